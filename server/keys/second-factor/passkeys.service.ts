import { LockMode } from '@mikro-orm/core';
import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { addSeconds } from 'date-fns';
import type { z } from 'zod';
import { isId } from '../../base/database/uuid.ts';
import { NotFound, NotSignedIn } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { SignInGuard } from '../../base/rate-limits/sign-in-guard.ts';
import type { MailQueue } from '../../core/email/mail-queue.ts';
import { mailTo } from '../../core/email/mail-to.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { assertMaySignIn } from '../../core/settings/may-sign-in.ts';
import type { SiteSettings } from '../../core/settings/settings.rules.ts';
import type { Origin } from '../../core/users/caller.ts';
import { EmailUnverified } from '../../core/users/errors.ts';
import { noteLanguage } from '../../core/users/note-language.ts';
import { assertPassword } from '../../core/users/password-proof.ts';
import { User } from '../../core/users/user.entity.ts';
import type { StartedSession } from '../sessions/started-session.type.ts';
import { LastSecondFactor, PasskeyKnown, PasskeysOff, TooManyPasskeys, WrongPasskey } from './errors.ts';
import { Passkey } from './passkey.entity.ts';
import { MOST_PASSKEYS, newPasskey, passkeyProof, passkeyRename, passkeySignIn } from './passkey.rules.ts';
import type { PasskeyCeremony } from './passkey-ceremony.ts';
import type { PasskeyCheck } from './passkey-check.type.ts';
import { PasskeyCode } from './passkey-code.entity.ts';
import { passkeyAddedEmail, passkeyRemovedEmail } from './passkey-emails.ts';
import type { PasskeyProofs } from './passkey-proofs.ts';
import type { PasskeyRequest } from './passkey-request.type.ts';
import { hashOfRecoveryCode, newRecoveryCode } from './recovery-codes.ts';
import type { SecondFactorService } from './second-factor.service.ts';
import { opened, type SignInSteps } from './sign-in-steps.ts';

/** A form is filled in meanwhile. */
const PASSKEY_CODE_SECONDS = 5 * 60;

interface Site {
  passwordsEnabled: boolean;
  mailEnabled: boolean;
}

interface Proof {
  password?: string | null;
  code?: string | null;
}

