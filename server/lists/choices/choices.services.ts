import type { EntityManager } from '@mikro-orm/postgresql';
import type { SeveralItemsService } from '../items/several-items.service.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { ChoicesService } from './choices.service.ts';

interface Parts {
  em: EntityManager;
}

interface Services {
  lists: ListsService;
  severalItems: SeveralItemsService;
}

export const choicesServices = {
  choices: ({ em }: Parts, { lists, severalItems }: Services) => new ChoicesService(em, lists, severalItems),
};
