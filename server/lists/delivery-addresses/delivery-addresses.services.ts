import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { DeliveryAddressSeals } from './delivery-address-seals.ts';
import { DeliveryAddressesService } from './delivery-addresses.service.ts';

interface Parts {
  em: EntityManager;
  origin: Origin;
  rateLimits: RateLimits;
  deliveryAddressSeals: DeliveryAddressSeals;
}

export const deliveryAddressesServices = {
  deliveryAddresses: ({ em, deliveryAddressSeals, rateLimits, origin }: Parts, { lists }: { lists: ListsService }) =>
    new DeliveryAddressesService(em, lists, deliveryAddressSeals, rateLimits, origin),
};
