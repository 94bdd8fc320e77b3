import type { EntityManager } from '@mikro-orm/postgresql';
import type { Origin } from '../caller.ts';
import { statement } from '../database/prepared.ts';
import { isId } from '../database/uuid.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';

/** The longest time that can be asked for, in days. */
const MOST_DAYS = 400;

/** Counts how often links with a code are followed: per site and day, and of nobody. */
export class AffiliateClicks {
  constructor(
    private readonly em: EntityManager,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /**
   * Somebody followed the link of an item. Whether there is such an item, whose it is and what becomes of the call, the
   * answer does not tell. The item itself is not written.
   */
  async note(itemId: string): Promise<void> {
    await this.rateLimits.consume('linkClick', [this.origin.address]);
    if (isId(itemId)) await count(this.em, { itemId });
  }

  /** For each site, in the last days; today counts as one. */
  async countFor(siteIds: readonly string[], days: number): Promise<number[]> {
    const since = Math.min(MOST_DAYS, Math.max(1, days)) - 1;
    const rows = await countBySite(this.em, { siteIds, since });
    const counts = new Map(rows.map(({ siteId, clicks }) => [siteId, clicks]));
    return siteIds.map((id) => counts.get(id) ?? 0);
  }
}

const TODAY = `(now() at time zone 'utc')::date`;

const count = statement<never, { itemId: string }>(
  'count a followed link',
  `insert into affiliate_click_days (site_id, day, clicks)
   select s.id, ${TODAY}, 1 from items i join affiliate_sites s on s.id = i.affiliate_site_id where i.id = $itemId::uuid
   on conflict (site_id, day) do update set clicks = affiliate_click_days.clicks + 1`,
);

const countBySite = statement<{ siteId: string; clicks: number }, { siteIds: readonly string[]; since: number }>(
  'count followed links by site',
  `select site_id as "siteId", least(sum(clicks), 2147483647)::int as clicks from affiliate_click_days
   where site_id = any($siteIds::uuid[]) and day >= ${TODAY} - $since::int group by site_id`,
);
