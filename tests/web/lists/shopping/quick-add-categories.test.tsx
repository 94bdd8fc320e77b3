// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Kind } from '../../../../web/base/design/kinds.ts';
import { createCache } from '../../../../web/base/network/apollo-cache.ts';
import { KnownCategory_listFragmentDoc } from '../../../../web/lists/items/adding/known-category.generated.ts';
import { knownCategory } from '../../../../web/lists/items/adding/known-category.ts';
import { QuickAdd } from '../../../../web/lists/items/adding/QuickAdd.tsx';
import { withCategory } from '../../../../web/lists/items/adding/with-category.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../../../../web/base/storage/device-database.ts', async (original) => {
  const { memoryDatabase } = await original<typeof import('../../../../web/base/storage/device-database.ts')>();
  const database = memoryDatabase();
  const get = async (key: string) => kept.get(key) ?? database.get(key);
  return { openDeviceDatabase: () => ({ ...database, get }) };
});
vi.mock('../../../../web/core/session/session.ts', async (original) => {
  const real = await original<typeof import('../../../../web/core/session/session.ts')>();
  const getState = () => ({ ...real.session.getState(), account: { id: 'u1' } });
  const read = (it: object, name: string | symbol) => (name === 'getState' ? getState : Reflect.get(it, name, it));
  return { ...real, session: new Proxy(real.session, { get: read }) };
});

const thing = (id: string, title: string, category = '') => ({ __typename: 'Item' as const, id, title, category });

function cacheOf(things: ReturnType<typeof thing>[]) {
  const cache = createCache();
  cache.writeFragment({
    id: cache.identify({ __typename: 'List', id: 'l1' }),
    fragment: KnownCategory_listFragmentDoc,
    data: { __typename: 'List', id: 'l1', categoryOrder: [], items: { __typename: 'ItemConnection', nodes: things } },
  });
  return cache;
}

async function added(text: string, things: ReturnType<typeof thing>[], kind: Kind = 'SHOPPING') {
  const sent: { title: string; category?: string }[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables.input);
    return of({ data: { createItem: thing(`n${sent.length}`, variables.input.title) } });
  });
  const client = new ApolloClient({ link, cache: cacheOf(things), dataMasking: true });
  const router = createMemoryRouter([{ path: '*', element: <QuickAdd listId="l1" kind={kind} items={[]} /> }]);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
  });
  await userEvent.setup().type(screen.getByRole('textbox'), `${text}{Enter}`);
  await waitFor(() => expect(sent).toHaveLength(text.split(',').length));
  return sent.map(({ title, category }) => [title, category ?? '']);
}

test('what is typed goes where the same thing stood, else where the words of the language have it', async () => {
  const things = [thing('i1', 'Bread', 'For Sunday'), thing('i2', 'Cheddar', 'Dairy')];
  expect(await added('bread, milk, apples, bolts', things)).toEqual([
    ['bread', 'For Sunday'],
    ['milk', 'Dairy'],
    ['apples', 'Fruit and vegetables'],
    ['bolts', ''],
  ]);
});

test('a list without categories gets none', async () => {
  expect(await added('milk, apples', [thing('i1', 'Bread')])).toEqual([
    ['milk', ''],
    ['apples', ''],
  ]);
});

test('nor does a list of gifts', async () => {
  expect(await added('Milk', [thing('i1', 'Bread', 'Bakery')], 'WISHLIST')).toEqual([['Milk', '']]);
});

test('what was bought before is known on another list, without asking anybody', async () => {
  kept.set('usuals u1', { milk: { title: 'Milk', category: 'Cold shelf', amount: '', boughtAt: [1] } });
  onTestFinished(() => kept.clear());
  expect(await knownCategory(cacheOf([]), 'l1', 'milk')).toBe('Cold shelf');
  expect(await knownCategory(createCache(), 'l1', 'milk')).toBe('Cold shelf');
  expect(await knownCategory(createCache(), 'l1', 'butter')).toBe('');
});

test('what somebody said always wins', async () => {
  const input = { title: 'Milk', category: 'For Ann' };
  expect(await withCategory(cacheOf([thing('i1', 'Milk', 'Dairy')]), { listId: 'l1', kind: 'SHOPPING' }, input)).toBe(
    input,
  );
});
