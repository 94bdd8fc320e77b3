import type { CSSProperties, ReactNode } from 'react';
import { type Cell, type GridGroup, type GridProps, HEADING_LOOK, HEADING_MARK } from './grid-layouts.ts';

/** Whether groups of a single thing follow each other, which would leave room beside each that nothing fills. */
export function hasSingles(groups: readonly GridGroup<unknown>[]): boolean {
  return groups.some(({ things }, index) => things.length === 1 && groups[index + 1]?.things.length === 1);
}

/**
 * Groups of a single thing beside each other, each with its heading above it; larger ones in rows of their own, so that
 * nobody takes a thing for a part of the group beside it. Every row of things has a row for headings above it, which takes
 * no space where no group begins.
 */
export function FlowingGroups<Thing extends { id: string }>({
  groups,
  children,
}: Pick<GridProps<Thing>, 'groups' | 'children'>): ReactNode {
  const [ofTwo, ofThree] = [startsOf(groups, 2), startsOf(groups, 3)];
  const parts = groups.map(({ heading, key = heading, things }, group) => {
    const [two = 0, three = 0] = [ofTwo[group], ofThree[group]];
    return (
      <div key={key} className="contents">
        {heading !== null && (
          <h3
            {...{ [HEADING_MARK]: heading }}
            tabIndex={-1}
            style={areasOf(two, three, 1)}
            className={`mb-3 self-end outline-none sm:max-lg:[grid-area:var(--of-two)] lg:[grid-area:var(--of-three)] ${HEADING_LOOK}`}
          >
            {heading}
          </h3>
        )}
        <ul
          aria-label={heading ?? undefined}
          className="contents *:mb-4 sm:*:mb-5 sm:max-lg:*:[grid-area:var(--of-two)] lg:*:[grid-area:var(--of-three)]"
        >
          {things.map((thing, index) => children(thing, index, cellAt(two + index, three + index)))}
        </ul>
      </div>
    );
  });
  return (
    <div className="@container -mb-4 grid grid-cols-[minmax(0,1fr)] gap-x-5 sm:-mb-5 sm:grid-cols-2 lg:grid-cols-3">
      {parts}
    </div>
  );
}

/** The place of the first thing of each group, where so many stand beside each other. */
function startsOf(groups: readonly GridGroup<unknown>[], columns: number): number[] {
  let place = 0;
  return groups.map(({ things }, group) => {
    const before = groups[group - 1]?.things.length ?? 1;
    if (things.length > 1 || before > 1) place = Math.ceil(place / columns) * columns;
    const start = place;
    place += things.length;
    return start;
  });
}

const cells = new Map<string, Cell>();

/** The same object for the same places, so that nothing is drawn again that stays where it is. */
function cellAt(two: number, three: number): Cell {
  const key = `${two} ${three}`;
  const cell = cells.get(key) ?? { style: areasOf(two, three, 2) };
  cells.set(key, cell);
  return cell;
}

/** Row and column where two, and where three stand beside each other. */
function areasOf(two: number, three: number, line: 1 | 2): CSSProperties {
  const area = (place: number, columns: number) =>
    `${2 * Math.floor(place / columns) + line} / ${(place % columns) + 1}`;
  return { '--of-two': area(two, 2), '--of-three': area(three, 3) } as CSSProperties;
}
