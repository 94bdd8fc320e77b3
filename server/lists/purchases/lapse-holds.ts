import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { receivesOn } from '../../core/access/list.policy.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { announce } from '../../core/events/announce.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { withChoicesLocked } from '../item-choices/locked-choices.ts';
import { askEmail, type HeldGift, holdAddress, lapsedEmail } from './hold-email.ts';
import { recountPurchases } from './take-back.ts';
import type { UndoSecrets } from './undo-secrets.ts';

/** How many holds one run looks at; the next comes a minute later. */
const MOST_AT_ONCE = 500;

interface Due {
  purchaseId: string;
  itemId: string;
  listId: string;
}

interface Needs {
  mailQueue: MailQueue;
  undoSecrets: UndoSecrets;
  siteUrl: string;
}

/** A job's work: frees what was reserved for too long, and asks the givers of what is about to be freed. */
export async function lapseHolds(em: EntityManager, needs: Needs, now = new Date()): Promise<void> {
  const due = await selectDue(em, { now, most: MOST_AT_ONCE });
  await eachByItself(em, due, (inside, hold) =>
    withChoicesLocked(inside, [hold.itemId], (locked, [before]) =>
      lapse(locked, hold, before?.quantityPurchased, needs, now),
    ),
  );
  const waiting = await selectWaiting(em, { now, most: MOST_AT_ONCE });
  await eachByItself(em, waiting, (inside, hold) =>
    withChoicesLocked(inside, [hold.itemId], (locked) => ask(locked, hold, needs, now)),
  );
}

/** Does what an undo does, and leaves what it takes to take the gift back. */
async function lapse(
  em: EntityManager,
  { purchaseId, itemId, listId }: Due,
  before: number | undefined,
  needs: Needs,
  now: Date,
): Promise<void> {
  const [gift] = before === undefined ? [] : await readGift(em, { purchaseId });
  if (before === undefined || !gift || (await moveToLapsed(em, { purchaseId, now })).length === 0) return; // bought, let go or kept longer just now
  const [after] = await recountPurchases(em, { itemId, timesPutBack: 0 });
  if (!after) return;
  const pieces = { quantity: before - after.purchased, remaining: after.remaining };
  await announce(em, 'PURCHASE_UNDONE', { id: listId }, { itemId, purchaseId, pieces, wasHeld: true });
  if (gift.to && !gift.isArchived) {
    const { to, language } = gift;
    const current = { ...gift, remaining: after.remaining };
    const mail = await inLanguage(language, () => lapsedEmail(to, current, addressesOf(gift, purchaseId, needs)));
    await needs.mailQueue.queue(em, { ...mail, aboutListIds: [listId] });
  }
}

async function ask(em: EntityManager, { purchaseId, listId }: Due, needs: Needs, now: Date): Promise<void> {
  if ((await noteAsked(em, { purchaseId, now })).length === 0) return;
  const [gift] = await readGift(em, { purchaseId });
  if (!gift?.to || !gift.shareToken || gift.isArchived) return; // a closed list can be asked about nothing
  const { to, language } = gift;
  const mail = await inLanguage(language, () => askEmail(to, gift, addressesOf(gift, purchaseId, needs)));
  await needs.mailQueue.queue(em, { ...mail, aboutListIds: [listId] });
}

function addressesOf({ shareToken }: HeldGift, purchaseId: string, { siteUrl, undoSecrets }: Needs) {
  if (!shareToken) return null;
  const listUrl = `${siteUrl}/shared/${shareToken}`;
  return { listUrl, holdUrl: holdAddress(listUrl, purchaseId, undoSecrets.ofMails(purchaseId)) };
}

/** Whether the event of the list `l` has passed since the purchase `p` was made: its day may have been moved since. */
const IS_PAST_EVENT = `coalesce(l.event_starts_at + interval '1 day' between p.created_at and $now::timestamptz, false)`;

const DUE = 'p.id as "purchaseId", i.id as "itemId", l.id as "listId"';
const HELD = 'purchases p join items i on i.id = p.item_id join lists l on l.id = i.list_id';

const selectDue = statement<Due, { now: Date; most: number }>(
  'holds that lapse',
  `select ${DUE} from ${HELD}
   where p.held_until is not null and (p.held_until <= $now::timestamptz or ${IS_PAST_EVENT})
   order by p.held_until limit $most::int`,
);

/** A day before it lapses; a hold of a day, when half of it is over. */
const selectWaiting = statement<Due, { now: Date; most: number }>(
  'holds whose givers are to be asked',
  `select ${DUE} from ${HELD}
   where p.held_until > $now::timestamptz and p.held_until <= $now::timestamptz + interval '1 day' and p.asked_at is null
     and p.held_until - $now::timestamptz <= (p.held_until - p.created_at) / 2
   order by p.held_until limit $most::int`,
);

const noteAsked = statement<{ id: string }, { purchaseId: string; now: Date }>(
  'note that a giver was asked',
  `update purchases set asked_at = $now::timestamptz
   where id = $purchaseId::uuid and asked_at is null and held_until > $now::timestamptz returning id`,
);

/** People who receive its gifts by now get no mail: it could end a surprise. */
const readGift = statement<HeldGift, { purchaseId: string }>(
  'gift that is held',
  `
    select coalesce(b.preferences_language, b.last_language, p.language) as language, p.quantity, p.held_until as "heldUntil", l.time_zone as "timeZone", l.list_type as "listType", i.is_archived as "isArchived",
      case when i.is_unneeded then 0 else greatest(0, i.quantity_desired - i.quantity_purchased) end as remaining,
      case when ${isOpenSince('p.created_at')} then i.title end as "itemTitle",
      case when ${isOpenSince('p.created_at')} then l.name end as "listName",
      case when ${isOpenSince('p.created_at')} then l.share_token end as "shareToken",
      case when not exists (
        select from users u where (u.id = p.buyer_id or u.email = coalesce(b.email, p.guest_email)) and ${receivesOn('u.id')}
      ) then nullif(coalesce(b.email, p.guest_email), '') end as "to"
    from ${HELD} left join users b on b.id = p.buyer_id
    where p.id = $purchaseId::uuid`,
);

const moveToLapsed = statement<{ id: string }, { purchaseId: string; now: Date }>(
  'let a hold lapse',
  `
    with gone as (
      delete from purchases p using items i, lists l
      where p.id = $purchaseId::uuid and i.id = p.item_id and l.id = i.list_id
        and p.held_until is not null and (p.held_until <= $now::timestamptz or ${IS_PAST_EVENT})
      returning p.*
    )
    insert into lapsed_holds (purchase_id, item_id, quantity, guest_email, guest_name, guest_key_id, buyer_id, undo_token_hash, language, lapsed_at)
    select id, item_id, quantity, guest_email, guest_name, guest_key_id, buyer_id, undo_token_hash, language, $now::timestamptz from gone
    on conflict (purchase_id) do nothing returning purchase_id as id`,
);
