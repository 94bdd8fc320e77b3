import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { problemText } from '../../../base/network/problems.ts';
import { toast } from '../../../base/page/toast.ts';
import { useChanges } from '../../../core/changes/useChanges.ts';
import { UPDATE_ITEM } from '../cache/item-changes.ts';
import { itemTitle } from '../cache/item-texts.ts';
import { type RecipeLines_listFragment, RecipeLines_listFragmentDoc } from './recipe-lines.generated.ts';
import { type MoreOf, moreOf, type RecipeIngredient } from './recipe-lines.ts';

/** Has items of the list take in what a recipe needs of them, and puts them back as they were. */
export function useMoreOf(listId: string) {
  const { cache } = useApolloClient();
  const changes = useChanges();

  const find = (ingredient: RecipeIngredient): MoreOf | null => {
    const list = cache.readFragment<RecipeLines_listFragment>({
      id: cache.identify({ __typename: 'List', id: listId }),
      fragment: RecipeLines_listFragmentDoc,
      optimistic: true,
    });
    return moreOf(ingredient, list?.items.nodes ?? []);
  };
  const make = ({ item, changes: changed }: MoreOf, isBack = false) => {
    const { recipes, amount, quantityDesired } = item;
    const former = Object.entries({ recipes, amount, quantityDesired }).filter(([field]) => field in changed);
    const base = Object.fromEntries(former);
    const variables = isBack ? { id: item.id, changes: base, base: changed } : { id: item.id, changes: changed, base };
    return changes.make(UPDATE_ITEM, { listId, itemId: item.id, title: itemTitle(item), variables });
  };
  /** The latest first, since one item may have been raised twice. */
  const takeBack = async (all: readonly MoreOf[]) => {
    try {
      for (const one of all.toReversed()) await make(one, true);
    } catch (error) {
      toast.error(problemText(error, t`Failed to update item. Please try again.`));
    }
  };
  return { find, make, takeBack };
}
