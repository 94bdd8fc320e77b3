import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { GiftLinks } from '../guest-keys/gift-links.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { ThankNotesService } from './thank-notes.service.ts';

interface Parts {
  em: EntityManager;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  giftLinks: GiftLinks;
  settings: SiteSettings;
}

export const thanksServices = {
  thankNotes: (
    { em, rateLimits, mailQueue, giftLinks, settings }: Parts,
    { lists, images }: { lists: ListsService; images: ImagesService },
  ) => new ThankNotesService(em, lists, rateLimits, mailQueue, giftLinks, settings.siteUrl, images),
};
