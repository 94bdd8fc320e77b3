import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Item } from '../../server/items/item.entity.ts';
import { List } from '../../server/lists/list.entity.ts';
import { aUser } from './accounts.ts';

/** Builders persist a valid row nobody else uses; overrides say what the test is about. */
export async function aList(em: EntityManager, overrides: Partial<RequiredEntityData<List>> = {}) {
  const list = em.create(List, { name: 'Birthday', owner: overrides.owner ?? (await aUser(em)), ...overrides });
  await em.flush();
  return list;
}

/** Items of one list stand in the order in which they were built. */
export async function anItem(em: EntityManager, overrides: Partial<RequiredEntityData<Item>> = {}) {
  const list = overrides.list ?? (await aList(em));
  const orderIndex = overrides.orderIndex ?? (await em.count(Item, { list: list as List }));
  const item = em.create(Item, { title: 'Red bicycle', ...overrides, list, orderIndex });
  await em.flush();
  return item;
}
