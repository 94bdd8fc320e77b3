// @vitest-environment jsdom
import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { Observable, of } from 'rxjs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { type DeviceDatabase, memoryDatabase } from '../../../web/base/storage/device-database.ts';
import { ChangeQueue } from '../../../web/core/changes/change-queue.ts';
import { isHeldUp, localChanges } from '../../../web/core/changes/local-changes.ts';
import { CREATE_ITEM, PURCHASE_ITEM, UNDO_PURCHASE, UPDATE_ITEM } from '../../../web/lists/items/cache/item-changes.ts';
import { ADD_ITEMS } from '../../../web/lists/items/cache/new-item-changes.ts';
import { changeKinds } from '../../../web/lists/offline/change-kinds.ts';
import { theBrowserHas } from '../the-browser-has.ts';

const LIST = gql`
  query List($id: ID!) {
    list(id: $id) {
      id
      listType
      items: itemsConnection {
        nodes { id listId title currency isArchived orderIndex quantityDesired quantityPurchased timesPutBack
          primaryUrl secondaryUrl imageUrl heldUntil
          purchases { id quantity purchaseDate heldUntil guestName guestEmail mine canUndo isThanked buyer { id name } } }
      }
    }
  }
`;

const SHOWN = gql`
  query Shown($id: ID!) {
    list(id: $id) { id items: itemsConnection { nodes { id title quantityPurchased } } }
  }
`;

interface ServerItem {
  __typename: 'Item';
  id: string;
  title: string;
  quantityDesired: number;
  quantityPurchased: number;
  [field: string]: unknown;
}

function anItem(id: string, quantityDesired = 1): ServerItem {
  const place = { listId: 'l1', listRevision: 1, orderIndex: 0, isArchived: false, timesPutBack: 0, currency: 'USD' };
  const links = { primaryUrl: null, secondaryUrl: null, imageUrl: null };
  return {
    __typename: 'Item',
    id,
    title: id,
    quantityDesired,
    quantityPurchased: 0,
    heldUntil: null,
    purchases: [],
    ...place,
    ...links,
  };
}

type Request = { name: string; variables: Record<string, unknown> };
const refusal = (code: string, message: string, extensions = {}) => ({
  errors: [{ message, extensions: { code, ...extensions } }],
  data: null,
});

/** A server that records what it hears, and knows idempotency keys as the real one does. */
class FakeServer {
  readonly heard: Request[] = [];
  readonly items = new Map([anItem('Milk', 3), anItem('Bread')].map((item) => [item.id, item]));
  readonly refusals = new Map<string, ReturnType<typeof refusal>>();
  readonly refusedItems = new Set<unknown>();
  /** So many answers get lost on their way back. */
  answersLost = 0;
  isReachable = true;
  /** Runs between the deed and the answer. */
  beforeAnswer = () => {};
  private readonly answered = new Map<unknown, unknown>();

