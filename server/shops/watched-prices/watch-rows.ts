import { statement } from '../../base/database/prepared.ts';
import { IS_UNWATCHED, TOLD_PEOPLE } from './due-watches.ts';
import type { WatchedPrice } from './price-watch.type.ts';

interface WatchedPriceRow extends Pick<WatchedPrice, 'isWatched' | 'problem'> {
  seenAt?: Date | string | null;
  looks?: { seenAt: string; priceMinor: number | null; currency: string | null; isSoldOut: boolean }[];
}

/** Reads the eye on a price as somebody sees it. */
export const selectWatchedPrice = statement<WatchedPriceRow, { itemId: string; userId: string }>(
  'read the eye on a price',
  `
    select w.seen_at as "seenAt", w.problem,
      exists (select from price_watchers p where p.watch_item_id = w.item_id and p.user_id = $userId) as "isWatched",
      coalesce((
        select json_agg(json_build_object(
          'seenAt', l.seen_at, 'priceMinor', l.price_minor, 'currency', l.currency, 'isSoldOut', l.is_sold_out
        ) order by l.seen_at)
        from price_looks l where l.watch_item_id = w.item_id
      ), '[]') as looks
    from price_watches w where w.item_id = $itemId`,
);

/** Counts the other items that somebody watches, on lists that they work on. */
export const countOthers = statement<{ others: number }, { userId: string; itemId: string }>(
  'count watched prices',
  `
    select count(*)::int as others
    from price_watchers mine join price_watches w on w.item_id = mine.watch_item_id
    join items i on i.id = w.item_id join lists l on l.id = i.list_id
    where mine.user_id = $userId::uuid and w.item_id <> $itemId::uuid and $userId::uuid in (${TOLD_PEOPLE})`,
);

interface NewWatch {
  itemId: string;
  userId: string;
  url: string;
  host: string;
  languages: string | null;
}

/** It counts as a turn: or an account that takes its items off and adds others would always come first. */
export const beginToWatch = statement<object, NewWatch>(
  'begin to watch a price',
  `
    with shop as (
      insert into watched_shops as s (host, next_look_at) values ($host, now())
      on conflict (host) do update set next_look_at = greatest(s.next_look_at, now()) -- or it is cleared away just now
    ), watch as (
      insert into price_watches as w (item_id, url, host, languages, look_at, turn_at) values ($itemId, $url, $host, $languages, now(), now())
      on conflict (item_id) do update set look_at = w.look_at
      returning item_id
    )
    insert into price_watchers (watch_item_id, user_id) select item_id, $userId from watch on conflict do nothing`,
);

/** Waits for who watches another item at the same time, and lets news be written meanwhile. */
export const lockWatcher = statement<object, { userId: string }>(
  'lock who watches a price',
  'select id from users where id = $userId for no key update',
);

export const endToWatch = statement<object, { itemId: string; userId: string }>(
  'end to watch a price',
  'delete from price_watchers where watch_item_id = $itemId and user_id = $userId',
);

export const forgetIfUnwatched = statement<object, { itemId: string }>(
  'forget a price that nobody watches',
  `delete from price_watches w where w.item_id = $itemId and ${IS_UNWATCHED}`,
);
