import { t } from '@lingui/core/macro';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { Grid } from '../../../base/design/grid/Grid.tsx';
import type { Cell, GridGroup } from '../../../base/design/grid/grid-layouts.ts';
import { Highlight } from '../../../base/design/Highlight.tsx';
import { ProgressBar } from '../../../base/design/ProgressBar.tsx';
import { type AwaitedItem, isAwaited } from '../../../base/page/awaited-items.ts';
import { PlaceholderRow } from '../../../base/page/PlaceholderRow.tsx';
import { useStableValue } from '../../../base/state/useStableValue.ts';
import { categoryKey, categoryLabel, groupInOrder } from '../../../base/text/category-groups.ts';
import type { Highlights, ItemContext } from '../cache/item-context.ts';
import { useLanding } from '../cache/landing.ts';
import type { ListedItem } from '../cache/open-list.ts';
import { awaitedItems, type ListItemsProps, useWhenWhole } from '../cache/open-list.ts';
import { useShoppingTrips, withNewFirst } from '../cache/shopping-trips.ts';
import { chooseItems, isPurchased, partPurchased } from '../cache/sorting.ts';
import { useReorderItems } from '../cache/useReorderItems.ts';
import { ArchivedItems } from '../rows/ArchivedItems.tsx';
import { ItemGroups } from '../rows/ItemGroups.tsx';
import type { Moves } from '../rows/ItemMenu.tsx';
import { SteadyRows } from '../rows/SteadyRows.tsx';
import { useFocusAfterRemoval } from '../rows/useFocusAfterRemoval.ts';
import { useSettledPurchases } from '../rows/useSettledPurchases.ts';
import { Selecting } from '../selecting/Selecting.tsx';
import { RestElsewhere } from '../shopping/RestElsewhere.tsx';
import { RowHint } from '../shopping/RowHint.tsx';
import { ShoppingDock } from '../shopping/ShoppingDock.tsx';
import { ShoppingHeading } from '../shopping/ShoppingHeading.tsx';
import { ShoppingRow } from '../shopping/ShoppingRow.tsx';
import { setVisit } from '../shopping/shop-visit.ts';
import { useAtShop } from '../shopping/useAtShop.ts';
import { useListView } from './list-view.ts';
import { NoItems } from './NoItems.tsx';
import { ItemSearch, ViewChoices } from './ViewOptions.tsx';

type Item = ListedItem;
type Row = Item | AwaitedItem;

const PURCHASED = 'purchased';

