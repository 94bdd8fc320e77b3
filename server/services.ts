import type { EntityManager } from '@mikro-orm/postgresql';
import type { HealthService } from './base/database/health.service.ts';
import { auditServices } from './core/audit/audit.services.ts';
import { AuditLog } from './core/audit/audit-log.ts';
import { imagesServices } from './core/images/images.services.ts';
import type { CurrentSettings } from './core/settings/current-settings.ts';
import type { SiteSettings } from './core/settings/settings.rules.ts';
import { settingsServices } from './core/settings/settings.services.ts';
import { unsubscribeServices } from './core/unsubscribe/unsubscribe.services.ts';
import type { Origin } from './core/users/caller.ts';
import type { Infrastructure } from './infrastructure.ts';
import { apiKeysServices } from './keys/api-keys/api-keys.services.ts';
import { secondFactorServices } from './keys/second-factor/second-factor.services.ts';
import { sessionsServices } from './keys/sessions/sessions.services.ts';
import { affiliatesServices } from './lists/affiliates/affiliates.services.ts';
import { analyticsServices } from './lists/analytics/analytics.services.ts';
import { choicesServices } from './lists/choices/choices.services.ts';
import { collaboratorsServices } from './lists/collaborators/collaborators.services.ts';
import { deliveryAddressesServices } from './lists/delivery-addresses/delivery-addresses.services.ts';
import { draftsServices } from './lists/drafts/drafts.services.ts';
import { giftsServices } from './lists/gifts/gifts.services.ts';
import { itemsServices } from './lists/items/items.services.ts';
import { listCardsServices } from './lists/list-cards/list-cards.services.ts';
import { listsServices } from './lists/lists/lists.services.ts';
import { offListGiftsServices } from './lists/off-list-gifts/off-list-gifts.services.ts';
import { pastListsServices } from './lists/past-lists/past-lists.services.ts';
import { personsServices } from './lists/persons/persons.services.ts';
import { pledgesServices } from './lists/pledges/pledges.services.ts';
import { purchasesServices } from './lists/purchases/purchases.services.ts';
import { questionsServices } from './lists/questions/questions.services.ts';
import { sharingServices } from './lists/sharing/sharing.services.ts';
import { shopsServices } from './lists/shops/shops.services.ts';
import { thanksServices } from './lists/thanks/thanks.services.ts';
import { tripsServices } from './lists/trips/trips.services.ts';
import { billingServices } from './money/billing/billing.services.ts';
import { reportsServices } from './money/reports/reports.services.ts';
import { followingServices } from './news/following/following.services.ts';
import { liveServices } from './news/live/live.services.ts';
import { notificationsServices } from './news/notifications/notifications.services.ts';
import { pushServices } from './news/push/push.services.ts';
import { webhooksServices } from './news/webhooks/webhooks.services.ts';
import { accountsServices } from './people/accounts/accounts.services.ts';
import { circlesServices } from './people/circles/circles.services.ts';
import { drawsServices } from './people/draws/draws.services.ts';
import { handoversServices } from './people/handovers/handovers.services.ts';
import { issuersServices } from './people/issuers/issuers.services.ts';
import { profileServices } from './people/profile/profile.services.ts';
import { supportServices } from './people/support/support.services.ts';
import { barcodesServices } from './shops/barcodes/barcodes.services.ts';
import { exportsServices } from './shops/exports/exports.services.ts';
import { importsServices } from './shops/imports/imports.services.ts';
import { productsServices } from './shops/products/products.services.ts';
import { remindersServices } from './shops/reminders-apps/reminders.services.ts';
import { watchedPricesServices } from './shops/watched-prices/watched-prices.services.ts';
import { adminUsersServices } from './site/admin/admin-users.services.ts';
import { mailDeliveriesServices } from './site/mail-deliveries/mail-deliveries.services.ts';
import { operationServices } from './site/operation/operation.services.ts';
import { safetyServices } from './site/safety/safety.services.ts';

/** The materials of services: all that lives as long as the process, and what belongs to one request. */
interface Parts extends Omit<Infrastructure, 'settings'> {
  em: EntityManager;
  origin: Origin;
  audit: AuditLog;
  currentSettings: CurrentSettings;
  /** As they were when the request came. */
  settings: SiteSettings;
}

/** How each service is made, by the name under which requests have it: a feature's own stand in its `*.services.ts`. */
const makers = {
  health: ({ health }: { health: HealthService }) => health,
  ...auditServices,
  ...imagesServices,
  ...settingsServices,
  ...unsubscribeServices,
  ...billingServices,
  ...reportsServices,
  ...apiKeysServices,
  ...sessionsServices,
  ...secondFactorServices,
  ...affiliatesServices,
  ...listsServices,
  ...choicesServices,
  ...itemsServices,
  ...draftsServices,
  ...shopsServices,
  ...listCardsServices,
  ...analyticsServices,
  ...collaboratorsServices,
  ...sharingServices,
  ...pledgesServices,
  ...questionsServices,
  ...thanksServices,
  ...tripsServices,
  ...pastListsServices,
  ...personsServices,
  ...purchasesServices,
  ...giftsServices,
  ...offListGiftsServices,
  ...deliveryAddressesServices,
  ...productsServices,
  ...barcodesServices,
  ...watchedPricesServices,
  ...exportsServices,
  ...importsServices,
  ...remindersServices,
  ...liveServices,
  ...notificationsServices,
  ...pushServices,
  ...webhooksServices,
  ...followingServices,
  ...accountsServices,
  ...issuersServices,
  ...circlesServices,
  ...drawsServices,
  ...handoversServices,
  ...profileServices,
  ...supportServices,
  ...adminUsersServices,
  ...mailDeliveriesServices,
  ...operationServices,
  ...safetyServices,
};

export type Services = { readonly [Name in keyof typeof makers]: ReturnType<(typeof makers)[Name]> };

type Maker = (parts: Parts, services: Services) => unknown;

/** The services of one request. Each is made when it is first asked for, since most requests need two or three. */
class RequestServices {
  private readonly made: Record<string, unknown> = {};

  constructor(private readonly parts: Parts) {}

  static {
    for (const [name, make] of Object.entries<Maker>(makers)) {
      Object.defineProperty(RequestServices.prototype, name, {
        get(this: RequestServices & Services) {
          this.made[name] ??= make(this.parts, this);
          return this.made[name];
        },
      });
    }
  }
}

/** One set per request: every service shares the request's unit of work. */
export function createServices(em: EntityManager, infrastructure: Infrastructure, origin: Origin): Services {
  const currentSettings = infrastructure.settings;
  const own = { em, origin, audit: new AuditLog(origin), currentSettings, settings: currentSettings.now };
  return new RequestServices({ ...infrastructure, ...own }) as RequestServices & Services;
}
