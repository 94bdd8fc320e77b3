import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { CurrentSettings } from '../../core/settings/current-settings.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { CollaboratorsService } from './collaborators.service.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { InvitationsService } from './invitations.service.ts';

interface Parts {
  em: EntityManager;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  invitationLinks: InvitationLinks;
  settings: SiteSettings;
  currentSettings: CurrentSettings;
}

interface Services {
  lists: ListsService;
}

export const collaboratorsServices = {
  collaborators: (
    { em, rateLimits, mailQueue, invitationLinks, settings, currentSettings }: Parts,
    { lists }: Services,
  ) =>
    new CollaboratorsService(
      em,
      lists,
      rateLimits,
      mailQueue,
      invitationLinks,
      settings.siteUrl,
      currentSettings.mailEnabled,
    ),
  invitations: ({ em, invitationLinks }: Parts) => new InvitationsService(em, invitationLinks),
};
