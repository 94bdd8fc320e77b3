import { nameKey } from '#rules/base/text/name-key';
import { amountParts } from '#rules/lists/items/amount';
import { MOST_PIECES } from '#rules/lists/items/quantity';
import { type ItemRecipe, withRecipe } from '#rules/lists/lists/recipes';
import type { Line } from '#rules/shops/lines/line';
import { addAmounts, scaledAmount, sureAmount } from '#rules/shops/lines/measures';
import type { FoundRecipe } from '../../../core/products/read-link.ts';

export type Ingredient = FoundRecipe['ingredients'][number];

/** An ingredient that somebody wants to buy, and for which recipe. */
export interface RecipeIngredient {
  name: string;
  amount: string;
  recipe: ItemRecipe;
}

/** The parts of an item that tell whether more of it can be bought for a recipe. */
interface RecipeItem {
  id: string;
  title: string;
  amount: string;
  recipes: string;
  quantityDesired: number;
  quantityPurchased: number;
}

/** An item of the list of which more is wanted now. */
export interface MoreOf {
  item: RecipeItem;
  changes: { amount?: string; quantityDesired?: number; recipes: string };
}

/** Ingredients for another number of servings; without their number, so many times as much. */
export function scaledFor(ingredients: readonly Ingredient[], wanted: number, of: number | null): Ingredient[] {
  return ingredients.map((each) => {
    const amount = each.amount && (scaledAmount(each.amount, wanted, of ?? 1) ?? each.amount);
    return { ...each, amount };
  });
}

/** The item on the list that takes an ingredient in, because it is still to be bought and their units fit; null for none. */
export function moreOf({ name, amount, recipe }: RecipeIngredient, items: readonly RecipeItem[]): MoreOf | null {
  const alike = items.filter(
    (item) => item.quantityPurchased < item.quantityDesired && nameKey(item.title) === nameKey(name),
  );
  const [found] = alike.flatMap((item) => {
    const sum = sumWith(item, amount);
    return sum ? [{ item, changes: { ...sum, recipes: withRecipe(item.recipes, recipe) } }] : [];
  });
  return found ?? null;
}

/** The line of an ingredient that is new to its list. */
export function lineOf({ name, amount, note }: Ingredient, recipe: ItemRecipe): Line {
  const pieces = piecesIn(amount);
  const size = [pieces === null ? sureAmount(amount) : '', note].filter(Boolean).join('\n');
  return { name, size, amount: pieces ?? 1, recipe: withRecipe('', recipe) };
}

/** Null where the two do not add up. */
function sumWith({ amount, quantityDesired }: RecipeItem, added: string): Omit<MoreOf['changes'], 'recipes'> | null {
  if (added === '') return {};
  const pieces = piecesIn(added);
  if (pieces !== null && amount === '') {
    const sum = quantityDesired + pieces;
    return sum <= MOST_PIECES ? { quantityDesired: sum } : null;
  }
  const sum = quantityDesired === 1 ? addAmounts(amount, added) : null;
  return sum ? { amount: sum } : null;
}

/** Half a lemon is bought as one. Null for what is weighed or measured, and for more than an item has pieces. */
function piecesIn(amount: string): number | null {
  const parts = amountParts(amount);
  if (parts?.unit !== '') return null;
  const pieces = Math.ceil(parts.over / parts.under);
  return pieces <= MOST_PIECES ? pieces : null;
}

/** A thing that the recipe names twice is bought once. */
export function addedUp(ingredients: readonly Ingredient[]): Ingredient[] {
  const all: Ingredient[] = [];
  for (const one of ingredients) {
    const place = all.findIndex(
      (other) => nameKey(other.name) === nameKey(one.name) && addAmounts(other.amount, one.amount) !== null,
    );
    const before = all[place];
    if (!before) all.push(one);
    else {
      const note = [...new Set([before.note, one.note])].filter(Boolean).join(', ');
      all[place] = { ...before, amount: addAmounts(before.amount, one.amount) ?? before.amount, note };
    }
  }
  return all;
}
