import type { EntityManager } from '@mikro-orm/postgresql';
import type { Origin } from '../../core/users/caller.ts';
import type { ItemsService } from '../../lists/items/items.service.ts';
import type { ListsService } from '../../lists/lists/lists.service.ts';
import { WatchedPricesService } from './watched-prices.service.ts';

interface Parts {
  em: EntityManager;
  origin: Origin;
}

interface Services {
  lists: ListsService;
  items: ItemsService;
}

export const watchedPricesServices = {
  watchedPrices: ({ em, origin }: Parts, { lists, items }: Services) =>
    new WatchedPricesService(em, lists, items, origin),
};
