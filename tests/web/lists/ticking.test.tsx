// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { from } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { noteRealId } from '../../../web/core/changes/real-ids.ts';
import { Purchase_itemFragmentDoc } from '../../../web/lists/items/cache/item-changes.generated.ts';
import { useTickSentence } from '../../../web/lists/items/cache/undoable-tick.ts';
import { useTicking } from '../../../web/lists/items/cache/useTicking.ts';

const purchase = {
  ...{ __typename: 'Purchase' as const, id: 'p1', quantity: 1, purchaseDate: '', heldUntil: null, guestName: null },
  ...{ guestEmail: null, mine: true, canUndo: true, isThanked: null, buyer: null },
};
const milk = {
  ...{ __typename: 'Item', id: 'milk', title: 'Milk', quantityDesired: 1, quantityPurchased: 1 },
  ...{ heldUntil: null, timesPutBack: 0, purchases: [purchase] },
};
const context = { kind: 'SHOPPING', canChange: true, purchasesHidden: false } as const;

/** A ticked row over a server that answers when it is told to. */
function aTickedRow(id = milk.id) {
  const answer = Promise.withResolvers<object>();
  const listId = crypto.randomUUID(); // what was said of another is still said
  const link = new ApolloLink(() => from(answer.promise as Promise<ApolloLink.Result>));
  const client = new ApolloClient({ link, cache: createCache() });
  client.cache.writeFragment({ fragment: Purchase_itemFragmentDoc, data: milk as never });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  onTestFinished(cleanup);
  const { result } = renderHook(
    () => ({ ...useTicking({ ...milk, id }, { ...context, listId }), said: useTickSentence(listId) }),
    { wrapper },
  );
  return { row: result, answer: answer.resolve };
}

test('that a thing is back on the list is read out once the server has agreed', async () => {
  const { row, answer } = aTickedRow();
  let end: Promise<void> | undefined;
  act(() => {
    end = row.current.takeBack('latest');
  });
  expect(row.current.said).toBeNull();

  const undone = { ...milk, listId: 'l1', listRevision: 2, quantityPurchased: 0, timesPutBack: 1, purchases: [] };
  answer({ data: { undoPurchase: undone } });
  await act(async () => end);

  await waitFor(() => expect(row.current.said).toBe('Milk is back on the list.'));
});

test('a thing that the server does not put back is not said to be', async () => {
  const { row, answer } = aTickedRow();
  let end: Promise<void> | undefined;
  act(() => {
    end = row.current.takeBack('latest');
  });

  answer({ data: null, errors: [{ message: 'Not yours.', extensions: { code: 'FORBIDDEN' } }] });
  await act(async () => end);

  expect(row.current.said).toBeNull();
});

test('a thing that was ticked before the server knew it is put back by its new id', async () => {
  const temporaryId = crypto.randomUUID();
  const { row, answer } = aTickedRow(temporaryId);
  noteRealId(temporaryId, milk.id);
  let end: Promise<void> | undefined;
  act(() => {
    end = row.current.takeBack('latest');
  });

  const undone = { ...milk, listId: 'l1', listRevision: 2, quantityPurchased: 0, timesPutBack: 1, purchases: [] };
  answer({ data: { undoPurchase: undone } });
  await act(async () => end);

  await waitFor(() => expect(row.current.said).toBe('Milk is back on the list.'));
});
