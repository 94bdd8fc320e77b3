import type { z } from 'zod';
import { bulkItems } from '#rules/lists/items/item';
import { MOST_ITEMS_PER_CALL } from '#rules/shops/imports/imported-items';
import type { Line } from '#rules/shops/lines/line';
import { siteOf, titleFromLink } from '#rules/shops/lines/links';
import { sizeParts } from '#rules/shops/lines/measures';
import type { Kind } from '../../../base/design/kinds.ts';
import { newUuid } from '../../../base/network/uuid.ts';
import type { LinkLine } from '../fields/item-from-link.ts';
import type { ItemValues } from '../fields/item-values.ts';
import { priceInput } from '../fields/price-input.ts';
import { readingWays } from '../fields/reading-ways.ts';
import type { RecipeIngredient } from './recipe-lines.ts';

/** On its way to the list, or, with a failure, waiting for another try. */
export interface QuickItem {
  /** Also the key under which it is added: trying again adds it once. */
  id: string;
  /** As people call it; of a link that is being read, its site. */
  name: string;
  input: z.output<typeof bulkItems>[number] | ItemValues;
  /** To be read before it is added. */
  link?: LinkLine;
  /** From a recipe: when its turn comes, it is added up with what the list has of it. */
  ingredient?: RecipeIngredient;
  /** It has the category under which it is known, if any. */
  isFiled?: boolean;
  /** The key of the call that adds it together with others. */
  callKey?: string;
  failure?: unknown;
}

type QuickItems = { items: QuickItem[]; problem?: undefined } | { items?: undefined; problem: string | undefined };

/** The items that lines ask for, or what is wrong with the first that cannot be one. */
export function quickItems(
  lines: readonly Line[],
  ingredients: readonly RecipeIngredient[],
  { kind, currency }: { kind: Kind; currency: string | undefined },
): QuickItems {
  const inputs = lines.map(({ name, link, size, amount, category, price, recipe }) => ({
    title: name || (link ? titleFromLink(link) : ''),
    ...sizeParts(size, readingWays(kind, currency)),
    quantityDesired: amount,
    category,
    recipes: recipe,
    ...priceInput(price, currency),
  }));
  const { data, error } = bulkItems.safeParse(inputs);
  if (!data) return { problem: error.issues[0]?.message };
  const items = data.map((input, index): QuickItem => {
    const { link, name = '' } = lines[index] ?? {};
    const about = { id: newUuid(), input, ingredient: ingredients[index] };
    if (!link) return { ...about, name: input.title };
    const { quantityDesired, amount: measure, category, price, currency: sent } = input;
    const known = { link, name, amount: quantityDesired, measure, category, price, currency: sent };
    return { ...about, name: name || siteOf(link), link: known };
  });
  return { items };
}

/** As many as these are worth a call of their own. */
const FEWEST_IN_CALL = 5;

/**
 * The items in their order, parted into those that go in one call, and single ones. A call that was begun on an earlier visit
 * is made again as it was.
 */
export function partedByCalls(items: readonly QuickItem[]): QuickItem[][] {
  const parts: QuickItem[][] = [];
  for (const item of items) {
    const last = parts.at(-1);
    const [before] = last ?? [];
    const isSameCall = before && isPlain(item) && isPlain(before) && item.callKey === before.callKey;
    if (last && isSameCall && last.length < MOST_ITEMS_PER_CALL) last.push(item);
    else parts.push([item]);
  }
  return parts.flatMap((part) =>
    part.length >= FEWEST_IN_CALL || part[0]?.callKey !== undefined ? [part] : part.map((item) => [item]),
  );
}

/** Whether nothing has to be read before, no picture comes with it, and the list has none of it. */
function isPlain({ link, ingredient, input }: QuickItem): boolean {
  return !link && !ingredient && !('imageUrl' in input);
}
