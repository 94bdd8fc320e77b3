import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { add, addSeconds, type Duration, differenceInMilliseconds, max, startOfHour, sub } from 'date-fns';
import type { z } from 'zod';
import { hashSecret, newSecret } from '../../base/database/secret-token.ts';
import { isId } from '../../base/database/uuid.ts';
import { NotFound, NotSignedIn } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { sessionRefresh } from '../../core/users/account.rules.ts';
import type { SignedIn } from '../../core/users/caller.ts';
import { noteLanguage } from '../../core/users/note-language.ts';
import { User } from '../../core/users/user.entity.ts';
import { ACCESS_TOKEN_LIFETIME_SECONDS, type AccessTokens } from './access-token.ts';
import type { ActiveSession } from './active-session.type.ts';
import { deviceName } from './device-name.ts';
import type { IssuerLogin } from './opened-through.ts';
import { PendingSignIn } from './pending-sign-in.entity.ts';
import { RefreshToken } from './refresh-token.entity.ts';
import { Session } from './session.entity.ts';
import { REFRESH_GRACE_SECONDS, REMEMBERED_DAYS, UNREMEMBERED_HOURS } from './session-lengths.rules.ts';
import { selectSignedIn } from './signed-in-user.ts';
import type { StartedSession } from './started-session.type.ts';

/** For answers that got lost and tabs that ask at once. */
const REFRESH_GRACE_MS = REFRESH_GRACE_SECONDS * 1000;

const LONGEST_USER_AGENT = 300;

/** How long somebody may look for their phone. */
export const PENDING_SIGN_IN_SECONDS = 10 * 60;

interface NewSession {
  isRemembered: boolean;
  userAgent: string | null;
  isTwoFactor?: boolean;
  through?: IssuerLogin;
}

/** A logout token names a browser, a person or both. */
interface EndedLogin {
  issuerId: string;
  subject: string | null;
  session: string | null;
}

