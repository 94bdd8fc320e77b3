import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { KEEPS_SURPRISE } from '../../core/access/purchase.policy.ts';
import { announceHeld } from '../../core/events/announce.ts';
import { TODAY } from '../../core/statistics/counting.ts';
import { withChoicesLocked } from '../item-choices/locked-choices.ts';
import { UNTICK_HOURS } from './purchase.rules.ts';
import { recountPurchases } from './take-back.ts';

interface Held {
  purchaseId: string;
  itemId: string;
  listId: string;
  /** The member who does it; guests stay unnamed. */
  actorId: string | undefined;
}

/**
 * Holds something for longer, or with null says that it was bought, and announces it: as many pieces are taken as
 * before. False where it is not reserved any more.
 */
export function changeHold(em: EntityManager, held: Held, heldUntil: Date | null): Promise<boolean> {
  const { purchaseId, itemId, listId, actorId } = held;
  return withChoicesLocked(em, [itemId], async (inside) => {
    const changed = await (heldUntil ? extendHold(inside, { purchaseId, heldUntil }) : buyHeld(inside, { purchaseId }));
    if (changed.length === 0) return false;
    const [after] = await recountPurchases(inside, { itemId, timesPutBack: 0 });
    const remaining = after?.remaining ?? 0;
    await announceHeld(inside, listId, { purchaseId, itemId, actorId, remaining, isBought: heldUntil === null });
    return true;
  });
}

/** Reserves again what was reserved, and was marked as bought by mistake. False where that is no longer possible. */
export function holdAgain(em: EntityManager, held: Held, heldUntil: Date): Promise<boolean> {
  const { purchaseId, itemId, listId, actorId } = held;
  return withChoicesLocked(em, [itemId], async (inside) => {
    if ((await reserveBought(inside, { purchaseId, heldUntil })).length === 0) return false;
    const [after] = await recountPurchases(inside, { itemId, timesPutBack: 0 });
    const remaining = after?.remaining ?? 0;
    await announceHeld(inside, listId, { purchaseId, itemId, actorId, remaining, isBought: false });
    return true;
  });
}

const extendHold = statement<{ id: string }, { purchaseId: string; heldUntil: Date }>(
  'extend hold',
  `update purchases set held_until = greatest(held_until, $heldUntil::timestamptz), asked_at = null
   where id = $purchaseId::uuid and held_until is not null returning id`,
);

/** Counts it for the site as a purchase is counted that was never reserved. */
const buyHeld = statement<{ id: string }, { purchaseId: string }>(
  'buy what is held',
  `
    with bought as (
      update purchases set held_until = null, bought_at = now() where id = $purchaseId::uuid and held_until is not null
      returning id, item_id, quantity
    ), counted as (
      insert into count_changes (day, purchases) select ${TODAY}, b.quantity
      from bought b join items i on i.id = b.item_id join lists l on l.id = i.list_id
      where not l.is_demo and not ${KEEPS_SURPRISE}
    )
    select id from bought`,
);

/** Nothing that the receiver has noted as received or thanked for. Takes back what buyHeld() counted for the site, on its day. */
const reserveBought = statement<{ id: string }, { purchaseId: string; heldUntil: Date }>(
  'reserve what was bought',
  `
    with before as (
      select p.id, p.bought_at from purchases p
      where p.id = $purchaseId::uuid and p.held_until is null and p.bought_at > now() - interval '${UNTICK_HOURS} hours' and p.thanked_at is null
        and not exists (select from received_gifts r where r.purchase_id = p.id and (r.received_at is not null or r.note_id is not null))
    ), held as (
      update purchases p set held_until = $heldUntil::timestamptz, bought_at = null, asked_at = null from before
      where p.id = before.id returning p.id, p.item_id, p.quantity, before.bought_at
    ), counted as (
      insert into count_changes (day, purchases) select (h.bought_at at time zone 'UTC')::date, -h.quantity
      from held h join items i on i.id = h.item_id join lists l on l.id = i.list_id
      where not l.is_demo and not ${KEEPS_SURPRISE}
    )
    select id from held`,
);
