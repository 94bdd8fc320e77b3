import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { ArrowUpDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { MenuItem } from '../../../base/design/dialogs/Menu.tsx';
import { keepLoading } from '../../../base/network/failed-loads.ts';
import { FailedLoadNote } from '../../../base/page/FailedLoadNote.tsx';
import { groupInOrder } from '../../../base/text/category-groups.ts';
import { type ShopOrder_listFragment, useShopOrder_listFragment } from './ShopOrder.generated.ts';
import type { Shops_listFragment } from './shops.generated.ts';

const CategoryOrderDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./CategoryOrderDialog.tsx'))).CategoryOrderDialog,
}));

const ShopsDialog = lazy(async () => ({
  default: (await keepLoading(() => import('./ShopsDialog.tsx'))).ShopsDialog,
}));

interface ShopOrderEntryProps {
  list: { id: string };
  onChoose: () => void;
}

/** In the menu of a shopping list that has categories. */
export function ShopOrderEntry({ list, onChoose }: ShopOrderEntryProps) {
  const { data, complete } = useShopOrder_listFragment(list);
  if (!complete || categorized(data).every(({ category }) => category.trim() === '')) return null;
  return (
    <MenuItem onSelect={onChoose}>
      <ArrowUpDown aria-hidden />
      {t`Order of the shop`}
    </MenuItem>
  );
}

interface ShopOrderDialogProps {
  list: { id: string };
  onClose: () => void;
}

/** Puts the categories of a shopping list in the order in which they stand in the shop. */
export function ShopOrderDialog({ list, onClose }: ShopOrderDialogProps) {
  const { data, complete } = useShopOrder_listFragment(list);
  if (!complete) return null;
  const { id, categoryOrder } = data;
  return (
    <Suspense fallback={<FailedLoadNote />}>
      <CategoryOrderDialog
        listId={id}
        categories={categoriesOf(data)}
        categoryOrder={categoryOrder}
        onClose={onClose}
      />
    </Suspense>
  );
}

export type ListWithShops = { id: string } & FragmentType<Shops_listFragment>;

interface ShopsOfListDialogProps {
  list: ListWithShops;
  onClose: () => void;
}

/** The shops of a shopping list, each with its own order of the categories. */
export function ShopsOfListDialog({ list, onClose }: ShopsOfListDialogProps) {
  const { data, complete } = useShopOrder_listFragment(list);
  if (!complete) return null;
  return (
    <Suspense fallback={<FailedLoadNote />}>
      <ShopsDialog list={list} categories={categoriesOf(data)} onClose={onClose} />
    </Suspense>
  );
}

/** As they stand on the list now. */
function categoriesOf(list: ShopOrder_listFragment): string[] {
  return groupInOrder(categorized(list), list.categoryOrder).map(({ category }) => category);
}

/** Gives the items with a category: those that have come, and behind them the server's counts. */
function categorized({ items, itemSummary }: ShopOrder_listFragment): { category: string }[] {
  return items.pageInfo.hasNextPage ? [...items.nodes, ...itemSummary.categories] : items.nodes;
}
