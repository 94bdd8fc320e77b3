import type { EntityManager } from '@mikro-orm/postgresql';
import { claimed } from '../../base/database/once.ts';
import { hashSecret } from '../../base/database/secret-token.ts';
import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { auditOutside } from '../../core/audit/audit-log.ts';
import type { Origin } from '../../core/users/caller.ts';
import { Session } from '../../keys/sessions/session.entity.ts';
import type { SessionsService } from '../../keys/sessions/sessions.service.ts';
import { IssuerUnreachable, LogoutRefused } from './errors.ts';
import { holdLogin, holdPerson } from './hold-login.ts';
import type { IssuerExit } from './issuer-exit.type.ts';
import type { Issuers } from './issuers.ts';

/** Signing out where people signed in, and by it. */
export class SignOutsService {
  constructor(
    private readonly em: EntityManager,
    private readonly issuers: Issuers,
    private readonly sessions: SessionsService,
    private readonly rateLimits: RateLimits,
    private readonly origin: Origin,
  ) {}

  /** `isCurrent` is false for a token that has run out: it ends its session, and shows nobody's ID token. */
  async begin(sessionId: string, { isCurrent }: { isCurrent: boolean }): Promise<IssuerExit | null> {
    const session = await this.em.findOne(Session, sessionId, { populate: ['sealedIdToken'], refresh: true });
    await this.sessions.endOne(sessionId);
    const issuer = session?.issuerId ? this.issuers.find(session.issuerId) : null;
    if (!session || !issuer?.settings.signsOutThere) return null;
    const { sealedIdToken } = session;
    const idToken = isCurrent && sealedIdToken ? this.issuers.idTokenIn(sealedIdToken, session.user.id) : null;
    return { endSessionUrl: await issuer.endSessionUrl(idToken, this.origin.log) };
  }

  /**
   * The issuer says that somebody has signed out there. Refused ones are counted, and those that cannot be checked, since anybody can
   * send them; good ones always come through.
   */
  async endBy(issuerId: string, token: string): Promise<void> {
    const issuer = this.issuers.named(issuerId);
    try {
      const { id, subject, session } = await issuer.readLogoutToken(token, this.origin.log);
      const key = hashSecret(`${issuerId} ${id}`);
      await this.em.transactional(async (em) => {
        if (await claimed(em, { about: 'logout', key, sent: null }, true)) throw new LogoutRefused();
        if (subject !== null) await holdPerson(em, { issuerId, subject });
        if (session !== null) await holdLogin(em, { issuerId, session, isOver: true });
        const ended = await this.sessions.endThrough(em, { issuerId, subject, session });
        for (const [userId, sessions] of ended) {
          const about = { kind: 'USER', id: userId } as const;
          const change = { before: { sessions }, after: { sessions: 0 } };
          auditOutside(em, issuer.settings.name, { action: 'SESSIONS_ENDED', subject: about, ...change });
        }
      });
    } catch (problem) {
      const isCounted = problem instanceof LogoutRefused || problem instanceof IssuerUnreachable;
      if (isCounted) await this.rateLimits.consume('issuerLogout', [this.origin.address]);
      throw problem;
    }
  }
}
