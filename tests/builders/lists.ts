import type { RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Item } from '../../server/lists/items/item.entity.ts';
import { List } from '../../server/lists/lists/list.entity.ts';
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

/** A list whose answer grows too large where all of its items' texts are asked for. */
export async function aListThatIsTooLarge(em: EntityManager) {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const text = { description: 'x'.repeat(1000), notes: 'y'.repeat(1000), category: 'z'.repeat(1000) };
  const item = await anItem(em, { list, ...text });
  await em.execute(
    `insert into items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'order_index', n))).*
     from items i, generate_series(1, 2800) n where i.id = ?`,
    [item.id],
  );
  return list;
}
