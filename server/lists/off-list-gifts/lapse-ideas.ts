import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { opensAsMemberOn } from '../../core/access/list.policy.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { askEmail, type HeldGift, lapsedEmail } from '../purchases/hold-email.ts';
import { announceOffList } from './clear-off-list.ts';
import { ideasAddress } from './idea-receipt-email.ts';
import { freeIdea, lockListOfGivers, RECEIVES_IDEA } from './off-list-rows.ts';

/** How many holds one run looks at; the next comes an hour later. */
const MOST_AT_ONCE = 500;

interface Needs {
  mailQueue: MailQueue;
  siteUrl: string;
}

interface Held {
  id: string;
  listId: string;
}

/**
 * A job's work: clears away holds of ideas that are over, so that open pages hear of it, and tells those who held them, where they have an account or
 * left an address; and asks the givers of what is about to be free.
 */
export async function lapseIdeas(em: EntityManager, needs: Needs, now = new Date()): Promise<void> {
  await eachByItself(em, await selectLapsedIdeas(em, { now, most: MOST_AT_ONCE }), async (inside, { id, listId }) => {
    await lockListOfGivers(inside, { listId });
    const [gift] = await readLapsedIdea(inside, { id, now });
    if (!gift) return; // bought, let go or held anew just now
    await freeIdea(inside, { id });
    await announceOffList(inside, listId);
    await tell(inside, listId, gift, needs, lapsedEmail);
  });
  await eachByItself(em, await selectWaitingIdeas(em, { now, most: MOST_AT_ONCE }), async (inside, { id, listId }) => {
    await lockListOfGivers(inside, { listId });
    if ((await noteAsked(inside, { id, now })).length === 0) return;
    const [gift] = await readHeldIdea(inside, { id });
    if (gift?.shareToken) await tell(inside, listId, gift, needs, askEmail); // a closed list can be asked about nothing
  });
}

async function tell(
  em: EntityManager,
  listId: string,
  gift: HeldGift,
  { mailQueue, siteUrl }: Needs,
  write: typeof askEmail,
): Promise<void> {
  const { to, language, shareToken } = gift;
  if (!to) return;
  const listUrl = `${siteUrl}/shared/${shareToken}`;
  const addresses = shareToken ? { listUrl, holdUrl: ideasAddress(listUrl) } : null;
  const mail = await inLanguage(language, () => write(to, gift, addresses));
  await mailQueue.queue(em, { ...mail, aboutListIds: [listId] });
}

const IS_OVER = 'p.is_idea and p.taken_at is not null and p.held_until <= $now::timestamptz';

const selectLapsedIdeas = statement<Held, { now: Date; most: number }>(
  'ideas whose holds are over',
  `select p.id, p.list_id as "listId" from off_list_gifts p where ${IS_OVER} order by p.held_until limit $most::int`,
);

/** A day before it lapses; a hold of a day, when half of it is over. */
const selectWaitingIdeas = statement<Held, { now: Date; most: number }>(
  'ideas whose givers are to be asked',
  `select p.id, p.list_id as "listId" from off_list_gifts p
   where p.is_idea and p.taken_at is not null and p.held_until > $now::timestamptz and p.held_until <= $now::timestamptz + interval '1 day'
     and p.asked_at is null and p.held_until - $now::timestamptz <= (p.held_until - p.taken_at) / 2
   order by p.held_until limit $most::int`,
);

const noteAsked = statement<{ id: string }, { id: string; now: Date }>(
  'note that the giver of an idea was asked',
  `update off_list_gifts set asked_at = $now::timestamptz
   where id = $id::uuid and asked_at is null and taken_at is not null and held_until > $now::timestamptz returning id`,
);

const IS_OPEN = `(${isOpenSince('coalesce(p.taken_at, p.created_at)')} or ${opensAsMemberOn('p.buyer_id')})`;

const ADDRESS = 'coalesce(b.email, p.guest_email)';

/** People who receive its gifts by now get no mail: it could end a surprise. */
const GIFT = `select coalesce(b.preferences_language, b.last_language, p.language) as language, 1 as quantity, 1 as remaining, p.held_until as "heldUntil",
     l.time_zone as "timeZone", l.list_type as "listType", false as "isArchived", case when ${IS_OPEN} then nullif(p.what, '') end as "itemTitle",
     case when ${IS_OPEN} then l.name end as "listName", case when ${IS_OPEN} then l.share_token end as "shareToken",
     case when not exists (
       select from users u where (u.id = p.buyer_id or u.email = ${ADDRESS}) and ${RECEIVES_IDEA}
     ) then nullif(${ADDRESS}, '') end as "to"
   from off_list_gifts p join lists l on l.id = p.list_id left join users b on b.id = p.buyer_id`;

const readHeldIdea = statement<HeldGift, { id: string }>('idea that is held', `${GIFT} where p.id = $id::uuid`);

const readLapsedIdea = statement<HeldGift, { id: string; now: Date }>(
  'idea that was held',
  `${GIFT} where p.id = $id::uuid and ${IS_OVER}`,
);
