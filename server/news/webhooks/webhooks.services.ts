import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { WebhooksService } from './webhooks.service.ts';

interface Parts {
  em: EntityManager;
  rateLimits: RateLimits;
  webhookSender: WebhookSender;
  settings: SiteSettings;
}

export const webhooksServices = {
  webhooks: ({ em, rateLimits, webhookSender, settings }: Parts) =>
    new WebhooksService(em, rateLimits, webhookSender, settings),
};
