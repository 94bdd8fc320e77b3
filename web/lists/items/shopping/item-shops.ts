import type { ListedShop } from './shop-changes.ts';

/** Whether some of several things are to be had there, and others not. */
export function isMixed(itemIds: readonly string[], { itemIds: here }: Pick<ListedShop, 'itemIds'>): boolean {
  const count = itemIds.filter((id) => here.includes(id)).length;
  return count > 0 && count < itemIds.length;
}

interface ItemShops {
  itemIds: string[];
  shopIds: string[];
}

/** Things and the shops where they are to be had from now on. A shop that was not ticked or unticked stays as it is for each of them. */
export function changedShops(
  itemIds: readonly string[],
  shops: readonly Pick<ListedShop, 'id' | 'itemIds'>[],
  touched: ReadonlyMap<string, boolean>,
): ItemShops[] {
  const isChanged = (itemId: string) =>
    shops.some(({ id, itemIds: here }) => touched.has(id) && touched.get(id) !== here.includes(itemId));
  const shopsAfter = (itemId: string) =>
    shops.filter(({ id, itemIds: here }) => touched.get(id) ?? here.includes(itemId)).map(({ id }) => id);
  const alike = Map.groupBy(itemIds.filter(isChanged), (itemId) => shopsAfter(itemId).join(' '));
  return [...alike.values()].map((those) => ({ itemIds: those, shopIds: shopsAfter(those[0] as string) }));
}
