import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { SecondFactorService } from '../../keys/second-factor/second-factor.service.ts';
import type { SignInSteps } from '../../keys/second-factor/sign-in-steps.ts';
import type { KnownDevices } from '../../keys/sessions/known-devices.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import type { InvitationsService } from '../../lists/collaborators/invitations.service.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import { IssuerAccounts } from './issuer-accounts.ts';
import { IssuersService } from './issuers.service.ts';
import type { Issuers } from './issuers.ts';
import { SignOutsService } from './sign-outs.service.ts';

interface Parts {
  em: EntityManager;
  issuers: Issuers;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  origin: Origin;
  settings: SiteSettings;
}

interface Services {
  accounts: AccountsService;
  sessions: SessionsService;
  secondFactor: SecondFactorService;
  invitations: InvitationsService;
  devices: KnownDevices;
  signInSteps: SignInSteps;
  issuerAccounts: IssuerAccounts;
}

export const issuersServices = {
  issuerAccounts: (
    { em, mailQueue, settings }: Parts,
    { accounts, sessions, secondFactor, invitations, devices }: Services,
  ) => new IssuerAccounts(em, accounts, sessions, secondFactor, invitations, mailQueue, devices, settings),
  issuers: ({ em, issuers, rateLimits, settings, origin }: Parts, { issuerAccounts, signInSteps }: Services) =>
    new IssuersService(em, issuers, issuerAccounts, signInSteps, settings, rateLimits, origin),
  signOuts: ({ em, issuers, rateLimits, origin }: Parts, { sessions }: Services) =>
    new SignOutsService(em, issuers, sessions, rateLimits, origin),
};