/** A passkey asks its owner for a finger, a face or a PIN, so it counts as two factors. */
export class PasskeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly ceremony: PasskeyCeremony,
    private readonly proofs: PasskeyProofs,
    private readonly secondFactor: SecondFactorService,
    private readonly steps: SignInSteps,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly settings: SiteSettings,
    private readonly site: Site,
    private readonly origin: Origin,
  ) {}

  async passkeysOf(user: User): Promise<Passkey[]> {
    return this.proofs.passkeysOf(user);
  }

  /**
   * A session alone adds none where there is a password or a second step, or somebody who got hold of one would stay for good. An
   * address must be proved, as for a second factor.
   */
  async begin({ id }: User, { password, code }: Proof): Promise<PasskeyRequest> {
    this.assertOn();
    const viewer = await this.em.findOneOrFail(User, id, { refresh: true }); // a socket may be older than the password
    if (this.site.mailEnabled && !viewer.emailVerifiedAt) throw new EmailUnverified();
    if (viewer.passwordHash != null)
      await assertPassword(this.rateLimits, this.origin, viewer, password ?? '', 'password');
    await this.secondFactor.prove(viewer, code);
    const existing = await this.passkeysOf(viewer);
    if (existing.length >= MOST_PASSKEYS) throw new TooManyPasskeys();
    return { options: await this.ceremony.askToMake(viewer, existing) };
  }

  async add(viewer: User, input: z.input<typeof newPasskey>): Promise<User> {
    this.assertOn();
    const { name, response } = parse(newPasskey, input);
    const made = await this.ceremony.verifyMade(viewer, response);
    return this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      if ((await em.count(Passkey, { user: user.id })) >= MOST_PASSKEYS) throw new TooManyPasskeys();
      em.create(Passkey, { user, name, ...made });
      await em.flush().catch((problem) => {
        throw problem instanceof UniqueConstraintViolationException ? new PasskeyKnown() : problem;
      });
      await this.mailQueue.queue(em, await mailTo(user, () => passkeyAddedEmail({ passkey: name })));
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
      return user;
    });
  }

  /** It opens nothing that was not open before, so no password is asked. */
  async rename(viewer: User, passkeyId: string, name: string): Promise<User> {
    const values = parse(passkeyRename, { name });
    return this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      const isThere = isId(passkeyId) && (await em.nativeUpdate(Passkey, { id: passkeyId, user: user.id }, values));
      if (!isThere) throw new NotFound('Resource');
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
      return user;
    });
  }

  /** A session alone removes none where there is a second step: else a thief of one could leave the lost passkey as the only one. */
  async remove(viewer: User, passkeyId: string, code?: string | null): Promise<User> {
    await this.findRemovable(this.em, viewer, passkeyId); // first: a refusal uses no code up
    await this.secondFactor.prove(viewer, code);
    return this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      const passkey = await this.findRemovable(em, user, passkeyId);
      em.remove(passkey);
      await em.flush();
      await em.nativeDelete(PasskeyCode, { user: user.id });
      await this.mailQueue.queue(em, await mailTo(user, () => passkeyRemovedEmail({ passkey: passkey.name })));
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
      return user;
    });
  }

  /**
   * Says nothing of accounts: the device knows which passkeys it has for this site. Somebody whose first step was right, or who is
   * signed in, is asked for their own, which is no way in: so also where passwords are switched off.
   */
  async beginSignIn(viewer: User | null, challenge?: string | null): Promise<PasskeyRequest> {
    if (!viewer && challenge == null) this.assertOn();
    await this.rateLimits.consume('passkeyStart', [this.origin.address]);
    const person = challenge == null ? viewer : await this.steps.personOf(challenge);
    return { options: await this.proofs.ask(person ?? undefined) };
  }

  /** Guesses count as those of passwords do. An unknown passkey and a wrong signature are one refusal. */
  async signIn(input: z.input<typeof passkeySignIn>): Promise<StartedSession> {
    this.assertOn();
    const { response, rememberMe } = parse(passkeySignIn, input);
    await this.rateLimits.consume('passkeySignIn', [this.origin.address]);
    const passkey = await this.proofs.find(response);
    const { id, email } = passkey.user.unwrap();
    const limits = new SignInGuard(this.rateLimits, this.origin.address);
    await limits.attempt(email);
    const signed = await this.proofs.verify(passkey, response);
    const entered = await this.em.transactional(async (em) => {
      const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
      if (!user) throw new WrongPasskey();
      await this.proofs.take(em, signed);
      assertMaySignIn(user, this.settings);
      return this.steps.enter(em, user, { isRemembered: rememberMe, isByPassword: false, isTrusted: true });
    });
    await limits.succeeded(email);
    const session = opened(entered);
    await noteLanguage(this.em, session.account);
    return session;
  }

  /** Gives a code: people whose second step is a passkey have no app that shows one. */
  async check(viewer: User, input: z.input<typeof passkeyProof>): Promise<PasskeyCheck> {
    const { response } = parse(passkeyProof, input);
    const limits = this.secondFactor.limits();
    await limits.attempt(viewer.email);
    const signed = await this.proofs.verify(await this.proofs.find(response, viewer), response);
    const code = newRecoveryCode();
    const expiresAt = addSeconds(new Date(), PASSKEY_CODE_SECONDS);
    await this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      await this.proofs.take(em, signed);
      await em.insert(PasskeyCode, { hash: hashOfRecoveryCode(code), user: user.id, expiresAt });
    });
    await limits.succeeded(viewer.email);
    return { code, expiresAt };
  }

  private async findRemovable(em: EntityManager, user: User, passkeyId: string): Promise<Passkey> {
    const passkey = isId(passkeyId) ? await em.findOne(Passkey, { id: passkeyId, user: user.id }) : null;
    if (!passkey) throw new NotFound('Resource');
    const isOnly = (await em.count(Passkey, { user: user.id })) === 1;
    if (isOnly && user.secondFactorSince && !(await this.secondFactor.hasApp(user, em))) throw new LastSecondFactor();
    return passkey;
  }

  private assertOn(): void {
    if (!this.site.passwordsEnabled) throw new PasskeysOff();
  }
}

/** In the transaction that gives the reason. */
export async function removePasskeys(em: EntityManager, { id }: Pick<User, 'id'>): Promise<number> {
  await em.nativeDelete(PasskeyCode, { user: id });
  return em.nativeDelete(Passkey, { user: id });
}

async function lockUser(em: EntityManager, { id }: User): Promise<User> {
  const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!user) throw new NotSignedIn(); // deleted in the meantime
  return user;
}
