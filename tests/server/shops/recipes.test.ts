import { describe, expect, test } from 'vitest';
import { scaledAmount } from '../../../server/shops/lines/measures.rules.ts';
import { extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { servingsOf } from '../../../server/shops/products/extraction/schema-recipe.ts';
import { readIngredient } from '../../../server/shops/recipes/ingredient.rules.ts';
import { isHeldOut } from './lines/examples.ts';
import { INGREDIENTS, YIELDS } from './recipes/ingredients.examples.ts';
import { RECIPE_PAGES } from './recipes/pages.examples.ts';

/** The percentage of the held-out thirds that is read right. */
const HELD_OUT_PERCENT = 90;

const lines = Object.entries(INGREDIENTS).flatMap(([language, examples]) =>
  examples.map(([text, read]) => ({ language, text, read })),
);

function inWords(text: string): string {
  const { amount, name, note } = readIngredient(text);
  return [amount, name, ...(note ? [note] : [])].join(' | ');
}

describe('an ingredient is parted as people write it', () => {
  test.for(lines.filter(({ text }) => !isHeldOut(text)))('$language: $text', ({ text, read }) => {
    expect(inWords(text)).toBe(read);
  });

  test('also in the third that nobody looked at', () => {
    const heldOut = lines.filter(({ text }) => isHeldOut(text));
    const wrong = heldOut.filter(({ text, read }) => inWords(text) !== read);
    expect(100 - (100 * wrong.length) / heldOut.length).toBeGreaterThanOrEqual(HELD_OUT_PERCENT);
  });

  test('in each language of the product', () => {
    expect(Object.keys(INGREDIENTS)).toHaveLength(11);
  });

  test('a line that cannot be parted keeps its whole text as the name', () => {
    expect(readIngredient('Juice of 1 lemon (or more)')).toMatchObject({
      name: 'Juice of 1 lemon (or more)',
      amount: '',
      note: '',
    });
  });
});

async function recipesOf(html: string) {
  const extraction = await extractProduct(html, 'https://kitchen.example/recipe');
  const { recipes } = extraction.outcome === 'found' ? extraction.product : { recipes: [] };
  return recipes.map(({ name, servings, ingredients }) => [`${name} (${servings ?? '?'})`, ...ingredients]);
}

const pages = Object.entries(RECIPE_PAGES).map(([called, page]) => ({ called, ...page }));

describe('a page gives its recipes', () => {
  test.for(pages.filter(({ called }) => !isHeldOut(called)))('$called', async ({ html, recipes }) => {
    expect(await recipesOf(html)).toEqual(recipes);
  });

  test('also the third that nobody looked at', async () => {
    const heldOut = pages.filter(({ called }) => isHeldOut(called));
    const read = await Promise.all(heldOut.map(({ html }) => recipesOf(html)));
    const wrong = heldOut.filter(({ recipes }, place) => JSON.stringify(read[place]) !== JSON.stringify(recipes));
    expect(100 - (100 * wrong.length) / heldOut.length).toBeGreaterThanOrEqual(HELD_OUT_PERCENT);
  });

  test('bounded, however many it has', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => `${index + 1} g ${'flour '.repeat(60)}`);
    const recipe = (name: string) => ({ '@type': 'Recipe', name, recipeIngredient: many(150) });
    const blocks = Array.from({ length: 12 }, (_, index) => recipe(`Bread ${index}`));
    const read = await recipesOf(
      `<html><body><script type="application/ld+json">${JSON.stringify(blocks)}</script></body></html>`,
    );
    expect(read).toHaveLength(10);
    expect(read[0]).toHaveLength(101);
    expect(Math.max(...read.flat().map((text) => text.length))).toBeLessThanOrEqual(300);
  });
});

test.for(YIELDS)('%j is for %j', ([said, servings]) => {
  expect(servingsOf(said)).toBe(servings);
});

test.for([
  ['500 g', 3, 2, '750 g'],
  ['500 g', 1, 3, '166 2/3 g'],
  ['1/3 cup', 2, 1, '2/3 cup'],
  ['1/3 cup', 3, 1, '1 cup'],
  ['1.5 kg', 2, 3, '1 kg'],
  ['3', 1, 2, '1.5'],
  ['1 cup', 2, 1, '2 cups'],
  ['2 łyżki', 5, 2, '5 łyżek'],
] as const)('%s times %i over %i is %s', ([amount, over, under, scaled]) => {
  expect(scaledAmount(amount, over, under)).toBe(scaled);
});
