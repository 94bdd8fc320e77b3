import type { StatementSource } from '../../base/database/prepared.ts';
import type { ReadReplica } from '../../base/database/read-replica.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotFound } from '../../base/errors/errors.ts';
import { type ConnectionFields, connectionPage } from '../../base/paging/connection.type.ts';
import { EMPTY_PAGE, type PageArguments } from '../../base/paging/keyset.ts';
import { FIRST_ITEMS } from '../../base/paging/page-sizes.rules.ts';
import { type LinkViewer, memberOf, personOf } from '../../core/access/link-viewer.ts';
import { canWorkOn, type ListAccess } from '../../core/access/list.policy.ts';
import type { Revisions } from '../../core/access/purchase.policy.ts';
import { assertOpenTo, isOpenToAll } from '../../core/access/shared-list.policy.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { ListVisits } from '../analytics/list-visits.ts';
import type { ItemSort } from '../item-orders/item-sort.enums.ts';
import { type KeyedSort, type SortedKeys, sortedCursor } from '../item-orders/sorted-keys.ts';
import { ITEM_CURSOR } from '../items/item-page-rows.ts';
import type { CategoryCount } from '../items/item-summary.type.ts';
import { demoTokensIn } from '../seeds/demo-lists.rules.ts';
import { selectDemoTokens } from './demo-tokens.ts';
import { copyOf, currentCopy, withItemsOf } from './list-copies.ts';
import { type ResponseCache, stateOf } from './response-cache.ts';
import {
  categoriesOfItems,
  pageOfItems,
  readMostWanted,
  readSharedCategories,
  readSharedCounts,
  readSharedItemPage,
  readSortedSharedItems,
  type SharedListCounts,
} from './shared-item-pages.ts';
import type { SharedItemRow } from './shared-item-rows.ts';
import { type SharedItem, SharedList } from './shared-list.type.ts';
import { readPreview, type SharedListPreview } from './shared-list-preview.ts';
import {
  type ItemChoice,
  type ListToBuyFrom,
  readListToBuyFrom,
  readSharedLists,
  type SharedListRow,
} from './shared-list-rows.ts';

/** A page as SharedItemConnection has it; what there is in all is counted when somebody asks. */
interface SharedItemPage extends ConnectionFields<SharedItem> {
  listRevision: number;
  totalCount: () => Promise<number>;
}

export class SharedListsService {
  constructor(
    private readonly source: StatementSource,
    /** A guest's list is read there where possible; the permission never is. */
    private readonly replica: ReadReplica | null,
    private readonly responseCache: ResponseCache,
    private readonly visits: ListVisits,
    private readonly origin: Origin,
  ) {}

  /** The list as this viewer sees it through its link. Somebody opens it: unless they are a member, that is a visit. */
  async showSharedList(
    viewer: LinkViewer<User>,
    shareToken: string,
    items: 'all' | 'first' = 'all',
  ): Promise<SharedList> {
    const row = await this.findToShow(viewer, shareToken, items);
    this.noteVisit(viewer, row);
    return this.shownWithProgress(viewer, row);
  }

  /**
   * Gives the stored answer to the same request of a guest. Null where the list has changed since. Counts as a visit,
   * too.
   */
  async cachedResponse(viewer: LinkViewer<User>, shareToken: string, way: string): Promise<string | null> {
    const kept = viewer === null ? this.responseCache.get(shareToken, way) : undefined;
    if (!kept) return null;
    const [row] = await readSharedLists(this.source, null, { shareToken }, 'none');
    if (!row || !isOpenToAll(row) || stateOf(row) !== kept.state) return null;
    this.noteVisit(null, row);
    return kept.json.toString();
  }

  /** Keeps an answer that says nothing but what a guest is shown of the list. */
  cacheResponse(list: SharedList, way: string, json: string): string {
    if (list.viewer === null) this.responseCache.keep(list, way, json);
    return json;
  }

  /** As showSharedList(), for a person who has it open already: that is no visit. */
  async showAgain(viewer: LinkViewer<User>, shareToken: string): Promise<SharedList> {
    return this.shownWithProgress(viewer, await this.findOpen(viewer, shareToken, 'first'));
  }

  /** All that the list shows. A live event has those that it tells of. */
  async itemsOf(list: SharedList): Promise<SharedItem[]> {
    if (list.row.itemsRead !== 'first') return list.items;
    const row = await this.read(list, async (source) => {
      const [whole] = await readSharedLists(source, personOf(list.viewer)?.id ?? null, { id: list.id });
      return whole;
    });
    return row ? new SharedList(row, list.viewer).items : [];
  }

  async itemPage(list: SharedList, page: PageArguments, sort: ItemSort = 'CUSTOM'): Promise<SharedItemPage> {
    if (sort !== 'CUSTOM') return this.sortedItemPage(list, page, sort);
    const window = ITEM_CURSOR.windowOf(page);
    const found =
      list.row.itemsRead === 'all'
        ? pageOfItems(list.items, window)
        : ((await this.read(list, (source) => readSharedItemPage(source, whatIsShown(list), window))) ?? EMPTY_PAGE);
    return {
      ...connectionPage<SharedItem | SharedItemRow, SharedItem>(found, {
        cursorOf: ({ orderIndex, id }) => ITEM_CURSOR.encode([orderIndex, id]),
        nodeOf: (item) => ('row' in item ? item : list.item(item)),
      }),
      listRevision: list.revision,
      totalCount: () => this.countItems(list),
    };
  }

