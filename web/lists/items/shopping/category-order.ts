import { t } from '@lingui/core/macro';
import { categoryKey } from '../../../base/text/category-groups.ts';
import type { ChangeKind } from '../../../core/changes/change.ts';
import {
  OrderCategoriesDocument,
  type OrderCategoriesMutation,
  type OrderCategoriesMutationVariables,
} from './category-order.generated.ts';

/** The order to store after the shown categories were put in another one: those that are not shown keep theirs behind. */
export function newOrder(shown: readonly string[], before: readonly string[]): string[] {
  const keys = new Set(shown.map(categoryKey));
  return [...shown, ...before.filter((category) => !keys.has(categoryKey(category)))];
}

export const ORDER_CATEGORIES: ChangeKind<OrderCategoriesMutationVariables, OrderCategoriesMutation> = {
  name: 'orderCategories',
  document: OrderCategoriesDocument,
  refusal: (title, reason) => t`${title} could not be changed: ${reason}`,
  show(cache, { listId, variables }) {
    cache.modify({
      id: cache.identify({ __typename: 'List', id: listId }),
      fields: { categoryOrder: () => variables.categories },
    });
  },
};
