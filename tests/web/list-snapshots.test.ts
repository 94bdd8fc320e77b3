// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { afterEach, expect, test } from 'vitest';
import { partialLists } from '../../web/lists/partial-lists.ts';
import { MY_LISTS } from '../../web/lists/snapshot-documents.ts';
import { createCache } from '../../web/network/apollo-cache.ts';
import { ListSnapshots } from '../../web/offline/list-snapshots.ts';
import type { DeviceDatabase } from '../../web/storage/device-database.ts';

afterEach(() => partialLists.set(false));

test('the lists that a device knows are not kept as all that there are', async () => {
  const kept = new Map<string, unknown>();
  const database = {
    get: async (key: string) => kept.get(key),
    update: async (key: string, change: (before: unknown) => unknown) => void kept.set(key, change(kept.get(key))),
    remove: async (keys: string[]) => {
      for (const key of keys) kept.delete(key);
    },
    keys: async () => [...kept.keys()],
  };
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createCache() });
  const snapshots = new ListSnapshots(client, database as unknown as DeviceDatabase, () => 'u1');
  client.cache.writeQuery({ query: client.cache.transformDocument(MY_LISTS), data: { lists: [] } });
  partialLists.set(true);

  snapshots.onAnswer('LiveMyLists', {}); // a socket may outlast the connection for a moment
  await snapshots.write();
  expect(kept.has('list u1 all')).toBe(false);

  partialLists.set(false);
  snapshots.onAnswer('ListsScreen', {});
  await snapshots.write();
  expect(kept.has('list u1 all')).toBe(true);
});
