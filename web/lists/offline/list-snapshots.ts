import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { isHeldWhole } from '#rules/lists/list-cards/held-gift';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import type { Kind } from '../../base/design/kinds.ts';
import { createCache } from '../../base/network/apollo-cache.ts';
import type { DeviceDatabase } from '../../base/storage/device-database.ts';
import { withTabLock } from '../../base/storage/tab-lock.ts';
import { partialLists } from '../lists/partial-lists.ts';
import { ALL_ITEMS, ITEM, ITEM_IDS, LIST, LIST_SIZE, MY_LISTS } from '../lists/snapshot-documents.ts';
import { beginningOf, idle, KeptSnapshots, type Snapshot } from './kept-snapshots.ts';

const MAX_LISTS = 20;
/** More are longer than a snapshot, by the names of their fields alone. */
const MAX_SNAPSHOT_ITEMS = 5000;
/** Read in one go: what the server showed is read for this alone, since screens also show what waits to be sent. */
const ITEMS_AT_ONCE = 20;
/** So that a storm of changes is written once. */
const WRITE_DELAY_MS = 2000;
/** Under what My Lists stand, beside the ids of lists. */
const ALL = 'all';

interface KnownItem {
  title: string;
  effectiveImageUrl: string | null;
  quantityDesired: number;
  quantityPurchased: number;
}

interface KnownList {
  listType: Kind;
  purchasesHidden: boolean;
  items: { nodes: KnownItem[] };
}

/** When each was kept; My Lists are under ALL. */
type Index = Record<string, number>;

/**
 * Keeps a person's reading on their device: My Lists, and the lists they opened last, as the server showed them to that
 * person and nothing else. Written a moment later, and read only when the server is out of reach.
 */
export class ListSnapshots {
  /** Which of them changed since they were written, and when the server said so. */
  private readonly changed = new Map<string, number>();
  private readonly open = new Set<string>();
  private writing: ReturnType<typeof setTimeout> | undefined;
  private writes: Promise<void> = Promise.resolve();
  private readonly restored: Index = {};
  private readonly kept: KeptSnapshots;

  constructor(
    private readonly client: ApolloClient,
    private readonly database: DeviceDatabase,
    private readonly accountId: () => string | undefined,
  ) {
    this.kept = new KeptSnapshots(database);
  }

  /** The server said something: of which of them, the operation tells. */
  onAnswer(operation: string, { id, listId }: OperationVariables): void {
    if (operation === 'ListScreen') this.open.add(id);
    const about =
      operation === 'ListScreen' || operation === 'ListItemsPage'
        ? [id]
        : operation === 'LiveList'
          ? [listId]
          : SNAPSHOTS_OF_OPERATION.get(operation);
    for (const name of about ?? this.open) this.changed.set(name, Date.now());
    this.writing ??= setTimeout(() => void this.write(), WRITE_DELAY_MS);
  }

  /** The server keeps it from them from now on. */
  async remove(listId: string): Promise<void> {
    this.open.delete(listId);
    this.changed.delete(listId);
    await this.drop([listId]);
    await this.writes; // one on its way may have read it before
    await this.drop([listId]);
  }

  /** Writes what changed, after what is being written, in any tab. */
  write(): Promise<void> {
    clearTimeout(this.writing);
    this.writing = undefined;
    this.writes = this.writes.then(() => withTabLock('kindlist snapshots', () => this.writeChanged())).catch(() => {}); // a full device keeps no more
    return this.writes;
  }

  private async writeChanged(): Promise<void> {
    const account = this.accountId();
    const changed = [...this.changed];
    this.changed.clear();
    if (!account) return;
    for (const [name, at] of changed) {
      if (name === ALL && partialLists.get()) continue; // what the device knows is not what there is
      const size = this.sizeOf(name);
      if (size?.items.pageInfo.hasNextPage) continue; // a long list comes page by page
      if (size && size.itemCount > MAX_SNAPSHOT_ITEMS) {
        await this.drop([name]);
        continue;
      }
      const data = await this.readBitByBit(name);
      if (!data || this.changed.has(name)) continue; // half of it may be newer: it is written once more
      const isKept = await this.kept.write(
        snapshotKey(account, name),
        { at, data },
        () => this.accountId() === account,
      );
      if (this.accountId() !== account) return void (await this.kept.remove([snapshotKey(account, name)]));
      if (isKept) await this.database.update<Index>(indexKey(account), (index) => ({ ...index, [name]: at }));
      else await this.drop([name]);
    }
    const index = (await this.database.get<Index>(indexKey(account))) ?? {};
    const lists = Object.entries(index).filter(([name]) => name !== ALL);
    await this.drop(
      lists
        .toSorted(([, a], [, b]) => b - a)
        .slice(MAX_LISTS)
        .map(([name]) => name),
    );
  }

