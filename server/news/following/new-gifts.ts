import { statement } from '../../base/database/prepared.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { KEEPS_SURPRISE } from '../../core/access/purchase.policy.ts';
import { MAIL_HOURS } from '../../core/email/mail-hours.ts';
import { wantsNews } from '../../core/events/news-ways.ts';
import { personalNews } from '../../core/events/personal-news.ts';
import { FOLLOW_HOLDS } from '../../lists/following/follow-access.ts';

const MOST_TITLES = 20;

/**
 * Gifts that are news for the follow `f`: added since what was told last, and there for guests. A surprise is kept by not looking
 * at purchases at all; elsewhere what is taken in full is no news.
 */
const NEW_GIFTS = `from items i where i.list_id = l.id and not i.is_archived
  and i.created_at > due.since and i.created_at <= due.until
  and (${KEEPS_SURPRISE} or i.quantity_purchased < i.quantity_desired and not i.is_unneeded)`;

export interface ToldFollow {
  id: string;
  listId: string;
  listName: string;
  listType: ListType;
  shareToken: string;
  userId: string | null;
  email: string | null;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
  language: string | null;
  followedAt: Date | string;
  since: Date | string;
  titles: string[];
  count: number;
}

/**
 * Takes follows with news for the morning: on the clock of the list, with all that was added before. The process that writes first
 * that they were told tells them. A minute later than that hour, so that what was being written then is there.
 */
export const takeFollowsWithNews = statement<ToldFollow, { now: Date; isMailing: boolean; most: number }>(
  'take follows with news',
  `
    with due as materialized (
      select f.id, f.told_until as since, morning.starts as until
      from follows f join lists l on l.id = f.list_id
        cross join lateral (
          select (date_trunc('day', $now::timestamptz at time zone l.time_zone) + interval '${MAIL_HOURS.from} hours') at time zone l.time_zone as starts
        ) morning
        cross join lateral (select f.told_until as since, morning.starts as until) due
        left join users u on u.id = f.user_id
      where f.told_until < morning.starts and (f.email is null or $isMailing::boolean) and (u.id is null or ${wantsNews('WISHES_ADDED', 'u')})
        and $now::timestamptz >= morning.starts + interval '1 minute'
        and $now::timestamptz < morning.starts + interval '${MAIL_HOURS.to - MAIL_HOURS.from} hours'
        and l.past_since is null and ${FOLLOW_HOLDS} and exists (select ${NEW_GIFTS})
      order by f.id limit $most::int for update of f skip locked
    ), told as (
      update follows f set told_until = due.until from due where f.id = due.id returning f.*
    )
    select f.id, l.id as "listId", l.name as "listName", l.list_type as "listType", l.share_token as "shareToken",
      f.user_id as "userId", f.email, f.endpoint, f.p256dh, f.auth, f.language, f.created_at as "followedAt", due.since,
      array(select i.title ${NEW_GIFTS} order by i.created_at, i.id limit ${MOST_TITLES}) as titles,
      (select count(*)::int ${NEW_GIFTS}) as count
    from told f join due on due.id = f.id join lists l on l.id = f.list_id`,
);

/** How long in the morning a browser is tried again whose push service does not answer: it may be away for good. */
const RETRY_HOURS = 3;

/** Gives back what a push service could not take, or what nobody tried to push to it. */
export const giveNewsBack = statement<never, { id: string; since: Date | string; now: Date; wasTried: boolean }>(
  'tell a follower later',
  `update follows set told_until = $since::timestamptz
   where id = $id::uuid and (not $wasTried::boolean or told_until > $now::timestamptz - interval '${RETRY_HOURS} hours')`,
);

export const dropFollow = statement<never, { id: string }>(
  'a browser follows no more',
  'delete from follows where id = $id::uuid',
);

/** Nobody is told that it ended, nor why: the list is no longer shared with them. */
export const endFollows = statement<never, object>(
  'end follows of lists that are closed',
  `delete from follows f using lists l where l.id = f.list_id and not ${FOLLOW_HOLDS}`,
);

interface Noticed {
  userIds: readonly string[];
  listIds: readonly string[];
  counts: readonly number[];
  now: Date;
}

/** The notices of followers with an account; people, lists and counts stand in the same places. */
export const noticeNewGifts = statement<{ userId: string }, Noticed>(
  'notice new gifts',
  `
    with ${personalNews(
      'WISHES_ADDED',
      `insert into notifications (id, user_id, list_id, kind, count, news_at)
    select gen_random_uuid(), t.user_id, t.list_id, 'WISHES_ADDED', t.count, $now::timestamptz
    from unnest($userIds::uuid[], $listIds::uuid[], $counts::int[]) as t (user_id, list_id, count)
    on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
      do update set count = notifications.count + excluded.count, news_at = excluded.news_at`,
      'select t.user_id, t.list_id, null::uuid as item_id, t.count from unnest($userIds::uuid[], $listIds::uuid[], $counts::int[]) as t (user_id, list_id, count)',
    )}
    select user_id as "userId" from noticed`,
);
