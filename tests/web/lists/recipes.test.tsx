// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { QuickAdd } from '../../../web/lists/items/adding/QuickAdd.tsx';
import { RecipeLines_listFragmentDoc } from '../../../web/lists/items/adding/recipe-lines.generated.ts';
import { partIngredients, scaledFor } from '../../../web/lists/items/adding/recipe-lines.ts';

const LINK = 'https://kitchen.example/pancakes';
const ingredient = (amount: string, name: string, note = '') => ({
  __typename: 'Ingredient' as const,
  amount,
  name,
  note,
});
const PANCAKES = {
  name: 'Pancakes',
  servings: 4,
  ingredients: [
    ingredient('200 g', 'flour'),
    ingredient('1/3 cup', 'milk'),
    ingredient('3', 'eggs', 'beaten'),
    ingredient('', 'salt', 'to taste'),
  ],
};
const CREAM = { name: 'Vanilla cream', servings: null, ingredients: [ingredient('1', 'vanilla pod')] };

const item = (id: string, title: string, amount = '', more: object = {}) => ({
  __typename: 'Item' as const,
  id,
  title,
  amount,
  recipes: '',
  quantityDesired: 1,
  quantityPurchased: 0,
  ...more,
});

function openList(
  kind: 'SHOPPING' | 'WISHLIST',
  { recipes = [PANCAKES, CREAM], items = [item('i1', 'Flour', '1 kg')] } = {},
) {
  const sent: { operation: string | undefined; variables: { input?: unknown } }[] = [];
  const found = recipes.map((one) => ({ __typename: 'Recipe', ...one }));
  const title = { __typename: 'FoundText', value: 'Pancakes', source: 'JSON_LD', confidence: 0.9 };
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'ScrapeUrl') {
      const others = { description: null, imageUrl: null, price: null, priceToConfirm: null, currency: null };
      const scrapeUrl = { __typename: 'Product', title, ...others, isSoldOut: false, standIn: null, recipes: found };
      return of({ data: { scrapeUrl } });
    }
    sent.push({ operation: operationName, variables });
    return of({
      data: {
        [operationName === 'UpdateItem' ? 'updateItem' : 'createItem']: { __typename: 'Item', id: `n${sent.length}` },
      },
    });
  });
  const cache = createCache();
  cache.writeFragment({
    id: cache.identify({ __typename: 'List', id: 'l1' }),
    fragment: RecipeLines_listFragmentDoc,
    data: { __typename: 'List', id: 'l1', items: { __typename: 'ItemConnection', nodes: items } },
  });
  const client = new ApolloClient({ link, cache, dataMasking: true });
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
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => LINK } });
  return sent;
}

const shown = () => within(screen.getByRole('list', { name: 'Ingredients' })).getAllByRole('listitem');

test('a recipe’s link shows its ingredients, scaled to the servings without a rounded third, and adds those chosen', async () => {
  const sent = openList('SHOPPING');
  await screen.findByRole('heading', { name: 'Pancakes' });
  expect(shown().map(({ textContent }) => textContent)).toEqual([
    '200 g flour',
    '1/3 cup milk',
    '3 eggs beaten',
    'salt to taste',
  ]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More of everything' }));
  expect(screen.getByText('5 servings')).toBeTruthy();
  expect(shown().map(({ textContent }) => textContent)[1]).toBe('5/12 cup milk');
  await user.click(screen.getByRole('button', { name: 'More of everything' }));
  expect(shown().map(({ textContent }) => textContent)[2]).toBe('4.5 eggs beaten');
  await user.click(screen.getByRole('checkbox', { name: /salt/ }));
  await user.click(screen.getByRole('button', { name: 'Add 3 Items' }));

  await waitFor(() => expect(sent).toHaveLength(3));
  expect(screen.queryByRole('list', { name: 'Ingredients' })).toBeNull();
  const recipes = `Pancakes ${LINK}`;
  expect(sent.find(({ operation }) => operation === 'UpdateItem')?.variables).toEqual({
    id: 'i1',
    changes: { amount: '1.3 kg', recipes },
    base: { amount: '1 kg', recipes: '' },
  });
  expect(
    sent.filter(({ operation }) => operation === 'CreateItem').map(({ variables }) => variables.input),
  ).toMatchObject([
    { title: 'milk', amount: '0.5 cup', quantityDesired: 1, recipes },
    { title: 'eggs', amount: '', quantityDesired: 5, description: 'beaten', recipes },
  ]);
});

test('a page with several recipes lets one choose', async () => {
  const sent = openList('SHOPPING');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Recipe' }), 'Vanilla cream');
  expect(screen.getByText('1 × the recipe')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'More of everything' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 Item' }));
  await waitFor(() =>
    expect(sent[0]?.variables.input).toMatchObject({
      title: 'vanilla pod',
      quantityDesired: 2,
      recipes: `Vanilla cream ${LINK}`,
    }),
  );
});

test('the link alone goes on the list where somebody wants that', async () => {
  const sent = openList('SHOPPING');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Just the Link' }));
  await waitFor(() => expect(sent[0]?.variables.input).toMatchObject({ title: 'Pancakes', primaryUrl: LINK }));
  expect(screen.queryByRole('list', { name: 'Ingredients' })).toBeNull();
});

test('nothing is added where somebody cancels', async () => {
  const sent = openList('SHOPPING');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('list', { name: 'Ingredients' })).toBeNull();
  expect(sent).toEqual([]);
});

test('on a wishlist a recipe’s link is an item like any other', async () => {
  const sent = openList('WISHLIST');
  await waitFor(() => expect(sent[0]?.variables.input).toMatchObject({ title: 'Pancakes', primaryUrl: LINK }));
  expect(screen.queryByRole('list', { name: 'Ingredients' })).toBeNull();
});

test('ingredients add up where units fit, stand twice where they do not, and keep every recipe', () => {
  const recipe = { name: 'Quiche', link: 'https://kitchen.example/quiche' };
  const items = [
    item('i1', 'flour', '300 g', { recipes: `Pancakes ${LINK}` }),
    item('i2', 'butter', '2 packs'),
    item('i3', 'eggs', '', { quantityDesired: 4 }),
    item('i4', 'milk', '1 l', { quantityPurchased: 1 }),
    item('i5', 'salt'),
  ];
  const { fresh, more } = partIngredients(
    [
      ingredient('200 g', 'Flour'),
      ingredient('100 g', 'Butter'),
      ingredient('50 g', 'butter', 'melted'),
      ingredient('1.5', 'eggs'),
      ingredient('1 dl', 'milk'),
      ingredient('', 'salt'),
    ],
    items,
    recipe,
  );
  const both = `Pancakes ${LINK}\nQuiche ${recipe.link}`;
  const mine = `Quiche ${recipe.link}`;
  expect(more.map(({ item: { id }, changes }) => [id, changes])).toEqual([
    ['i1', { amount: '500 g', recipes: both }],
    ['i3', { quantityDesired: 6, recipes: mine }],
    ['i5', { recipes: mine }],
  ]);
  expect(fresh.map(({ name, size, amount, recipe: of }) => [name, size, amount, of])).toEqual([
    ['Butter', '150 g\nmelted', 1, mine],
    ['milk', '1 dl', 1, mine],
  ]);
});

test('scaling there and back loses nothing', () => {
  const [flour] = scaledFor([ingredient('500 g', 'flour')], 1, 3);
  expect(flour?.amount).toBe('166 2/3 g');
  expect(scaledFor(flour ? [flour] : [], 3, 1)[0]?.amount).toBe('500 g');
});
