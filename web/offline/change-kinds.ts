import type { ChangeKind } from '../changes/change.ts';
import { ORDER_CATEGORIES } from '../items/category-order.ts';
import { itemChangeKinds } from '../items/item-changes.ts';
import { ADD_ITEM_FROM_URL } from '../items/new-item-changes.ts';
import { severalItemsKinds } from '../items/several-changes.ts';
import { listChangeKinds } from '../lists/list-changes.ts';

/** Every kind of change that may have to wait for a connection. */
export const changeKinds = [
  ...itemChangeKinds,
  ...severalItemsKinds,
  ADD_ITEM_FROM_URL,
  ORDER_CATEGORIES,
  ...listChangeKinds,
] as ChangeKind[];
