import type { Loaded } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isId } from '../../base/database/uuid.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import { isThereFor } from '../../core/access/list.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Purchase } from '../items/purchase.entity.ts';
import type { List } from '../lists/list.entity.ts';
import { withAccess } from '../lists/list-access.ts';

/** Purchases by their ids, with their items and lists. A purchase goes with its list, and so for most people with one that is hidden. */
export async function findPurchases(em: EntityManager, viewer: LinkViewer<User>, ids: readonly string[]) {
  const known = ids.filter(isId);
  if (known.length === 0) return [];
  const purchases = await em.find(Purchase, { id: { $in: known } }, { populate: ['item.list'] });
  const hidden = new Set(purchases.map(listOf).filter(({ isHidden }) => isHidden));
  for (const list of hidden) await withAccess(list);
  return purchases.filter((purchase) => isThereFor(memberOf(viewer), listOf(purchase)));
}

function listOf({ item }: Loaded<Purchase, 'item.list'>): List {
  return item.unwrap().list.unwrap();
}

export async function findPurchase(em: EntityManager, viewer: LinkViewer<User>, id: string) {
  const [purchase] = await findPurchases(em, viewer, [id]);
  return purchase ?? null;
}
