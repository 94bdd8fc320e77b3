import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ImportTargetDocument, type ImportTargetQuery } from './ImportScreen.generated.ts';

interface TargetList {
  id: string;
  /** How many more items it holds; null is without end. */
  room: number | null;
  /** Purchases on it are kept from the viewer as a surprise. */
  isBlind: boolean;
  /** The names of the items that are on it. */
  titles: readonly string[];
}

/** The list that items are to go to, as it is now: read again whenever `isWanted` turns true. Undefined until it is read. */
export function useTarget(listId: string | null, isWanted: boolean): TargetList | undefined {
  const client = useApolloClient();
  const [target, setTarget] = useState<TargetList>();
  useEffect(() => {
    if (listId === null || !isWanted) return;
    let isCurrent = true;
    readTarget(client, listId)
      .then((read) => isCurrent && setTarget(read))
      .catch(() => {}); // the button waits for it, and choosing again reads again
    return () => {
      isCurrent = false;
      setTarget(undefined);
    };
  }, [client, listId, isWanted]);
  return target?.id === listId ? target : undefined;
}

async function readTarget(client: ApolloClient, listId: string): Promise<TargetList> {
  const titles: string[] = [];
  for (let after: string | null = null; ; ) {
    const list = await readPage(client, { listId, after });
    titles.push(...list.itemsConnection.nodes.map(({ title }) => title));
    after = list.itemsConnection.pageInfo.endCursor ?? null;
    if (!list.itemsConnection.pageInfo.hasNextPage)
      return { id: listId, room: list.itemRoom ?? null, isBlind: list.purchasesHidden, titles };
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
