import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Skeleton } from '../design/Skeleton.tsx';
import { AddFromUrlButton } from './AddFromUrlButton.tsx';
import { ArchivedItems } from './ArchivedItems.tsx';
import { ItemGroups } from './ItemGroups.tsx';
import type { ItemsSection_listFragment } from './ItemsSection.generated.ts';
import type { Highlights } from './item-context.ts';
import { useListView } from './list-view.ts';
import { NoItems } from './NoItems.tsx';
import type { SortableRowsProps } from './SortableRows.tsx';
import { SurpriseNote } from './SurpriseNote.tsx';
import { chooseItems } from './sorting.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useSettledPurchases } from './useSettledPurchases.ts';
import { ViewOptions } from './ViewOptions.tsx';

// Only where the order can be changed: it brings the machinery of dragging with it. Without that, rows stay where they are.
const SortableRows = lazy(() =>
  import('./SortableRows.tsx').then(
    ({ SortableRows: rows }) => ({ default: rows }),
    () => ({ default: FixedRows }),
  ),
);

interface GiftItemsProps {
  list: ItemsSection_listFragment;
  highlights: Highlights;
  isViewOpen: boolean;
  canChange: boolean;
}

/** What is on a wishlist or a registry, for those who work on it. */
export function GiftItems({ list, highlights, isViewOpen, canChange }: GiftItemsProps) {
  const { id, listType, items, purchasesHidden, archivedItemCount } = list;
  const [view, changeView] = useListView(id, listType);
  const { look, sort, showPurchased, showArchived } = view;
  const [search, setSearch] = useState('');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useSettledPurchases(items, section);
  const groups = useMemo(
    () => chooseItems(items, { search, sort, showPurchased, isDone }),
    [items, search, sort, showPurchased, isDone],
  );
  const shown = groups.map((group) => group.items.map((item) => item.id));
  useFocusAfterRemoval(section, shown, heading);

  const context = { listId: id, kind: listType, canChange, purchasesHidden };
  const hasArchived = archivedItemCount > 0 || showArchived;
  const isEmpty = groups.every((group) => group.items.length === 0);
  const isSortable = look === 'list' && sort === 'custom' && canChange;
  return (
    <section ref={section} aria-labelledby="items" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="items" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Items <span className="text-lg font-normal text-muted tabular-nums">{items.length}</span>
        </h2>
        {canChange && <AddFromUrlButton listId={id} />}
      </div>
      {purchasesHidden && <SurpriseNote until={list.eventDate} />}
      {(items.length > 0 || hasArchived) && (
        <div className={`grid items-center gap-3 sm:flex sm:flex-wrap ${isViewOpen ? '' : 'max-sm:hidden'}`}>
          <ViewOptions
            view={view}
            onChange={changeView}
            search={search}
            onSearch={setSearch}
            hasItems={items.length > 0}
            hasArchived={hasArchived}
            hasPurchases={!purchasesHidden}
          />
        </div>
      )}
      {isEmpty ? (
        <NoItems list={list} canChange={canChange} search={search} />
      ) : isSortable ? (
        <Suspense fallback={<Skeleton rows={Math.min(items.length, 6)} />}>
          <SortableRows items={groups[0]?.items ?? []} context={context} highlights={highlights} />
        </Suspense>
      ) : (
        <ItemGroups groups={groups} look={look} context={context} highlights={highlights} />
      )}
      {showArchived && <ArchivedItems context={context} revision={list.revision} />}
    </section>
  );
}

function FixedRows({ items, ...rest }: SortableRowsProps) {
  return <ItemGroups groups={[{ category: null, items: [...items] }]} look="list" {...rest} />;
}
