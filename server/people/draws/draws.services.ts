import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { DrawLinks } from './draw-links.ts';
import { DrawMails } from './draw-mails.ts';
import { DrawPartsService } from './draw-parts.service.ts';
import type { DrawSeals } from './draw-seals.ts';
import { DrawsService } from './draws.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  origin: Origin;
  drawLinks: DrawLinks;
  drawSeals: DrawSeals;
}

const mailsOf = ({ mailQueue, rateLimits, drawLinks, settings }: Parts) =>
  new DrawMails(mailQueue, rateLimits, drawLinks, settings.siteUrl);

export const drawsServices = {
  draws: (parts: Parts) => {
    const { em, settings, rateLimits, drawSeals } = parts;
    return new DrawsService(em, settings, rateLimits, mailsOf(parts), drawSeals);
  },
  drawParts: (parts: Parts) => {
    const { em, drawLinks, drawSeals, rateLimits, origin, settings } = parts;
    return new DrawPartsService(em, drawLinks, drawSeals, mailsOf(parts), rateLimits, origin, settings.siteUrl);
  },
};
