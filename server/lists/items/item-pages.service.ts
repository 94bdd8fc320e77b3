import type { EntityManager } from '@mikro-orm/postgresql';
import { Batches } from '../../base/database/batches.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { EMPTY_PAGE, type PageArguments, TIME_CURSOR } from '../../base/paging/keyset.ts';
import type { ListAccess } from '../../core/access/list.policy.ts';
import { purchaseView, revisionFor } from '../../core/access/purchase.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { ItemSort } from '../item-orders/item-sort.enums.ts';
import { type ItemSelection, type KeyedSort, sortedCursor } from '../item-orders/sorted-keys.ts';
import type { List } from '../lists/list.entity.ts';
import { ITEM_CURSOR, readItemPages, readSortedItemPages, type SortedItem } from './item-page-rows.ts';
import { type CategoryCount, type ItemSummary, MOST_CATEGORIES } from './item-summary.type.ts';
import { type ItemSummaryRow, readItemSummaries } from './item-summary-rows.ts';
import type { ListItemsService } from './list-items.service.ts';
import { type PurchaseEntry, purchaseEntries } from './purchase-entry.type.ts';
import { type PagedPurchase, readPurchasePages } from './purchase-page-rows.ts';
import { ShownItem } from './shown-item.ts';

/** A page as ItemConnection has it; what there is in all is counted when somebody asks. */
interface ItemPage extends ConnectionFields<ShownItem> {
  listRevision: number;
  totalCount: () => Promise<number>;
}

/** Pages and totals of lists for the people who work on them: each in one query for any number of lists. */
export class ItemPagesService {
  private readonly batches = new Batches();

  constructor(
    private readonly em: EntityManager,
    private readonly listItems: ListItemsService,
  ) {}

  /** `list` has been read with its collaborators. */
  async itemPage(
    viewer: User | null,
    list: List,
    which: ItemSelection,
    page: PageArguments,
    sort: ItemSort = 'CUSTOM',
  ): Promise<ItemPage> {
    if (sort !== 'CUSTOM') return this.sortedItemPage(viewer, list, { sort, which, page });
    const window = ITEM_CURSOR.windowOf(page);
    const wanted = { which, arePurchasesHidden: purchaseView(viewer, list) === 'nothing' };
    const name = `items ${JSON.stringify([wanted, window])}`;
    const found = await this.batches.load(name, list.id, (ids) => readItemPages(this.em, ids, wanted, window));
    const connection = connectionPage(found ?? EMPTY_PAGE, {
      cursorOf: ({ orderIndex, id }) => ITEM_CURSOR.encode([orderIndex, id]),
      nodeOf: (row) => new ShownItem(row, list, viewer),
    });
    return this.withTotals(viewer, list, which, connection);
  }

  /** Purchases have no part in the order. */
  private async sortedItemPage(
    viewer: User | null,
    list: List,
    { sort, which, page }: { sort: KeyedSort; which: ItemSelection; page: PageArguments },
  ): Promise<ItemPage> {
    const cursor = sortedCursor(sort);
    const window = cursor.windowOf(page);
    const arePurchasesHidden = purchaseView(viewer, list) === 'nothing';
    const wanted = { sort, which, arePurchasesHidden };
    const name = `sorted items ${JSON.stringify([wanted, window])}`;
    const found = await this.batches.load(name, list.id, (ids) => readSortedItemPages(this.em, ids, wanted, window));
    const connection = connectionPage<SortedItem, ShownItem>(found ?? EMPTY_PAGE, {
      cursorOf: ({ keys }) => cursor.encode(keys),
      nodeOf: ({ row }) => new ShownItem(row, list, viewer),
    });
    return this.withTotals(viewer, list, which, connection);
  }

  private withTotals(
    viewer: User | null,
    list: List,
    which: ItemSelection,
    connection: ConnectionFields<ShownItem>,
  ): ItemPage {
    return {
      ...connection,
      listRevision: revisionFor(purchaseView(viewer, list), list),
      totalCount: async () => {
        const { current, archived } = await this.listItems.countsOf(list);
        return { current, archived, all: current + archived }[which];
      },
    };
  }

  /** `list` has been read with its collaborators. */
  async summaryOf(viewer: User | null, list: List): Promise<ItemSummary> {
    const isHidden = purchaseView(viewer, list) === 'nothing';
    const name = `summaries, ${isHidden ? 'blind' : 'whole'}`;
    const row = await this.batches.load(name, list.id, (ids) => readItemSummaries(this.em, ids, isHidden));
    const latest = row?.latestPurchase ? purchaseEntries(viewer, list, [row.latestPurchase]) : [];
    return { ...sumsOf(row?.groups ?? []), latestPurchase: latest[0] ?? null };
  }

  /** Reads purchases of an item on `list`, which has been read with its collaborators. */
  async purchasePage(
    viewer: User | null,
    list: ListAccess,
    itemId: string,
    page: PageArguments,
  ): Promise<ConnectionFields<PurchaseEntry>> {
    const window = TIME_CURSOR.windowOf(page);
    const isHidden = purchaseView(viewer, list) === 'nothing'; // then none is read: that would tell by the clock
    const read = (ids: readonly string[]) => readPurchasePages(this.em, ids, window);
    const found = isHidden ? undefined : await this.batches.load(`purchases ${JSON.stringify(window)}`, itemId, read);
    const { entries, ...rest } = found ?? EMPTY_PAGE;
    const shown = ({ purchase, keys }: PagedPurchase) =>
      purchaseEntries(viewer, list, [purchase]).map((node) => ({ node, keys }));
    return connectionPage(
      { ...rest, entries: entries.flatMap(shown) },
      { cursorOf: ({ keys }) => TIME_CURSOR.encode(keys), nodeOf: ({ node }) => node },
    );
  }
}

/** Rows are by category and currency; here they are by one or the other. */
function sumsOf(groups: ItemSummaryRow['groups']): Omit<ItemSummary, 'latestPurchase'> {
  const categories = new Map<string, CategoryCount>();
  const stillWanted = new Map<string, number>();
  for (const { category, currency, openCount, purchasedCount, stillWanted: amountMinor } of groups) {
    const counted = categories.get(category) ?? { category, openCount: 0, purchasedCount: 0 };
    counted.openCount += openCount;
    counted.purchasedCount += purchasedCount;
    categories.set(category, counted);
    if (amountMinor > 0) stillWanted.set(currency, (stillWanted.get(currency) ?? 0) + amountMinor);
  }
  const counts = [...categories.values()];
  return {
    categories: counts.slice(0, MOST_CATEGORIES),
    stillWanted: [...stillWanted].map(([currency, amountMinor]) => ({ currency, amountMinor })),
    purchasedCount: counts.reduce((sum, count) => sum + count.purchasedCount, 0),
    heldCount: groups.reduce((sum, group) => sum + group.heldCount, 0),
    partlyPurchasedCount: groups.reduce((sum, group) => sum + group.partlyPurchasedCount, 0),
    wantedCount: groups.reduce((sum, group) => sum + group.wantedCount, 0),
    unpricedCount: groups.reduce((sum, group) => sum + group.unpricedCount, 0),
    latestCurrency: latestCurrency(groups),
  };
}

/** Null while no item has a price. */
function latestCurrency(groups: ItemSummaryRow['groups']): string | null {
  const priced = groups.flatMap(({ currency, lastPricedAt }) =>
    lastPricedAt === null ? [] : { currency, lastPricedAt },
  );
  return priced.sort((a, b) => b.lastPricedAt - a.lastPricedAt)[0]?.currency ?? null;
}
