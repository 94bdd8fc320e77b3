import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { receivesOn } from '../../core/access/list.policy.ts';
import { EVENT_IS_OVER } from '../../core/access/purchase.policy.ts';
import { type About, type AboutId, noteEdits, whileOpen } from './items-before-edits.ts';
import { keepGonePledges } from './keep-gone-pledges.ts';
import type { GiftFate } from './purchase-notice.entity.ts';

/**
 * Keeps a note for the buyers of a gift that is about to go, in its transaction. Pending edits come first, since buyers
 * know the gift as it was before them. This may do more work for bought gifts, since nothing can be deleted twice;
 * edits can be repeated, and have `keepForBuyers`.
 *
 * Tells buyers whose gift is no longer wanted. It leaves out people who receive the gifts, since they see it there (and
 * are blind to a surprise); things that are hidden from guests, as archived items are; and lists whose day is over. A
 * buyer whom the link no longer lets in hears of no edits. A buyer whose purchase somebody else undid is always told:
 * nothing on the list says so. Friends who chipped in for what goes keep a record of it.
 */
export async function noteForBuyers(
  em: EntityManager,
  about: About,
  fate: Exclude<GiftFate, 'CHANGED'>,
  /** The person who did it, for a purchase that somebody took back. */
  actorId: string | null = null,
): Promise<void> {
  await noteEdits(em, about);
  const [[what, id]] = Object.entries(about) as [[keyof typeof IS_ABOUT, AboutId]];
  await NOTES[what](em, { id, fate, actorId });
  if (fate !== 'PURCHASE_UNDONE' && !('purchaseId' in about)) await keepGonePledges(em, about, fate);
}

const IS_ABOUT = {
  purchaseId: 'p.id = $id',
  itemIds: 'i.id = any($id::uuid[])',
  listId: 'l.id = $id',
  ownerId: 'l.owner_id = $id',
};

/** Names who did it, where it matters: the owner who deleted a list, and a helper who took a purchase back, of which the owner knows nothing. */
const WHO_DID_IT: Record<keyof typeof IS_ABOUT, string> = {
  purchaseId: '(select name from users where id = $actorId::uuid and id <> l.owner_id)',
  itemIds: 'null',
  listId: whileOpen('(select name from users where id = l.owner_id)'),
  ownerId: 'null',
};

const NOTES = {
  purchaseId: notesBy('purchaseId'),
  itemIds: notesBy('itemIds'),
  listId: notesBy('listId'),
  ownerId: notesBy('ownerId'),
};

/** Keeps the first "before" of several changes, and the last fate. */
function notesBy(what: keyof typeof IS_ABOUT) {
  return statement<never, { id: AboutId; fate: GiftFate; actorId: string | null }>(
    `note for buyers by ${what}`,
    `
    insert into purchase_notices (purchase_id, list_id, item_id, email, buyer_id, quantity, bought_at, fate, list_name,
      item_title, item_url, quantity_desired, noted_at, undo_token_hash, was_held, list_type, owner_name, language)
    select p.id, l.id, i.id, p.guest_email, p.buyer_id, p.quantity, p.created_at, $fate, ${whileOpen('l.name')},
      ${whileOpen('i.title')}, i.primary_url, i.quantity_desired, now(),
      p.undo_token_hash, p.held_until is not null, l.list_type, ${WHO_DID_IT[what]}, p.language
    from purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id
    where ${IS_ABOUT[what]} and p.guest_email <> ''
      and ($fate = 'PURCHASE_UNDONE' or (not ${EVENT_IS_OVER}
        and (not i.is_archived or exists (select 1 from purchase_notices n where n.purchase_id = p.id))))
      and not exists (
        select 1 from users u where (u.id = p.buyer_id or u.email = p.guest_email)
          and ${receivesOn('u.id')}
      )
    order by p.id
    on conflict (purchase_id) do update set fate = excluded.fate, noted_at = excluded.noted_at, owner_name = excluded.owner_name`,
  );
}
