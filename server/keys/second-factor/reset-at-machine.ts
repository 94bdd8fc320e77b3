import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../base/errors/errors.ts';
import { auditCommand } from '../../core/audit/audit-log.ts';
import { User } from '../../core/users/user.entity.ts';
import { PendingSignIn } from '../sessions/pending-sign-in.entity.ts';
import { Session } from '../sessions/session.entity.ts';
import { AuthenticatorApp } from './authenticator-app.entity.ts';
import { removePasskeys } from './passkeys.service.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

/** For the only administrator, who has lost phone and recovery codes. False where there was nothing to reset. */
export async function resetAtMachine(em: EntityManager, email: string): Promise<boolean> {
  return em.transactional(async (inside) => {
    const user = await inside.findOne(User, { email: email.trim().toLowerCase(), isSystem: false });
    if (!user) throw new InvalidInput({ email: [`Nobody has signed up as ${email}.`] });
    const passkeys = await removePasskeys(inside, user);
    const wasOn = user.secondFactorSince != null || passkeys > 0;
    user.secondFactorSince = null;
    const theirs = { user: user.id };
    await inside.nativeDelete(AuthenticatorApp, theirs);
    await inside.nativeDelete(RecoveryCode, theirs);
    await inside.nativeDelete(PendingSignIn, theirs);
    await inside.nativeDelete(Session, theirs);
    if (wasOn) auditCommand(inside, { action: 'SECOND_FACTOR_RESET', subject: { kind: 'USER', id: user.id } });
    return wasOn;
  });
}
