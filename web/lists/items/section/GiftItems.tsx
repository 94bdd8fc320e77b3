import { t } from '@lingui/core/macro';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { isSmall } from '../../../base/design/small-screen.ts';
import { PartToCome } from '../../../base/page/PartToCome.tsx';
import { groupByCategory } from '../../../base/text/category-groups.ts';
import { choiceTextsOf } from '../../../base/text/choice-text.ts';
import { QuickAdd } from '../adding/QuickAdd.tsx';
import { useLanding } from '../cache/landing.ts';
import { awaitedItems, type ListItemsProps, type OpenList } from '../cache/open-list.ts';
import { chooseItems, partPurchased } from '../cache/sorting.ts';
import { ArchivedItems } from '../rows/ArchivedItems.tsx';
import { ItemGroups, type ShownGroup } from '../rows/ItemGroups.tsx';
import type { SortableRowsProps } from '../rows/SortableRows.tsx';
import { SteadyRows } from '../rows/SteadyRows.tsx';
import { TakenItems } from '../rows/TakenItems.tsx';
import { useFocusAfterRemoval } from '../rows/useFocusAfterRemoval.ts';
import { useSettledPurchases } from '../rows/useSettledPurchases.ts';
import { Selecting } from '../selecting/Selecting.tsx';
import { FirstStep } from './FirstStep.tsx';
import { GiftDock } from './GiftDock.tsx';
import { useListView } from './list-view.ts';
import { NoItems } from './NoItems.tsx';
import { TakenStrip } from './TakenStrip.tsx';
import { useTakenView } from './useTakenView.ts';
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
  const { list, isViewOpen, isJustMade, canChange, drawRest, isPast, isSelecting, onSelected } = props;
  const { id, listType, items, itemCount, missingCount, purchasesHidden, archivedItemCount } = list;
  const [view, changeView] = useListView(id, listType);
  const { look, sort, showArchived } = view;
  const [search, setSearch] = useState('');
  const [isFirstFilling] = useState(items.length + missingCount === 0);
  const [isAddedAbove] = useState(isFirstFilling || !isSmall()); // on a phone the field stands at its foot
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
  const isSurpriseOver =
    list.purchaseVisibility === 'SURPRISE' && !purchasesHidden && list.collaboratorRole !== 'HELPER';
  const takenView = useTakenView({ view, changeView, isSurpriseOver });
  const isTakenShown = taken.length > 0 && (takenView.isOpen || isSearching);
  const shownGroups = sort === 'custom' ? asGuestsSee(groups, toCome, list) : groups;
  const order = [isTakenShown ? taken : [], ...shownGroups.map((group) => group.items)];
  useFocusAfterRemoval(section, order.map(idsOf), heading);
  const { shown, highlights } = useLanding({
    listId: id,
    items,
    root: section,
    highlights: props.highlights,
    onReveal: () => setSearch(''),
  });

  const isGrouped = shownGroups.some(({ category }) => category !== null);
  const choiceTexts = useMemo(() => choiceTextsOf(items), [items]);
  const context = { listId: id, kind: listType, canChange, purchasesHidden, isPast, choiceTexts };
  const openContext = { ...context, areGrouped: isGrouped };
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
  const rows = { groups: shownGroups, context: openContext, highlights, shown };
  const takenItems = isTakenShown && (
    <TakenItems
      items={taken}
      count={taken.length + (isSearching ? 0 : awaited.purchased.length)}
      context={context}
      highlights={highlights}
      isIndented={isSortable}
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
        className="flex min-w-0 flex-col gap-3 max-sm:grow sm:gap-4"
      >
        <h2 id="items" ref={heading} tabIndex={-1} className="sr-only">
          {t`Items ${count}`}
        </h2>
        {items.length > 0 && <TakenStrip list={list} view={takenView} hasTaken={taken.length > 0} />}
        <div className={isFirstStep ? FIRST_STEP_CARD : 'contents'}>
          {isFirstStep && <FirstStep kind={listType} />}
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden sm:focus-within:sticky sm:top-16 sm:z-20 sm:-my-2 sm:bg-paper sm:py-2 lg:flex lg:items-start ${isViewOpen || (canChange && isAddedAbove) ? '' : 'max-sm:hidden'}`}
          >
            {canChange && isAddedAbove && (
              <div className="min-w-0 grow">
                <QuickAdd listId={id} kind={listType} items={items} takesFocus={isJustMade && isFirstFilling} />
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
        {!isSearching && takenItems}
        {isEmpty && missingCount > 0 ? null : isEmpty ? (
          !isFirstStep && <NoItems list={list} canChange={canChange} search={search} />
        ) : found + toCome.length === 0 ? (
          !isSearching && <p className="text-lg">{t`Everything on this list is taken.`}</p>
        ) : isSortable ? (
          <Suspense fallback={<PartToCome rows={Math.min(items.length, 6)} />}>
            <SteadyRows items={items} hasMore={missingCount > 0}>
              <SortableRows {...rows} missingCount={missingCount} />
            </SteadyRows>
          </Suspense>
        ) : (
          <SteadyRows items={items} hasMore={missingCount > 0}>
            <ItemGroups {...rows} look={look} />
          </SteadyRows>
        )}
        {isSearching && takenItems}
        {showArchived && <ArchivedItems context={context} revision={list.revision} />}
        {canChange && !isAddedAbove && <GiftDock listId={id} kind={listType} items={items} />}
      </section>
    </>
  );
}

/** Under the headings that guests read, where there are two or more, with room for items that are still to come. */
function asGuestsSee(
  groups: readonly ShownGroup[],
  toCome: ShownGroup['items'],
  { items, categoryOrder }: Pick<OpenList, 'items' | 'categoryOrder'>,
): ShownGroup[] {
  const open = [...groups.flatMap((group) => group.items), ...toCome];
  return groupByCategory(open, categoryOrder, [...items, ...toCome]).map(({ heading, things }) => ({
    category: heading,
    items: things,
  }));
}

function idsOf(items: ShownGroup['items']): string[] {
  return items.map(({ id }) => id);
}

function FixedRows({ groups, context, highlights, shown }: SortableRowsProps) {
  return <ItemGroups groups={groups} look="list" context={context} highlights={highlights} shown={shown} />;
}
