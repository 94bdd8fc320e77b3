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
    private readonly secondFactor: SecondFactorService,
    private readonly steps: SignInSteps,
    private readonly rateLimits: RateLimits,
    private readonly mailQueue: MailQueue,
    private readonly settings: SiteSettings,
    private readonly site: Site,
    private readonly origin: Origin,
  ) {}

  async passkeysOf({ id }: User): Promise<Passkey[]> {
    return this.em.find(Passkey, { user: id }, { orderBy: { id: 'asc' }, refresh: true });
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

  async remove(viewer: User, passkeyId: string): Promise<User> {
    return this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      const passkey = isId(passkeyId) ? await em.findOne(Passkey, { id: passkeyId, user: user.id }) : null;
      if (!passkey) throw new NotFound('Resource');
      const isOnly = (await em.count(Passkey, { user: user.id })) === 1;
      if (isOnly && user.secondFactorSince && !(await this.secondFactor.hasApp(user, em))) throw new LastSecondFactor();
      em.remove(passkey);
      await em.flush();
      await em.nativeDelete(PasskeyCode, { user: user.id });
      await this.mailQueue.queue(em, await mailTo(user, () => passkeyRemovedEmail({ passkey: passkey.name })));
      await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
      return user;
    });
  }

  /** Says nothing of accounts: the device knows which passkeys it has for this site. */
  async beginSignIn(): Promise<PasskeyRequest> {
    this.assertOn();
    await this.rateLimits.consume('passkeyStart', [this.origin.address]);
    return { options: await this.ceremony.askToSign() };
  }

  /** Guesses count as those of passwords do. An unknown passkey and a wrong signature are one refusal. */
  async signIn(input: z.input<typeof passkeySignIn>): Promise<StartedSession> {
    this.assertOn();
    const { response, rememberMe } = parse(passkeySignIn, input);
    await this.rateLimits.consume('passkeySignIn', [this.origin.address]);
    const passkey = await this.em.findOne(
      Passkey,
      { credentialId: response.id },
      { populate: ['user'], refresh: true },
    );
    if (!passkey) throw new WrongPasskey();
    const { id, email } = passkey.user.unwrap();
    const limits = new SignInGuard(this.rateLimits, this.origin.address);
    await limits.attempt(email);
    const counter = await this.ceremony.verifySigned(passkey, response);
    const entered = await this.em.transactional(async (em) => {
      // Locked against a removal, and against a twin: what is removed at this moment opens nothing any more.
      const user = await em.findOne(User, id, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
      const kept = await em.findOne(Passkey, passkey.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!user || !kept || (counter > 0 && counter <= kept.counter)) throw new WrongPasskey();
      assertMaySignIn(user, this.settings);
      Object.assign(kept, { counter, lastUsedAt: new Date() });
      return this.steps.enter(em, user, { isRemembered: rememberMe, isByPassword: false, isTrusted: true });
    });
    await limits.succeeded(email);
    const session = opened(entered);
    await noteLanguage(this.em, session.account);
    return session;
  }

  /** Gives a code: people whose second step is a passkey have no app that shows one. */
  async check(viewer: User, input: z.input<typeof passkeyProof>): Promise<PasskeyCheck> {
    this.assertOn();
    const { response } = parse(passkeyProof, input);
    const limits = this.secondFactor.limits();
    await limits.attempt(viewer.email);
    const passkey = await this.em.findOne(Passkey, { credentialId: response.id, user: viewer.id }, { refresh: true });
    if (!passkey) throw new WrongPasskey();
    const counter = await this.ceremony.verifySigned(passkey, response);
    const code = newRecoveryCode();
    const expiresAt = addSeconds(new Date(), PASSKEY_CODE_SECONDS);
    await this.em.transactional(async (em) => {
      const user = await lockUser(em, viewer);
      const kept = await em.findOne(Passkey, passkey.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      if (!kept || (counter > 0 && counter <= kept.counter)) throw new WrongPasskey();
      Object.assign(kept, { counter, lastUsedAt: new Date() });
      await em.insert(PasskeyCode, { hash: hashOfRecoveryCode(code), user: user.id, expiresAt });
    });
    await limits.succeeded(viewer.email);
    return { code, expiresAt };
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
