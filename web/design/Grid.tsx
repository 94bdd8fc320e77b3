import { lazy, type ReactNode, Suspense, useState } from 'react';
import { GRID_LAYOUTS, type GridProps, HEADING_LOOK } from './grid-layouts.ts';
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
  if (isLongNow && !isLong) setLong(true);
  if (!isLong) return <PlainGrid {...props} />;
  return (
    <Suspense fallback={<Skeleton shape={props.layout === 'rows' ? 'rows' : 'cards'} rows={6} />}>
      <LongGrid {...props} />
    </Suspense>
  );
}

function PlainGrid<Thing extends { id: string }>({
  layout,
  groups,
  drawHeading,
  children,
}: GridProps<Thing>): ReactNode {
  return groups.map((group) => {
    const { heading, key = heading, things } = group;
    const list = (
      <ul key={key} aria-label={heading ?? undefined} className={`relative ${GRID_LAYOUTS[layout].look}`}>
        {things.map((thing, index) => children(thing, index, NO_CELL))}
      </ul>
    );
    if (heading === null) return list;
    return (
      <div key={key} className={drawHeading ? 'grid' : 'grid gap-3'}>
        {drawHeading ? drawHeading(group) : <h3 className={`mt-2 ${HEADING_LOOK}`}>{heading}</h3>}
        {things.length > 0 && list}
      </div>
    );
  });
}

const NO_CELL = {};
