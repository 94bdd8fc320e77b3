import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { planOf } from '#rules/core/plans/plan';
import { knownSite } from '../../base/page/site.ts';
import {
  ImportRoomsDocument,
  ImportTargetDocument,
  type ImportTargetQuery,
  NewListRoomDocument,
} from './ImportScreen.generated.ts';

interface Target {
  /** Null is a new list. */
  id: string | null;
  /** How many more items it holds; null is without end. */
  room: number | null;
  /** How many more lists their owner's plan holds; null is without end. */
  listRoom: number | null;
  /** How many lists that plan holds in all. */
  mostLists: number | null;
  /** Purchases on it are kept from the viewer as a surprise. */
  isBlind: boolean;
  /** The names of the items that are on it. */
  titles: readonly string[];
}

/** The place that items are to go to, as it is now: read again whenever `isWanted` turns true. Undefined until it is read. */
export function useTarget(listId: string | null, isWanted: boolean): Target | undefined {
  const client = useApolloClient();
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const reading = listId === null ? readNewList(client) : readList(client, listId);
    reading.then((read) => isCurrent && setTarget(read)).catch(() => {}); // the button waits for a list, and choosing again reads again
    return () => {
      isCurrent = false;
      setTarget(undefined);
    };
  }, [client, listId, isWanted]);
  return target?.id === listId ? target : undefined;
}

/** How many more items each list holds, where a new one cannot be made: null is without end. Undefined until it is read. */
export function useRooms(isWanted: boolean): ReadonlyMap<string, number | null> | undefined {
  const client = useApolloClient();
  const [rooms, setRooms] = useState<ReadonlyMap<string, number | null>>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    client
      .query({ query: ImportRoomsDocument, fetchPolicy: 'no-cache' })
      .then(({ data }) => {
        const nodes = data?.myLists.nodes ?? [];
        if (isCurrent) setRooms(new Map(nodes.map(({ id, itemRoom }) => [id, itemRoom ?? null])));
      })
      .catch(() => {}); // each list says it when it is chosen
    return () => {
      isCurrent = false;
    };
  }, [client, isWanted]);
  return rooms;
}

async function readList(client: ApolloClient, listId: string): Promise<Target> {
  const titles: string[] = [];
  for (let after: string | null = null; ; ) {
    const list = await readPage(client, { listId, after });
    titles.push(...list.itemsConnection.nodes.map(({ title }) => title));
    after = list.itemsConnection.pageInfo.endCursor ?? null;
    if (!list.itemsConnection.pageInfo.hasNextPage) {
      const room = list.itemRoom ?? null;
      return { id: listId, room, listRoom: null, mostLists: null, isBlind: list.purchasesHidden, titles };
    }
  }
}

async function readPage(
  client: ApolloClient,
  variables: { listId: string; after: string | null },
): Promise<ImportTargetQuery['list']> {
  const { data } = await client.query({ query: ImportTargetDocument, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('Empty response from server');
  return data.list;
}

/** A new list, by the plan of the one who makes it. */
async function readNewList(client: ApolloClient): Promise<Target> {
  const { data } = await client.query({ query: NewListRoomDocument, fetchPolicy: 'no-cache' });
  if (!data?.me) throw new Error('Empty response from server');
  const { maxListsPerUser, maxItemsPerList, everythingForEverybody } = knownSite();
  const plan = planOf(data.me.subscriptionTier);
  const limit = (most: number) => (most < 0 || everythingForEverybody ? null : most);
  const mostLists = limit(maxListsPerUser[plan]);
  return {
    id: null,
    room: limit(maxItemsPerList[plan]),
    listRoom: mostLists === null ? null : Math.max(0, mostLists - data.me.listsCreated),
    mostLists,
    isBlind: false,
    titles: [],
  };
}
