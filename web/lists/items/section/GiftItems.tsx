import { t } from '@lingui/core/macro';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AwaitedItem } from '../../../base/page/awaited-items.ts';
import { PartToCome } from '../../../base/page/PartToCome.tsx';
import { QuickAdd } from '../adding/QuickAdd.tsx';
import { awaitedItems, type ListItemsProps } from '../cache/open-list.ts';
import { chooseItems, partPurchased } from '../cache/sorting.ts';
import { leadToThanks } from '../cache/to-thank.ts';
import { ArchivedItems } from '../rows/ArchivedItems.tsx';
import { ItemGroups, type ShownGroup } from '../rows/ItemGroups.tsx';
import type { SortableRowsProps } from '../rows/SortableRows.tsx';
import { SteadyRows } from '../rows/SteadyRows.tsx';
import { TakenItems } from '../rows/TakenItems.tsx';
import { useFocusAfterRemoval } from '../rows/useFocusAfterRemoval.ts';
import { useSettledPurchases } from '../rows/useSettledPurchases.ts';
import { Selecting } from '../selecting/Selecting.tsx';
import { FirstStep } from './FirstStep.tsx';
import { isSmall, useListView } from './list-view.ts';
import { NoItems } from './NoItems.tsx';
import { TakenStrip } from './TakenStrip.tsx';
import { ViewButton } from './ViewButton.tsx';
import { ItemSearch, ViewChoices } from './ViewOptions.tsx';

// Only where the order can be changed: it brings the machinery of dragging with it. Without that, rows stay where they are.
const loadSortableRows = () =>
  import('../rows/SortableRows.tsx').then(
    ({ SortableRows: rows }) => ({ default: rows }),
    () => ({ default: FixedRows }),
  );
const SortableRows = lazy(loadSortableRows);

void loadSortableRows(); // it is what is shown first, and comes while the list is read

/** Around the first thing to do, where there is room: nothing else is there to be seen. */
const FIRST_STEP_CARD =
  'grid grid-cols-[minmax(0,1fr)] gap-3 sm:mt-2 sm:justify-items-center sm:gap-6 sm:rounded-card sm:border sm:border-line sm:bg-card sm:px-8 sm:py-16 sm:shadow-card sm:*:w-full sm:*:max-w-xl';

