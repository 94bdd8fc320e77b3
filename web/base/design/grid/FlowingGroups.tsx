import type { CSSProperties, ReactNode } from 'react';
import { type Cell, type GridGroup, type GridProps, HEADING_LOOK, HEADING_MARK } from './grid-layouts.ts';

/** Where two things stand beside each other, and where three do. */
const AT_TWO = 'sm:max-lg:[grid-area:var(--of-two)]';
const AT_THREE = 'lg:[grid-area:var(--of-three)]';

/** A heading and the line below it, which is as long as its group in that row. */
const HEADING_PLACE = `mb-3 print:mt-3 print:mb-1 self-end sm:border-b sm:border-line sm:pb-1.5 sm:pt-2 ${HEADING_LOOK}`;

/** Whether groups flow in a layout: where one of several ends within a row, the next begins there, and leaves no hole. */
export function isFlowing(layout: string, groups: readonly GridGroup<unknown>[]): boolean {
  return layout === 'gifts' && groups.length > 1;
}

type FlowingGroupsProps<Thing extends { id: string }> = Pick<GridProps<Thing>, 'groups' | 'children'>;

/**
 * Groups one after another in the same rows, each with its heading above its first thing. Where a group ends in a row in
 * which another begins, its name stands there once more, so that nobody takes a thing for a part of the group beside it.
 * Every row of things has a row for headings above it, which takes no space where no group begins.
 */
export function FlowingGroups<Thing extends { id: string }>({
  groups,
  children,
}: FlowingGroupsProps<Thing>): ReactNode {
  let next = 0;
  const parts = groups.map(({ heading, key = heading, things }, group) => {
    const start = next;
    next += things.length;
    const isLast = group === groups.length - 1;
    return (
      <div key={key} className="contents">
        {heading !== null && (
          <h3
            {...{ [HEADING_MARK]: heading }}
            tabIndex={-1}
            style={areasOf((columns) => headingArea(start, next, columns))}
            className={`outline-none ${AT_TWO} ${AT_THREE} ${HEADING_PLACE}`}
          >
            {heading}
          </h3>
        )}
        {heading !== null && !isLast && <Continued heading={heading} start={start} end={next} />}
        <ul
          aria-label={heading ?? undefined}
          className="contents print:*:mb-0! *:mb-4 sm:*:mb-5 sm:max-lg:*:[grid-area:var(--of-two)] lg:*:[grid-area:var(--of-three)]"
        >
          {things.map((thing, index) => children(thing, index, cellAt(start + index)))}
        </ul>
      </div>
    );
  });
  return (
    <div className="@container -mb-4 grid print:block grid-cols-[minmax(0,1fr)] gap-x-5 sm:-mb-5 sm:grid-cols-2 lg:grid-cols-3">
      {parts}
    </div>
  );
}

/** The name of a group above what is left of it in its last row: to the eyes alone, since the list itself says it. */
function Continued({ heading, start, end }: { heading: string; start: number; end: number }) {
  const isAt = (columns: number) => end % columns > 0 && rowOf(start, columns) < rowOf(end, columns);
  const [isAtTwo, isAtThree] = [isAt(2), isAt(3)];
  if (!isAtTwo && !isAtThree) return null;
  return (
    <p
      aria-hidden
      data-continued={heading}
      style={areasOf((columns) => headingArea(end - (end % columns), end, columns))}
      className={`hidden print:hidden! font-fraunces font-semibold text-muted before:content-[attr(data-continued)] ${isAtTwo ? `sm:max-lg:block ${AT_TWO}` : ''} ${isAtThree ? `lg:block ${AT_THREE}` : ''} ${HEADING_PLACE}`}
    />
  );
}

const cells = new Map<number, Cell>();

/** The same object for the same place, so that nothing is drawn again that stays where it is. */
function cellAt(place: number): Cell {
  const cell = cells.get(place) ?? { style: areasOf((columns) => areaAt(place, columns, 2)) };
  cells.set(place, cell);
  return cell;
}

function areasOf(area: (columns: number) => string): CSSProperties {
  return { '--of-two': area(2), '--of-three': area(3) } as CSSProperties;
}

/** Above the things from `start`, as far as they go in that row. */
function headingArea(start: number, end: number, columns: number): string {
  const width = Math.min(end - start, columns - (start % columns));
  return `${areaAt(start, columns, 1)} / auto / span ${Math.max(width, 1)}`;
}

/** Row and column; `line` is 1 for a heading, and 2 for what is below it. */
function areaAt(place: number, columns: number, line: 1 | 2): string {
  return `${2 * rowOf(place, columns) + line} / ${(place % columns) + 1}`;
}

/** From 0. */
function rowOf(place: number, columns: number): number {
  return Math.floor(place / columns);
}
