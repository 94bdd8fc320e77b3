import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { DrawLinks } from './draw-links.ts';
import type { DrawSeals } from './draw-seals.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  origin: Origin;
  drawLinks: DrawLinks;
  drawSeals: DrawSeals;
}

async function mailsOf({ mailQueue, rateLimits, drawLinks, settings }: Parts) {
  const { DrawMails } = await import('./draw-mails.ts');
  return new DrawMails(mailQueue, rateLimits, drawLinks, settings.siteUrl);
}

/** Loaded when somebody draws names, which most servers never do. */
export const drawsServices = {
  drawMails: mailsOf,
  draws: async (parts: Parts) => {
    const { DrawsService } = await import('./draws.service.ts');
    const { em, settings, rateLimits, drawSeals } = parts;
    return new DrawsService(em, settings, rateLimits, await mailsOf(parts), drawSeals);
  },
  drawParts: async (parts: Parts) => {
    const { DrawPartsService } = await import('./draw-parts.service.ts');
    const { em, drawLinks, drawSeals, rateLimits, origin, settings } = parts;
    return new DrawPartsService(em, drawLinks, drawSeals, await mailsOf(parts), rateLimits, origin, settings.siteUrl);
  },
};