  private async sortedItemPage(list: SharedList, page: PageArguments, sort: KeyedSort): Promise<SharedItemPage> {
    const cursor = sortedCursor(sort);
    const window = cursor.windowOf(page);
    const shown = { ...whatIsShown(list), areTakenShown: list.listType === 'SHOPPING' };
    const found = await this.read(list, (source) => readSortedSharedItems(source, shown, sort, window));
    return {
      ...connectionPage<{ row: SharedItemRow; keys: SortedKeys }, SharedItem>(found ?? EMPTY_PAGE, {
        cursorOf: ({ keys }) => cursor.encode(keys),
        nodeOf: ({ row }) => list.item(row),
      }),
      listRevision: list.revision,
      totalCount: () => this.countItems(list),
    };
  }

  /** The first of those that guests see first, wherever they stand on the list. */
  async mostWantedOf(list: SharedList): Promise<SharedItem[]> {
    if (list.listType === 'SHOPPING') return [];
    if (list.row.itemsRead === 'all') return list.items.filter((item) => item.isMostWanted).slice(0, FIRST_ITEMS);
    const found = await this.read(list, (source) => readMostWanted(source, whatIsShown(list)));
    return found ? found.rows.map((row) => list.item(row)) : [];
  }

  async categoriesOf(list: SharedList): Promise<CategoryCount[]> {
    if (list.row.itemsRead === 'all') return categoriesOfItems(list.items);
    return readSharedCategories(this.source, whatIsShown(list));
  }

  /** Gives the preview that the link shows to everybody; null where it opens nothing for a stranger. */
  previewOf(shareToken: string, page = 1): Promise<SharedListPreview | null> {
    return readPreview(this.source, shareToken, { replica: this.replica, page });
  }

  /** The examples that everybody may look at: in all languages, or in one. */
  async showDemoLists(viewer: LinkViewer<User>, language: string | null): Promise<SharedList[]> {
    const demos = language === null ? null : demoTokensIn(language);
    const rows = await readSharedLists(this.source, personOf(viewer)?.id ?? null, { demos });
    return rows.map((row) => new SharedList(row, viewer));
  }

  async demoTokens(): Promise<string[]> {
    const lists = await selectDemoTokens(this.source, {});
    return lists.map(({ shareToken }) => shareToken);
  }

  private noteVisit(viewer: LinkViewer<User>, row: SharedListRow): void {
    const isVisit = !canWorkOn(personOf(viewer), row) && !row.isDemo;
    if (isVisit) this.visits.note(row.id, memberOf(viewer)?.id ?? null, this.origin);
  }

  /** The rows behind a link, once it is clear that this viewer may open it. */
  async findOpen(viewer: LinkViewer<User>, shareToken: string, items: ItemChoice = 'all'): Promise<SharedListRow> {
    const [row] = await readSharedLists(this.source, personOf(viewer)?.id ?? null, { shareToken }, items);
    return opened(viewer, row);
  }

  /** As findOpen(), with one item, or none if the list has no such item. */
  async findToBuyFrom(viewer: LinkViewer<User>, shareToken: string, itemId: string): Promise<ListToBuyFrom> {
    const idOrNull = isId(itemId) ? itemId : null;
    return opened(viewer, await readListToBuyFrom(this.source, personOf(viewer)?.id ?? null, shareToken, idOrNull));
  }

  /** As findOpen(), for a page. */
  private async findToShow(
    viewer: LinkViewer<User>,
    shareToken: string,
    items: 'all' | 'first',
  ): Promise<SharedListRow> {
    const { replica } = this;
    if (viewer || !replica?.isAsked) return this.findOpen(viewer, shareToken, items);
    const list = await this.findOpen(null, shareToken, 'none');
    const copy = await copyOf(replica, list, items);
    return copy ? withItemsOf(list, copy) : this.findOpen(null, shareToken, items);
  }

  /** Reads more of a list that is open already. */
  private async read<Found extends Revisions>(
    { row, viewer }: SharedList,
    read: (source: StatementSource) => Promise<Found | null | undefined>,
  ): Promise<Found | null | undefined> {
    const copy = viewer === null && this.replica ? await currentCopy(this.replica, row, read) : null;
    return copy ?? read(this.source);
  }

  /** The first items of a long list do not tell its purchases. */
  private async shownWithProgress(viewer: LinkViewer<User>, row: SharedListRow): Promise<SharedList> {
    const list = new SharedList(row, viewer);
    if (row.itemsRead !== 'first') return list;
    return new SharedList({ ...row, ...(await this.countsOf(list)) }, viewer);
  }

  private async countsOf(list: SharedList): Promise<SharedListCounts> {
    const counts = await this.read(list, (source) => readSharedCounts(source, whatIsShown(list)));
    const { progress, giftCategories } = counts ?? NOTHING;
    return { progress, giftCategories };
  }

  private async countItems(list: SharedList): Promise<number> {
    if (list.row.itemsRead === 'all') return list.items.length;
    const { wanted, given, held } = list.row.progress ?? (await this.countsOf(list)).progress;
    return list.listType === 'SHOPPING' ? wanted : wanted - given + held;
  }
}

function opened<List extends ListAccess>(viewer: LinkViewer<User>, list: List | null | undefined): List {
  if (!list) throw new NotFound('List');
  assertOpenTo(memberOf(viewer), list);
  return list;
}

const NOTHING: SharedListCounts = { progress: { wanted: 0, given: 0, held: 0 }, giftCategories: null };

function whatIsShown({ id, purchasesHidden }: SharedList) {
  return { listId: id, isBlind: purchasesHidden };
}
