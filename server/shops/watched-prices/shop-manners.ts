import type { EntityManager } from '@mikro-orm/postgresql';
import robotsParser from 'robots-parser';
import { FetchRefused, type PageFetcher, type WhyNotFollow } from '../products/page-fetcher.ts';
import { type ClaimedShop, claimShop, visitShop } from './due-watches.ts';
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
async function mayLookAt(
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
    Object.assign(shop, { robots, robotsReadAt: now });
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
 * Asks each shop on the way to a page, and at its own pace: `shop` is the one whose turn was taken, and others give theirs only where nobody
 * waits for it. An item that has waited for a shop to which its link leads is let through by the shop of the link, or two busy ones could send
 * it to and fro for ever. Says `network` where the turn has not come, or rules cannot be had: that is kept for a moment only.
 */
export class ShopsOnTheWay {
  /** The shop to whose turn the page has to wait. */
  busyHost: string | null = null;
  private readonly asked = new Map<string, ClaimedShop>();

  constructor(
    private readonly em: EntityManager,
    private readonly fetcher: PageFetcher,
    shop: ClaimedShop,
    private readonly linkHost: string,
    private readonly now: Date,
  ) {
    this.asked.set(shop.host, shop);
  }

  readonly whyNotFollow: WhyNotFollow = async (address) => {
    const page = watchedPage(address.href);
    if (!page) return 'invalid';
    const shop = this.asked.get(page.host) ?? (await this.takeTurn(page.host));
    if (!shop) return 'network';
    const mayLook = await mayLookAt(this.em, this.fetcher, shop, page.url, this.now);
    return mayLook ? null : mayLook === null ? 'network' : 'denied';
  };

  private async takeTurn(host: string): Promise<ClaimedShop | null> {
    const take = host === this.linkHost ? visitShop : claimShop;
    const [shop] = await take(this.em, { host, now: this.now });
    if (shop) this.asked.set(host, shop);
    else this.busyHost = host;
    return shop ?? null;
  }
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
