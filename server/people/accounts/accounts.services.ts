import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { CurrentSettings } from '../../core/settings/current-settings.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import type { SignInSteps } from '../../keys/second-factor/sign-in-steps.ts';
import type { KnownDevices } from '../../keys/sessions/known-devices.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import type { InvitationsService } from '../../lists/collaborators/invitations.service.ts';
import { AccountsService } from './accounts.service.ts';
import { EmailRestoresService } from './email-restores.service.ts';
import type { PasswordResets } from './password-resets.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  currentSettings: CurrentSettings;
  origin: Origin;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  passwordResets: PasswordResets;
}

interface Services {
  sessions: SessionsService;
  invitations: InvitationsService;
  devices: KnownDevices;
  secondFactor: SecondFactorService;
  signInSteps: SignInSteps;
}

export const accountsServices = {
  accounts: (
    { em, rateLimits, mailQueue, passwordResets, settings, currentSettings, origin }: Parts,
    { sessions, invitations, devices, signInSteps }: Services,
  ) =>
    new AccountsService(
      em,
      sessions,
      invitations,
      rateLimits,
      mailQueue,
      passwordResets,
      devices,
      signInSteps,
      settings,
      currentSettings.passwordsEnabled,
      origin,
    ),
  emailRestores: ({ em, mailQueue }: Parts, { sessions, secondFactor, invitations }: Services) =>
    new EmailRestoresService(em, sessions, secondFactor, invitations, mailQueue),
};
