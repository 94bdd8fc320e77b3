import type { EntityManager } from '@mikro-orm/postgresql';
import { PushService } from './push.service.ts';
import type { PushKeys } from './push-keys.ts';
import type { PushSender } from './push-sender.ts';

interface Parts {
  em: EntityManager;
  pushKeys: PushKeys;
  pushSender: PushSender;
}

export const pushServices = {
  push: ({ em, pushKeys, pushSender }: Parts) => new PushService(em, pushKeys, pushSender),
};