export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly accessTokens: AccessTokens,
  ) {}

  async start(
    em: EntityManager,
    user: User,
    { isRemembered, userAgent, isTwoFactor = false, through }: NewSession,
  ): Promise<StartedSession> {
    const session = em.create(Session, {
      user,
      isRemembered,
      isTwoFactor,
      userAgent: userAgent?.slice(0, LONGEST_USER_AGENT),
      expiresAt: endOf(isRemembered),
      ...through,
    });
    return this.issue(em, session, user);
  }

  async hold(
    em: EntityManager,
    user: User,
    { through, ...about }: Pick<PendingSignIn, 'isRemembered' | 'isByPassword'> & { through?: IssuerLogin },
  ): Promise<string> {
    const challenge = newSecret();
    const expiresAt = addSeconds(new Date(), PENDING_SIGN_IN_SECONDS);
    em.create(PendingSignIn, { hash: hashSecret(challenge), user, expiresAt, ...about, ...through });
    await em.flush();
    return challenge;
  }

  async findHeld(em: EntityManager, challenge: string, lockMode = LockMode.NONE): Promise<PendingSignIn | null> {
    const isOpen = { hash: hashSecret(challenge), expiresAt: { $gt: new Date() } };
    return em.findOne(PendingSignIn, isOpen, { lockMode, populate: ['sealedIdToken'], refresh: true });
  }

  /**
   * A token that was replaced a while ago is in the wrong hands, or its successor is: nobody can tell, so the
   * session ends for both.
   */
  async refresh(input: z.input<typeof sessionRefresh>): Promise<StartedSession> {
    const hash = hashSecret(parse(sessionRefresh, input).refreshToken);
    const renewed = await this.em.transactional(async (em) => {
      const known = await em.findOne(RefreshToken, { hash });
      if (!known) return null;
      // The session is the lock for all that belongs to it: refreshing and ending wait for each other.
      const where = { id: known.session.id, expiresAt: { $gt: new Date() } };
      const session = await em.findOne(Session, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!session) return null;

      if (known.replacedAt && differenceInMilliseconds(new Date(), known.replacedAt) > REFRESH_GRACE_MS) {
        await this.end(em, [session.id]);
        return null;
      }
      known.replacedAt ??= new Date();
      session.expiresAt = endOf(session.isRemembered);
      return this.issue(em, session, await session.user.loadOrFail());
    });
    if (!renewed) throw new NotSignedIn(); // after the commit: an ended session stays ended
    await noteLanguage(this.em, renewed.account);
    return renewed;
  }

  /** Null when the token is not good, or its session is over. */
  async viewerOf(accessToken: string): Promise<SignedIn | null> {
    const claims = this.accessTokens.read(accessToken);
    if (!claims) return null;
    const { userId, sessionId, expiresAt } = claims;
    const [row] = await selectSignedIn(this.em, { userId, sessionId, now: new Date() });
    if (!row) return null;
    const { account, isTwoFactor } = row;
    return { user: this.em.map(User, account), sessionId, expiresAt, isTwoFactor };
  }

  async sessionsOf(viewer: User, currentId: string | null): Promise<ActiveSession[]> {
    const open = { user: viewer.id, expiresAt: { $gt: new Date() } };
    const sessions = await this.em.find(Session, open, { refresh: true });
    const shown = sessions.map(({ id, userAgent, createdAt, ...session }) => {
      const lastUse = sub(session.expiresAt, lifetimeOf(session.isRemembered));
      return {
        id,
        device: deviceName(userAgent),
        signedInAt: createdAt,
        lastUsedAt: lastUse > createdAt ? max([startOfHour(lastUse), createdAt]) : createdAt,
        isCurrent: id === currentId,
      };
    });
    const rank = ({ isCurrent, lastUsedAt }: ActiveSession) => (isCurrent ? Number.POSITIVE_INFINITY : +lastUsedAt);
    return shown.sort((one, other) => (rank(one) > rank(other) ? -1 : 1));
  }

  async endOwn(viewer: User, sessionId: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const own = isId(sessionId) && (await em.count(Session, { id: sessionId, user: viewer.id }));
      if (!own) throw new NotFound('Resource');
      await this.end(em, [sessionId]);
    });
  }

  async endOthers(viewer: User, staysId: string | null): Promise<void> {
    await this.em.transactional((em) => this.endAllOf(em, viewer, staysId));
  }

  async endOne(sessionId: string): Promise<void> {
    await this.em.transactional((em) => this.end(em, [sessionId]));
  }

  /** In the transaction that gives the reason; people who are about to sign in are signed out, too. */
  async endAllOf(em: EntityManager, user: User, staysId: string | null = null): Promise<void> {
    const sessions = await em.find(Session, { user }, { fields: ['id'] });
    const ids = sessions.map(({ id }) => id).filter((id) => id !== staysId);
    await this.end(em, ids);
    await em.nativeDelete(PendingSignIn, { user: user.id });
  }

  /** Also of people who are about to sign in. Gives how many sessions of whom. */
  async endThrough(em: EntityManager, { issuerId, subject, session }: EndedLogin): Promise<Map<string, number>> {
    const ofPerson = subject !== null && { issuerSubject: subject };
    // A login whose browser is not known is one of that person's.
    const named = { issuerSession: session };
    const ofBrowser = session !== null && (subject === null ? named : { $or: [named, { issuerSession: null }] });
    const theirs = { issuerId, ...ofPerson, ...ofBrowser };
    await em.nativeDelete(PendingSignIn, theirs); // first: it waits for one that is becoming a session
    const sessions = await em.find(Session, theirs, { fields: ['id', 'user'] });
    await this.end(
      em,
      sessions.map(({ id }) => id),
    );
    const counts = new Map<string, number>();
    for (const { user } of sessions) counts.set(user.id, (counts.get(user.id) ?? 0) + 1);
    return counts;
  }

  private async end(em: EntityManager, ids: string[]): Promise<void> {
    await em.nativeDelete(Session, { id: ids });
    if (ids.length > 0) await announceEvent(em, { kind: 'SESSIONS_ENDED', sessionIds: ids });
  }

  private async issue(em: EntityManager, session: Session, user: User): Promise<StartedSession> {
    const refreshToken = newSecret();
    em.create(RefreshToken, { hash: hashSecret(refreshToken), session });
    await em.flush();
    return {
      accessToken: this.accessTokens.sign(user, session.id),
      refreshToken,
      tokenType: 'bearer',
      expiresIn: ACCESS_TOKEN_LIFETIME_SECONDS,
      account: user,
    };
  }
}

/** Counted from each refresh, so that a session's end tells of its last use. */
function lifetimeOf(isRemembered: boolean): Duration {
  return isRemembered ? { days: REMEMBERED_DAYS } : { hours: UNREMEMBERED_HOURS };
}

function endOf(isRemembered: boolean): Date {
  return add(new Date(), lifetimeOf(isRemembered));
}
