import { statement } from '../../base/database/prepared.ts';
import { isKeptFrom } from '../../core/access/purchase.policy.ts';
import { isMailHourOn } from '../../core/email/mail-hours.ts';
import { wantsNews } from '../../core/events/news-ways.ts';
import { personalNews } from '../../core/events/personal-news.ts';
import { FOLLOW_HOLDS } from '../../lists/following/follow-access.ts';
import { isCountedAndNeeded } from '../../lists/items/item-counts.ts';
import type { ToldFollow } from './new-gifts.ts';

/** Days before the event: when followers are told that something is still wanted, and when the owner is. */
export const FOLLOWERS_DAYS = [14, 3] as const;
const OWNERS_DAYS = 7;

/** A morning that was missed is made up for, two days long. */
const MISSED_DAYS = 2;

const NOW = '$now::timestamptz';
const isNear = (days: number) =>
  `l.event_starts_at > ${NOW} + interval '${days - MISSED_DAYS} days' and l.event_starts_at <= ${NOW} + interval '${days} days'`;

/** How many gifts of the list `l` are still wanted, where somebody may know. */
export const WANTED = `(select count(*)::int from items i where i.list_id = l.id and not i.is_archived and ${isCountedAndNeeded('i')}
  and i.quantity_purchased < i.quantity_desired)`;

/** Whether the follower `f` may not know what was given from the list `l`: by the account, the address, or the browser. */
const IS_KEPT = `exists (
  select from users u where (u.id = f.user_id or u.email = f.email
    or u.id in (select d.user_id from push_devices d where d.endpoint = f.endpoint)) and ${isKeptFrom('u.id', NOW)}
)`;

/** Gives back a reminder that nobody tried to push: its follow is due as before. */
export const giveReminderBack = statement<never, { id: string }>(
  'remind a follower later',
  'update follows set reminded_at = null where id = $id::uuid',
);

export type RemindedFollow = Omit<ToldFollow, 'since' | 'titles'> & { eventStartsAt: Date | string; timeZone: string };

/** Takes follows of lists whose day is near while something is still wanted. The process that writes first that they were told tells them. */
export const takeFollowsToRemind = statement<RemindedFollow, { now: Date; isMailing: boolean; most: number }>(
  'take follows to remind',
  `
    with due as materialized (
      select f.id, wanted.count from follows f join lists l on l.id = f.list_id
        left join users u on u.id = f.user_id
        cross join lateral (select ${WANTED} as count offset 0) wanted
      where (${FOLLOWERS_DAYS.map((days) => `${isNear(days)} and coalesce(f.reminded_at < l.event_starts_at - interval '${days + 1} days', true)`).join(' or ')})
        and ${isMailHourOn('l')} and (f.email is null or $isMailing::boolean) and (u.id is null or ${wantsNews('STILL_WANTED', 'u')})
        and ${FOLLOW_HOLDS} and not ${IS_KEPT} and wanted.count > 0
      order by f.id limit $most::int for update of f skip locked
    ), told as (
      update follows f set reminded_at = ${NOW} from due where f.id = due.id returning f.*, due.count
    )
    select f.id, l.id as "listId", l.name as "listName", l.list_type as "listType", l.share_token as "shareToken",
      f.user_id as "userId", f.email, f.endpoint, f.p256dh, f.auth, f.language, f.created_at as "followedAt", f.count,
      l.event_starts_at as "eventStartsAt", l.time_zone as "timeZone"
    from told f join lists l on l.id = f.list_id`,
);

interface Noticed {
  userIds: readonly string[];
  listIds: readonly string[];
  counts: readonly number[];
  now: Date;
}

const OR_AGAIN = `on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
      do update set count = excluded.count, news_at = excluded.news_at`;

/** The notices of followers with an account; people, lists and counts stand in the same places. */
export const noticeStillWanted = statement<{ userId: string }, Noticed>(
  'notice what is still wanted',
  `
    with ${personalNews(
      'STILL_WANTED',
      `insert into notifications (id, user_id, list_id, kind, count, news_at)
    select gen_random_uuid(), t.user_id, t.list_id, 'STILL_WANTED', t.count, ${NOW}
    from unnest($userIds::uuid[], $listIds::uuid[], $counts::int[]) as t (user_id, list_id, count)
    ${OR_AGAIN}`,
    )}
    select user_id as "userId" from noticed`,
);

/**
 * Tells owners who may know, a week before the day. Of a list that is kept a surprise from them nothing is counted. The notice
 * itself says who was told.
 */
export const noticeOwners = statement<{ userId: string }, { now: Date; most: number }>(
  'notice owners of what is still wanted',
  `
    with ${personalNews(
      'STILL_WANTED',
      `insert into notifications (id, user_id, list_id, kind, count, news_at)
    select gen_random_uuid(), l.owner_id, l.id, 'STILL_WANTED', wanted.count, ${NOW}
    from lists l join users u on u.id = l.owner_id
      cross join lateral (select case when not ${isKeptFrom('l.owner_id', NOW)} then ${WANTED} else 0 end as count offset 0) wanted
    where ${isNear(OWNERS_DAYS)} and ${isMailHourOn('l')} and not l.is_demo and l.list_type <> 'SHOPPING' and ${wantsNews('STILL_WANTED', 'u')}
      and wanted.count > 0
      and not exists (
        select from notifications n where n.user_id = l.owner_id and n.list_id = l.id and n.kind = 'STILL_WANTED'
          and (n.news_at >= l.event_starts_at - interval '${OWNERS_DAYS + 1} days'
            or n.read_at is null and n.news_at >= ${NOW} - interval '${OWNERS_DAYS + 1} days')
      )
    order by l.id limit $most::int
    on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
      do update set count = excluded.count, news_at = excluded.news_at
        where notifications.news_at < excluded.news_at - interval '${OWNERS_DAYS + 1} days'`,
    )}
    select user_id as "userId" from noticed`,
);
