import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { ImageStore } from '../../core/images/image-store.ts';
import type { ImagesService } from '../../core/images/images.service.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import type { DeliveryAddressesService } from '../../lists/delivery-addresses/delivery-addresses.service.ts';
import type { FundsService } from '../../lists/pledges/funds.service.ts';
import type { OwnPledgesService } from '../../lists/pledges/own-pledges.service.ts';
import type { SubscriptionEndings } from '../../money/billing/subscription-endings.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { CirclesService } from '../circles/circles.service.ts';
import type { DrawMails } from '../draws/draw-mails.ts';
import type { DrawPartsService } from '../draws/draw-parts.service.ts';
import { AccountExportService } from './account-export.service.ts';
import { ProfileService } from './profile.service.ts';
import { PublicProfilesService } from './public-profiles.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  origin: Origin;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  subscriptionEndings: SubscriptionEndings;
  imageStore: ImageStore;
}

interface Services {
  accounts: AccountsService;
  sessions: SessionsService;
  secondFactor: SecondFactorService;
  images: ImagesService;
  ownPledges: OwnPledgesService;
  circles: Promise<CirclesService>;
  deliveryAddresses: DeliveryAddressesService;
  drawMails: Promise<DrawMails>;
  drawParts: Promise<DrawPartsService>;
  funds: FundsService;
}

export const profileServices = {
  profile: ({ em, rateLimits, mailQueue, subscriptionEndings, settings, origin }: Parts, services: Services) =>
    new ProfileService(
      em,
      services.accounts,
      services.sessions,
      services.secondFactor,
      services.images,
      rateLimits,
      mailQueue,
      subscriptionEndings,
      settings.siteUrl,
      origin,
      () => services.drawMails,
    ),
  publicProfiles: ({ em }: Parts) => new PublicProfilesService(em),
  accountExport: (
    { em, imageStore, rateLimits, settings }: Parts,
    { ownPledges, funds, circles, deliveryAddresses, drawParts }: Services,
  ) => {
    const others = { ownPledges, funds, circles, deliveryAddresses, drawParts };
    return new AccountExportService(em, imageStore, rateLimits, settings.siteUrl, settings, others);
  },
};
