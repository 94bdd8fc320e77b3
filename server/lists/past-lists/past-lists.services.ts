import type { EntityManager } from '@mikro-orm/postgresql';
import type { ListsService } from '../lists/lists.service.ts';
import { PastListsService } from './past-lists.service.ts';

export const pastListsServices = {
  pastLists: ({ em }: { em: EntityManager }, { lists }: { lists: ListsService }) => new PastListsService(em, lists),
};
