import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import type { CurrentSettings } from '../../core/settings/current-settings.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import { PasskeyCeremony } from './passkey-ceremony.ts';
import { PasskeyProofs } from './passkey-proofs.ts';
import { PasskeysService } from './passkeys.service.ts';
import { SecondFactorService } from './second-factor.service.ts';
import { SignInSteps } from './sign-in-steps.ts';

interface Parts {
  em: EntityManager;
  settings: SiteSettings;
  currentSettings: CurrentSettings;
  origin: Origin;
  rateLimits: RateLimits;
  mailQueue: MailQueue;
  oneTimeCodes: OneTimeCodes;
}

interface Services {
  sessions: SessionsService;
  devices: KnownDevices;
  secondFactor: SecondFactorService;
  passkeyProofs: PasskeyProofs;
  signInSteps: SignInSteps;
}

export const secondFactorServices = {
  secondFactor: (
    { em, oneTimeCodes, rateLimits, mailQueue, settings: { siteName }, currentSettings, origin }: Parts,
    { sessions }: Services,
  ) => {
    const { passwordsEnabled, mailEnabled } = currentSettings;
    const site = { siteName, passwordsEnabled, mailEnabled };
    return new SecondFactorService(em, sessions, oneTimeCodes, rateLimits, mailQueue, site, origin);
  },
  passkeyProofs: ({ em, settings }: Parts) => new PasskeyProofs(em, new PasskeyCeremony(em, settings)),
  signInSteps: (
    { em, rateLimits, settings, origin }: Parts,
    { sessions, secondFactor, passkeyProofs, devices }: Services,
  ) => new SignInSteps(em, sessions, secondFactor, passkeyProofs, devices, rateLimits, settings, origin),
  passkeys: (
    { em, rateLimits, mailQueue, settings, currentSettings, origin }: Parts,
    { secondFactor, passkeyProofs: proofs, signInSteps: steps }: Services,
  ) => {
    const { passwordsEnabled, mailEnabled } = currentSettings;
    const ceremony = new PasskeyCeremony(em, settings);
    const site = { passwordsEnabled, mailEnabled };
    return new PasskeysService(
      em,
      ceremony,
      proofs,
      secondFactor,
      steps,
      rateLimits,
      mailQueue,
      settings,
      site,
      origin,
    );
  },
};
