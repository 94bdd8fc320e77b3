import type { EntityManager } from '@mikro-orm/postgresql';
import type { KeptCall } from '../../base/database/once.ts';
import { statement } from '../../base/database/prepared.ts';
import { askedLanguage } from '../../base/languages/speaking.ts';
import { INSERT_MAIL, type InsertMailValues, insertMailValues, type MailRow } from '../../core/email/insert-mails.ts';
import { ANNOUNCING_PURCHASE, type AnnouncementValues, announcementValues } from '../../core/events/announce.ts';
import { REMAINING } from '../item-choices/locked-choices.ts';

/** A purchase, bought or reserved, as it is stored. Its id and secret are made before, so that the answer to a repeated call can be kept. */
export interface NewPurchaseRow {
  id: string;
  itemId: string;
  quantity: number;
  guestEmail: string;
  guestName: string | null;
  buyerId: string | null;
  /** The key of a guest, as the database knows it. */
  guestKeyId: string | null;
  /** Until when it is reserved; null for what is bought. */
  heldUntil: Date | null;
  /** Null where a gift is taken back whose giver had none. */
  undoTokenHash: string | null;
  /** The language of mails to the buyer; where it is left out, the one that is spoken now. */
  language?: string | null;
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
  /** Whether friends share its cost: then their organiser alone buys it. */
  isShared: boolean;
  /** Whether somebody gives another of its choice. */
  isUnneeded: boolean;
  /** Whether it is one of a choice whose items are not locked: then nothing was recorded, and it is to be tried again with all of them locked. */
  needsChoiceLock: boolean;
  isRecorded: boolean;
  /** Whether its list says where gifts can be sent; for how long is not asked here. */
  hasAddress: boolean;
  /** As PostgreSQL writes it. */
  boughtAt: string;
  /** The revisions of the list after the purchase; null if there was none. */
  revision: number | null;
  purchaseRevision: number | null;
}

/** Rows that are written with a purchase, or not at all. */
interface PurchaseExtras {
  /** Says that it runs within `withChoicesLocked`; else an item of a choice is not bought. */
  isChoiceLocked?: boolean;
  late?: LatePurchase;
  /** The call with its idempotency key, and what it is answered when it is repeated. */
  once?: (KeptCall & { answer: unknown }) | null;
  receipt?: MailRow | null;
}

/** The statement's own values, and those of the parts that it is put together from. */
interface RecordValues
  extends AnnouncementValues,
    InsertMailValues,
    Pick<NewPurchaseRow, 'quantity' | 'guestEmail' | 'guestName' | 'guestKeyId' | 'heldUntil' | 'undoTokenHash'> {
  purchaseId: string;
  language: string | null;
  isChoiceLocked: boolean;
  orWhatRemains: boolean;
  timesPutBack: number | null;
  key: string | null;
  requestHash: string | null;
  answer: string | null;
}

/**
 * The parts up to `counted` stand here; `item` locks it. INSERT_MAIL (`insert-mails.ts`) is the receipt, and ANNOUNCING_PURCHASE (`announce.ts`, its notices in
 * `write-notices.ts`) gives `changed` and `announced`. `assembled-statements.sql` has all of it in one piece.
 */
const record = statement<Bought, RecordValues>(
  'record purchase',
  `with item as (
    select id, title, times_put_back, is_unneeded, choice_id is not null and not $isChoiceLocked::bool as is_unlocked, ${REMAINING} as remaining,
      pledge_count > 0 and exists (select from lists l where l.id = list_id and l.list_type <> 'SHOPPING') as is_shared
    from items where id = $itemId::uuid and list_id = $listId::uuid and not is_archived for update
  ), left_to_buy as (
    select id, least($quantity::int, remaining) as quantity from item
    where (remaining >= $quantity::int or $orWhatRemains::bool and remaining > 0)
      and times_put_back <= coalesce($timesPutBack::int, times_put_back) and not is_shared and not is_unlocked
  ), claimed as (
    insert into kept_answers (key, request_hash, answer) select $key::text, $requestHash::text, $answer::jsonb
    from left_to_buy where $key::text is not null
    on conflict do nothing returning key
  ), bought as (
    insert into purchases (id, item_id, quantity, guest_email, guest_name, guest_key_id, buyer_id, held_until, undo_token_hash, language, created_at)
    select $purchaseId::uuid, id, quantity, $guestEmail, $guestName, $guestKeyId::uuid, $actorId::uuid, $heldUntil::timestamptz, $undoTokenHash, $language, now()
    from left_to_buy
    where $key::text is null or exists (select from claimed)
    returning item_id, quantity
  ), counted as (
    update items set quantity_purchased = quantity_purchased + quantity, held_until = least(held_until, $heldUntil::timestamptz)
    from bought where items.id = bought.item_id
  ), receipt as (
    ${INSERT_MAIL} and exists (select from bought)
  ), ${ANNOUNCING_PURCHASE}
  select title, remaining, times_put_back as "timesPutBack", is_shared as "isShared", is_unneeded as "isUnneeded", is_unlocked as "needsChoiceLock", exists (select from bought) as "isRecorded",
    exists (select from delivery_addresses d where d.list_id = changed.id) as "hasAddress", now()::text as "boughtAt",
    changed.revision, changed.purchase_revision as "purchaseRevision"
  from item left join announced on true left join changed on true`,
);

/**
 * Locks the item, so that two people cannot both buy the last one; if enough are left, and the call is not a repeated
 * one, records the purchase, writes what goes along with it and announces it. One statement: it runs most when a list is
 * popular, and a second would cost as much as all of its work. It needs no transaction around it. Items of a choice are locked
 * before it, by `withChoicesLocked`.
 * Null when there is no such item on the list.
 */
export async function recordPurchase(
  em: EntityManager,
  listId: string,
  purchase: NewPurchaseRow,
  { isChoiceLocked = false, late = {}, once, receipt }: PurchaseExtras = {},
): Promise<Bought | null> {
  const { id, itemId, buyerId, language, ...row } = purchase;
  const action = row.heldUntil ? 'RESERVED' : undefined;
  const [bought] = await record(em, {
    ...announcementValues('PURCHASED', { listId, itemId, actorId: buyerId ?? undefined, purchaseId: id, action }),
    ...row,
    purchaseId: id,
    language: language ?? askedLanguage(),
    isChoiceLocked,
    orWhatRemains: late.orWhatRemains ?? false,
    timesPutBack: late.timesPutBack ?? null,
    key: once?.key ?? null,
    requestHash: once?.requestHash ?? null,
    answer: once ? JSON.stringify(once.answer) : null,
    ...insertMailValues(receipt ?? null),
  });
  return bought ?? null;
}