export function GiftItems(props: ListItemsProps) {
  const { list, highlights, isViewOpen, isJustMade, canChange, drawRest, isSelecting, onSelected } = props;
  const { id, listType, items, itemCount, missingCount, purchasesHidden, archivedItemCount } = list;
  const [view, changeView] = useListView(id, listType);
  const { look, sort, showPurchased, showArchived } = view;
  const [search, setSearch] = useState('');
  const [isFirstFilling] = useState(items.length + missingCount === 0);
  const [isAddedAbove] = useState(isFirstFilling || !isSmall()); // on a phone what is there comes first
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useSettledPurchases(items, section);
  const chosen = useMemo(
    () => chooseItems(items, { search, sort, showPurchased: true, isDone }),
    [items, search, sort, isDone],
  );
  const { groups, purchased: taken } = purchasesHidden
    ? { groups: chosen, purchased: [] }
    : partPurchased(chosen, isDone);
  const isSearching = search.trim() !== '';
  const isInOrder = sort === 'custom' && !isSearching; // what comes later comes behind then
  const awaited = useMemo(() => awaitedItems(list, isDone), [list, isDone]);
  const toCome = isInOrder ? awaited.open : [];
  const isSurpriseOver = list.purchaseVisibility === 'SURPRISE' && !purchasesHidden;
  const [isRefolded, setRefolded] = useState(false);
  const isTakenOpen = isSurpriseOver ? !isRefolded : showPurchased || isSearching;
  const shown = [...groups.map((group) => group.items), isTakenOpen ? taken : []].map((some) =>
    some.map(({ id }) => id),
  );
  useFocusAfterRemoval(section, shown, heading);

  const context = { listId: id, kind: listType, canChange, purchasesHidden };
  const hasArchived = archivedItemCount > 0 || showArchived;
  const choices = {
    view,
    onChange: changeView,
    hasItems: items.length > 0,
    hasArchived,
    hasPurchases: !purchasesHidden,
  };
  const found = groups.reduce((sum, group) => sum + group.items.length, 0);
  const count = items.length + missingCount;
  const matchCount = found + taken.length;
  const isEmpty = found + toCome.length + taken.length === 0;
  const isFirstStep = canChange && isAddedAbove && items.length + missingCount === 0;
  const isSortable = look === 'list' && sort === 'custom' && canChange;
  const toggleTaken = (isOpen: boolean) =>
    isSurpriseOver ? setRefolded(!isOpen) : changeView({ showPurchased: isOpen });
  const thank = () => {
    flushSync(() => toggleTaken(true));
    leadToThanks(section.current);
  };
  // Once a surprise is over they are what the list is opened for.
  const takenItems = taken.length > 0 && (
    <TakenItems
      items={taken}
      count={taken.length + (isSearching ? 0 : awaited.purchased.length)}
      context={context}
      highlights={highlights}
      isOpen={isTakenOpen}
      isIndented={isSortable}
      onToggle={() => toggleTaken(!isTakenOpen)}
    />
  );
  // A typed or pasted text that is not added yet outlasts selecting.
  return (
    <>
      {isSelecting && (
        <Selecting
          list={list}
          groups={[...groups, { category: t({ message: `Taken`, context: 'heading of gifts' }), items: taken }]}
          search={search}
          onSearch={setSearch}
          rest={drawRest(true)}
          onDone={onSelected}
        />
      )}
      <section
        ref={section}
        hidden={isSelecting}
        aria-labelledby="items"
        className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4"
      >
        <h2 id="items" ref={heading} tabIndex={-1} className="sr-only">
          {t`Items ${count}`}
        </h2>
        <div className={isFirstStep ? FIRST_STEP_CARD : 'contents'}>
          {isFirstStep && <FirstStep kind={listType} />}
          {items.length > 0 && <TakenStrip list={list} onThank={thank} />}
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden lg:flex lg:items-start ${isViewOpen || (canChange && isAddedAbove) ? '' : 'max-sm:hidden'}`}
          >
            {canChange && isAddedAbove && (
              <div className="min-w-0 grow">
                <QuickAdd listId={id} kind={listType} takesFocus={isJustMade && isFirstFilling} />
              </div>
            )}
            {(items.length > 0 || hasArchived) && (
              <div
                className={`grid grid-cols-[minmax(0,1fr)] gap-2 sm:flex sm:items-center sm:gap-3 ${isViewOpen ? '' : 'max-sm:hidden'} ${canChange ? '' : 'grow'}`}
              >
                <div className="min-w-0 grow sm:max-w-md lg:w-56 lg:grow-0 empty:hidden">
                  {items.length > 0 && <ItemSearch search={search} onSearch={setSearch} isUnfolded={false} />}
                </div>
                {isViewOpen && (
                  <div className="grid gap-1 sm:hidden">
                    <ViewChoices {...choices} />
                  </div>
                )}
                <div className="ms-auto shrink-0 max-sm:hidden">
                  <ViewButton {...choices} />
                </div>
              </div>
            )}
          </div>
          {isFirstStep && (
            <p className="text-sm text-balance text-muted sm:text-center">
              {t`Got a list already? Paste all of it: each line becomes an item.`}
            </p>
          )}
        </div>
        {isSearching && <p role="status" className="text-muted">{t`${matchCount} of ${itemCount} match`}</p>}
        {drawRest(!isInOrder)}
        {isSurpriseOver && takenItems}
        {isEmpty && missingCount > 0 ? null : isEmpty ? (
          !isFirstStep && <NoItems list={list} canChange={canChange} search={search} />
        ) : found + toCome.length === 0 ? (
          !isSearching && <p className="text-lg">{t`Everything on this list is taken.`}</p>
        ) : isSortable ? (
          <Suspense fallback={<PartToCome rows={Math.min(items.length, 6)} />}>
            <SteadyRows items={items}>
              <SortableRows
                items={groups[0]?.items ?? []}
                awaited={toCome}
                missingCount={missingCount}
                context={context}
                highlights={highlights}
              />
            </SteadyRows>
          </Suspense>
        ) : (
          <SteadyRows items={items}>
            <ItemGroups groups={withAwaited(groups, toCome)} look={look} context={context} highlights={highlights} />
          </SteadyRows>
        )}
        {canChange && !isAddedAbove && <QuickAdd listId={id} kind={listType} />}
        {!isSurpriseOver && takenItems}
        {showArchived && <ArchivedItems context={context} revision={list.revision} />}
      </section>
    </>
  );
}

function withAwaited(groups: readonly ShownGroup[], awaited: readonly AwaitedItem[]): readonly ShownGroup[] {
  const [only = { category: null, items: [] }] = groups;
  return awaited.length > 0 ? [{ ...only, items: [...only.items, ...awaited] }] : groups;
}

function FixedRows({ items, awaited, context, highlights }: SortableRowsProps) {
  const groups = [{ category: null, items: [...items, ...awaited] }];
  return <ItemGroups groups={groups} look="list" context={context} highlights={highlights} />;
}
