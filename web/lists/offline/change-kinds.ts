import type { ChangeKind } from '../../core/changes/change.ts';
import { SAVE_ITEM_DRAFT } from '../items/cache/draft-changes.ts';
import { itemChangeKinds } from '../items/cache/item-changes.ts';
import { ADD_ITEM_FROM_URL, ADD_ITEMS } from '../items/cache/new-item-changes.ts';
import { severalItemsKinds } from '../items/cache/several-changes.ts';
import { ORDER_CATEGORIES } from '../items/shopping/category-order.ts';
import { shopChangeKinds } from '../items/shopping/shop-changes.ts';
import { END_SHOPPING, START_SHOPPING } from '../items/shopping/trip-changes.ts';
import { listChangeKinds } from '../list-settings/list-changes.ts';
import { ownGiftKinds } from '../own-gifts/own-gift-changes.ts';

/** Every kind of change that may have to wait for a connection. */
export const changeKinds = [
  ...itemChangeKinds,
  ...severalItemsKinds,
  ADD_ITEM_FROM_URL,
  ADD_ITEMS,
  SAVE_ITEM_DRAFT,
  ORDER_CATEGORIES,
  ...shopChangeKinds,
  START_SHOPPING,
  END_SHOPPING,
  ...ownGiftKinds,
  ...listChangeKinds,
] as ChangeKind[];
