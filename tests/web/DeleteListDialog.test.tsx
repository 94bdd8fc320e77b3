// @vitest-environment jsdom
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MockLink } from '@apollo/client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { toast } from 'sonner';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DeleteList_listFragmentDoc, DeleteListDocument } from '../../web/lists/DeleteListDialog.generated.ts';
import { DeleteListDialog } from '../../web/lists/DeleteListDialog.tsx';
import { createCache } from '../../web/network/apollo-cache.ts';
import { Toaster } from '../../web/page/Toaster.tsx';

test.for([
  ['a list', 'Ida turns 7', { data: { deleteList: true } }],
  [
    'a list that is gone already',
    'Picnic',
    { errors: [new GraphQLError('Gone', { extensions: { code: 'NOT_FOUND' } })] },
  ],
] as const)('once %s is deleted, its name is said', async ([, name, result]) => {
  const cache = createCache();
  const data = { __typename: 'List', id: 'l1', name };
  cache.writeFragment({ fragment: DeleteList_listFragmentDoc, id: 'List:l1', data });
  const answer = { request: { query: DeleteListDocument, variables: { id: 'l1' } }, result };
  const client = new ApolloClient({
    link: new MockLink([answer as MockLink.MockedResponse]),
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
