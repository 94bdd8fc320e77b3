import type { FragmentType } from '@apollo/client';
import { LayoutGrid, List as ListIcon, Plus, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Checkbox } from '../design/Checkbox.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { ProgressBar } from '../design/ProgressBar.tsx';
import { SearchField } from '../design/SearchField.tsx';
import { SegmentedControl } from '../design/SegmentedControl.tsx';
import { Select } from '../design/Select.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { LinkButton } from '../page/LinkButton.tsx';
import { ArchivedItems } from './ArchivedItems.tsx';
import { BulkAddButton } from './BulkAddButton.tsx';
import { ItemGroups } from './ItemGroups.tsx';
import { type ItemsSection_listFragment, useItemsSection_listFragment } from './ItemsSection.generated.ts';
import type { Highlights } from './item-context.ts';
import { useListView } from './list-view.ts';
import { QuickAdd } from './QuickAdd.tsx';
import type { SortableRowsProps } from './SortableRows.tsx';
import { SurpriseNote } from './SurpriseNote.tsx';
import { chooseItems, isPurchased, partPurchased, SORTS, type Sort } from './sorting.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useSettledPurchases } from './useSettledPurchases.ts';

// Only where the order can be changed: it brings the machinery of dragging with it. Without that, rows stay where they are.
const SortableRows = lazy(() =>
  import('./SortableRows.tsx').then(
    ({ SortableRows: rows }) => ({ default: rows }),
    () => ({ default: FixedRows }),
  ),
);

const LOOKS = [
  { value: 'grid', label: 'Grid view', icon: <LayoutGrid aria-hidden /> },
  { value: 'list', label: 'List view', icon: <ListIcon aria-hidden /> },
] as const;

interface ItemsSectionProps {
  list: FragmentType<ItemsSection_listFragment>;
  highlights: Highlights;
}

export function ItemsSection({ list, highlights }: ItemsSectionProps) {
  const { data, complete } = useItemsSection_listFragment(list);
  if (!complete) return null;
  return <Items list={data} highlights={highlights} />;
}

