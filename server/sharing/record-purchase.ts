import type { EntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../database/prepared.ts';

/** A purchase as it is stored. Its id and secret are made before, so that the answer to a repeated call can be kept. */
export interface NewPurchaseRow {
  id: string;
  itemId: string;
  quantity: number;
  guestEmail: string;
  guestName: string | null;
  buyerId: string | null;
  undoTokenHash: string;
}

/** How a purchase that was made earlier, as on a phone without a connection, meets what happened meanwhile. */
export interface LatePurchase {
  /** As the buyer saw it: if the item was put back since, nothing is recorded. */
  timesPutBack?: number | null;
  /** If less is still needed than was bought, that much is recorded. */
  orWhatRemains?: boolean | null;
}

export interface Bought {
  title: string;
  /** How many were still needed before. */
  remaining: number;
  timesPutBack: number;
  isRecorded: boolean;
}

const RECORD = {
  name: 'record purchase',
  text: `
    with item as (
      select id, title, times_put_back, greatest(0, quantity_desired - quantity_purchased) as remaining
      from items where id = $1 and list_id = $2 and not is_archived for update
    ), bought as (
      insert into purchases (id, item_id, quantity, guest_email, guest_name, buyer_id, undo_token_hash, created_at)
      select $3, id, least($4::int, remaining), $5, $6, $7, $8, now() from item
      where (remaining >= $4::int or $9::bool and remaining > 0) and times_put_back <= coalesce($10::int, times_put_back)
      returning item_id, quantity
    ), counted as (
      update items set quantity_purchased = quantity_purchased + quantity from bought where items.id = bought.item_id
    )
    select title, remaining, times_put_back as "timesPutBack", exists (select from bought) as "isRecorded" from item`,
};

/**
 * Locks the item, so that two people cannot both buy the last one, and records the purchase if enough are left: in one
 * statement, for this is what happens most when a list is popular. Null when there is no such item on the list.
 */
export async function recordPurchase(
  em: EntityManager,
  listId: string,
  purchase: NewPurchaseRow,
  { timesPutBack, orWhatRemains }: LatePurchase = {},
): Promise<Bought | null> {
  const { id, itemId, quantity, guestEmail, guestName, buyerId, undoTokenHash } = purchase;
  const late = [orWhatRemains ?? false, timesPutBack ?? null];
  const values = [itemId, listId, id, quantity, guestEmail, guestName, buyerId, undoTokenHash, ...late];
  const [bought] = await prepared<Bought>(em, RECORD, values);
  return bought ?? null;
}
