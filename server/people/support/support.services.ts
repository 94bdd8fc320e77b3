import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import { SupportService } from './support.service.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  origin: Origin;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  audit: AuditLog;
}

export const supportServices = {
  support: ({ em, rateLimits, mailQueue, settings, origin, audit }: Parts) =>
    new SupportService(em, rateLimits, mailQueue, settings, origin, audit),
};
