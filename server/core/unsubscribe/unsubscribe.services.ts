import type { EntityManager } from '@mikro-orm/postgresql';
import { type EndableFollows, UnsubscribeService } from './unsubscribe.service.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

interface Parts {
  em: EntityManager;
  unsubscribeLinks: UnsubscribeLinks;
}

export const unsubscribeServices = {
  unsubscribing: ({ em, unsubscribeLinks }: Parts, { mailedFollows }: { mailedFollows: EndableFollows }) =>
    new UnsubscribeService(em, unsubscribeLinks, mailedFollows),
};
