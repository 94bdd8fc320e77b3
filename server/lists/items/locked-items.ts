import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../../base/errors/errors.ts';
import { nameKey } from '../../base/text/name-key.rules.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { limitsOf } from '../../money/billing/plan-limits.ts';
import { withChoicesLocked } from '../item-choices/locked-choices.ts';
import { List } from '../lists/list.entity.ts';
import { AlreadyListed, TooManyItems } from './errors.ts';
import { Item } from './item.entity.ts';

/** Changes the items that the list has, in a transaction in which they are locked with those of their choices, so that two transactions never wait for each other. */
export function withItemsLocked<Result>(
  em: EntityManager,
  listId: string,
  itemIds: readonly string[],
  work: (inside: EntityManager, items: Item[]) => Promise<Result>,
): Promise<Result> {
  return withChoicesLocked(em, itemIds, async (inside) => work(inside, await lockItems(inside, listId, itemIds)));
}

/** Locks the items that the list has, in the order of their ids. */
export function lockItems(em: EntityManager, listId: string, itemIds: readonly string[]): Promise<Item[]> {
  return em.find(
    Item,
    { id: { $in: [...itemIds] }, list: listId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
  );
}

/**
 * Locks the list, so that its items grow one call at a time and together stay within the limit: there is room for `count`
 * more. The limit is that of the owner's plan, no matter who adds.
 */
export async function lockListWithRoom(
  em: EntityManager,
  listId: string,
  settings: SiteSettings,
  count = 1,
): Promise<List> {
  const list = await em.findOne(List, listId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!list) throw new NotFound('List');
  const limit = limitsOf(await em.findOneOrFail(User, list.owner.id), settings).items;
  const isFull = limit >= 0 && (await em.count(Item, { list, isArchived: false })) + count > limit;
  if (isFull) throw new TooManyItems(limit, settings);
  return list;
}

/**
 * Refuses a name that the list has already, in the eyes of people. On a shopping list only what is still to be bought counts; on a gift list
 * everything does, so that nothing is told of what was bought.
 */
export async function assertNotListed(em: EntityManager, list: List, title: string): Promise<void> {
  const items = await em.find(Item, { list, isArchived: false }, { orderBy: { orderIndex: 'asc', id: 'asc' } });
  const isShopping = list.listType === 'SHOPPING';
  const listed = items.find(
    (item) => nameKey(item.title) === nameKey(title) && !(isShopping && item.quantityPurchased >= item.quantityDesired),
  );
  if (listed) throw new AlreadyListed(listed);
}
