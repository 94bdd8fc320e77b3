import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { FlowingGroups, isFlowing } from './FlowingGroups.tsx';
import { chipsFor, GroupChips } from './GroupChips.tsx';
import { GRID_LAYOUTS, type GridProps, HEADING_LOOK, HEADING_MARK } from './grid-layouts.ts';
import { isMotionReduced } from './motion.ts';
import { Skeleton } from './Skeleton.tsx';

/** From here on only what is near the window is on the page. */
const LONG_FROM = 150;

const loadLongGrid = () =>
  import('./LongGrid.tsx').then(
    ({ LongGrid: long }) => ({ default: long }),
    () => ({ default: PlainGrid }), // slower, and everything is there
  );
const LongGrid = lazy(loadLongGrid) as typeof PlainGrid;

/** Fetches what a grid of so many things takes, where nothing else may stand in its place meanwhile. */
export async function prepareGrid(count: number): Promise<void> {
  if (count > LONG_FROM) await loadLongGrid();
}

/** Things in rows or beside each other, with or without headings, however many there are. */
export function Grid<Thing extends { id: string }>(props: GridProps<Thing>) {
  const { groups } = props;
  const isLongNow = groups.reduce((sum, { things }) => sum + things.length, 0) > LONG_FROM;
  const [isLong, setLong] = useState(isLongNow); // and stays so: searching does not build everything anew
  const [target, setTarget] = useState<GridProps<Thing>['target']>(null);
  if (isLongNow && !isLong) setLong(true);
  const grid = isLong ? (
    <Suspense fallback={<Skeleton shape={props.layout === 'rows' ? 'rows' : 'cards'} rows={6} />}>
      <LongGrid {...props} target={target} />
    </Suspense>
  ) : (
    <PlainGrid {...props} target={target} />
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
  if (!drawHeading && isFlowing(layout, groups)) {
    return <FlowingGroups groups={groups}>{children}</FlowingGroups>;
  }
  return groups.map((group) => {
    const { heading, key = heading, things } = group;
    const list = (
      <ul key={key} aria-label={heading ?? undefined} className={`relative ${GRID_LAYOUTS[layout].look}`}>
        {things.map((thing, index) => children(thing, index, NO_CELL))}
      </ul>
    );
    if (heading === null) return list;
    return (
      <div
        key={key}
        className={drawHeading ? 'grid grid-cols-[minmax(0,1fr)]' : 'grid grid-cols-[minmax(0,1fr)] gap-3'}
      >
        {drawHeading ? (
          drawHeading(group)
        ) : (
          <h3 {...{ [HEADING_MARK]: heading }} tabIndex={-1} className={`outline-none sm:mt-2 ${HEADING_LOOK}`}>
            {heading}
          </h3>
        )}
        {things.length > 0 && list}
      </div>
    );
  });
}

const NO_CELL = {};
