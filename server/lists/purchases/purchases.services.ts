import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { AbuseWatch } from '../abuse/abuse-watch.ts';
import type { GiftLinks } from '../guest-keys/gift-links.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { HoldsService } from './holds.service.ts';
import { PurchasesService } from './purchases.service.ts';
import { ReceiptsService } from './receipts.service.ts';
import { ShownPurchasesService } from './shown-purchases.service.ts';
import { ThanksService } from './thanks.service.ts';
import type { UndoSecrets } from './undo-secrets.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  origin: Origin;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  abuseWatch: AbuseWatch;
  undoSecrets: UndoSecrets;
  giftLinks: GiftLinks;
}

interface Services {
  sharedLists: SharedListsService;
  lists: ListsService;
  shownPurchases: ShownPurchasesService;
}

export const purchasesServices = {
  purchases: (
    { em, rateLimits, abuseWatch, mailQueue, settings, origin, undoSecrets, giftLinks }: Parts,
    { sharedLists, lists, shownPurchases }: Services,
  ) =>
    new PurchasesService(
      em,
      sharedLists,
      lists,
      shownPurchases,
      rateLimits,
      abuseWatch,
      mailQueue,
      settings.siteUrl,
      origin,
      undoSecrets,
      giftLinks,
    ),
  receipts: ({ em, undoSecrets }: Parts) => new ReceiptsService(em, undoSecrets),
  holds: ({ em, rateLimits, origin, undoSecrets }: Parts, { sharedLists }: Services) =>
    new HoldsService(em, sharedLists, rateLimits, origin, undoSecrets),
  shownPurchases: () => new ShownPurchasesService(),
  thanks: ({ em }: Parts, { lists }: Services) => new ThanksService(em, lists),
  personalPurchases: async ({ em, rateLimits, mailQueue, abuseWatch, origin, undoSecrets }: Parts) => {
    const { PersonalPurchasesService } = await import('./personal-purchases.service.ts');
    return new PersonalPurchasesService(em, rateLimits, mailQueue, abuseWatch, origin, undoSecrets);
  },
};
