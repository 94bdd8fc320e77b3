import type { EntityManager } from '@mikro-orm/postgresql';
import { pageOf, pageWindow } from '../../base/paging/page.type.ts';
import type { User } from '../../core/users/user.entity.ts';
import { assertAdministrator } from '../../core/users/user.policy.ts';
import type { ShopHealthPage } from './shop-health.type.ts';
import { countShops, selectShops } from './shop-health-rows.ts';

export const MOST_HEALTH_DAYS = 90;

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
    const daysBack = Math.min(MOST_HEALTH_DAYS, Math.max(1, days)) - 1;
    const data = await selectShops(this.em, { daysBack, limit: window.limit, offset: window.offset });
    const [{ total } = { total: 0 }] = await countShops(this.em, { daysBack });
    const entries = data.map((shop) => ({ ...shop, successRate: shop.pagesRead / shop.pages }));
    return pageOf(entries, total, window);
  }
}