  /** Puts what is kept, or `only` one list of it, into the cache, where that has nothing newer. */
  async restore(only?: string): Promise<void> {
    const account = this.accountId();
    if (!account) return;
    for (const name of Object.keys((await this.database.get<Index>(indexKey(account))) ?? {})) {
      if (only !== undefined && name !== only) continue;
      const snapshot = this.read(name) ? undefined : await this.kept.read(snapshotKey(account, name));
      if (!snapshot) continue;
      if (!this.isWhole(name, snapshot)) {
        await this.drop([name]);
        continue;
      }
      this.client.cache.writeQuery({ ...this.queryFor(name), data: snapshot.data });
      this.restored[name] = snapshot.at;
    }
  }

  /** When the server said what is shown of a list, or of My Lists, if that was before this page was opened. */
  savedAt(listId = ALL): number | undefined {
    return this.restored[listId];
  }

  /** My Lists as far as the lists tell that are kept one by one; null where none is. */
  knownLists(): { myLists: object } | null {
    const names = Object.keys(this.restored).filter((name) => name !== ALL);
    const known = new Set([...names, ...this.open]);
    const lists = [...known].flatMap((name) => {
      const list = this.read(name)?.list as KnownList | undefined;
      return list ? { ...list, ...glanceOf(list) } : [];
    });
    if (lists.length === 0) return null;
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
    return { myLists: { __typename: 'ListConnection', nodes: lists, pageInfo } };
  }

  private async drop(names: readonly string[]): Promise<void> {
    const account = this.accountId();
    if (!account || names.length === 0) return;
    await this.kept.remove(names.map((name) => snapshotKey(account, name)));
    await this.database.update<Index>(indexKey(account), (index = {}) =>
      Object.fromEntries(Object.entries(index).filter(([name]) => !names.includes(name))),
    );
  }

  /** An older version of the app asked for less; what it kept would not fill the screens of this one. */
  private isWhole(name: string, { data }: Snapshot): boolean {
    const scratch = createCache();
    scratch.writeQuery({ ...this.queryFor(name), data: beginningOf(data) });
    return scratch.readQuery(this.queryFor(name)) !== null;
  }

  private read(name: string): Record<string, unknown> | null {
    const data = this.client.cache.readQuery<Record<string, unknown>>(this.queryFor(name));
    if (!data || name === ALL) return data;
    const all = this.client.cache.readFragment({
      id: this.idOf(name),
      fragment: ALL_ITEMS,
      fragmentName: 'OpenList_list',
    });
    return all && { ...data, list: { ...(data.list as object), items: all.items } };
  }

  /** As read(), of a long list while the page has nothing else to do. Null where an item went meanwhile, of which an answer tells. */
  private async readBitByBit(name: string): Promise<Record<string, unknown> | null> {
    const { cache } = this.client;
    const items = name === ALL ? null : cache.readFragment({ id: this.idOf(name), fragment: ITEM_IDS })?.items;
    if (!items || items.nodes.length <= ITEMS_AT_ONCE) return this.read(name);
    const nodes: unknown[] = [];
    for (const [index, item] of items.nodes.entries()) {
      if (index % ITEMS_AT_ONCE === 0) await idle();
      nodes.push(cache.readFragment({ id: cache.identify(item), fragment: ITEM, fragmentName: 'OpenList_item' }));
    }
    const data = cache.readQuery<Record<string, unknown>>(this.queryFor(name));
    if (!data || nodes.includes(null)) return null;
    return { ...data, list: { ...(data.list as object), items: { ...items, nodes } } };
  }

  /** Costs nothing beside reading the list itself, which a long one would be for nothing. */
  private sizeOf(name: string) {
    return this.client.cache.readFragment({ id: this.idOf(name), fragment: LIST_SIZE });
  }

  private idOf(name: string) {
    return this.client.cache.identify({ __typename: 'List', id: name });
  }

  private queryFor(name: string): { query: DocumentNode; variables?: OperationVariables } {
    const { cache } = this.client;
    if (name === ALL) return { query: cache.transformDocument(MY_LISTS) };
    return { query: cache.transformDocument(LIST), variables: { id: name } };
  }
}

/** Gives the items on a card of My Lists, as the server would. */
function glanceOf({ items: { nodes: items }, listType, purchasesHidden }: KnownList) {
  const pictures = items.flatMap(({ effectiveImageUrl: url }) =>
    url ? [{ __typename: 'ListPicture', url, sizes: null }] : [],
  );
  const isGiven = (item: KnownItem) => item.quantityPurchased >= item.quantityDesired;
  const told = listType === 'SHOPPING' ? items.filter((item) => !isGiven(item)) : items;
  return {
    itemCount: items.length,
    firstTitles: told.slice(0, 4).map(({ title }) => title),
    pictures: pictures.slice(0, 4),
    progress: purchasesHidden
      ? null
      : {
          __typename: 'ListProgress',
          wanted: items.filter((item) => !isAnyNumber(item.quantityDesired)).length,
          given: items.filter(isGiven).length,
          held: items.filter(isHeldWhole).length,
        },
  };
}

const SNAPSHOTS_OF_OPERATION = new Map([
  ['ListsScreen', [ALL]],
  ['LiveMyLists', [ALL]],
]);

function snapshotKey(accountId: string, name: string): string {
  return `list ${accountId} ${name}`;
}

function indexKey(accountId: string): string {
  return `index ${accountId}`;
}
