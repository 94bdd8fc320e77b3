import { statement } from '../../base/database/prepared.ts';
import { isMailHourOn } from '../../core/email/mail-hours.ts';
import { wantsNews } from '../../core/events/news-ways.ts';
import { ASKING_DAYS } from './past-lists.policy.ts';

/** A day that was missed by a week is no news: the list itself still asks. */
const LATE_DAYS = 7;

interface Asked {
  /** Lists that were dealt with, told or not. */
  count: number;
  userIds: string[];
}

/**
 * Leaves one notice for the owner of each list whose day was two weeks ago, and notes on the list which day that was about: it is never told again, also where
 * the notice is gone by then. No purchase is looked at.
 */
export const noticeAfterTheDay = statement<Asked, { now: Date; most: number }>(
  'notice owners after the day',
  `with due as materialized (
     select l.id from lists l
     where l.event_starts_at > $now::timestamptz - interval '${ASKING_DAYS.from + LATE_DAYS} days'
       and l.event_starts_at <= $now::timestamptz - interval '${ASKING_DAYS.from} days' and ${isMailHourOn('l')}
       and l.asked_about_day is distinct from l.event_date and l.settled_day is distinct from l.event_date and l.past_since is null
       and l.list_type <> 'SHOPPING' and not l.is_demo and l.hidden_at is null
       and exists (select from items i where i.list_id = l.id and not i.is_archived)
     order by l.id limit $most::int for update of l skip locked
   ), asked as (
     update lists set asked_about_day = event_date from due where lists.id = due.id returning lists.id, owner_id
   ), noticed as (
     insert into notifications (id, user_id, list_id, kind, news_at)
     select gen_random_uuid(), u.id, asked.id, 'AFTER_THE_DAY', $now::timestamptz
     from asked join users u on u.id = asked.owner_id where ${wantsNews('AFTER_THE_DAY', 'u')}
     on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
       do update set news_at = excluded.news_at
     returning user_id
   )
   select (select count(*)::int from asked) as count, array(select distinct user_id from noticed) as "userIds"`,
);

/** The list is as new as before, since nobody else sees a change. */
export const settleDay = statement<never, { listId: string }>(
  'settle the day of a list',
  'update lists set settled_day = event_date where id = $listId::uuid and settled_day is distinct from event_date',
);