/** A shopping list as one sheet of paper: what is to be bought under its categories, and what is in the basket below. */
export function ShoppingItems(props: ListItemsProps) {
  const { list, isViewOpen, isJustMade, canChange, drawRest, isSelecting, onSelected } = props;
  const { id: listId, items, itemCount, missingCount, purchasesHidden, archivedItemCount } = list;
  const [view, changeView] = useListView(listId, 'SHOPPING');
  const [search, setSearch] = useState('');
  const { shop, here, awayCount, categoryOrder } = useAtShop(list, search.trim() !== '');
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useSettledPurchases(items, section);
  const { look, sort, showPurchased, showArchived, folded } = view;
  const chosen = useMemo(
    () => chooseItems(here, { search, sort, showPurchased, isDone }),
    [here, search, sort, showPurchased, isDone],
  );
  const { groups, purchased } = partPurchased(chosen, isDone);
  const open = groups.flatMap((group) => group.items);
  const isSorted = sort !== 'custom';
  const isInOrder = !isSorted && search.trim() === ''; // what comes later comes behind, under each category
  const awaited = useMemo(() => awaitedItems(list, isDone), [list, isDone]);
  const toCome = isInOrder ? awaited.open : [];
  const purchasedToCome = isInOrder && showPurchased ? awaited.purchased : [];
  const inSight: Row[] = [...open, ...toCome];
  const hasCategories = !isSorted && [...items, ...toCome].some(({ category }) => categoryKey(category) !== '');

  const { mine: trip } = useShoppingTrips(list.shoppingTrips);
  const groupsOfList: GridGroup<Row>[] = (
    hasCategories
      ? groupInOrder(inSight, categoryOrder).map((group) => ({
          key: `in ${categoryKey(group.category)}`,
          heading: categoryLabel(group.category) as string | null,
          things: group.items,
        }))
      : isInOrder
        ? [{ key: 'in null', heading: null, things: inSight }].filter(({ things }) => things.length > 0)
        : groups.map((group) => ({
            key: `in ${group.category}`,
            heading: group.category,
            things: group.items as Row[],
          }))
  ).concat(
    purchased.length + purchasedToCome.length > 0
      ? [
          {
            key: PURCHASED,
            heading: t({ message: `Purchased`, context: 'heading of items' }),
            things: [...purchased, ...purchasedToCome],
          },
        ]
      : [],
  );
  const sheet = withNewFirst(groupsOfList, trip?.newItemIds ?? [], PURCHASED);
  const drawn = sheet.map((group) => (isFolded(group) ? { ...group, things: [] } : group));
  useFocusAfterRemoval(section, idsOf(drawn), heading);

  function isFolded({ key = '', heading: title }: GridGroup<Row>): boolean {
    return title !== null && search.trim() === '' && folded.includes(key);
  }
  const fold = (key: string) =>
    changeView({ folded: folded.includes(key) ? folded.filter((one) => one !== key) : [...folded, key] });

  const { shown, highlights } = useLanding({
    listId,
    items,
    root: section,
    highlights: props.highlights,
    onReveal: (id) => {
      setSearch('');
      const group = sheet.find(({ things }) => things.some((row) => row.id === id));
      if (group?.key && folded.includes(group.key)) fold(group.key);
    },
  });

  const context = useStableValue({ listId, kind: 'SHOPPING' as const, canChange, purchasesHidden });
  const moveTo = useMoves(listId, sheet, missingCount);
  const ends = {
    first: new Set(sheet.map(({ things }) => things[0]?.id)),
    last: new Set(sheet.map(({ things }) => things.at(-1)?.id)),
  };
  const count = items.length + missingCount;
  const isEmpty = awayCount === 0 && inSight.length + purchased.length + purchasedToCome.length === 0;
  const done = missingCount > 0 ? list.itemSummary.purchasedCount : items.filter(isPurchased).length;
  // A typed or pasted text that is not added yet outlasts selecting.
  return (
    <>
      {isSelecting && (
        <Selecting
          list={list}
          groups={sheet.map(({ heading: category, things }) => ({
            category,
            items: things.filter((row): row is Item => !isAwaited(row)),
          }))}
          search={search}
          onSearch={setSearch}
          rest={drawRest(true)}
          onDone={onSelected}
        />
      )}
      <section ref={section} hidden={isSelecting} aria-labelledby="items" className="flex min-w-0 flex-col">
        <h2 id="items" ref={heading} tabIndex={-1} className="sr-only">
          {t`Items ${count}`}
        </h2>
        {canChange && <ShoppingDock listId={listId} items={items} takesFocus={isJustMade} />}
        {isViewOpen && (
          <div className="grid items-center gap-3 pb-3 sm:flex sm:flex-wrap">
            {items.length > 0 && (
              <div className="sm:max-w-md sm:min-w-56 sm:grow">
                <ItemSearch search={search} onSearch={setSearch} isUnfolded={isViewOpen} />
              </div>
            )}
            <ViewChoices
              view={view}
              onChange={changeView}
              hasItems={items.length > 0}
              hasArchived={archivedItemCount > 0 || showArchived}
              hasPurchases={!purchasesHidden}
            />
          </div>
        )}
        {drawRest(!isInOrder)}
        {isEmpty && missingCount > 0 ? null : isEmpty ? (
          <div className="max-sm:pt-4">
            <NoItems list={list} canChange={canChange} search={search} />
          </div>
        ) : look === 'grid' ? (
          <ItemGroups
            groups={sheet.map((group) => ({ category: group.heading, items: [...group.things] }))}
            look="grid"
            context={context}
            highlights={highlights}
            shown={shown}
          />
        ) : (
          <div className="bg-card max-sm:-mx-4 max-sm:overflow-x-clip sm:overflow-clip sm:rounded-card sm:border sm:border-line sm:shadow-card">
            {!purchasesHidden && (
              <ProgressBar
                label={t`Items purchased`}
                value={done}
                max={missingCount > 0 ? itemCount : items.length}
                isSlim
              />
            )}
            {inSight.length === 0 && (
              <p className="px-4 py-5 text-lg">
                {awayCount > 0 ? t`Nothing more to get here.` : t`Everything is in the basket.`}
              </p>
            )}
            <SteadyRows items={items} hasMore={missingCount > 0}>
              <Grid
                layout="sheet"
                name={`sheet of ${listId}`}
                groups={drawn}
                shown={shown}
                drawHeading={({ key = '', heading: label }) => (
                  <ShoppingHeading
                    label={label ?? ''}
                    count={sheet.find((group) => group.key === key)?.things.length ?? 0}
                    isFolded={folded.includes(key) && search.trim() === ''}
                    onFold={() => fold(key)}
                  />
                )}
              >
                {(item, _index, cell) =>
                  isAwaited(item) ? (
                    <PlaceholderRow key={item.id} look="sheet" cell={cell} />
                  ) : (
                    <SheetRow
                      key={item.id}
                      item={item}
                      context={context}
                      highlight={highlights[item.id]}
                      moveTo={canChange && !isSorted && !isDone(item) ? moveTo : undefined}
                      isFirst={ends.first.has(item.id)}
                      isLast={ends.last.has(item.id)}
                      cell={cell}
                    />
                  )
                }
              </Grid>
            </SteadyRows>
            {shop && (
              <RestElsewhere shopName={shop.name} count={awayCount} onLeave={() => setVisit(listId, undefined)} />
            )}
            {canChange && inSight.length > 0 && <RowHint />}
          </div>
        )}
        {props.ownGifts}
        {showArchived && (
          <div className="pt-6">
            <ArchivedItems context={context} revision={list.revision} />
          </div>
        )}
      </section>
    </>
  );
}

