import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of, Subject } from 'rxjs';
import { onTestFinished } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { Toaster } from '../../../web/base/page/Toaster.tsx';
import { ListScreen } from '../../../web/lists/lists/ListScreen.tsx';
import { itemsOf } from './item-pages.ts';
import { heading } from './list-heading.ts';
import { anOwnItem } from './own-items.ts';

Element.prototype.setPointerCapture ??= () => {}; // jsdom has none, and Sonner follows swipes
Element.prototype.scrollIntoView ??= () => {};

/** A purchase of an item that was not thanked for yet. */
export function aPurchase(guestName: string | null, heldUntil: string | null = null) {
  return {
    __typename: 'Purchase',
    id: `of ${guestName}`,
    quantity: 1,
    purchaseDate: '2026-01-02T00:00:00.000Z',
    heldUntil,
    guestName,
    guestEmail: null,
    mine: false,
    canUndo: false,
    isThanked: heldUntil ? null : false,
    buyer: null,
  };
}

type Purchases = ReturnType<typeof aPurchase>[];

export function anItem(title: string, orderIndex: number, quantityPurchased = 0, purchases: Purchases = []) {
  return anOwnItem(title, orderIndex, { quantityDesired: 2, quantityPurchased, purchases });
}

/** Answers of other queries, by their names. */
type Read = Record<string, () => Record<string, unknown>>;

/** The list screen of its owner; `answer` is given to the first of what was `asked` that has none yet. */
export async function openOwnersList(
  items: readonly ReturnType<typeof anItem>[],
  overrides: object = {},
  read: Read = {},
) {
  const asked: { name: string | undefined; variables: Record<string, unknown> }[] = [];
  const answers: Subject<ApolloLink.Result>[] = [];
  const list = {
    ...heading,
    viewerRole: 'OWNER',
    collaboratorRole: null,
    revision: 5,
    ...itemsOf(items, 5),
    ...overrides,
  };
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    if (operationType === OperationTypeNode.MUTATION) {
      asked.push({ name: operationName, variables });
      const answer = new Subject<ApolloLink.Result>();
      answers.push(answer);
      return answer;
    }
    const also = operationName && read[operationName];
    if (also) return of({ data: also() });
    return operationName === 'ListScreen' ? of({ data: { list } }) : NEVER;
  });
  const client = new ApolloClient({ link, cache: createCache(), dataMasking: true });
  const routes = [{ path: '/lists/:listId', Component: ListScreen }];
  onTestFinished(cleanup);
  render(
    <ApolloProvider client={client}>
      <main>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/lists/l1'] })} />
      </main>
      <Toaster />
    </ApolloProvider>,
  );
  await screen.findAllByRole('button', { name: /^Actions for/ });
  const answer = (result: ApolloLink.Result) =>
    act(async () => {
      const next = answers.shift();
      next?.next(result);
      next?.complete();
    });
  return { asked, answer };
}
