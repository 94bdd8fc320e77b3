// @vitest-environment jsdom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { toast } from 'sonner';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { Toaster } from '../../../web/base/page/Toaster.tsx';
import {
  DeleteList_listFragmentDoc,
  DeleteListDialogDocument,
  DeleteListDocument,
} from '../../../web/lists/list-settings/DeleteListDialog.generated.ts';
import { DeleteListDialog } from '../../../web/lists/list-settings/DeleteListDialog.tsx';

function listWith({
  listType = 'WISHLIST',
  eventDate = null as string | null,
  purchasedCount = 0,
  isBought = false,
  mine = false,
}) {
  const latestPurchase = isBought ? { __typename: 'PurchaseEntry', id: 'p1', mine } : null;
  const itemSummary = { __typename: 'ItemSummary', purchasedCount, latestPurchase };
  const list = { __typename: 'List', id: 'l1', listType, eventDate, itemSummary };
  return { request: { query: DeleteListDialogDocument, variables: { id: 'l1' } }, result: { data: { list } } };
}

const MAILED = ' Everyone who bought from this list hears about it by email, unless they’ve turned these emails off.';

test.for([
  [{ purchasedCount: 2, isBought: true }, `2 gifts on it have been bought already.${MAILED}`],
  [{ purchasedCount: 0, isBought: true }, `Something on it has been bought already.${MAILED}`],
  [{ purchasedCount: 1, isBought: true, eventDate: '2020-05-01' }, 'One gift on it has been bought already.'],
  [
    { purchasedCount: 2, isBought: true, mine: true },
    '2 gifts on it have been bought already. Anyone else who bought from this list hears about it by email, unless they’ve turned these emails off.',
  ],
  [{ purchasedCount: 0 }, null],
  [{ listType: 'SHOPPING', purchasedCount: 3, isBought: true }, null],
] as const)('before a list with %j is deleted, it is said what was bought and who is told', async ([about, text]) => {
  const client = new ApolloClient({ link: new MockLink([listWith(about)]), cache: createCache(), dataMasking: true });
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <DeleteListDialog listId="l1" question="Sure?" onClose={() => {}} />
    </ApolloProvider>,
  );

  if (text) expect(await screen.findByText(text)).toBeTruthy();
  await waitFor(() => expect(client.cache.extract()).toHaveProperty('List:l1'));
  expect(screen.queryByText(/bought/)?.textContent ?? null).toBe(text);
});

test.for([
  ['a list', 'Ida turns 7', { data: { deleteList: true } }],
  [
    'a list that is gone already',
    'Picnic',
    { errors: [new GraphQLError('Gone', { extensions: { code: 'NOT_FOUND' } })] },
  ],
] as const)('once %s is deleted, its name is said', async ([, name, result]) => {
  const cache = createCache();
  const data = { __typename: 'List', id: 'l1', name } as const;
  cache.writeFragment({ fragment: DeleteList_listFragmentDoc, id: 'List:l1', data });
  const answer = { request: { query: DeleteListDocument, variables: { id: 'l1' } }, result };
  const client = new ApolloClient({
    link: new MockLink([answer as MockLink.MockedResponse, listWith({ purchasedCount: 0 })]),
    cache,
    dataMasking: true,
  });
  const onDeleted = vi.fn();
  onTestFinished(() => {
    cleanup();
    toast.dismiss(); // they outlive what shows them
  });
  render(
    <ApolloProvider client={client}>
      <Toaster />
      <DeleteListDialog listId="l1" question="Sure?" onDeleted={onDeleted} onClose={() => {}} />
    </ApolloProvider>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText(`Deleted “${name}”`)).toBeTruthy();
  expect(onDeleted).toHaveBeenCalledOnce();
});
