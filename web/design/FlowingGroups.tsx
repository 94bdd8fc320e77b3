import type { CSSProperties, ReactNode } from 'react';
import { type Cell, type GridGroup, type GridProps, HEADING_LOOK, HEADING_MARK } from './grid-layouts.ts';

/** A group with fewer things would leave room beside it that nothing fills. */
const FULL_ROW = 3;

/** Whether one of several groups is too small for rows of its own. */
export function hasSmallGroups(groups: readonly GridGroup<unknown>[]): boolean {
  return groups.length > 1 && groups.some(({ things }) => things.length < FULL_ROW);
}

/**
 * Groups one after another in the same rows, each with its heading above its first thing, so that no row but the last has
 * room left. Every row of things has a row for headings above it, which takes no space where no group begins. What stands
 * in such a row of the group before has its heading there again, so that nobody takes it for a part of the next.
 */
export function FlowingGroups<Thing extends { id: string }>({
  groups,
  children,
}: Pick<GridProps<Thing>, 'groups' | 'children'>): ReactNode {
  const total = groups.reduce((sum, { things }) => sum + things.length, 0);
  let place = 0;
  const parts = groups.map(({ heading, key = heading, things }) => {
    const first = place;
    place += things.length;
    const isLast = place === total;
    return (
      <div key={key} className="contents">
        {heading !== null && (
          <h3
            {...{ [HEADING_MARK]: heading }}
            tabIndex={-1}
            style={headingCellAt(first)}
            className={`mb-3 self-end outline-none sm:max-lg:[grid-area:var(--of-two)] lg:[grid-area:var(--of-three)] ${HEADING_LOOK}`}
          >
            {heading}
          </h3>
        )}
        {!isLast && <HeadingAgain heading={heading} first={first} next={place} columns={2} />}
        {!isLast && <HeadingAgain heading={heading} first={first} next={place} columns={3} />}
        <ul
          aria-label={heading ?? undefined}
          className="contents *:mb-4 sm:*:mb-5 sm:max-lg:*:[grid-area:var(--of-two)] lg:*:[grid-area:var(--of-three)]"
        >
          {things.map((thing, index) => children(thing, index, cellAt(first + index)))}
        </ul>
      </div>
    );
  });
  return (
    <div className="-mb-4 grid grid-cols-[minmax(0,1fr)] gap-x-5 sm:-mb-5 sm:grid-cols-2 lg:grid-cols-3">{parts}</div>
  );
}

interface HeadingAgainProps {
  heading: string | null;
  /** The place of the first thing of its group, and of the group after it. */
  first: number;
  next: number;
  columns: 2 | 3;
}

const SHOWN_AT = {
  2: 'hidden sm:max-lg:block sm:max-lg:[grid-area:var(--of-two)]',
  3: 'hidden lg:block lg:[grid-area:var(--of-three)]',
};

/** Above what a group has in a row in which the next one begins. Whoever hears the page has each thing under its heading anyway. */
function HeadingAgain({ heading, first, next, columns }: HeadingAgainProps) {
  const startOfRow = next - (next % columns);
  if (heading === null || startOfRow === next || startOfRow <= first) return null;
  return (
    <p
      aria-hidden
      style={headingCellAt(startOfRow)}
      className={`mb-3 self-end truncate font-fraunces text-muted ${SHOWN_AT[columns]} ${HEADING_LOOK}`}
    >
      {heading}
    </p>
  );
}

const cells: Cell[] = [];

/** The same object for the same place, so that nothing is drawn again that stays where it is. */
function cellAt(place: number): Cell {
  cells[place] ??= { style: areasOf(place, 2) };
  return cells[place];
}

function headingCellAt(place: number): CSSProperties {
  return areasOf(place, 1);
}

/** Row and column where two, and where three stand beside each other. */
function areasOf(place: number, line: 1 | 2): CSSProperties {
  const area = (columns: number) => `${2 * Math.floor(place / columns) + line} / ${(place % columns) + 1}`;
  return { '--of-two': area(2), '--of-three': area(3) } as CSSProperties;
}
