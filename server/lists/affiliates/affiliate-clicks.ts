import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { isId } from '../../base/database/uuid.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { Origin } from '../../core/users/caller.ts';
import { MOST_CLICK_DAYS } from './affiliate-site.rules.ts';

export interface ClicksOfDay {
  /** In UTC: 2026-11-22. */
  day: string;
  clicks: number;
}

/** Counts how often links with a code are followed: per site and day, and of nobody. */
export class AffiliateClicks {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /**
   * Somebody followed the link of an item. Whether there is such an item, whose it is and what becomes of the call, the
   * answer does not tell. On a list that is hidden from guests nobody follows links. The item itself is not written.
   */
  async note(itemId: string): Promise<void> {
    await this.rateLimits.consume('linkClick', [this.origin.address]);
    if (isId(itemId)) await count(this.em, { itemId });
  }

  /** For each site, the days on which there were any, of the last ones; today counts as one. */
  async byDayFor(siteIds: readonly string[], days: number): Promise<ClicksOfDay[][]> {
    const since = Math.min(MOST_CLICK_DAYS, Math.max(1, days)) - 1;
    const rows = await readClickDays(this.em, { siteIds, since });
    const bySite = Map.groupBy(rows, ({ siteId }) => siteId);
    return siteIds.map((id) => bySite.get(id) ?? []);
  }
}

const TODAY = `(now() at time zone 'utc')::date`;

const count = statement<never, { itemId: string }>(
  'count a followed link',
  `insert into affiliate_click_days (site_id, day, clicks)
   select s.id, ${TODAY}, 1 from items i join lists l on l.id = i.list_id join affiliate_sites s on s.id = i.affiliate_site_id
   where i.id = $itemId::uuid and l.hidden_at is null
   on conflict (site_id, day) do update set clicks = affiliate_click_days.clicks + 1`,
);

const readClickDays = statement<ClicksOfDay & { siteId: string }, { siteIds: readonly string[]; since: number }>(
  'read followed links by site and day',
  `select site_id as "siteId", day::text, clicks from affiliate_click_days
   where site_id = any($siteIds::uuid[]) and day >= ${TODAY} - $since::int order by site_id, day`,
);
