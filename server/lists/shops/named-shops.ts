import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../base/text/name-key.rules.ts';
import type { List } from '../lists/list.entity.ts';
import { MOST_SHOPS } from '../lists/shop.rules.ts';
import { Shop } from './shop.entity.ts';
import { ShopItem } from './shop-item.entity.ts';

interface Placed {
  /** The item's. */
  id: string;
  /** The names of its shops. */
  names: readonly string[];
}

/**
 * Puts new items of a shopping list at shops by name. Shops that it has not are added as far as there is room; what was to be had at others alone
 * is to be had everywhere. The list is locked. Other lists have no shops.
 */
export async function putAtNamedShops(em: EntityManager, list: List, placed: readonly Placed[]): Promise<void> {
  if (list.listType !== 'SHOPPING' || placed.length === 0) return;
  await em.flush();
  const known = list.shopCount > 0 ? await em.find(Shop, { list }) : [];
  const byName = new Map(known.map((shop) => [nameKey(shop.name), shop]));
  for (const name of placed.flatMap(({ names }) => names)) {
    const key = nameKey(name);
    if (byName.has(key) || byName.size >= MOST_SHOPS) continue;
    byName.set(key, em.create(Shop, { name, list }));
    list.shopCount += 1;
  }
  await em.flush();
  const pairs = placed.flatMap(({ id, names }) =>
    [...new Set(names.flatMap((name) => byName.get(nameKey(name))?.id ?? []))].map((shop) => ({ shop, item: id })),
  );
  for (const { shop, item } of pairs) em.create(ShopItem, { shop, item });
  await em.flush();
}
