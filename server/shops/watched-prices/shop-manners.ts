import type { EntityManager } from '@mikro-orm/postgresql';
import robotsParser from 'robots-parser';
import { FetchRefused, type PageFetcher } from '../products/page-fetcher.ts';
import type { DueWatch } from './due-watches.ts';
import { SHOP_PACE_MINUTES } from './price-watch.rules.ts';
import { AGENT, ourRules } from './robots-rules.ts';

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
  due: DueWatch,
  now: Date,
): Promise<boolean | null> {
  const isRecent = due.robotsReadAt && now.getTime() - new Date(due.robotsReadAt).getTime() < ROBOTS_KEPT_MS;
  const robots = isRecent ? due.robots : await readRobots(fetcher, due.url);
  if (robots === null) return null;
  if (!isRecent) {
    await em.execute('update watched_shops set robots = ?, robots_read_at = ? where host = ?', [robots, now, due.host]);
  }
  const rules = robotsParser(robotsAddress(due.url), robots);
  const pause = Math.min(rules.getCrawlDelay(AGENT) ?? 0, LONGEST_PAUSE);
  if (pause > SHOP_PACE_MINUTES * 60) {
    const next = new Date(now.getTime() + pause * 1000);
    await em.execute('update watched_shops set next_look_at = ? where host = ?', [next, due.host]);
  }
  return rules.isAllowed(due.url, AGENT) !== false;
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
