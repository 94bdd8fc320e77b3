import { statement } from '../../base/database/prepared.ts';
import { worksOn } from '../../core/access/list.policy.ts';
import { SHOP_PACE_MINUTES } from './price-watch.rules.ts';

/** A shop where nobody else looks before its pause is over. */
export interface ClaimedShop {
  host: string;
  /** The part of its robots.txt that is about us. */
  robots: string | null;
  robotsReadAt: Date | null;
}

/** An item whose page it is time to look at. */
export interface DueWatch extends ClaimedShop {
  itemId: string;
  /** At another shop than \`host\` where it leads on, and waits for its turn there. */
  url: string;
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
}

const PACE = `interval '${SHOP_PACE_MINUTES} minutes'`;

/** The people who are told: they watch the item, and work on its list still. `w` is the watch, `l` the list. */
export const TOLD_PEOPLE = `select p.user_id from price_watchers p join users u on u.id = p.user_id
  where p.watch_item_id = w.item_id and u.suspended_at is null and ${worksOn('p.user_id')}`;

/** `w` is the watch. */
export const IS_UNWATCHED = 'not exists (select from price_watchers p where p.watch_item_id = w.item_id)';

/**
 * Takes the turn of a shop to which another one's page leads: nothing before its pause is over, or while items wait for their turn there.
 * Or somebody's own hosts that all lead to one shop would take the turns of everybody's items.
 */
export const claimShop = statement<ClaimedShop, { host: string; now: Date }>(
  'claim a shop',
  `
    insert into watched_shops as s (host, next_look_at) values ($host, $now::timestamptz + ${PACE})
    on conflict (host) do update set next_look_at = excluded.next_look_at where s.next_look_at <= $now::timestamptz
        and not exists (select from price_watches w where w.host = $host and w.look_at <= $now::timestamptz)
    returning s.host, s.robots, s.robots_read_at as "robotsReadAt"`,
);

/** The shop of an item's own link, while the item has the turn of another shop at which it waited: it takes no turn here. */
export const visitShop = statement<ClaimedShop, { host: string; now: Date }>(
  'visit a shop out of turn',
  `
    insert into watched_shops as s (host, next_look_at) values ($host, $now::timestamptz)
    on conflict (host) do update set next_look_at = s.next_look_at
    returning s.host, s.robots, s.robots_read_at as "robotsReadAt"`,
);

/**
 * Takes one item of each shop whose turn it is. No other process looks there before the shop's pause is over. Among the items of a shop
 * comes first who had the latest turn there longest ago, so that an account with many items delays its own.
 */
export const claimDueWatches = statement<DueWatch, { now: Date; most: number }>(
  'claim prices to look at',
  `
    with due as (
      select s.host from watched_shops s
      where s.next_look_at <= $now::timestamptz
        and exists (select from price_watches w where w.host = s.host and w.look_at <= $now::timestamptz)
      order by s.next_look_at limit $most::int for update skip locked
    ), claimed as (
      update watched_shops s set next_look_at = $now::timestamptz + ${PACE}
      from due where s.host = due.host returning s.host, s.robots, s.robots_read_at
    ), picked as (
      select w.item_id from claimed c cross join lateral (
        select w.item_id from price_watches w
        join price_watchers p on p.watch_item_id = w.item_id
        join (
          select q.user_id, max(v.turn_at) as turn_at from price_watches v join price_watchers q on q.watch_item_id = v.item_id
          where v.host = c.host group by q.user_id
        ) t on t.user_id = p.user_id
        where w.host = c.host and w.look_at <= $now::timestamptz
        order by t.turn_at nulls first, w.look_at limit 1
      ) w
    ), taken as (
      update price_watches w set turn_at = $now::timestamptz from picked p where w.item_id = p.item_id returning w.*
    )
    select w.item_id as "itemId", w.url, w.host, w.languages, w.failures, w.seen_at as "seenAt", w.known_minor as "knownMinor",
      w.known_currency as "knownCurrency", w.is_known_sold_out as "isKnownSoldOut", w.told_at as "toldAt",
      i.primary_url as "itemUrl", not i.is_archived and l.hidden_at is null and exists (${TOLD_PEOPLE}) as "isWanted",
      c.robots, c.robots_read_at as "robotsReadAt"
    from taken w join claimed c on c.host = w.host
    join items i on i.id = w.item_id join lists l on l.id = i.list_id`,
);
