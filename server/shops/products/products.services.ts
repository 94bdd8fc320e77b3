import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { ItemsService } from '../../lists/items/items.service.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { OwnShopRulesService } from './own-shop-rules.service.ts';
import type { PageFetcher } from './page-fetcher.ts';
import type { ProductPages } from './product-pages.ts';
import { ProductsService } from './products.service.ts';
import { ShopHealthService } from './shop-health.service.ts';

interface Parts {
  em: EntityManager;
  productPages: ProductPages;
  pageFetcher: PageFetcher;
  rateLimits: RateLimits;
  origin: Origin;
  audit: AuditLog;
}

interface Services {
  lists: ListsService;
  items: ItemsService;
  images: ImagesService;
}

export const productsServices = {
  products: ({ productPages, pageFetcher, rateLimits, origin }: Parts, { lists, items, images }: Services) =>
    new ProductsService(lists, items, images, productPages, pageFetcher, rateLimits, origin),
  shopHealth: ({ em }: Parts) => new ShopHealthService(em),
  ownShopRules: ({ em, audit }: Parts) => new OwnShopRulesService(em, audit),
};
