import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { receivesOn } from '../../core/access/list.policy.ts';
import { EVENT_IS_OVER } from '../../core/access/purchase.policy.ts';
import { LINK_IS_OPEN } from '../../core/access/shared-list.policy.ts';

/** The subject of a change: a purchase, items, a list with all of its items, or all lists of somebody. */
export type About = { purchaseId: string } | { itemIds: readonly string[] } | { listId: string } | { ownerId: string };

/** The value of `$id` in a statement about it. */
export type AboutId = string | readonly string[];

/** The item that a buyer relies on, as it is before the change. */
interface WantedItem {
  title: string;
  primaryUrl?: string | null;
  quantityDesired: number;
  isArchived: boolean;
}

interface Changes {
  title?: string;
  primaryUrl?: string | null;
  quantityDesired?: number;
  isArchived?: boolean;
}

/**
 * A buyer goes by name and link, is superfluous when fewer are wanted, and was early when the item is hidden. Price,
 * notes and picture are for those who have not bought yet.
 */
export function mattersToBuyers(
  item: WantedItem,
  { title, primaryUrl, quantityDesired, isArchived }: Changes,
): boolean {
  return (
    (title !== undefined && title !== item.title) ||
    (primaryUrl !== undefined && primaryUrl !== (item.primaryUrl ?? null)) ||
    (quantityDesired !== undefined && quantityDesired < item.quantityDesired) ||
    (isArchived === true && !item.isArchived)
  );
}

/** The time of a purchase of which none is kept: before any link was replaced. */
export const AT_UNKNOWN_TIME = "'-infinity'";

/** Whether the list `l` is still open to people who bought through its link: it is public, and the link still holds. */
export function isOpenSince(
  boughtAt:
    | 'p.created_at'
    | 'coalesce(p.taken_at, p.created_at)'
    | 'd.bought_at'
    | 'd.created_at'
    | typeof AT_UNKNOWN_TIME,
): string {
  return `(${LINK_IS_OPEN} and coalesce(l.share_link_replaced_at < ${boughtAt}, true))`;
}

/** Gives a column while the list `l` is open to people who bought at `p.created_at`; null once it is not. */
export function whileOpen(column: string): string {
  return `case when ${isOpenSince('p.created_at')} then ${column} end`;
}

/**
 * Keeps items as they are before an edit that matters to buyers; they are locked. A job looks up the buyers later: an
 * edit can be repeated until a clock tells whether it does more work for bought gifts. Editors know whether the list is
 * open, so this may ask, and has to ask now: the contents of a closed list are not for buyers.
 */
export async function keepForBuyers(em: EntityManager, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length > 0) await keep(em, { itemIds });
}

/** keepForBuyers() as part of a statement that edits the items `i` of which `which` holds: it sees them as they are before. */
export const keepForBuyersOf = (
  which: string,
) => `insert into gift_edits (item_id, list_id, item_title, item_url, quantity_desired, is_archived, edited_at)
   select i.id, l.id, i.title, i.primary_url, i.quantity_desired, i.is_archived, clock_timestamp()
   from items i join lists l on l.id = i.list_id where ${which} and ${LINK_IS_OPEN}`;

const keep = statement<never, { itemIds: readonly string[] }>(
  'keep items for buyers',
  keepForBuyersOf('i.id = any($itemIds::uuid[])'),
);

/** Turns edits that wait into notices for those who bought before them. Belongs inside a transaction. */
export async function noteEdits(em: EntityManager, about: About): Promise<void> {
  const [[what, id]] = Object.entries(about) as [[keyof typeof EDITS_OF, AboutId]];
  await NOTES[what](em, { id });
}

const EDITS_OF = {
  purchaseId: 'item_id = (select item_id from purchases where id = $id)',
  itemIds: 'item_id = any($id::uuid[])',
  listId: 'list_id = $id',
  ownerId: 'list_id in (select id from lists where owner_id = $id)',
};

const NOTES = {
  purchaseId: notesBy('purchaseId'),
  itemIds: notesBy('itemIds'),
  listId: notesBy('listId'),
  ownerId: notesBy('ownerId'),
};

/** The first of several "before" states since a purchase is kept: it is the one that the buyer knew. */
function notesBy(what: keyof typeof EDITS_OF) {
  return statement<never, { id: AboutId }>(
    `note edits by ${what}`,
    `
    with due as (delete from gift_edits where ${EDITS_OF[what]} returning *)
    insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
      item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, language)
    select distinct on (p.id) p.id, l.id, p.item_id, p.guest_email, p.buyer_id, p.quantity, p.created_at, 'CHANGED', l.name,
      e.item_title, e.item_url, e.quantity_desired, max(e.edited_at) over (partition by p.id),
      p.undo_token_hash, p.held_until is not null, p.language
    from due e join purchases p on p.item_id = e.item_id join lists l on l.id = e.list_id
    where p.created_at < e.edited_at and p.guest_email <> '' and not ${EVENT_IS_OVER} and ${isOpenSince('p.created_at')}
      and (not e.is_archived or exists (select from purchase_notices n where n.purchase_id = p.id))
      and not exists (
        select from users u where (u.id = p.buyer_id or u.email = p.guest_email)
          and ${receivesOn('u.id')}
      )
    order by p.id, e.id
    on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at`,
  );
}