/** The ids of the items that have come. */
function idsOf(groups: readonly GridGroup<Row>[]): string[][] {
  return groups.map(({ things }) => things.filter((row) => !isAwaited(row)).map(({ id }) => id));
}

type MoveTo = (id: string, where: keyof Moves) => void;

/** Puts an item elsewhere among those under the same heading; the same function for as long as the screen is open. */
function useMoves(listId: string, groups: readonly GridGroup<Row>[], missingCount: number): MoveTo {
  const reorder = useReorderItems(listId);
  const whenWhole = useWhenWhole(missingCount);
  const latest = useRef<MoveTo>(() => {});
  latest.current = (id, where) => {
    const things = groups.find((group) => group.things.some((item) => item.id === id))?.things ?? [];
    const from = things.findIndex((item) => item.id === id);
    const to = { top: 0, up: from - 1, down: from + 1, bottom: things.length - 1 }[where];
    if (things[to]) void reorder(things, from, to);
  };
  return useCallback((id, where) => void whenWhole().then(() => latest.current(id, where)), [whenWhole]);
}

interface SheetRowProps {
  item: Item;
  context: ItemContext;
  highlight: Highlights[string] | undefined;
  /** Undefined where the order is not the list's own. */
  moveTo: MoveTo | undefined;
  isFirst: boolean;
  isLast: boolean;
  cell: Cell;
}

/** Drawn again only for its own sake: on a long list each change elsewhere would cost as much as the whole list. */
const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { item, context, highlight, moveTo, isFirst, isLast, cell } = props;
  const { id } = item;
  const moves: Moves | undefined = moveTo && {
    top: isFirst ? undefined : () => moveTo(id, 'top'),
    up: isFirst ? undefined : () => moveTo(id, 'up'),
    down: isLast ? undefined : () => moveTo(id, 'down'),
    bottom: isLast ? undefined : () => moveTo(id, 'bottom'),
  };
  return (
    <li {...cell} className="min-w-0 last:[&_article>div]:border-b-0">
      <Highlight change={highlight?.revision ?? null} by={highlight?.by} atOnce>
        <ShoppingRow item={item} context={context} moves={moves} />
      </Highlight>
    </li>
  );
});
