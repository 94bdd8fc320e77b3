import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { wantsNews } from '../../core/events/news-ways.ts';
import { personalNews } from '../../core/events/personal-news.ts';
import { type DueWatch, TOLD_PEOPLE } from './due-watches.ts';
import { MOST_PRICE_LOOKS, NEWSWORTHY_FALL, QUIET_DAYS } from './price-watch.rules.ts';

export interface SeenPrice {
  priceMinor: number | null;
  currency: string | null;
  isSoldOut: boolean;
}

interface Times {
  now: Date;
  /** The time of the next look. */
  lookAt: Date;
}

const DAY_MS = 24 * 3_600_000;

/** Keeps a price that was seen, if it is another one than before, and tells people what is news of it. */
export async function noteLook(em: EntityManager, due: DueWatch, seen: SeenPrice, times: Times): Promise<void> {
  const { itemId } = due;
  const { now, lookAt } = times;
  const news = newsIn(due, seen, now);
  const known = { ...knownAfter(due, seen, news), toldAt: news ? now : due.toldAt };
  await em.transactional(async (inside) => {
    const [stored] = await keepLook(inside, { itemId, now, lookAt, ...known });
    if (!stored) return; // nobody watches it any more
    await addStep(inside, { itemId, now, ...seen });
    await forgetSteps(inside, { itemId, most: MOST_PRICE_LOOKS });
    const told = news ? await tellWatchers(inside, { itemId, kind: news, now }) : [];
    if (told.length > 0) {
      await announceEvent(inside, { kind: 'NOTICES_CHANGED', userIds: told.map(({ userId }) => userId) });
    }
  });
}

type PriceNews = 'PRICE_FELL' | 'SOLD_OUT';

/** News stays news until people may be told again. */
function newsIn(due: DueWatch, seen: SeenPrice, now: Date): PriceNews | null {
  const { knownMinor, knownCurrency, isKnownSoldOut, toldAt } = due;
  if (isFirstLook(due)) return null;
  if (toldAt && now.getTime() - new Date(toldAt).getTime() < QUIET_DAYS * DAY_MS) return null;
  if (seen.isSoldOut) return isKnownSoldOut ? null : 'SOLD_OUT';
  if (knownMinor === null || seen.priceMinor === null || seen.currency !== knownCurrency) return null;
  return seen.priceMinor <= knownMinor * (1 - NEWSWORTHY_FALL) ? 'PRICE_FELL' : null;
}

/** It is known without being told: who begins to watch has the page before them. */
function isFirstLook({ seenAt }: DueWatch): boolean {
  return seenAt === null;
}

function knownAfter(due: DueWatch, seen: SeenPrice, news: PriceNews | null) {
  const isOther = due.knownMinor === null || (seen.currency !== null && seen.currency !== due.knownCurrency);
  const isTaken = seen.priceMinor !== null && (isOther || news === 'PRICE_FELL');
  return {
    knownMinor: isTaken ? seen.priceMinor : due.knownMinor,
    knownCurrency: isTaken ? seen.currency : due.knownCurrency,
    isKnownSoldOut: seen.isSoldOut && (isFirstLook(due) || due.isKnownSoldOut || news === 'SOLD_OUT'),
  };
}

interface KeptLook extends Times {
  itemId: string;
  knownMinor: number | null;
  knownCurrency: string | null;
  isKnownSoldOut: boolean;
  toldAt: Date | null;
}

const keepLook = statement<object, KeptLook>(
  'keep what was known of a price',
  `
    update price_watches set seen_at = $now::timestamptz, look_at = $lookAt::timestamptz, failures = 0, problem = null,
      known_minor = $knownMinor::bigint, known_currency = $knownCurrency::varchar, is_known_sold_out = $isKnownSoldOut::boolean,
      told_at = $toldAt::timestamptz
    where item_id = $itemId::uuid returning item_id`,
);

const addStep = statement<object, SeenPrice & { itemId: string; now: Date }>(
  'add a step of a price',
  `
    insert into price_looks (watch_item_id, seen_at, price_minor, currency, is_sold_out)
    select $itemId::uuid, $now::timestamptz, $priceMinor::bigint, $currency::varchar, $isSoldOut::boolean
    where not exists (
      select from (
        select * from price_looks where watch_item_id = $itemId::uuid order by seen_at desc limit 1
      ) l
      where l.price_minor is not distinct from $priceMinor::bigint and l.currency is not distinct from $currency::varchar
        and l.is_sold_out = $isSoldOut::boolean
    )
    on conflict do nothing`,
);

const forgetSteps = statement<object, { itemId: string; most: number }>(
  'forget old steps of a price',
  `
    delete from price_looks where watch_item_id = $itemId::uuid and seen_at < (
      select seen_at from price_looks where watch_item_id = $itemId::uuid order by seen_at desc offset $most::int - 1 limit 1
    )`,
);

const tellWatchers = statement<{ userId: string }, { itemId: string; kind: PriceNews; now: Date }>(
  'tell who watches a price',
  `
    with ${personalNews(
      '$kind',
      `insert into notifications as n (id, user_id, list_id, kind, item_id, news_at)
    select gen_random_uuid(), told.user_id, l.id, $kind, i.id, $now::timestamptz
    from price_watches w join items i on i.id = w.item_id join lists l on l.id = i.list_id
    cross join lateral (${TOLD_PEOPLE}) told join users reader on reader.id = told.user_id
    where w.item_id = $itemId::uuid and ${wantsNews('PRICE_FELL', 'reader')}
    on conflict (user_id, list_id, kind, who_id) where read_at is null and purchase_id is null and list_id is not null
      do update set news_at = excluded.news_at, count = n.count + (n.item_id is distinct from excluded.item_id)::int,
        item_id = case when n.item_id = excluded.item_id then n.item_id end`,
      'select user_id, list_id, $itemId::uuid as item_id, 1 as count from noticed',
    )}
    select user_id as "userId" from noticed`,
);
