import { useState } from 'react';
import type { FoundRecipe } from '../../../core/products/read-link.ts';
import type { QuickItem } from './quick-item.ts';

/** The recipes behind a link, until somebody has chosen what of them to buy. */
export interface OpenRecipe {
  /** The link as an item, which it is on other lists. */
  item: QuickItem;
  link: string;
  recipes: readonly FoundRecipe[];
}

/** Keeps recipes that were found behind links, in the order in which they were. */
export function useRecipes() {
  const [open, setOpen] = useState<readonly OpenRecipe[]>([]);
  const show = (recipe: OpenRecipe) => setOpen((before) => [...before, recipe]);
  const close = ({ item }: OpenRecipe) => setOpen((before) => before.filter((one) => one.item.id !== item.id));
  return { open, show, close };
}
