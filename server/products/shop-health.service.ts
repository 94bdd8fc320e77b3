import type { EntityManager } from '@mikro-orm/postgresql';
import { pageOf, pageWindow } from '../page.type.ts';
import type { User } from '../users/user.entity.ts';
import { assertAdministrator } from '../users/user.policy.ts';
import type { ShopHealthEntry, ShopHealthPage } from './shop-health.type.ts';

const MOST_DAYS = 90;

interface ShopQuery {
  page: number;
  limit: number;
  /** Today counts as one. */
  days: number;
}

export class ShopHealthService {
  constructor(private readonly em: EntityManager) {}

  /** How reading the pages of shops went in the last days; the shops that people link to most come first. */
  async shops(viewer: User, { page, limit, days }: ShopQuery): Promise<ShopHealthPage> {
    assertAdministrator(viewer);
    const window = pageWindow(page, limit);
    const since = Math.min(MOST_DAYS, Math.max(1, days)) - 1;
    const data: Omit<ShopHealthEntry, 'successRate'>[] = await this.em.execute(
      `select host, sum(pages)::int as pages, sum(pages_read)::int as "pagesRead", sum(pages_denied)::int as "pagesDenied",
         sum(without_title)::int as "withoutTitle", sum(without_description)::int as "withoutDescription",
         sum(without_picture)::int as "withoutPicture", sum(without_price)::int as "withoutPrice"
       from shop_days where day >= current_date - ?::int
       group by host order by sum(pages) desc, host limit ? offset ?`,
      [since, window.limit, window.offset],
    );
    const [{ total }]: [{ total: number }] = await this.em.execute(
      'select count(distinct host)::int as total from shop_days where day >= current_date - ?::int',
      [since],
    );
    const entries = data.map((shop) => ({ ...shop, successRate: shop.pagesRead / shop.pages }));
    return pageOf(entries, total, window);
  }
}
