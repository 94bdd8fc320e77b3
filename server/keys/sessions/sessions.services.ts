import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { AccessTokens } from './access-token.ts';
import { KnownDevices } from './known-devices.ts';
import { SessionsService } from './sessions.service.ts';

interface Parts {
  em: EntityManager;
  accessTokens: AccessTokens;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  origin: Origin;
}

export const sessionsServices = {
  sessions: ({ em, accessTokens }: Parts) => new SessionsService(em, accessTokens),
  devices: ({ rateLimits, mailQueue, origin }: Parts) => new KnownDevices(rateLimits, mailQueue, origin),
};
