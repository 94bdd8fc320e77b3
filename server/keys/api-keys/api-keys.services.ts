import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { ApiKeySecrets } from './api-key-secrets.ts';
import { ApiKeysService } from './api-keys.service.ts';

interface Parts {
  em: EntityManager;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  apiKeySecrets: ApiKeySecrets;
  settings: SiteSettings;
}

export const apiKeysServices = {
  apiKeys: ({ em, rateLimits, mailQueue, apiKeySecrets, settings }: Parts) =>
    new ApiKeysService(em, rateLimits, mailQueue, apiKeySecrets, settings),
};
