import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { List } from '../../server/lists/lists/list.entity.ts';
import { Shop } from '../../server/lists/shops/shop.entity.ts';
import { aList } from './lists.ts';

/** A shop of a shopping list. */
export async function aShop(em: EntityManager, overrides: Partial<RequiredEntityData<Shop>> = {}) {
  const list = (overrides.list as List | undefined) ?? (await aList(em, { listType: 'SHOPPING' }));
  const shop = em.create(Shop, { name: 'Aldi', ...overrides, list });
  list.shopCount += 1;
  await em.flush();
  return shop;
}
