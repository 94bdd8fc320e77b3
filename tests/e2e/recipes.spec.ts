import type { Page } from '@playwright/test';
import { expect, test } from './site/e2e-test.ts';
import { putInShop } from './site/shop-pages.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const PANCAKES = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pancakes with blueberries',
  recipeYield: ['4', '4 servings'],
  recipeIngredient: [
    '200 g flour',
    '1/3 cup (80 ml) milk',
    '2–3 eggs, beaten',
    '½ lemon',
    '1 (14 oz) can coconut milk',
    'a pinch of salt',
    'Butter for the pan',
  ],
};

function aRecipe({ request }: Page) {
  return putInShop(
    request,
    `<!doctype html><html lang="en"><head><title>Pancakes</title><script type="application/ld+json">${JSON.stringify({ '@graph': [PANCAKES] })}</script></head><body><h1>Pancakes</h1></body></html>`,
    { name: 'pancakes' },
  );
}

test('a recipe’s link on a shopping list gives its ingredients, which add up with what is there and name it', async ({
  aPerson,
}) => {
  const ida = await (await aPerson(PHONE)).signUp('Ida');
  const { page } = ida;
  const list = await ida.shareList({ name: 'This week', listType: 'SHOPPING' }, [
    { title: 'Flour', amount: '1 kg', category: 'Baking' },
    'Bread',
  ]);
  const link = await aRecipe(page);
  const row = (title: string) => page.getByRole('article').filter({ hasText: title });
  await page.goto(`/lists/${list.id}`);
  await page.getByRole('textbox', { name: 'Add to the list' }).fill(link);
  await page.keyboard.press('Enter');

  const recipe = page.getByRole('region', { name: PANCAKES.name });
  await expect(recipe.getByText('4 servings')).toBeVisible();
  await recipe.getByRole('button', { name: 'More of everything' }).tap();
  await recipe.getByRole('button', { name: 'More of everything' }).tap();
  await expect(recipe.getByRole('listitem').nth(0)).toHaveText('300 g flour');
  await recipe.getByRole('checkbox', { name: /Butter/ }).tap();
  await recipe.getByRole('button', { name: 'Add 6 Items' }).tap();

  await expect(recipe).toHaveCount(0);
  await expect(row('Flour')).toContainText('1.3 kg');
  await expect(row('eggs')).toContainText('beaten · Pancakes with blueberries');
  await expect(row('lemon')).toContainText('Pancakes with blueberries');
  await expect(page.getByText('6 items added.')).toBeVisible();
  await row('lemon').getByRole('button', { name: 'Actions for lemon' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: PANCAKES.name })).toHaveAttribute('href', link);
});
