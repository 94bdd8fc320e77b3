import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { ListsService } from '../lists/lists.service.ts';
import type { SharedListsService } from '../sharing/shared-lists.service.ts';
import { QuestionsService } from './questions.service.ts';

interface Parts {
  em: EntityManager;
  rateLimits: RateLimits;
  origin: Origin;
}

interface Services {
  sharedLists: SharedListsService;
  lists: ListsService;
}

export const questionsServices = {
  questions: ({ em, rateLimits, origin }: Parts, { sharedLists, lists }: Services) =>
    new QuestionsService(em, sharedLists, lists, rateLimits, origin),
};
