import type { Page } from './page.ts';
import {
  LONGEST_INGREDIENT,
  LONGEST_RECIPE_NAME,
  MOST_INGREDIENTS,
  MOST_RECIPES,
  MOST_SERVINGS,
} from './recipe-limits.rules.ts';
import { hasType, isNode, listed, type SchemaNode, textOf } from './schema-node.ts';
import { numberWord } from './texts/number-words.rules.ts';
import { plainLine, plainText, shortened } from './texts/plain-text.ts';
import { likeness } from './texts/words.ts';

/** A recipe as its page marks it up. */
export interface FoundRecipe {
  name: string;
  /** For how many, by its own number; null where it says none. */
  servings: number | null;
  /** As the page writes them, in their order. */
  ingredients: readonly string[];
}

/** The recipes that a page describes, the one that it is about first; each once. */
export function recipesOn(nodes: readonly SchemaNode[], page: Page, titles: readonly string[]): FoundRecipe[] {
  const heading = plainLine(page.$('h1').first().text());
  const names = [heading, ...titles].filter((name) => name !== '');
  const found = new Map<string, FoundRecipe>();
  for (const node of nodes) {
    if (!hasType(node, 'recipe')) continue;
    const ingredients = ingredientsOf(node);
    if (ingredients.length === 0) continue;
    const name = shortened(plainLine(textOf(node.name) ?? names[0] ?? ''), LONGEST_RECIPE_NAME);
    const key = JSON.stringify([name, ingredients]);
    if (!found.has(key)) found.set(key, { name, servings: servingsOf(node.recipeYield ?? node.yield), ingredients });
    if (found.size === MOST_RECIPES) break;
  }
  const match = ({ name }: FoundRecipe) => Math.max(0, ...names.map((title) => likeness(name, title)));
  return [...found.values()].toSorted((one, other) => match(other) - match(one));
}

/** Ends with a colon, as "For the sauce:" does. */
const HEADING = /[:：]$/;

function ingredientsOf({ recipeIngredient, ingredients }: SchemaNode): string[] {
  const values = listed(recipeIngredient ?? ingredients);
  const isOneText = values.length === 1;
  return values
    .slice(0, MOST_INGREDIENTS)
    .flatMap((value) => {
      const text = plainText(textOf(value) ?? '');
      return isOneText ? text.split('\n') : [text];
    })
    .map((text) => shortened(plainLine(text), LONGEST_INGREDIENT))
    .filter((line) => line !== '' && !HEADING.test(line))
    .slice(0, MOST_INGREDIENTS);
}

/** A number that is no weight and no volume. */
const COUNT = /(?<![\d.,])(?<count>\d{1,4})(?![\d.,]*\d|[.,]?\s?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?)(?![\p{L}\p{N}]))/iu;

/** The first number of persons or pieces, in each way in which pages say it. */
export function servingsOf(said: unknown): number | null {
  for (const one of listed(said)) {
    const text = isNode(one) ? (textOf(one.value) ?? textOf(one)) : textOf(one);
    const digits = (text ?? '').normalize('NFKC').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
    const count = Number(COUNT.exec(digits)?.groups?.count ?? wordedCount(digits));
    if (count > 0 && count <= MOST_SERVINGS) return count;
  }
  return null;
}

/** "Serves four" and "für sechs Personen". */
function wordedCount(text: string): number {
  if (/\d/.test(text)) return 0; // a weight or a volume
  return (
    text
      .split(/[^\p{L}\p{M}]+/u, 20)
      .map(numberWord)
      .find(Boolean) ?? 0
  );
}
