import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { aProductPage } from '../../builders/product-pages.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const SCRAPE = `mutation ($url: String!) { scrapeUrl(url: $url) {
  title { value } price { value } recipes { name servings ingredients { text name amount note } }
} }`;

const RECIPE = {
  '@type': 'Recipe',
  name: 'Pancakes',
  recipeYield: ['4', '4 servings'],
  recipeIngredient: ['½ cup (120 ml) milk', '2–3 eggs', 'Salt to taste', 'Juice of 1 lemon'],
};

test('a recipe behind a link comes parted over GraphQL and REST, also from what was read before', async ({
  app,
  em,
  productPages,
}) => {
  const viewer = await aUser(em);
  const url = productPages.add(aProductPage({ jsonLd: [RECIPE] }));
  const ingredients = [
    { text: '½ cup (120 ml) milk', name: 'milk', amount: '0.5 cup', note: '120 ml' },
    { text: '2–3 eggs', name: 'eggs', amount: '3', note: '' },
    { text: 'Salt to taste', name: 'Salt', amount: '', note: 'to taste' },
    { text: 'Juice of 1 lemon', name: 'Juice of 1 lemon', amount: '', note: '' },
  ];
  const recipes = [{ name: 'Pancakes', servings: 4, ingredients }];

  expect((await send(app, SCRAPE, viewer, { url })).data.scrapeUrl).toMatchObject({ recipes });
  expect((await call(app, 'POST /items/scrape-url', { viewer, body: { url } })).body.data).toMatchObject({ recipes });
});

test('a reading of an earlier version has none', async ({ app, em, productPages }) => {
  const viewer = await aUser(em);
  const url = productPages.add(aProductPage({ jsonLd: [RECIPE] }));
  await send(app, SCRAPE, viewer, { url });
  await em.execute("update page_readings set outcome = outcome #- '{product,recipes}'");

  expect((await send(app, SCRAPE, viewer, { url })).data.scrapeUrl.recipes).toEqual([]);
});

test('an item keeps its recipes, and nobody overwrites another’s', async ({ app, em }) => {
  const list = await aList(em, { listType: 'SHOPPING' });
  const item = await anItem(em, { list, title: 'Flour' });
  const viewer = list.owner.unwrap();
  const [first, second] = ['Pancakes https://kitchen.example/1', 'Quiche https://kitchen.example/2'];
  const change = (recipes: string, base: string) =>
    send(
      app,
      `mutation ($id: ID!, $changes: ItemChangesInput!, $base: ItemChangesInput) {
        updateItem(itemId: $id, changes: $changes, base: $base) { recipes }
      }`,
      viewer,
      { id: item.id, changes: { recipes }, base: { recipes: base } },
    );

  expect((await change(first, '')).data.updateItem.recipes).toBe(first);
  expect((await change(second, '')).errors[0].extensions.code).toBe('CONFLICT');
  expect((await change(`${first}\n${second}`, first)).data.updateItem.recipes).toBe(`${first}\n${second}`);
  expect((await change('x'.repeat(2_001), `${first}\n${second}`)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const { body } = await call(app, `GET /items/${item.id}`, { viewer });
  expect(body.data.recipes).toBe(`${first}\n${second}`);
});
