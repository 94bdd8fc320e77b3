import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { PayBackSeals } from '../group-gifts/pay-back-seals.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { FundsService } from './funds.service.ts';
import { OpenPledgesService } from './open-pledges.service.ts';
import { OwnPledgesService } from './own-pledges.service.ts';
import { PledgesService } from './pledges.service.ts';

interface Parts {
  em: EntityManager;
  origin: Origin;
  rateLimits: RateLimits;
  payBackSeals: PayBackSeals;
}

interface Services {
  sharedLists: SharedListsService;
  lists: ListsService;
  ownPledges: OwnPledgesService;
}

export const pledgesServices = {
  funds: ({ em, payBackSeals }: Parts, { lists }: Services) => new FundsService(em, lists, payBackSeals),
  openPledges: ({ em }: Parts, { lists }: Services) => new OpenPledgesService(em, lists),
  ownPledges: ({ em, payBackSeals }: Parts) => new OwnPledgesService(em, payBackSeals),
  pledges: ({ em, rateLimits, origin }: Parts, { sharedLists, lists, ownPledges }: Services) =>
    new PledgesService(em, sharedLists, lists, ownPledges, rateLimits, origin),
};
