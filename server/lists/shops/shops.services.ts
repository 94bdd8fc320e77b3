import type { EntityManager } from '@mikro-orm/postgresql';
import type { ListsService } from '../lists/lists.service.ts';
import { ShopsService } from './shops.service.ts';

interface Parts {
  em: EntityManager;
}

interface Services {
  lists: ListsService;
}

export const shopsServices = {
  shops: ({ em }: Parts, { lists }: Services) => new ShopsService(em, lists),
};
