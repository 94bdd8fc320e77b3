// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink } from '@apollo/client';
import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLType,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
} from 'graphql';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import type { DeviceDatabase } from '../../../web/base/storage/device-database.ts';
import { partialLists } from '../../../web/lists/lists/partial-lists.ts';
import { LIST, MY_LISTS } from '../../../web/lists/lists/snapshot-documents.ts';
import { ListSnapshots } from '../../../web/lists/offline/list-snapshots.ts';

afterEach(() => partialLists.set(false));

/** The memory of a device, and the snapshots of one account there. */
function aDevice(kept = new Map<string, unknown>()) {
  const database = {
    get: async (key: string) => kept.get(key),
    update: async (key: string, change: (before: unknown) => unknown) => void kept.set(key, change(kept.get(key))),
    remove: async (keys: string[]) => {
      for (const key of keys) kept.delete(key);
    },
    keys: async () => [...kept.keys()],
  };
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  return { kept, client, snapshots: new ListSnapshots(client, database as unknown as DeviceDatabase, () => 'u1') };
}

test('the lists that a device knows are not kept as all that there are', async () => {
  const { kept, client, snapshots } = aDevice();
  client.cache.writeQuery({ query: client.cache.transformDocument(MY_LISTS), data: everythingOf(MY_LISTS, 'all') });
  partialLists.set(true);

  snapshots.onAnswer('LiveMyLists', {}); // a socket may outlast the connection for a moment
  await snapshots.write();
  expect(kept.has('list u1 all')).toBe(false);

  partialLists.set(false);
  snapshots.onAnswer('ListsScreen', {});
  await snapshots.write();
  expect(kept.has('list u1 all')).toBe(true);
});

/** Fields that several fragments ask of the same object. */
function together(one: Record<string, unknown>, other: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.entries(other).map(([name, value]) => {
    const before = one[name];
    const areObjects = isObject(before) && isObject(value);
    return [name, areObjects ? together(before, value) : value];
  });
  return { ...one, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value for each field that a document asks for. */
function everythingOf(document: DocumentNode, id: string, { hasItem = false } = {}): Record<string, unknown> {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const objectOf = (type: GraphQLObjectType, selections: readonly SelectionNode[]): Record<string, unknown> =>
    selections
      .map((selection): Record<string, unknown> => {
        if (selection.kind === Kind.FIELD) {
          const field = type.getFields()[selection.name.value];
          return field ? { [selection.alias?.value ?? field.name]: fieldOf(field.type, field.name, selection) } : {};
        }
        const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
        return objectOf(type, part?.selectionSet.selections ?? []);
      })
      .reduce(together, { __typename: type.name });
  const fieldOf = (type: GraphQLType, name: string, { selectionSet }: FieldNode): unknown => {
    const isMissing = name !== 'list' && name !== 'myLists'; // which are null only beside an error
    if (!isNonNullType(type) && isMissing) return null;
    const named = getNamedType(type);
    const isItems = hasItem && named.name === 'Item';
    if (isListType(getNullableType(type)))
      return isItems && isObjectType(named) ? [objectOf(named, selectionSet?.selections ?? [])] : [];
    if (isObjectType(named)) return objectOf(named, selectionSet?.selections ?? []);
    return name === 'id' ? id : 'something';
  };
  const [operation] = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition] : [],
  );
  return objectOf(schema.getQueryType() as GraphQLObjectType, operation?.selectionSet.selections ?? []);
}

test('what an older version of the app kept is shown where it is whole, and else forgotten', async () => {
  const whole = everythingOf(LIST, 'whole');
  const { categoryOrder, ...older } = everythingOf(LIST, 'older').list as Record<string, unknown>;
  expect(categoryOrder).toBeDefined();
  const { kept, client, snapshots } = aDevice(
    new Map<string, unknown>([
      ['index u1', { whole: 1, older: 2 }],
      ['list u1 whole', { at: 1, data: whole }],
      ['list u1 older', { at: 2, data: { __typename: 'Query', list: older } }],
    ]),
  );

  await snapshots.restore();

  expect(client.cache.extract()).toHaveProperty('List:whole');
  expect(snapshots.savedAt('whole')).toBe(1);
  expect(client.cache.extract()).not.toHaveProperty('List:older');
  expect(snapshots.savedAt('older')).toBeUndefined();
  expect([...kept]).toEqual([
    ['index u1', { whole: 1 }],
    ['list u1 whole', { at: 1, data: whole }],
  ]);
});

