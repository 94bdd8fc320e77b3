import { lazy, Suspense } from 'react';
import { PartToCome } from '../../../base/page/PartToCome.tsx';
import type { OpenList } from '../cache/open-list.ts';
import { ItemGroups } from '../rows/ItemGroups.tsx';
import type { SortableRowsProps } from '../rows/SortableRows.tsx';
import { SteadyRows } from '../rows/SteadyRows.tsx';
import type { ListView } from './list-view.ts';

// Only where the order can be changed: it brings the machinery of dragging with it. Without that, rows stay where they are.
const loadSortableRows = () =>
  import('../rows/SortableRows.tsx').then(
    ({ SortableRows: rows }) => ({ default: rows }),
    () => ({ default: FixedRows }),
  );
const SortableRows = lazy(loadSortableRows);

void loadSortableRows(); // it is what is shown first, and comes while the list is read

interface OpenGiftsProps extends Omit<SortableRowsProps, 'missingCount'> {
  list: Pick<OpenList, 'items' | 'missingCount'>;
  look: ListView['look'];
  isSortable: boolean;
}

/** The gifts that can still be given, to be dragged into another order where the reader may change it. */
export function OpenGifts({ list: { items, missingCount }, look, isSortable, ...rows }: OpenGiftsProps) {
  if (isSortable)
    return (
      <Suspense fallback={<PartToCome rows={Math.min(items.length, 6)} />}>
        <SteadyRows items={items} hasMore={missingCount > 0}>
          <SortableRows {...rows} missingCount={missingCount} />
        </SteadyRows>
      </Suspense>
    );
  return (
    <SteadyRows items={items} hasMore={missingCount > 0}>
      <ItemGroups {...rows} look={look} />
    </SteadyRows>
  );
}

function FixedRows({ groups, context, highlights, shown }: SortableRowsProps) {
  return <ItemGroups groups={groups} look="list" context={context} highlights={highlights} shown={shown} />;
}