function Items({ list, highlights }: { list: ItemsSection_listFragment; highlights: Highlights }) {
  const { id, listType, items, purchasesHidden, archivedItemCount } = list;
  const [{ look, sort, showPurchased, showArchived }, changeView] = useListView(id, listType);
  const [search, setSearch] = useState('');
  const [isViewOpen, setIsViewOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useSettledPurchases(items, section);
  const chosen = useMemo(
    () => chooseItems(items, { search, sort, showPurchased, isDone }),
    [items, search, sort, showPurchased, isDone],
  );
  const isShopping = listType === 'SHOPPING';
  const { groups, purchased } = isShopping ? partPurchased(chosen, isDone) : { groups: chosen, purchased: [] };
  const shown = [...groups.map((group) => group.items), purchased].map((some) => some.map((item) => item.id));
  useFocusAfterRemoval(section, shown, heading);

  const canChange = list.viewerRole !== 'VIEWER' && !list.isDemo;
  const context = { listId: id, kind: listType, canChange, purchasesHidden };

  const hasArchived = archivedItemCount > 0 || showArchived;
  const isEmpty = chosen.every((group) => group.items.length === 0);
  const isSortable = look === 'list' && sort === 'custom' && canChange;
  return (
    <section
      ref={section}
      aria-labelledby="items"
      className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isShopping ? 'max-sm:gap-3' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="items" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          Items <span className="text-lg font-normal text-muted tabular-nums">{items.length}</span>
        </h2>
        {canChange && (
          <div className={`flex flex-wrap gap-2 ${isShopping ? 'max-sm:grow max-sm:*:grow' : ''}`}>
            {isShopping && <BulkAddButton listId={id} />}
            <LinkButton look={isShopping ? 'quiet' : 'primary'} to={`/lists/${id}/items/add`}>
              <Plus aria-hidden className="size-5" />
              Add Item
            </LinkButton>
          </div>
        )}
      </div>
      {purchasesHidden && <SurpriseNote until={list.eventDate} />}
      {isShopping && (canChange || items.length > 0 || hasArchived) && (
        <div className="top-16 z-10 -mx-4 grid gap-2 bg-paper/95 px-4 py-2 sm:gap-2.5 sm:py-2.5 backdrop-blur-sm sm:mx-0 sm:px-0 [@media(min-height:30rem)]:sticky">
          {(items.length > 0 || hasArchived) && (
            <div className="flex items-center gap-3">
              {items.length > 0 && !purchasesHidden && (
                <Progress done={items.filter(isPurchased).length} of={items.length} />
              )}
              <div className="ml-auto sm:hidden">
                <IconButton
                  label="Search and sort"
                  icon={<SlidersHorizontal aria-hidden />}
                  aria-expanded={isViewOpen}
                  aria-controls="items-view"
                  onClick={() => setIsViewOpen(!isViewOpen)}
                />
              </div>
            </div>
          )}
          {canChange && <QuickAdd listId={id} />}
        </div>
      )}
      {(items.length > 0 || hasArchived) && (
        <div
          id="items-view"
          className={`grid items-center gap-3 sm:flex sm:flex-wrap ${isShopping && !isViewOpen ? 'max-sm:hidden' : ''}`}
        >
          {items.length > 0 && (
            <>
              <div className="sm:min-w-56 sm:grow">
                <SearchField label="Search items" placeholder="Search items..." value={search} onChange={setSearch} />
              </div>
              <div className="flex items-center gap-3">
                <div className="min-w-0 grow sm:w-62">
                  <Select
                    label="Sort"
                    labelHidden
                    value={sort}
                    onChange={(event) => changeView({ sort: event.target.value as Sort })}
                  >
                    {SORTS.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </Select>
                </div>
                <SegmentedControl
                  label="View"
                  iconsOnly
                  options={LOOKS}
                  value={look}
                  onChange={(next) => changeView({ look: next })}
                />
              </div>
            </>
          )}
          <div className="flex flex-wrap gap-x-5">
            {items.length > 0 && !purchasesHidden && (
              <Checkbox
                label="Show purchased"
                checked={showPurchased}
                onChange={(event) => changeView({ showPurchased: event.target.checked })}
              />
            )}
            {hasArchived && (
              <Checkbox
                label="Show archived"
                checked={showArchived}
                onChange={(event) => changeView({ showArchived: event.target.checked })}
              />
            )}
          </div>
        </div>
      )}
      {isEmpty ? (
        <NoItems list={list} canChange={canChange} search={search} />
      ) : groups.length === 0 ? (
        <p className="text-lg">Everything is in the basket.</p>
      ) : isSortable ? (
        <Suspense fallback={<Skeleton rows={Math.min(items.length, 6)} />}>
          <SortableRows items={groups[0]?.items ?? []} context={context} highlights={highlights} />
        </Suspense>
      ) : (
        <ItemGroups groups={groups} look={look} context={context} highlights={highlights} />
      )}
      {purchased.length > 0 && (
        <ItemGroups
          groups={[{ category: 'Purchased', items: purchased }]}
          look={look}
          context={context}
          highlights={highlights}
        />
      )}
      {showArchived && <ArchivedItems context={context} revision={list.revision} />}
    </section>
  );
}

function FixedRows({ items, ...rest }: SortableRowsProps) {
  return <ItemGroups groups={[{ category: null, items: [...items] }]} look="list" {...rest} />;
}

/** How far the shopping has come, counted in items. */
function Progress({ done, of }: { done: number; of: number }) {
  return (
    <div className="flex grow items-center gap-3">
      <p className="shrink-0 text-sm font-semibold tabular-nums">{`Purchased ${done} / ${of}`}</p>
      <ProgressBar label="Items purchased" value={done} max={of} />
    </div>
  );
}

interface NoItemsProps {
  list: ItemsSection_listFragment;
  canChange: boolean;
  search: string;
}

function NoItems({ list, canChange, search }: NoItemsProps) {
  const isSearching = search.trim() !== '';
  const isAllBought = list.items.length > 0 && list.items.every(isPurchased);
  return (
    <EmptyState
      title="No items found"
      kind={list.listType}
      level={3}
      action={
        canChange &&
        !isSearching && (
          <LinkButton look={isAllBought ? 'quiet' : 'primary'} to={`/lists/${list.id}/items/add`}>
            <Plus aria-hidden className="size-5" />
            Add Item
          </LinkButton>
        )
      }
    >
      <p>
        {isSearching
          ? `Nothing on this list matches "${search.trim()}". Try other words.`
          : isAllBought
            ? 'Everything on this list has been purchased. Tick "Show purchased" to see it.'
            : FIRST_STEP[list.listType]}
      </p>
    </EmptyState>
  );
}

const FIRST_STEP = {
  WISHLIST: 'Nothing is wished for yet. Add what would make you happy, then share the link.',
  REGISTRY: 'Nothing is on the registry yet. Add what you need, with how many of it, then share the link.',
  SHOPPING: 'Nothing to buy yet. Add what you need, and tick it off in the shop.',
};
