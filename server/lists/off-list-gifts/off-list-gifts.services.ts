import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { OffListGiftsService } from './off-list-gifts.service.ts';

interface Parts {
  em: EntityManager;
  mailQueue: MailQueue;
  settings: SiteSettings;
  origin: Origin;
  rateLimits: RateLimits;
}

export const offListGiftsServices = {
  offListGifts: (
    { em, rateLimits, origin, mailQueue, settings }: Parts,
    { sharedLists }: { sharedLists: SharedListsService },
  ) => new OffListGiftsService(em, sharedLists, rateLimits, origin, mailQueue, settings.siteUrl),
};
