import { statement } from '../../base/database/prepared.ts';
import type { ShopHealthEntry } from './shop-health.type.ts';

interface Period {
  /** Today alone is 0. */
  daysBack: number;
}

/** The shops that people link to most come first. */
export const selectShops = statement<Omit<ShopHealthEntry, 'successRate'>, Period & { limit: number; offset: number }>(
  'health of shops',
  `
    select host, sum(pages)::int as pages, sum(pages_read)::int as "pagesRead", sum(pages_denied)::int as "pagesDenied",
      sum(without_title)::int as "withoutTitle", sum(without_description)::int as "withoutDescription",
      sum(without_picture)::int as "withoutPicture", sum(without_price)::int as "withoutPrice",
      sum(rule_failed)::int as "ruleFailed"
    from shop_days where day >= current_date - $daysBack::int
    group by host order by sum(pages) desc, host limit $limit::int offset $offset::int`,
);

export const countShops = statement<{ total: number }, Period>(
  'how many shops were read',
  'select count(distinct host)::int as total from shop_days where day >= current_date - $daysBack::int',
);
