import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import type { PersonalPurchasesService } from '../../lists/purchases/personal-purchases.service.ts';
import type { CircleLinks } from './circle-links.ts';
import type { CirclesService } from './circles.service.ts';
import type { LiveCircles } from './live-circles.ts';
import { OwnCirclesService } from './own-circles.service.ts';
import type { PersonalLinkSecrets } from './personal-link-secrets.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  origin: Origin;
  circleLinks: CircleLinks;
  liveCircles: LiveCircles;
  personalLinkSecrets: PersonalLinkSecrets;
}

/** Loaded when somebody looks at a circle, which most servers never have. */
export const circlesServices = {
  ownCircles: ({ em, origin }: Parts) => new OwnCirclesService(em, origin),
  circles: async ({ em, settings, rateLimits, mailQueue, circleLinks, liveCircles }: Parts) => {
    const { CirclesService } = await import('./circles.service.ts');
    return new CirclesService(em, settings, rateLimits, mailQueue, circleLinks, liveCircles);
  },
  circleCalendars: async ({ em, settings, circleLinks }: Parts, { circles }: { circles: Promise<CirclesService> }) => {
    const { CircleCalendarsService } = await import('./circle-calendars.service.ts');
    return new CircleCalendarsService(em, settings, circleLinks, await circles);
  },
  circleLists: async ({ em, settings, liveCircles }: Parts, { lists }: { lists: ListsService }) => {
    const { CircleListsService } = await import('./circle-lists.service.ts');
    return new CircleListsService(em, settings, lists, liveCircles);
  },
  circleGuests: async (
    { em, settings, personalLinkSecrets }: Parts,
    { circles }: { circles: Promise<CirclesService> },
  ) => {
    const { CircleGuestsService } = await import('./circle-guests.service.ts');
    return new CircleGuestsService(em, settings, await circles, personalLinkSecrets);
  },
  personalLinks: async (
    { em, rateLimits, origin }: Parts,
    { personalPurchases }: { personalPurchases: Promise<PersonalPurchasesService> },
  ) => {
    const { PersonalLinksService } = await import('./personal-links.service.ts');
    return new PersonalLinksService(em, rateLimits, origin, await personalPurchases);
  },
};
