import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import { canUndo, countsPutBack, isKeptFrom, isMine } from '../../core/access/purchase.policy.ts';
import { opensTo } from '../../core/access/shared-list.policy.ts';
import { announce } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { noteForBuyers } from '../buyer-mails/note-for-buyers.ts';
import { RECOUNTED_POOL, REOPENED } from '../group-gifts/pool.ts';
import { REMAINING, withChoicesLocked } from '../item-choices/locked-choices.ts';
import { Purchase } from '../items/purchase.entity.ts';
import { loadWithAccess } from '../lists/list-access.ts';

interface TakeBackOptions {
  /** Whether the caller has the secret of the receipt. */
  holdsSecret?: boolean;
  /** How many stay bought, so that asking twice takes back no more than asking once. */
  keeping?: number;
}

/** Takes a purchase back, or some of its pieces, and announces it. `purchase` was loaded with its item. */
export async function takeBack(
  em: EntityManager,
  viewer: LinkViewer<User>,
  purchase: Purchase,
  { holdsSecret = false, keeping = 0 }: TakeBackOptions = {},
): Promise<void> {
  const { id } = purchase;
  const { id: itemId, list: ref } = purchase.item.unwrap();
  const list = await loadWithAccess(ref);
  if (!canUndo(viewer, list, { buyerId: purchase.buyer?.id ?? null }, holdsSecret)) throw new NotAllowed();
  const isOwn = holdsSecret || isMine(viewer, { buyerId: purchase.buyer?.id ?? null });
  const isAnothers = !isOwn && keeping === 0 && list.listType !== 'SHOPPING'; // shopping together, unticking is no news

  await withChoicesLocked(em, [itemId], async (inside, [before]) => {
    if (keeping > 0 && (await inside.count(Purchase, { id, quantity: { $lte: keeping } })) > 0) return; // it is so already
    if (isAnothers) await noteForBuyers(inside, { purchaseId: id }, 'PURCHASE_UNDONE', memberOf(viewer)?.id);
    const changed =
      keeping > 0
        ? await inside.nativeUpdate(Purchase, { id }, { quantity: keeping })
        : await inside.nativeDelete(Purchase, { id });
    if (changed === 0) throw new NotFound('Resource'); // somebody was faster
    const [after] = await recountPurchases(inside, { itemId, timesPutBack: countsPutBack(list) ? 1 : 0 });
    if (!before || !after) throw new NotFound('Item');
    const about = {
      itemId,
      actorId: memberOf(viewer)?.id,
      purchaseId: keeping > 0 ? undefined : id,
      buyerId: isAnothers ? purchase.buyer?.id : undefined,
      pieces: { quantity: before.quantityPurchased - after.purchased, remaining: after.remaining },
      wasHeld: purchase.heldUntil != null,
    };
    await announce(inside, 'PURCHASE_UNDONE', { id: list.id }, about);
  });
}

/**
 * Runs before a purchase is read: lists that the viewer may not open stay unknown. It is one query whether or not there
 * is one, because the number of queries would tell.
 */
export async function mayKnowOf(em: EntityManager, { id: viewerId }: User, purchaseId: string): Promise<boolean> {
  return isId(purchaseId) && (await selectKnown(em, { purchaseId, viewerId })).length > 0;
}

/** Writes the sum past the entity: its `updatedAt` would tell of the purchase. */
export const recountPurchases = statement<
  { purchased: number; remaining: number },
  { itemId: string; timesPutBack: 0 | 1 }
>(
  'recount purchases',
  `with ${REOPENED}
   update items set (quantity_purchased, held_until) = (select coalesce(sum(quantity), 0), min(p.held_until) from purchases p where p.item_id = items.id),
     ${RECOUNTED_POOL}, times_put_back = times_put_back + $timesPutBack::int
   where id = $itemId::uuid
   returning quantity_purchased as purchased, ${REMAINING} as remaining`,
);

const selectKnown = statement<unknown, { purchaseId: string; viewerId: string }>(
  'purchase that somebody may know of',
  `select from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
   where p.id = $purchaseId::uuid and ${opensTo('$viewerId::uuid')} and not ${isKeptFrom('$viewerId::uuid')}`,
);