  readonly link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const fail = () => observer.error(new TypeError('Failed to fetch'));
        if (!this.isReachable) return fail();
        this.heard.push({ name: operationName ?? '', variables });
        const key = variables.idempotencyKey;
        const answer = (key && this.answered.get(key)) ??
          (this.refusedItems.has(variables.itemId) ? refusal('PUT_BACK', `${variables.itemId} was put back.`) : null) ??
          this.refusals.get(operationName ?? '') ?? { data: this.does(operationName ?? '', variables) };
        if (key) this.answered.set(key, answer);
        this.beforeAnswer();
        this.answersLost -= 1;
        if (this.answersLost >= 0) return fail();
        of(structuredClone(answer) as ApolloLink.Result).subscribe(observer);
      }),
  );

  private does(name: string, variables: Record<string, unknown>): object {
    if (name === 'PurchaseItem') {
      const item = this.items.get(variables.itemId as string) as ServerItem;
      const quantity = Math.min(variables.quantity as number, item.quantityDesired - item.quantityPurchased);
      item.quantityPurchased += quantity;
      const purchase = { __typename: 'Purchase', id: `p${this.heard.length}`, quantity };
      const entry = {
        ...purchase,
        purchaseDate: '',
        guestName: null,
        guestEmail: null,
        mine: true,
        canUndo: true,
        isThanked: null,
        buyer: null,
      };
      item.purchases = [...(item.purchases as object[]), entry];
      return { purchaseItem: { __typename: 'MemberPurchase', purchase, item } };
    }
    if (name === 'CreateItem') {
      const { title } = variables.input as { title: string };
      const item = { ...anItem(`real ${title}`), title, orderIndex: 9 };
      this.items.set(item.id, item);
      const others = {
        description: '',
        notes: '',
        category: '',
        amount: '',
        variant: '',
        recipes: '',
        price: null,
        createdAt: '',
      };
      return {
        createItem: {
          ...item,
          ...others,
          effectiveImageUrl: null,
          imageSizes: null,
          outgoingUrl: null,
          isAffiliateLink: false,
        },
      };
    }
    if (name === 'AddItems') {
      const items = (variables.input as { title: string }[]).map(({ title }) => ({
        ...anItem(`real ${title}`),
        title,
      }));
      for (const item of items) this.items.set(item.id, item);
      const list = { __typename: 'List', id: 'l1', itemCount: this.items.size, itemRoom: null };
      return { importItems: { __typename: 'ImportedItems', itemIds: items.map(({ id }) => id), list } };
    }
    if (name === 'UpdateItem') {
      const item = this.items.get(variables.id as string);
      const others = {
        description: '',
        category: '',
        amount: '',
        price: null,
        effectiveImageUrl: null,
        imageSizes: null,
        outgoingUrl: null,
        isAffiliateLink: false,
      };
      return { updateItem: { ...others, ...item, ...(variables.changes as object) } };
    }
    throw new Error(`this server knows no ${name}`);
  }
}

/** A tab that has the list open as the server has it now. */
async function aTab(server: FakeServer, database: DeviceDatabase, kinds = changeKinds) {
  const client = new ApolloClient({ link: server.link, cache: createCache(), dataMasking: true });
  const open = () => {
    const list = { __typename: 'List', id: 'l1', listType: 'SHOPPING', items: { nodes: [...server.items.values()] } };
    client.cache.writeQuery({ query: LIST, variables: { id: 'l1' }, data: { list: structuredClone(list) } });
  };
  open();
  const queue = new ChangeQueue(client, database, () => 'u1');
  onTestFinished(() => queue.stop());
  queue.registerKinds(kinds);
  await queue.load();
  let items: ServerItem[] = [];
  const stopWatching = client.cache.watch<{ list: { items: { nodes: ServerItem[] } } }>({
    query: SHOWN,
    variables: { id: 'l1' },
    optimistic: true,
    immediate: true,
    callback: ({ result }) => {
      items = (result?.list?.items?.nodes ?? []) as ServerItem[];
    },
  });
  onTestFinished(stopWatching);
  /** The latest result of a screen that watches the cache. */
  const shown = () => items.map((item) => `${item.title} ${item.quantityPurchased}`);
  return { client, queue, open, shown };
}

function aTick(itemId: string, quantity = 1, key = `tick ${itemId}`) {
  const variables = { itemId, quantity, idempotencyKey: key, timesPutBack: 0, orWhatRemains: true };
  return { key, listId: 'l1', itemId, title: itemId, temporaryId: `temporary ${key}`, variables };
}

function anAddition(title: string) {
  const variables = { listId: 'l1', input: { title }, idempotencyKey: title };
  return {
    key: title,
    listId: 'l1',
    itemId: `temporary ${title}`,
    title,
    temporaryId: `temporary ${title}`,
    variables,
  };
}

function anAdditionOf(...titles: string[]) {
  const variables = { listId: 'l1', input: titles.map((title) => ({ title })), idempotencyKey: 'several' };
  const temporaryIds = titles.map((title) => `temporary ${title}`);
  return { key: 'several', listId: 'l1', title: 'Several', temporaryIds, variables };
}

function anEdit(notes: string) {
  const variables = { id: 'Milk', changes: { notes }, base: { notes: '' } };
  return { listId: 'l1', itemId: 'Milk', title: 'Milk', variables };
}

