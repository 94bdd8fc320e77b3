import { useMemo } from 'react';
import { newUuid } from '../../../base/network/uuid.ts';
import { useStore } from '../../../base/state/store.ts';
import { categoryKey } from '../../../base/text/category-groups.ts';
import type { NewChange } from '../../../core/changes/change.ts';
import type { ChangeQueue } from '../../../core/changes/change-queue.ts';
import { newOrder } from './category-order.ts';
import { LEARN_SHOP_ORDER, type ListedShop } from './shop-changes.ts';
import type { LearnShopOrderMutationVariables } from './shops.generated.ts';
import { current, keep, type Visit, visits } from './visits.ts';

/** More categories than these teach nothing. */
const LONGEST_WALK = 60;

export function useVisit(listId: string, shops: readonly ListedShop[]): ListedShop | undefined {
  const visit = current(useStore(visits), listId);
  return useMemo(() => {
    const shop = visit && shops.find(({ id }) => id === visit.shopId);
    if (!visit || !shop) return;
    const { categoryOrder } = shop.orderedAt === visit.orderedAt ? visit : shop;
    return { ...shop, categoryOrder: [...categoryOrder] };
  }, [visit, shops]);
}

/** At no shop: undefined. */
export function setVisit(listId: string, shop: ListedShop | undefined): void {
  const { [listId]: _before, ...others } = visits.get();
  keep(shop ? { ...others, [listId]: visitOf(shop) } : others);
}

function visitOf({ id: shopId, categoryOrder, orderedAt }: ListedShop): Visit {
  return { shopId, key: newUuid(), at: Date.now(), categoryOrder, orderedAt, walk: [] };
}

/** The shop learns in which order one comes past its categories: from the first thing that is ticked of each. */
export function learnFromTick(changes: ChangeQueue, listId: string, category: string): void {
  const visit = current(visits.get(), listId);
  if (!visit) return;
  const isNew =
    categoryKey(category) !== '' &&
    visit.walk.length < LONGEST_WALK &&
    visit.walk.every((one) => categoryKey(one) !== categoryKey(category));
  const walk = isNew ? [...visit.walk, category.trim()] : visit.walk;
  keep({ ...visits.get(), [listId]: { ...visit, at: Date.now(), walk } });
  if (!isNew || walk.length < 2) return;
  const variables = { shopId: visit.shopId, visitKey: visit.key, categories: [...walk] };
  const change = { listId, title: '', variables, temporaryId: visit.key };
  void teach(changes, change).catch(() => {}); // the next visit teaches it
}

/** Without a connection the latest walk waits in place of the one before. */
async function teach(changes: ChangeQueue, change: NewChange<LearnShopOrderMutationVariables>): Promise<void> {
  await changes.withdraw(change.temporaryId ?? '');
  await changes.make(LEARN_SHOP_ORDER, change);
}

/** Which items are not to be had at the shop, as far as was said where they are. */
export function elsewhere(shop: ListedShop, shops: readonly ListedShop[]): Set<string> {
  const here = new Set(shop.itemIds);
  return new Set(shops.flatMap(({ itemIds }) => itemIds.filter((id) => !here.has(id))));
}

/** The order of the shop leads, and then that of the list. */
export function orderAt(shop: ListedShop, categoryOrder: readonly string[]): string[] {
  return newOrder(shop.categoryOrder, categoryOrder);
}
