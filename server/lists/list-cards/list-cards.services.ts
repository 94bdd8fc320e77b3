import type { EntityManager } from '@mikro-orm/postgresql';
import { ListCardsService } from './list-cards.service.ts';

export const listCardsServices = {
  listCards: ({ em }: { em: EntityManager }) => new ListCardsService(em),
};
