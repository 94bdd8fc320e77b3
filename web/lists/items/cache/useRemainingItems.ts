import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useRemainingPages } from '../../../base/network/useRemainingPages.ts';
import { whenIdle } from '../../../base/network/when-idle.ts';
import {
  ItemPagesRevision_itemFragmentDoc,
  ItemPagesRevision_listFragmentDoc,
  ListItemsPageDocument,
  type ListItemsPageQuery,
} from './item-pages.generated.ts';
import type { OpenList_listFragment } from './open-list.generated.ts';

/** Reads what comes behind the first page of a list while its screen is open. */
export function useRemainingItems({ id, items: { pageInfo } }: Pick<OpenList_listFragment, 'id' | 'items'>) {
  const client = useApolloClient();
  const read = useMemo(() => pageReader(client, id), [client, id]);
  return useRemainingPages(pageInfo, read);
}

/** Gives what puts the page behind a cursor into the cache, while the server answers the one behind it. */
function pageReader(client: ApolloClient, id: string) {
  const query = ListItemsPageDocument;
  const revisionNow = () => {
    const ofList = client.cache.identify({ __typename: 'List', id });
    return client.cache.readFragment({ id: ofList, fragment: ItemPagesRevision_listFragmentDoc })?.revision;
  };
  /** An answer to one's own change says so of its item, before the list does. */
  const isNewerHere = ({ items: { nodes, listRevision } }: ListItemsPageQuery['list']) =>
    nodes.some((item) => {
      const fragment = ItemPagesRevision_itemFragmentDoc;
      const known = client.cache.readFragment({ id: client.cache.identify(item), fragment });
      return known !== null && known.listRevision > listRevision;
    });
  const ask = async (after: string) => {
    const variables = { id, after };
    const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
    return { data, variables, cameAt: revisionNow() };
  };
  let next: { after: string; page: ReturnType<typeof ask> } | null = null;

  return async (after: string) => {
    const early = next?.after === after ? await next.page.catch(() => null) : null;
    const isAsItCame = early?.data && early.cameAt === revisionNow() && !isNewerHere(early.data.list);
    const { data, variables } = isAsItCame ? early : await ask(after); // it would bring back what was changed while it waited
    if (!data) return;
    const { hasNextPage, endCursor } = data.list.items.pageInfo;
    next = hasNextPage && endCursor ? { after: endCursor, page: ask(endCursor) } : null;
    next?.page.catch(() => {}); // it is asked for again, and fails then
    client.cache.writeQuery({ query, variables, data, broadcast: false });
    await new Promise<void>((resolve) => void whenIdle(resolve)); // it is read and drawn in a task of its own
    client.cache.batch({ update: () => {} }); // which tells the screen
  };
}
