import type { EntityManager } from '@mikro-orm/postgresql';
import type { ListsService } from '../lists/lists.service.ts';
import { TripsService } from './trips.service.ts';

export const tripsServices = {
  trips: ({ em }: { em: EntityManager }, { lists }: { lists: ListsService }) => new TripsService(em, lists),
};
