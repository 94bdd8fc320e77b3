// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { createCache } from '../../../web/base/network/apollo-cache.ts';
import { Toaster } from '../../../web/base/page/Toaster.tsx';
import { PastedLines } from '../../../web/lists/items/adding/PastedLines.tsx';
import { PasteSeveralDialog } from '../../../web/lists/items/adding/PasteSeveralDialog.tsx';
import { QuickAdd } from '../../../web/lists/items/adding/QuickAdd.tsx';
import { RecipeLines_listFragmentDoc } from '../../../web/lists/items/adding/recipe-lines.generated.ts';
import { addedUp, lineOf, moreOf, scaledFor } from '../../../web/lists/items/adding/recipe-lines.ts';

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
  {
    recipes = [PANCAKES, CREAM],
    items = [item('i1', 'Flour', '1 kg')],
    part = (<QuickAdd listId="l1" kind={kind} items={[]} />) as ReactNode,
    pasted = LINK,
  } = {},
) {
  const sent: { operation: string | undefined; variables: Record<string, unknown> }[] = [];
  const found = recipes.map((one) => ({ __typename: 'Recipe', ...one }));
  const title = { __typename: 'FoundText', value: 'Pancakes', source: 'JSON_LD', confidence: 0.9 };
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'ScrapeUrl') {
      const others = { description: null, imageUrl: null, price: null, priceToConfirm: null, currency: null };
      const scrapeUrl = { __typename: 'Product', title, ...others, isSoldOut: false, standIn: null, recipes: found };
      return of({ data: { scrapeUrl } });
    }
    sent.push({ operation: operationName, variables });
    if (operationName === 'PastedPreview')
      return of({ data: { list: { __typename: 'List', id: 'l1', itemRoom: null } } });
    if (operationName === 'DeleteItems') {
      const list = { __typename: 'List', id: 'l1', revision: 9, itemCount: 0 };
      const deleteItems = { __typename: 'DeletedItems', list, itemIds: variables.itemIds, missingItemIds: [] };
      return of({ data: { deleteItems } });
    }
    if (operationName === 'UpdateItem') {
      const before = nodes.find(({ id }) => id === variables.id);
      return of({ data: { updateItem: { ...before, ...variables.changes } } });
    }
    const { title: name, amount = '', recipes: its = '', quantityDesired = 1 } = variables.input;
    const made = item(`n${sent.length}`, name, amount, { recipes: its, quantityDesired });
    nodes.push(made);
    return of({ data: { createItem: made } });
  });
  const nodes = [...items];
  const cache = createCache();
  cache.writeFragment({
    id: cache.identify({ __typename: 'List', id: 'l1' }),
    fragment: RecipeLines_listFragmentDoc,
    data: { __typename: 'List', id: 'l1', items: { __typename: 'ItemConnection', nodes: items } },
  });
  const client = new ApolloClient({ link, cache, dataMasking: true });
  const router = createMemoryRouter([{ path: '*', element: part }]);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </ApolloProvider>,
  );
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
  });
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => pasted } });
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

const OTHER_LINK = 'https://kitchen.example/waffles';

test('ingredients are told once, and taken back: new ones go, raised ones are as they were', async () => {
  const sent = openList('SHOPPING', { recipes: [PANCAKES] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 4 Items' }));
  expect(await screen.findByText('4 items added.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(sent.filter(({ operation }) => operation === 'UpdateItem')).toHaveLength(2));
  const recipes = `Pancakes ${LINK}`;
  expect(sent.findLast(({ operation }) => operation === 'UpdateItem')?.variables).toEqual({
    id: 'i1',
    changes: { amount: '1 kg', recipes: '' },
    base: { amount: '1.2 kg', recipes },
  });
  expect(sent.find(({ operation }) => operation === 'DeleteItems')?.variables.itemIds).toEqual(['n2', 'n3', 'n4']);
});

test('where every ingredient only raises an amount, that is told, too', async () => {
  openList('SHOPPING', { recipes: [{ ...PANCAKES, ingredients: [ingredient('200 g', 'flour')] }] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 Item' }));
  expect(await screen.findByText('Flour added.')).toBeTruthy();
  expect(screen.getByText('Flour is on the list')).toBeTruthy();
});

test('two recipes in a row add up with one another', async () => {
  const flour = { ...PANCAKES, ingredients: [ingredient('200 g', 'flour')] };
  const sent = openList('SHOPPING', { recipes: [flour], items: [], pasted: `${LINK}\n${OTHER_LINK}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 Item' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 Item' }));
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toEqual(['CreateItem', 'UpdateItem']));
  expect(sent[1]?.variables).toMatchObject({ changes: { amount: '400 g' } });
});

test('a recipe takes the focus from nobody who writes, is read out, and gives the focus back', async () => {
  openList('SHOPPING');
  const field = screen.getByRole('textbox');
  field.focus();
  const panel = await screen.findByRole('region', { name: 'Pancakes' });
  expect(document.activeElement).toBe(field);
  expect(await within(panel).findByText('Pancakes, Ingredients')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(field);
});

test('a recipe takes the focus where nobody writes', async () => {
  openList('SHOPPING');
  screen.getByRole('textbox').blur();
  const panel = await screen.findByRole('region', { name: 'Pancakes' });
  expect(document.activeElement).toBe(panel);
});

const PARTS: Record<string, () => ReactNode> = {
  'the form of an item': () => (
    <PastedLines listId="l1" kind="SHOPPING">
      <input name="title" />
    </PastedLines>
  ),
  'the dialog for several': () => <Several />,
};

function Several() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return <PasteSeveralDialog listId="l1" kind="SHOPPING" text={text} onText={setText} onClose={() => setOpen(false)} />;
}

test.each(Object.keys(PARTS))('%s counts what is on the list, ingredients among it, when all is', async (name) => {
  const pasted = `${LINK}\nbread\nbutter`;
  openList('SHOPPING', { recipes: [PANCAKES], part: PARTS[name]?.(), pasted });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 3 Items' }));
  await screen.findByRole('region', { name: 'Pancakes' });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Not on the list yet' })).toBeNull());
  expect(screen.queryByText(/(is|are) on the list\.$/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add 4 Items' }));
  expect(await screen.findByText('6 items are on the list.')).toBeTruthy();
});

test.each(Object.keys(PARTS))('%s says nothing of what was not added', async (name) => {
  openList('SHOPPING', { recipes: [PANCAKES], part: PARTS[name]?.(), pasted: `${LINK}\n${OTHER_LINK}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Add 2 Items' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('region', { name: 'Pancakes' })).toBeNull();
  expect(screen.queryByText(/(is|are) on the list\.$/)).toBeNull();
  expect(screen.getByRole('textbox')).toBeTruthy();
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
  const wanted = addedUp([
    ingredient('200 g', 'Flour'),
    ingredient('100 g', 'Butter'),
    ingredient('50 g', 'butter', 'melted'),
    ingredient('1.5', 'eggs'),
    ingredient('1 dl', 'milk'),
    ingredient('', 'salt'),
  ]);
  const found = wanted.map((one) => moreOf({ ...one, recipe }, items));
  const more = found.filter((one) => one !== null);
  const fresh = wanted.filter((_one, index) => !found[index]).map((one) => lineOf(one, recipe));
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
