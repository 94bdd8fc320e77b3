import type { EntityManager } from '@mikro-orm/postgresql';
import { UnsubscribeService } from './unsubscribe.service.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

interface Parts {
  em: EntityManager;
  unsubscribeLinks: UnsubscribeLinks;
}

export const unsubscribeServices = {
  unsubscribing: ({ em, unsubscribeLinks }: Parts) => new UnsubscribeService(em, unsubscribeLinks),
};
