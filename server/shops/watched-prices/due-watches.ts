import { statement } from '../../base/database/prepared.ts';
import { worksOn } from '../../core/access/list.policy.ts';
import { SHOP_PACE_MINUTES } from './price-watch.rules.ts';

/** An item whose page it is time to look at. */
export interface DueWatch {
  itemId: string;
  url: string;
  host: string;
  languages: string | null;
  failures: number;
  seenAt: Date | null;
  knownMinor: number | null;
  knownCurrency: string | null;
  isKnownSoldOut: boolean;
  toldAt: Date | null;
  /** The link of the item by now. */
  itemUrl: string | null;
  /** Whether the item is on its list, and somebody who works on it wants to know. */
  isWanted: boolean;
  robots: string | null;
  robotsReadAt: Date | null;
}

/** The people who are told: they watch the item, and work on its list still. `w` is the watch, `l` the list. */
export const TOLD_PEOPLE = `select p.user_id from price_watchers p join users u on u.id = p.user_id
  where p.watch_item_id = w.item_id and u.suspended_at is null and ${worksOn('p.user_id')}`;

/** `w` is the watch. */
export const IS_UNWATCHED = 'not exists (select from price_watchers p where p.watch_item_id = w.item_id)';

/** Takes one item of each shop whose turn it is. No other process looks there before the shop's pause is over. */
export const claimDueWatches = statement<DueWatch, { now: Date; most: number }>(
  'claim prices to look at',
  `
    with due as (
      select s.host from watched_shops s
      where s.next_look_at <= $now::timestamptz
        and exists (select from price_watches w where w.host = s.host and w.look_at <= $now::timestamptz)
      order by s.next_look_at limit $most::int for update skip locked
    ), claimed as (
      update watched_shops s set next_look_at = $now::timestamptz + interval '${SHOP_PACE_MINUTES} minutes'
      from due where s.host = due.host returning s.host, s.robots, s.robots_read_at
    )
    select w.item_id as "itemId", w.url, w.host, w.languages, w.failures, w.seen_at as "seenAt", w.known_minor as "knownMinor",
      w.known_currency as "knownCurrency", w.is_known_sold_out as "isKnownSoldOut", w.told_at as "toldAt",
      i.primary_url as "itemUrl", not i.is_archived and l.hidden_at is null and exists (${TOLD_PEOPLE}) as "isWanted",
      c.robots, c.robots_read_at as "robotsReadAt"
    from claimed c
    cross join lateral (
      select * from price_watches w where w.host = c.host and w.look_at <= $now::timestamptz order by w.look_at limit 1
    ) w
    join items i on i.id = w.item_id join lists l on l.id = i.list_id`,
);
