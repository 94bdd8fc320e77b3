import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { AuditLog } from '../../core/audit/audit-log.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { AddressKeys } from '../../lists/abuse/address-keys.ts';
import type { SharedListsService } from '../../lists/sharing/shared-lists.service.ts';
import { AbuseSignalsService } from './abuse-signals.service.ts';
import { ListModerationService } from './list-moderation.service.ts';
import { ListReportsService } from './list-reports.service.ts';
import { TextModerationService } from './text-moderation.service.ts';

interface Parts {
  em: EntityManager;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  addressKeys: AddressKeys;
  origin: Origin;
  audit: AuditLog;
}

interface Services {
  sharedLists: SharedListsService;
}

export const safetyServices = {
  listReports: ({ em, rateLimits, addressKeys, origin }: Parts, { sharedLists }: Services) =>
    new ListReportsService(em, sharedLists, rateLimits, addressKeys, origin),
  abuseSignals: ({ em }: Parts) => new AbuseSignalsService(em),
  textModeration: ({ em, audit }: Parts) => new TextModerationService(em, audit),
  listModeration: ({ em, mailQueue, audit }: Parts) => new ListModerationService(em, mailQueue, audit),
};
