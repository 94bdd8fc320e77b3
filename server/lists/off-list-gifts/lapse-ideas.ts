import type { EntityManager } from '@mikro-orm/postgresql';
import { eachByItself } from '../../base/database/each-by-itself.ts';
import { statement } from '../../base/database/prepared.ts';
import { inLanguage } from '../../base/languages/speaking.ts';
import { opensAsMemberOn, receivesOn } from '../../core/access/list.policy.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';
import { type HeldGift, lapsedEmail } from '../purchases/hold-email.ts';
import { announceOffList } from './clear-off-list.ts';
import { lockListOfGivers } from './off-list-rows.ts';

/** How many holds one run looks at; the next comes an hour later. */
const MOST_AT_ONCE = 500;

interface Needs {
  mailQueue: MailQueue;
  siteUrl: string;
}

/** A job's work: clears away holds of ideas that are over, so that open pages hear of it, and tells those who held them, where they have an account. */
export async function lapseIdeas(em: EntityManager, needs: Needs, now = new Date()): Promise<void> {
  await eachByItself(em, await selectLapsedIdeas(em, { now, most: MOST_AT_ONCE }), async (inside, { id, listId }) => {
    await lockListOfGivers(inside, { listId });
    const [gift] = await readHeldIdea(inside, { id, now });
    if (!gift) return; // bought, let go or held anew just now
    await freeIdea(inside, { id });
    await announceOffList(inside, listId);
    const { to, language, shareToken } = gift;
    if (!to) return;
    const listUrl = `${needs.siteUrl}/shared/${shareToken}`;
    const addresses = shareToken ? { listUrl, holdUrl: listUrl } : null;
    const mail = await inLanguage(language, () => lapsedEmail(to, gift, addresses));
    await needs.mailQueue.queue(inside, { ...mail, aboutListIds: [listId] });
  });
}

const IS_OVER = 'p.is_idea and p.taken_at is not null and p.held_until <= $now::timestamptz';

const selectLapsedIdeas = statement<{ id: string; listId: string }, { now: Date; most: number }>(
  'ideas whose holds are over',
  `select p.id, p.list_id as "listId" from off_list_gifts p where ${IS_OVER} order by p.held_until limit $most::int`,
);

const IS_OPEN = `(${isOpenSince('coalesce(p.taken_at, p.created_at)')} or ${opensAsMemberOn('p.buyer_id')})`;

/** People who receive its gifts by now get no mail: it could end a surprise. */
const readHeldIdea = statement<HeldGift, { id: string; now: Date }>(
  'idea that was held',
  `select coalesce(b.preferences_language, b.last_language) as language, 1 as quantity, 1 as remaining, p.held_until as "heldUntil",
     l.time_zone as "timeZone", l.list_type as "listType", false as "isArchived", case when ${IS_OPEN} then nullif(p.what, '') end as "itemTitle",
     case when ${IS_OPEN} then l.name end as "listName", case when ${IS_OPEN} then l.share_token end as "shareToken",
     case when not ${receivesOn('b.id')} and not b.id = any (p.kept_from) then b.email end as "to"
   from off_list_gifts p join lists l on l.id = p.list_id left join users b on b.id = p.buyer_id
   where p.id = $id::uuid and ${IS_OVER}`,
);

const freeIdea = statement<never, { id: string }>(
  'free an idea whose hold is over',
  `update off_list_gifts set buyer_id = null, guest_key_id = null, taken_at = null, held_until = null, is_told_after = false
   where id = $id::uuid`,
);
