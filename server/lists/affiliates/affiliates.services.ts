import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { Origin } from '../../core/users/caller.ts';
import { AffiliateClicks } from './affiliate-clicks.ts';
import { AffiliateSitesService } from './affiliate-sites.service.ts';
import type { AffiliateMatching } from './stored-matches.ts';

interface Parts {
  em: EntityManager;
  affiliateMatching: AffiliateMatching;
  rateLimits: RateLimits;
  origin: Origin;
  audit: AuditLog;
}

interface Services {
  images: ImagesService;
  affiliateClicks: AffiliateClicks;
}

export const affiliatesServices = {
  affiliates: ({ em, affiliateMatching, audit }: Parts, { images, affiliateClicks }: Services) =>
    new AffiliateSitesService(em, images, affiliateMatching, affiliateClicks, audit),
  affiliateClicks: ({ em, rateLimits, origin }: Parts) => new AffiliateClicks(em, rateLimits, origin),
};