const outcomes = () => localChanges.get().flatMap(({ outcome }) => outcome?.text ?? []);
let isOnline = true;
const goes = (online: boolean) => {
  isOnline = online;
  if (online) window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => void vi.restoreAllMocks());

test('a change shows at once, and waits while there is no connection', async () => {
  const server = new FakeServer();
  const { queue, shown } = await aTab(server, memoryDatabase());
  goes(false);

  const made = queue.make(PURCHASE_ITEM, aTick('Milk', 2));

  expect(shown()).toEqual(['Milk 2', 'Bread 0']);
  expect(await made).toEqual({ isPending: true });
  expect(server.heard).toEqual([]);
  expect(isHeldUp.get()).toBe(true);
});

test('a change that waits for its turn alone is not held up, nor are those after the connection is back', async () => {
  const server = new FakeServer();
  const { queue } = await aTab(server, memoryDatabase());
  goes(false);
  await queue.make(PURCHASE_ITEM, aTick('Milk', 2));
  goes(true);
  await vi.waitFor(() => expect(isHeldUp.get()).toBe(false));

  const made = [queue.make(PURCHASE_ITEM, aTick('Bread')), queue.make(PURCHASE_ITEM, aTick('Milk'))];
  await vi.waitFor(() => expect(localChanges.get()).toHaveLength(2));
  expect(isHeldUp.get()).toBe(false);
  await Promise.all(made);
});

test('it survives a reload, and goes out in the order in which it was made once there is a connection', async () => {
  const [server, database] = [new FakeServer(), memoryDatabase()];
  const before = await aTab(server, database);
  goes(false);
  await before.queue.make(PURCHASE_ITEM, aTick('Milk', 2));
  await before.queue.make(PURCHASE_ITEM, aTick('Bread'));
  before.queue.stop();

  const after = await aTab(server, database);
  expect(after.shown()).toEqual(['Milk 2', 'Bread 1']);
  expect(localChanges.get().map(({ title }) => title)).toEqual(['Milk', 'Bread']);
  goes(true);
  await after.queue.send();

  expect(server.heard.map(({ variables }) => variables.itemId)).toEqual(['Milk', 'Bread']);
  expect(after.shown()).toEqual(['Milk 2', 'Bread 1']);
  expect([localChanges.get(), await database.get('changes u1')]).toEqual([[], []]);
});

test('an answer that was lost does not do it twice', async () => {
  const server = new FakeServer();
  const { queue, shown } = await aTab(server, memoryDatabase());
  server.answersLost = 1;

  expect(await queue.make(PURCHASE_ITEM, aTick('Milk', 2))).toEqual({ isPending: true });
  goes(true); // at once, without the pause
  await vi.waitFor(() => expect(localChanges.get()).toEqual([]));

  expect(server.heard.map(({ variables }) => variables.idempotencyKey)).toEqual(['tick Milk', 'tick Milk']);
  expect(server.items.get('Milk')?.quantityPurchased).toBe(2);
  expect(shown()).toEqual(['Milk 2', 'Bread 0']);
});

test('a person who still waits for the answer is told of a refusal, and nothing stays behind', async () => {
  const server = new FakeServer();
  const { queue, shown } = await aTab(server, memoryDatabase());
  server.refusals.set('PurchaseItem', refusal('NOT_FOUND', 'Item not found'));

  await expect(queue.make(PURCHASE_ITEM, aTick('Milk'))).rejects.toThrow('Item not found');

  expect(shown()).toEqual(['Milk 0', 'Bread 0']);
  expect(localChanges.get()).toEqual([]);
});

