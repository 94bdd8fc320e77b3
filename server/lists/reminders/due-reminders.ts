import { statement } from '../../base/database/prepared.ts';
import { receivesOn } from '../../core/access/list.policy.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { isMailHourOn } from '../../core/email/mail-hours.ts';
import { wantsNews } from '../../core/events/news-ways.ts';
import { personalNews } from '../../core/events/personal-news.ts';
import { isOpenSince } from '../buyer-mails/items-before-edits.ts';

/** How many days before the event givers are reminded, and until when that is of use. */
const REMINDING_DAYS = { from: 7, to: 2 };

export interface DueReminder {
  listId: string;
  listName: string;
  listType: ListType;
  /** The giver's account; null for a guest. */
  userId: string | null;
  /** Whether they want to be reminded: an account says so in its preferences. */
  isWanted: boolean;
  /** The address of the giver. */
  to: string;
  language: string | null;
  /** Whole days until the event. */
  days: number;
  toBuy: string[];
  toPay: string[];
  /** Funds to which they promised something. */
  toGive: string[];
  /** Gifts whose organiser they are, and for which friends say that they paid. */
  toConfirm: string[];
}

/** Whether the day of the list `l` is near, and it is a time of day there at which mails may come. */
const IS_NEAR = `not l.is_demo and l.event_starts_at > $now::timestamptz + interval '${REMINDING_DAYS.to - 1} days'
  and l.event_starts_at <= $now::timestamptz + interval '${REMINDING_DAYS.from} days'
  and ${isMailHourOn('l')}`;

/**
 * Whether the giver of `p` is still one of the list's guests, has had a day to think of it themselves, and can be told: guests are by mail
 * alone.
 */
const IS_GIVERS = `p.reminded_at is null and (p.buyer_id is not null or $isMailing::boolean) and p.created_at < $now::timestamptz - interval '1 day' and not i.is_archived
  and ${isOpenSince('p.created_at')}
  and not exists (
    select from users u where (u.id = p.buyer_id or u.email = coalesce((select email from users where id = p.buyer_id), p.guest_email)) and ${receivesOn('u.id')}
  )`;

const OF_GIFT = 'items i join lists l on l.id = i.list_id';

/** Whether the giver of `p` has still to pay it: to a fund, or to the organiser who has bought the gift. */
const IS_TO_PAY = `p.paid_at is null and p.confirmed_at is null
  and (i.is_fund or o.organiser_id is distinct from p.id and o.pay_back is not null and o.purchase_id is not null)`;

const IS_TO_CONFIRM = `o.organiser_id = p.id and exists (
    select from pledges g where g.item_id = p.item_id and g.id <> p.id and g.paid_at is not null and g.confirmed_at is null
  )`;

const titlesOf = (step: string) =>
  `coalesce(array_agg(i.title order by i.title) filter (where g.step = '${step}'), '{}')`;

/**
 * Takes what givers are to be reminded of: gifts that they hold until the day itself, since what lapses earlier has a mail of its own; their part of
 * a group gift that is bought, and what they promised to a fund, while they have not paid; and as organisers, to confirm what friends say they paid. The process that writes first that they were reminded, reminds them.
 */
export const takeReminders = statement<DueReminder, { now: Date; isMailing: boolean; most: number }>(
  'take reminders of givers',
  `
    with holds as materialized (
      select p.id from purchases p join ${OF_GIFT} on i.id = p.item_id
      where p.held_until > $now::timestamptz and p.held_until >= l.event_starts_at and ${IS_NEAR} and ${IS_GIVERS}
      order by p.id limit $most::int for update of p skip locked
    ), shares as materialized (
      select p.id, case when i.is_fund then 'GIVE' when o.organiser_id = p.id then 'CONFIRM' else 'PAY' end as step
      from pledges p join ${OF_GIFT} on i.id = p.item_id join pools o on o.item_id = p.item_id
      where (${IS_TO_PAY} or ${IS_TO_CONFIRM}) and ${IS_NEAR} and ${IS_GIVERS}
      order by p.id limit $most::int for update of p skip locked
    ), reminded as (
      update purchases p set reminded_at = $now::timestamptz from holds where p.id = holds.id
      returning p.item_id, p.buyer_id, p.guest_email, p.language, 'BUY' as step
    ), reminded_shares as (
      update pledges p set reminded_at = $now::timestamptz from shares where p.id = shares.id
      returning p.item_id, p.buyer_id, p.guest_email, p.language, shares.step
    )
    select l.id as "listId", l.name as "listName", l.list_type as "listType", coalesce(b.email, g.guest_email) as "to",
      b.id as "userId", b.id is null or b.preferences_reminders as "isWanted", max(coalesce(b.preferences_language, b.last_language, g.language)) as language,
      ceil(extract(epoch from l.event_starts_at - $now::timestamptz) / 86400)::int as days,
      ${titlesOf('BUY')} as "toBuy", ${titlesOf('PAY')} as "toPay", ${titlesOf('GIVE')} as "toGive", ${titlesOf('CONFIRM')} as "toConfirm"
    from (select * from reminded union all select * from reminded_shares) g
      join ${OF_GIFT} on i.id = g.item_id left join users b on b.id = g.buyer_id
    where coalesce(b.email, g.guest_email) <> ''
    group by l.id, b.id, coalesce(b.email, g.guest_email)`,
);

interface Noticed {
  userIds: readonly string[];
  listIds: readonly string[];
  listNames: readonly string[];
  counts: readonly number[];
  now: Date;
}

const TOLD =
  'unnest($userIds::uuid[], $listIds::uuid[], $listNames::text[], $counts::int[]) as t (user_id, list_id, list_name, count)';

/**
 * The notices of givers with an account; what stands in the same places belongs together. Without a list to open, since the page of their
 * gifts has it.
 */
export const noticeGivers = statement<{ userId: string }, Noticed>(
  'notice givers before the day',
  `
    with ${personalNews(
      'GIFTS_TO_DO',
      `insert into notifications (id, user_id, kind, list_name, count, news_at)
      select gen_random_uuid(), t.user_id, 'GIFTS_TO_DO', t.list_name, t.count, $now::timestamptz
      from ${TOLD} join users u on u.id = t.user_id
      where ${wantsNews('GIFTS_TO_DO', 'u')}`,
      `select t.user_id, t.list_id, null::uuid as item_id, t.count from ${TOLD}
      where exists (select from noticed n where n.user_id = t.user_id)`,
    )}
    select user_id as "userId" from noticed`,
);
