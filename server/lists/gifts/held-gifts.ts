import { statement } from '../../base/database/prepared.ts';
import { UNTICK_HOURS } from '../purchases/purchase.rules.ts';
import { MOST_HELD_GIFTS } from './held-gift.type.ts';
import { type GiverValues, IS_STILL_OPEN, OWN, RECIPIENT_NAME } from './own-gifts.ts';

export interface HeldGiftRow {
  id: string;
  itemId: string;
  title: string;
  variant: string;
  quantity: number;
  heldUntil: Date | string | null;
  outgoingUrl: string | null;
  recipientName: string;
  listName: string;
  shareToken: string;
}

/** Gifts that a member holds on lists that are open to them, and those that they bought a moment ago, by the time at which they took them. */
export const selectHeldGifts = statement<HeldGiftRow, GiverValues>(
  'held gifts of one giver',
  `
    select own.*, ${RECIPIENT_NAME} as "recipientName" from (
      select p.id, i.id as "itemId", i.title, i.variant, p.quantity, p.held_until as "heldUntil", coalesce(i.affiliate_url, i.primary_url) as "outgoingUrl",
        l.owner_id, l.person_id, l.name as "listName", l.share_token as "shareToken"
      from ${OWN} and p.buyer_id = $memberId::uuid and ${IS_STILL_OPEN}
        and (p.held_until > now() or p.held_until is null and p.bought_at > now() - interval '${UNTICK_HOURS} hours')
      order by p.id limit ${MOST_HELD_GIFTS}
    ) own join users o on o.id = own.owner_id
    order by own.id`,
);
