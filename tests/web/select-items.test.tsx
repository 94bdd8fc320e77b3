// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NEVER, of, Subject } from 'rxjs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { movedIds } from '../../web/items/useSeveralItems.ts';
import { ListScreen } from '../../web/lists/ListScreen.tsx';
import { createCache } from '../../web/network/apollo-cache.ts';
import { Toaster } from '../../web/page/Toaster.tsx';
import { itemsOf } from './item-pages.ts';
import { heading } from './list-heading.ts';

function anItem(title: string, orderIndex: number, quantityPurchased = 0) {
  return {
    __typename: 'Item',
    id: title.toLowerCase(),
    listId: 'l1',
    title,
    orderIndex,
    description: '',
    notes: '',
    category: '',
    price: null,
    currency: 'USD',
    createdAt: '2026-01-01T00:00:00.000Z',
    quantityDesired: 2,
    quantityPurchased,
    effectiveImageUrl: null,
    imageSizes: null,
    outgoingUrl: null,
    isAffiliateLink: false,
    primaryUrl: null,
    secondaryUrl: null,
    imageUrl: null,
    isArchived: false,
    timesPutBack: null,
    purchases: [],
  };
}

const FIVE = ['Apron', 'Book', 'Clock', 'Drum', 'Easel'].map((title, place) => anItem(title, place));

/** The list screen, on which items are being selected after something was `typed` into its field; `answers` come when they are given, to what was `asked`. */
async function select(items = FIVE, typed = '') {
  const asked: { name: string | undefined; variables: Record<string, unknown> }[] = [];
  const answers = new Subject<ApolloLink.Result>();
  const list = { ...heading, viewerRole: 'OWNER', revision: 5, ...itemsOf(items, 5) };
  const link = new ApolloLink(({ operationName, operationType, variables }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    if (operationType === OperationTypeNode.MUTATION) {
      asked.push({ name: operationName, variables });
      return answers;
    }
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
  await screen.findByRole('heading', { name: 'Apron' });
  if (typed) await userEvent.type(screen.getByLabelText('Paste a link or type a name'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select items' }));
  await screen.findByRole('checkbox', { name: 'Apron' });
  const answer = (result: ApolloLink.Result) =>
    act(async () => {
      answers.next(result);
      answers.complete();
    });
  return { asked, answer };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function chosen() {
  return FIVE.map(({ title }) => title).filter((title) =>
    screen.queryByRole('checkbox', { name: title, checked: true }),
  );
}

describe('selecting items', () => {
  test('goes one by one, and with Shift from the one before', async () => {
    await select();
    const user = userEvent.setup();

    await user.click(box('Drum'));
    await user.keyboard('{Shift>}');
    await user.click(box('Book'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Book', 'Clock', 'Drum']);
    expect(screen.getByText('3 selected')).toBeTruthy();
    await user.click(box('Clock'));

    expect(chosen()).toEqual(['Book', 'Drum']);
    expect(box('Select all 5').indeterminate).toBe(true);
  });

  test('of all takes what is found, says how many that is, and nothing else', async () => {
    await select();
    expect(document.activeElement).toBe(box('Select all 5'));

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search items' }), 'oo');
    await userEvent.click(box('Select all 1 that match'));
    expect(chosen()).toEqual(['Book']);
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search items' }));
    expect(screen.getByText('1 selected')).toBeTruthy();
    await userEvent.click(box('Select all 5'));

    expect(screen.getByText('5 selected')).toBeTruthy();
  });

  test('keeps what has been typed and is not added yet', async () => {
    await select(FIVE, 'Kettle');
    await userEvent.keyboard('{Escape}');

    expect(screen.getByLabelText<HTMLInputElement>('Paste a link or type a name').value).toBe('Kettle');
  });

  test('ends with Escape, but not by an Escape that closes a dialog, and the list has the focus', async () => {
    const { asked } = await select();
    await userEvent.click(box('Drum'));
    await press('Delete');
    await screen.findByRole('alertdialog', { name: 'Delete “Drum”?' });

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(chosen()).toEqual(['Drum']);
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('checkbox', { name: 'Drum' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Items/ })));
    expect(asked).toEqual([]);
  });
});

describe('what is selected', () => {
  test('is deleted after a question that says how many were bought, and is back when that fails', async () => {
    const { asked, answer } = await select([...FIVE.slice(0, 2), anItem('Clock', 2, 1)]);
    await userEvent.click(box('Book'));
    await userEvent.click(box('Clock'));
    await press('Delete');

    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 items?' });
    expect(question.textContent).toContain(
      'One of them has been bought already. Whoever bought it hears of it by email',
    );
    await press('Delete');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Book' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Apron' })).toBeTruthy();
    expect(asked).toEqual([{ name: 'DeleteItems', variables: { listId: 'l1', itemIds: ['book', 'clock'] } }]);
    await answer({ data: null, errors: [{ message: '' }] } as ApolloLink.Result);

    expect(await screen.findByText('Failed to delete 2 items. Please try again.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Book' })).toBeTruthy();
  });

  test('gets one category, shown at once', async () => {
    const { asked } = await select();
    await userEvent.click(box('Book'));
    await userEvent.click(box('Drum'));
    await press('Category…');
    await userEvent.type(await screen.findByLabelText('Category'), 'Fun{Enter}');

    expect(await screen.findAllByText('Fun')).toHaveLength(2);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual({
      name: 'UpdateItems',
      variables: { listId: 'l1', itemIds: ['book', 'drum'], changes: { category: 'Fun' } },
    });
  });

  test('is told by nothing but its number where nobody may know what was bought', async () => {
    await select();
    await userEvent.click(box('Select all 5'));
    await press('Delete');

    const question = await screen.findByRole('alertdialog', { name: 'Delete 5 items?' });

    expect(question.textContent).toBe('Delete 5 items?Are you sure you want to delete these items?CancelDelete');
  });
});

test('what moves names no more than what changes places', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  expect(movedIds(ids, new Set(['d', 'b']), 'top')).toEqual(['b', 'd', 'a', 'c']);
  expect(movedIds(ids, new Set(['b', 'd']), 'bottom')).toEqual(['c', 'e', 'b', 'd']);
  expect(movedIds(ids, new Set(['a', 'b']), 'top')).toEqual([]);
});
