import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Line } from '#rules/shops/lines/line';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import type { FoundRecipe } from '../../../core/products/read-link.ts';
import { UPDATE_ITEM } from '../cache/item-changes.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { showLanding } from '../cache/landing.ts';
import type { QuickItem } from './quick-item.ts';
import { type RecipeLines_listFragment, RecipeLines_listFragmentDoc } from './recipe-lines.generated.ts';
import { type Ingredient, type MoreOf, partIngredients } from './recipe-lines.ts';

/** The recipes behind a link, until somebody has chosen what of them to buy. */
export interface OpenRecipe {
  /** The link as an item, which it is on other lists. */
  item: QuickItem;
  link: string;
  recipes: readonly FoundRecipe[];
}

/** Keeps recipes that were found behind links, and adds the ingredients that somebody chooses. */
export function useRecipes(listId: string, add: (lines: readonly Line[]) => string | undefined) {
  const [open, setOpen] = useState<readonly OpenRecipe[]>([]);
  const client = useApolloClient();
  const changes = useChanges();
  const show = (recipe: OpenRecipe) => setOpen((before) => [...before, recipe]);
  const close = ({ item }: OpenRecipe) => setOpen((before) => before.filter((one) => one.item.id !== item.id));

  const addMore = async ({ item, changes: changed }: MoreOf) => {
    const base = { recipes: item.recipes, amount: item.amount, quantityDesired: item.quantityDesired };
    const read = Object.fromEntries(Object.entries(base).filter(([field]) => field in changed));
    const variables = { id: item.id, changes: changed, base: read };
    try {
      await changes.make(UPDATE_ITEM, { listId, itemId: item.id, title: itemTitle(item), variables });
    } catch (error) {
      toast.error(problemText(error, t`Failed to update item. Please try again.`));
    }
  };
  /** Returns why they cannot be added. */
  const addIngredients = ({ link }: OpenRecipe, name: string, chosen: readonly Ingredient[]): string | undefined => {
    const { cache } = client;
    const list = cache.readFragment<RecipeLines_listFragment>({
      id: cache.identify({ __typename: 'List', id: listId }),
      fragment: RecipeLines_listFragmentDoc,
      optimistic: true,
    });
    const { fresh, more } = partIngredients(chosen, list?.items.nodes ?? [], { name, link });
    const wrong = fresh.length > 0 ? add(fresh) : undefined;
    if (wrong) return wrong;
    for (const one of more) void addMore(one);
    const last = more.at(-1);
    if (last && fresh.length === 0) showLanding(listId, last.item.id);
  };
  return { open, show, close, addIngredients };
}
