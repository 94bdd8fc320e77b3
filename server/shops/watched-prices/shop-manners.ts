import type { EntityManager } from '@mikro-orm/postgresql';
import robotsParser from 'robots-parser';
import { FetchRefused, type PageFetcher, type WhyNotFollow } from '../products/page-fetcher.ts';
import { type ClaimedShop, claimShop } from './due-watches.ts';
import { SHOP_PACE_MINUTES } from './price-watch.rules.ts';
import { AGENT, ourRules } from './robots-rules.ts';
import { watchedPage } from './watched-page.ts';

const ROBOTS_KEPT_MS = 24 * 3_600_000;
const LONGEST_FETCH_MS = 10_000;

/** A shop that asks for longer pauses is asked once a day. In seconds. */
const LONGEST_PAUSE = 24 * 3_600;

/** Failures that say that a shop has no rules for programs. */
const HAS_NONE = new Set(['not_found', 'not_html']);

/**
 * Whether the shop's robots.txt, asked for once a day, lets us look at a page. Null where it cannot be had: then nothing there is looked
 * at. A shop that wants longer pauses than ours gets them.
 */
export async function mayLookAt(
  em: EntityManager,
  fetcher: PageFetcher,
  shop: ClaimedShop,
  url: string,
  now: Date,
): Promise<boolean | null> {
  const isRecent = shop.robotsReadAt && now.getTime() - new Date(shop.robotsReadAt).getTime() < ROBOTS_KEPT_MS;
  const robots = isRecent ? shop.robots : await readRobots(fetcher, url);
  if (robots === null) return null;
  if (!isRecent) {
    await em.execute('update watched_shops set robots = ?, robots_read_at = ? where host = ?', [
      robots,
      now,
      shop.host,
    ]);
  }
  const rules = robotsParser(robotsAddress(url), robots);
  const pause = Math.min(rules.getCrawlDelay(AGENT) ?? 0, LONGEST_PAUSE);
  if (pause > SHOP_PACE_MINUTES * 60) {
    const next = new Date(now.getTime() + pause * 1000);
    await em.execute('update watched_shops set next_look_at = ? where host = ?', [next, shop.host]);
  }
  return rules.isAllowed(url, AGENT) !== false;
}

/**
 * For a page that leads elsewhere: another shop is asked, too, and at its own pace. Says `network` where its turn has not come, or its
 * rules cannot be had: that is kept for a moment only.
 */
export function whyNotFollowFrom(em: EntityManager, fetcher: PageFetcher, host: string, now: Date): WhyNotFollow {
  const asked = new Set([host]);
  return async (address) => {
    const page = watchedPage(address.href);
    if (!page) return 'invalid';
    if (asked.has(page.host)) return null;
    const [shop] = await claimShop(em, { host: page.host, now });
    const mayLook = shop ? await mayLookAt(em, fetcher, shop, page.url, now) : null;
    if (mayLook) asked.add(page.host);
    return mayLook ? null : mayLook === null ? 'network' : 'denied';
  };
}

async function readRobots(fetcher: PageFetcher, url: string): Promise<string | null> {
  const signal = AbortSignal.timeout(LONGEST_FETCH_MS);
  try {
    const { bytes } = await fetcher.fetch(robotsAddress(url), { wanted: 'robots', languages: null, signal });
    return ourRules(new TextDecoder().decode(bytes));
  } catch (problem) {
    if (problem instanceof FetchRefused) return HAS_NONE.has(problem.reason) ? '' : null;
    throw problem;
  }
}

function robotsAddress(url: string): string {
  return new URL('/robots.txt', url).href;
}
