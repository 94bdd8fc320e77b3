import type { EntityManager } from '@mikro-orm/postgresql';
import { toMinorUnits } from '../../base/amounts/money.rules.ts';
import { RateLimited, Unavailable } from '../../base/errors/errors.ts';
import type { PageFetcher } from '../products/page-fetcher.ts';
import { SURE_PRICE } from '../products/product.rules.ts';
import type { ProductPages } from '../products/product-pages.ts';
import type { ReadPage } from '../products/read-page.ts';
import { claimDueWatches, type DueWatch, IS_UNWATCHED } from './due-watches.ts';
import { noteLook, type SeenPrice } from './note-look.ts';
import { nextLookAt, type WatchProblem } from './price-watch.rules.ts';
import { ShopsOnTheWay } from './shop-manners.ts';
import { watchedPage } from './watched-page.ts';

/** Items of different shops, in one minute: a run is over before the next one, also where each of them hangs. */
const MOST_AT_A_TIME = 8;

/** A few of the turns for reading pages, so that people who wait for theirs notice nothing. */
const WORKERS = 2;
const AS_A_PERSON = 'watched prices';

/** Reads pages of shops, and their wishes for programs. */
export interface ShopPages {
  pages: ProductPages;
  fetcher: PageFetcher;
}

/** A job's work: looks at the pages of watched items whose time has come, and tells people of prices that fell. */
export async function lookAtPrices(em: EntityManager, shopPages: ShopPages, now = new Date()): Promise<void> {
  await em.execute(`delete from price_watches w where look_at <= ? and ${IS_UNWATCHED}`, [now]);
  const due = await claimDueWatches(em, { now, most: MOST_AT_A_TIME });
  const queue = due.values();
  const problems: unknown[] = [];
  const work = async () => {
    for (const watch of queue) {
      try {
        await lookAt(em.fork(), shopPages, watch, now);
      } catch (problem) {
        problems.push(problem);
        await noteFailure(em.fork(), watch, 'UNREADABLE', now); // or it would be its shop's next one for ever
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  if (problems.length > 0) throw problems[0];
}

async function lookAt(em: EntityManager, { pages, fetcher }: ShopPages, due: DueWatch, now: Date): Promise<void> {
  if (!due.isWanted) return postpone(em, due, now);
  const page = watchedPage(due.itemUrl);
  if (!page) return postpone(em, due, now);
  if (page.url !== due.url) return beginAnew(em, due, page, now);
  const way = new ShopsOnTheWay(em, fetcher, due, page.host, now);
  const { whyNotFollow } = way;
  try {
    const problem = await whyNotFollow(new URL(due.url));
    const read: ReadPage = problem
      ? { failure: problem }
      : await pages.read(AS_A_PERSON, due.url, { languages: due.languages, whyNotFollow });
    if (way.busyHost) return await waitAt(em, due, { host: way.busyHost, hasWaited: due.host !== page.host }, now);
    const seen = seenIn(read);
    if (typeof seen === 'string') return await noteFailure(em, due, seen, now);
    await noteLook(em, due, seen, { now, lookAt: nextLookAt(now, 0, Math.random()) });
  } catch (problem) {
    if (problem instanceof RateLimited || problem instanceof Unavailable) return; // people come first: in a later run
    throw problem;
  }
}

/** In the smallest unit of a currency: what costs more is no price. */
const MOST_MINOR = 1e12;

/** Only what is sure counts: nobody is told of a price that may be another one's. */
function seenIn(read: ReadPage): SeenPrice | WatchProblem {
  if ('failure' in read) return read.failure === 'denied' ? 'REFUSED_BY_SHOP' : 'UNREADABLE';
  const { price, currency, isSoldOut = false, standIn } = read.product;
  if (standIn) return 'UNREADABLE';
  const isSure = price !== null && price.confidence >= SURE_PRICE;
  if (isSure && currency !== null && /^[A-Z]{3}$/.test(currency.value)) {
    const priceMinor = toMinorUnits(price.value, currency.value);
    if (priceMinor >= 0 && priceMinor <= MOST_MINOR) return { priceMinor, currency: currency.value, isSoldOut };
  }
  return isSoldOut ? { priceMinor: null, currency: null, isSoldOut } : 'NO_PRICE';
}

async function noteFailure(em: EntityManager, due: DueWatch, problem: WatchProblem, now: Date): Promise<void> {
  const failures = due.failures + 1;
  await em.execute('update price_watches set problem = ?, failures = ?, look_at = ? where item_id = ?', [
    problem,
    failures,
    nextLookAt(now, failures, Math.random()),
    due.itemId,
  ]);
}

async function postpone(em: EntityManager, { itemId }: DueWatch, now: Date): Promise<void> {
  await em.execute('update price_watches set look_at = ? where item_id = ?', [
    nextLookAt(now, 0, Math.random()),
    itemId,
  ]);
}

/**
 * Its page leads to a shop whose turn is not free: it waits for that among the items of the shop. One that has waited already and is led to yet
 * another busy shop comes back as one that found nothing, or its owner could use up turns without end.
 */
async function waitAt(
  em: EntityManager,
  { itemId, failures }: DueWatch,
  { host, hasWaited }: { host: string; hasWaited: boolean },
  now: Date,
): Promise<void> {
  const wait = hasWaited
    ? { failures: failures + 1, lookAt: nextLookAt(now, failures + 1, Math.random()) }
    : { failures, lookAt: now };
  await em.transactional(async (inside) => {
    await keepShop(inside, host, now);
    await inside.execute('update price_watches set host = ?, look_at = ?, failures = ? where item_id = ?', [
      host,
      wait.lookAt,
      wait.failures,
      itemId,
    ]);
  });
}

/** Or it is cleared away just now. */
async function keepShop(em: EntityManager, host: string, now: Date): Promise<void> {
  await em.execute(
    `insert into watched_shops as s (host, next_look_at) values (?, ?)
     on conflict (host) do update set next_look_at = greatest(s.next_look_at, excluded.next_look_at)`,
    [host, now],
  );
}

/** Somebody gave the item another link: what was seen of the old one says nothing. */
async function beginAnew(
  em: EntityManager,
  { itemId }: DueWatch,
  { url, host }: { url: string; host: string },
  now: Date,
): Promise<void> {
  await em.transactional(async (inside) => {
    await keepShop(inside, host, now);
    await inside.execute('delete from price_looks where watch_item_id = ?', [itemId]);
    await inside.execute(
      `update price_watches set url = ?, host = ?, look_at = ?, failures = 0, problem = null, seen_at = null, known_minor = null,
         known_currency = null, is_known_sold_out = false where item_id = ?`,
      [url, host, now, itemId],
    );
  });
}