test('a refusal of what had waited is explained, naming the item, and the rest goes on', async () => {
  const [server, database] = [new FakeServer(), memoryDatabase()];
  const { queue, shown } = await aTab(server, database);
  goes(false);
  await queue.make(UPDATE_ITEM, anEdit('oats'));
  await queue.make(PURCHASE_ITEM, aTick('Bread'));
  server.refusals.set('UpdateItem', refusal('NOT_FOUND', 'Item not found'));
  goes(true);
  await queue.send();

  expect(outcomes()).toEqual(['Milk could not be saved: Item not found']);
  expect(shown()).toEqual(['Milk 0', 'Bread 1']);
  const later = await aTab(server, database);
  expect(outcomes()).toHaveLength(1); // until it has been read
  await later.queue.dismiss(localChanges.get()[0]?.key ?? '');
  expect(localChanges.get()).toEqual([]);
});

test('what another phone left to do is recorded, and said', async () => {
  const server = new FakeServer();
  const { queue } = await aTab(server, memoryDatabase());
  goes(false);
  await queue.make(PURCHASE_ITEM, aTick('Milk', 3));
  (server.items.get('Milk') as ServerItem).quantityPurchased = 2;
  goes(true);
  await queue.send();

  expect(outcomes()).toEqual(['Milk: only 1 of your 3 were still needed, so 1 is marked as purchased.']);
});

test('what is made of something that is itself still waiting follows it to its real id', async () => {
  const server = new FakeServer();
  const { queue, shown } = await aTab(server, memoryDatabase());
  goes(false);
  await queue.make(CREATE_ITEM, anAddition('Eggs'));
  await queue.make(PURCHASE_ITEM, aTick('temporary Eggs', 1, 'tick'));
  expect(shown()).toEqual(['Milk 0', 'Bread 0', 'Eggs 1']);
  goes(true);
  await queue.send();

  expect(server.heard.map(({ name, variables }) => [name, variables.itemId])).toEqual([
    ['CreateItem', undefined],
    ['PurchaseItem', 'real Eggs'],
  ]);
  expect(shown()).toEqual(['Milk 0', 'Bread 0', 'Eggs 1']);
});

test('several things that are added in one call stand there at once, each in its place, and what is done with one of them follows it', async () => {
  const server = new FakeServer();
  const { queue, shown } = await aTab(server, memoryDatabase());
  goes(false);
  await queue.make(ADD_ITEMS, anAdditionOf('Eggs', 'Tea'));
  await queue.make(PURCHASE_ITEM, aTick('temporary Tea', 1, 'tick'));
  expect(shown()).toEqual(['Milk 0', 'Bread 0', 'Eggs 0', 'Tea 1']);
  goes(true);
  await queue.send();

  expect(server.heard.map(({ name, variables }) => [name, variables.itemId])).toEqual([
    ['AddItems', undefined],
    ['PurchaseItem', 'real Tea'],
  ]);
  expect(shown()).toEqual(['Milk 0', 'Bread 0', 'Eggs 0', 'Tea 1']);
});

test('several things that waited for a connection go one by one where all of them are refused, and each has its own answer', async () => {
  const server = new FakeServer();
  const { queue, shown } = await aTab(server, memoryDatabase());
  goes(false);
  await queue.make(ADD_ITEMS, anAdditionOf('Eggs', 'Tea'));
  server.refusals.set('AddItems', refusal('PLAN_LIMIT', 'The list is full.'));
  goes(true);
  await queue.send();

  expect(server.heard.map(({ name }) => name)).toEqual(['AddItems', 'CreateItem', 'CreateItem']);
  expect(new Set(server.heard.map(({ variables }) => variables.idempotencyKey)).size).toBe(3);
  expect(shown()).toEqual(['Milk 0', 'Bread 0', 'Eggs 0', 'Tea 0']);
  expect(outcomes()).toEqual([]);
});

test('what was never sent is taken back without anybody hearing of it', async () => {
  const server = new FakeServer();
  const { queue, shown } = await aTab(server, memoryDatabase());
  goes(false);
  await queue.make(PURCHASE_ITEM, aTick('Milk'));

  expect(await queue.withdraw('temporary tick Milk')).toBe(true);

  goes(true);
  await queue.send();
  expect(shown()).toEqual(['Milk 0', 'Bread 0']);
  expect(server.heard).toEqual([]);
});