test('a list that has not come whole, or is too long to be kept, is not read to find that out', async () => {
  const { kept, client, snapshots } = aDevice(
    new Map<string, unknown>([['list u1 l1', 'as it was when it was shorter']]),
  );
  const listOf = (itemCount: number, hasNextPage: boolean) => {
    const { list, ...query } = everythingOf(LIST, 'l1') as { list: { items: { pageInfo: object } } };
    const items = { ...list.items, pageInfo: { ...list.items.pageInfo, hasNextPage } };
    return { ...query, list: { ...list, itemCount, items } };
  };
  const read = vi.spyOn(client.cache, 'readQuery');
  const answered = async (itemCount: number, hasNextPage: boolean) => {
    client.cache.writeQuery({ query: client.cache.transformDocument(LIST), data: listOf(itemCount, hasNextPage) });
    snapshots.onAnswer('ListScreen', { id: 'l1' });
    await snapshots.write();
  };

  await answered(500, true);
  expect(kept.has('list u1 l1')).toBe(true);
  await answered(6000, false);
  expect(kept.has('list u1 l1')).toBe(false);
  expect(read).not.toHaveBeenCalled();

  await answered(500, false);
  expect(kept.get('list u1 l1')).toMatchObject({ data: { list: { itemCount: 500 } } });
});

/** With 150 items in the cache, of which nothing is kept yet. */
function aDeviceWithALongList() {
  const device = aDevice();
  const { cache } = device.client;
  const { list, ...query } = everythingOf(LIST, 'l1', { hasItem: true }) as { list: { items: { nodes: object[] } } };
  const [some] = list.items.nodes;
  const nodes = Array.from({ length: 150 }, (_, index) => ({ ...some, id: `i${index}` }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const data = { ...query, list: { ...list, itemCount: 150, items: { ...list.items, nodes, pageInfo } } };
  cache.writeQuery({ query: cache.transformDocument(LIST), data });
  return { ...device, items: { nodes, pageInfo } };
}

test('a long list is read for the device bit by bit, between which the page can do something else', async () => {
  const { kept, client, snapshots, items } = aDeviceWithALongList();
  const read = vi.spyOn(client.cache, 'readFragment');
  const readBetween = [0];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    readBetween.push(read.mock.calls.length);
    setTimeout(callback);
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  snapshots.onAnswer('ListScreen', { id: 'l1' });
  await snapshots.write();

  const steps = readBetween.slice(1).map((count, index) => count - (readBetween[index] ?? 0));
  expect(Math.max(...steps)).toBeLessThan(50);
  expect(kept.get('list u1 l1')).toMatchObject({ data: { list: { items } } });
});

/** Keeps a long list, and does something else once its first items have been read for the device. */
async function writeWhileItIsRead(meanwhile: (device: ReturnType<typeof aDevice>) => void) {
  const device = aDeviceWithALongList();
  const { snapshots } = device;
  let pauses = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    pauses += 1;
    if (pauses === 3) meanwhile(device);
    setTimeout(callback);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  snapshots.onAnswer('ListScreen', { id: 'l1' });
  await snapshots.write();
  return device;
}

test('a list that is kept from them while it is read for the device leaves no copy there', async () => {
  let removed: Promise<void> | undefined;
  const { kept } = await writeWhileItIsRead(({ snapshots }) => {
    removed = snapshots.remove('l1');
  });
  await removed;
  expect([...kept.keys()].filter((key) => key.startsWith('list u1'))).toEqual([]);
});

test('a list that changes while it is read for the device is kept once all of it is of one time', async () => {
  const { kept, snapshots } = await writeWhileItIsRead((device) =>
    device.snapshots.onAnswer('LiveList', { listId: 'l1' }),
  );
  expect(kept.has('list u1 l1')).toBe(false);
  await snapshots.write();
  expect(kept.get('list u1 l1')).toMatchObject({ data: { list: { itemCount: 150 } } });
});

test('a list of thousands is kept in parts, of which only those are written again that changed, and is whole again', async () => {
  const { kept, client, snapshots } = aDevice();
  const { list, ...query } = everythingOf(LIST, 'l1', { hasItem: true }) as { list: { items: { nodes: object[] } } };
  const [some] = list.items.nodes;
  const nodes = Array.from({ length: 1200 }, (_, index) => ({ ...some, id: `i${index}`, title: `Thing ${index}` }));
  const write = async (shown: object[]) => {
    const items = {
      ...list.items,
      nodes: shown,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    };
    const data = { ...query, list: { ...list, itemCount: shown.length, items } };
    client.cache.writeQuery({ query: client.cache.transformDocument(LIST), data });
    snapshots.onAnswer('ListScreen', { id: 'l1' });
    await snapshots.write();
  };
  const parts = () => [...kept.keys()].filter((key) => key.startsWith('list u1 l1 '));

  await write(nodes);
  const before = parts();
  expect(before).toHaveLength(6);
  await write(nodes.with(1100, { ...some, id: 'i1100', title: 'Renamed' }));
  expect(parts().filter((key) => before.includes(key))).toHaveLength(5);
  expect(parts()).toHaveLength(6);

  const later = aDevice(kept);
  await later.snapshots.restore();
  expect(later.client.cache.extract()).toHaveProperty('Item:i1199');
  expect(later.client.cache.extract()).toHaveProperty('Item:i1100.title', 'Renamed');

  await later.snapshots.remove('l1');
  expect(parts()).toEqual([]);
});
