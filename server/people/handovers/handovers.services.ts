import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { CurrentSettings } from '../../core/settings/current-settings.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { InvitationsService } from '../../lists/collaborators/invitations.service.ts';
import type { HandoverLinks } from './handover-links.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  currentSettings: CurrentSettings;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  handoverLinks: HandoverLinks;
}

/** Loaded when somebody hands lists over, which most servers never see. */
export const handoversServices = {
  handovers: async (
    { em, settings, currentSettings, rateLimits, mailQueue, handoverLinks }: Parts,
    { invitations }: { invitations: InvitationsService },
  ) => {
    const { HandoversService } = await import('./handovers.service.ts');
    const { mailEnabled } = currentSettings;
    return new HandoversService(em, settings, rateLimits, mailQueue, handoverLinks, invitations, mailEnabled);
  },
};