test('an undo of what is gone already has nothing to explain', async () => {
  const server = new FakeServer();
  const { queue } = await aTab(server, memoryDatabase());
  server.refusals.set('UndoPurchase', refusal('NOT_FOUND', 'Resource not found.'));

  const order = { listId: 'l1', itemId: 'Milk', title: 'Milk', variables: { purchaseId: 'p1' } };
  expect(await queue.make(UNDO_PURCHASE, order)).toEqual({ data: undefined, isPending: false });
});

test('where somebody else changed the same field the person chooses, and then it goes out again', async () => {
  const server = new FakeServer();
  const { queue } = await aTab(server, memoryDatabase());
  goes(false);
  await queue.make(UPDATE_ITEM, anEdit('oat milk'));
  const conflict = { field: 'notes', theirs: 'soy', yours: 'oat milk' };
  server.refusals.set('UpdateItem', refusal('CONFLICT', 'Somebody else has changed this.', { conflicts: [conflict] }));
  goes(true);
  await queue.send();
  const [change] = localChanges.get();
  expect(change?.outcome?.conflicts).toEqual([conflict]);

  server.refusals.clear();
  await queue.choose(change?.key ?? '', conflict, true);
  await vi.waitFor(() => expect(localChanges.get()).toEqual([]));

  const variables = { id: 'Milk', changes: { notes: 'oat milk' }, base: { notes: 'soy' } };
  expect(server.heard.at(-1)).toEqual({ name: 'UpdateItem', variables });
});

test.for([
  ['as it is sent now', { unitPrice: { currency: 'EUR', amountMinor: 1250 } }],
  ['as an earlier version of the app kept it', { price: 12.5, currency: 'EUR' }],
] as const)('a price that waits is shown and sent, %s', async ([, price]) => {
  const server = new FakeServer();
  const { queue, client } = await aTab(server, memoryDatabase());
  const [fragment, data] = [gql('fragment Price on Item { price }'), { __typename: 'Item', price: null }];
  client.cache.writeFragment({ id: 'Item:Milk', fragment, data });
  goes(false);
  await queue.make(UPDATE_ITEM, {
    listId: 'l1',
    itemId: 'Milk',
    title: 'Milk',
    variables: { id: 'Milk', changes: price },
  });

  const { 'Item:Milk': known } = client.cache.extract(true) as Record<string, unknown>;
  expect(known).toMatchObject({ price: 12.5, currency: 'EUR' });
  expect(known).not.toHaveProperty('unitPrice');

  goes(true);
  await queue.send();
  expect(server.heard.at(-1)).toEqual({ name: 'UpdateItem', variables: { id: 'Milk', changes: price } });
});

test('taking theirs sends nothing more', async () => {
  const server = new FakeServer();
  const { queue } = await aTab(server, memoryDatabase());
  goes(false);
  await queue.make(UPDATE_ITEM, anEdit('oat milk'));
  const conflict = { field: 'notes', theirs: 'soy', yours: 'oat milk' };
  server.refusals.set('UpdateItem', refusal('CONFLICT', 'Somebody else has changed this.', { conflicts: [conflict] }));
  goes(true);
  await queue.send();

  await queue.choose(localChanges.get()[0]?.key ?? '', conflict, false);

  expect(localChanges.get()).toEqual([]);
  expect(server.heard).toHaveLength(1);
});

test('of two tabs one sends', async () => {
  let held = Promise.resolve();
  const request = (_name: string, work: () => Promise<void>) => {
    const mine = held.then(work);
    held = mine;
    return mine;
  };
  theBrowserHas({ locks: { request } });
  const [server, database] = [new FakeServer(), memoryDatabase()];
  const [one, other] = [await aTab(server, database), await aTab(server, database)];
  goes(false);
  await one.queue.make(PURCHASE_ITEM, aTick('Milk'));
  await other.queue.make(PURCHASE_ITEM, aTick('Bread'));
  goes(true);

  await Promise.all([one.queue.send(), other.queue.send()]);

  expect(server.heard.map(({ variables }) => variables.itemId)).toEqual(['Milk', 'Bread']);
  await one.queue.load();
  await other.queue.load();
  expect(await database.get('changes u1')).toEqual([]);
});

