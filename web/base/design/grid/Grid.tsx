import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withSoftHyphens } from '../../text/soft-hyphens.ts';
import { isMotionReduced } from '../motion.ts';
import { Skeleton } from '../Skeleton.tsx';
import { chipsFor, GroupChips } from './GroupChips.tsx';
import { GRID_LAYOUTS, type GridProps, HEADING_MARK, headingLook } from './grid-layouts.ts';

/** In things: only those near the window are on the page from here on. */
const LONG_FROM = 100;

type LongGrid = Pick<typeof import('./LongGrid.tsx'), 'LongGrid' | 'placeIn'>;

let longGrid: LongGrid | null = null;

async function loadLongGrid(): Promise<LongGrid> {
  try {
    longGrid ??= await import('./LongGrid.tsx');
    return longGrid;
  } catch {
    return { LongGrid: PlainGrid, placeIn: () => null }; // slower, and everything is there
  }
}

/** Nothing else may stand in the grid's place meanwhile. Any number may come where none is said. */
export async function prepareGrid(count = Number.POSITIVE_INFINITY): Promise<void> {
  if (count > LONG_FROM) await loadLongGrid();
}

export function Grid<Thing extends { id: string }>(props: GridProps<Thing>) {
  const { groups, layout, hasMore } = props;
  const isLong = hasMore || groups.reduce((sum, { things }) => sum + things.length, 0) > LONG_FROM;
  const lastShort = useRef(isLong ? null : groups);
  if (!isLong) lastShort.current = groups;
  const plain = useRef<HTMLDivElement>(null);
  const long = useLongGrid(isLong, ({ placeIn }) => placeIn(plain.current, lastShort.current ?? []));
  const [target, setTarget] = useState<GridProps<Thing>['target']>(null);
  const shortGroups = lastShort.current;
  const grid = long ? (
    <long.LongGrid {...props} target={target} place={long.place} />
  ) : shortGroups ? (
    <div ref={plain} className="contents">
      <PlainGrid {...props} groups={shortGroups} target={target} />
    </div>
  ) : (
    <Skeleton shape={layout === 'rows' ? 'rows' : 'cards'} rows={6} />
  );
  const chips = props.hasChips ? chipsFor(groups, props.counts) : [];
  if (chips.length === 0) return grid;
  return (
    <>
      <GroupChips chips={chips} onChoose={(heading) => setTarget({ heading })} />
      {grid}
    </>
  );
}

/**
 * Null until it has come, while the drawn rows stay as they are. A grid that was long once stays so: searching
 * does not build everything anew.
 */
function useLongGrid(isLong: boolean, placeNow: (grid: LongGrid) => GridProps<never>['place']) {
  const [long, setLong] = useState(() => isLong && longGrid && { ...longGrid, place: placeNow(longGrid) });
  const latestPlace = useRef(placeNow);
  latestPlace.current = placeNow;
  const isAwaited = isLong && !long;
  useEffect(() => {
    if (!isAwaited) return;
    let isGone = false;
    void loadLongGrid().then((grid) => {
      if (!isGone) setLong({ ...grid, place: latestPlace.current(grid) });
    });
    return () => {
      isGone = true;
    };
  }, [isAwaited]);
  return long;
}

function PlainGrid<Thing extends { id: string }>({
  layout,
  groups,
  target,
  drawHeading,
  children,
}: GridProps<Thing>): ReactNode {
  useEffect(() => {
    const headings = target ? document.querySelectorAll<HTMLElement>(`[${HEADING_MARK}]`) : [];
    const heading = [...headings].find((each) => each.getAttribute(HEADING_MARK) === target?.heading);
    if (!heading) return;
    heading.scrollIntoView({ behavior: isMotionReduced() ? 'auto' : 'smooth' });
    heading.focus({ preventScroll: true });
  }, [target]);
  return groups.map((group) => {
    const { heading, key = heading, things } = group;
    const list = (
      <ul key={key} aria-label={heading ?? undefined} className={`relative ${GRID_LAYOUTS[layout].look}`}>
        {things.map((thing, index) => children(thing, index, NO_CELL))}
      </ul>
    );
    if (heading === null) return list;
    return (
      <div key={key} className={`grid grid-cols-[minmax(0,1fr)] print:block ${drawHeading ? '' : 'gap-3'}`}>
        {drawHeading ? (
          drawHeading(group)
        ) : (
          <h3 {...{ [HEADING_MARK]: heading }} tabIndex={-1} className={`outline-none sm:mt-2 ${headingLook(layout)}`}>
            {withSoftHyphens(heading)}
          </h3>
        )}
        {things.length > 0 && list}
      </div>
    );
  });
}

const NO_CELL = {};