test('while nobody is signed in any more it waits', async () => {
  const server = new FakeServer();
  const { queue } = await aTab(server, memoryDatabase());
  server.refusals.set('PurchaseItem', refusal('UNAUTHENTICATED', 'Your session has expired.'));

  expect(await queue.make(PURCHASE_ITEM, { ...aTick('Milk') })).toEqual({ isPending: true });

  expect(localChanges.get()).toHaveLength(1);
  expect(outcomes()).toEqual([]);
});

test('what was sent more than a day ago is not sent again, since nobody knows its key any more', async () => {
  const [server, database] = [new FakeServer(), memoryDatabase()];
  const { queue } = await aTab(server, database);
  server.answersLost = 1;
  await queue.make(PURCHASE_ITEM, aTick('Milk'));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);

  await queue.send();

  expect(server.heard).toHaveLength(1);
  expect(outcomes()[0]).toContain('Milk: a change you made more than a day ago may not have arrived. Please check.');
});

test('what the server says meanwhile shows under what still waits, and an old tick hides nothing that was put back', async () => {
  const [server, database] = [new FakeServer(), memoryDatabase()];
  const before = await aTab(server, database);
  goes(false);
  await before.queue.make(PURCHASE_ITEM, aTick('Milk'));
  await before.queue.make(PURCHASE_ITEM, aTick('Bread'));
  before.queue.stop();
  const after = await aTab(server, database);
  await after.queue.make(CREATE_ITEM, anAddition('Eggs'));
  Object.assign(server.items.get('Bread') as ServerItem, { timesPutBack: 1 });
  server.refusedItems.add('Bread');

  after.open();
  after.queue.showAgain();
  expect(after.shown()).toEqual(['Milk 1', 'Bread 0', 'Eggs 0']);
  goes(true);
  await after.queue.send();

  expect(after.shown()).toEqual(['Milk 1', 'Bread 0', 'Eggs 0']);
  expect(outcomes()).toEqual(['Bread was put back.']);
});

test('a change of a kind that this page does not know waits, and goes out once the page knows it', async () => {
  const [server, database] = [new FakeServer(), memoryDatabase()];
  const before = await aTab(server, database);
  goes(false);
  await before.queue.make(PURCHASE_ITEM, aTick('Milk'));
  before.queue.stop();
  goes(true);
  const after = await aTab(server, database, []);
  await after.queue.send();
  expect([server.heard, after.shown()]).toEqual([[], ['Milk 0', 'Bread 0']]);

  after.queue.registerKinds(changeKinds);
  expect(after.shown()).toEqual(['Milk 1', 'Bread 0']);
  await after.queue.send();

  expect(server.heard).toHaveLength(1);
  expect(localChanges.get()).toEqual([]);
});

test('what is being added shows once, though the server tells of it before it answers', async () => {
  const server = new FakeServer();
  const tab = await aTab(server, memoryDatabase());
  const meanwhile: string[][] = [];
  server.beforeAnswer = () => {
    tab.open(); // as a live event does
    tab.queue.showAgain();
    meanwhile.push(tab.shown());
  };

  await tab.queue.make(CREATE_ITEM, anAddition('Eggs'));

  expect(meanwhile).toEqual([['Milk 0', 'Bread 0', 'Eggs 0']]);
  expect(tab.shown()).toEqual(['Milk 0', 'Bread 0', 'Eggs 0']);
});

test('what others did meanwhile shows also where the change could not be delivered', async () => {
  const server = new FakeServer();
  const tab = await aTab(server, memoryDatabase());
  server.refusals.set('CreateItem', refusal('SERVICE_UNAVAILABLE', 'The database is away.'));
  server.beforeAnswer = () => {
    server.items.set('Tea', anItem('Tea'));
    tab.open();
    tab.queue.showAgain();
  };

  await tab.queue.make(CREATE_ITEM, anAddition('Eggs'));

  expect(tab.shown()).toEqual(['Milk 0', 'Bread 0', 'Tea 0', 'Eggs 0']);
});
