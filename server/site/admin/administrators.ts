import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { auditCommand } from '../../core/audit/audit-log.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { signUp } from '../../core/users/account.rules.ts';
import { hashPassword } from '../../core/users/password-hash.ts';
import { User } from '../../core/users/user.entity.ts';

const credentials = signUp.pick({ email: true, password: true });

/**
 * A password that somebody has is left alone, and an address that nobody has proved to be theirs is not trusted:
 * otherwise a stranger could sign up with it first and get the site. Says what it did, or null.
 */
export async function ensureAdministrator(
  em: EntityManager,
  input: { email: string; password: string },
): Promise<string | null> {
  const { email, password } = parse(credentials, input);
  const passwordHash = (await em.count(User, { email })) > 0 ? null : await hashPassword(password);
  return em.transactional(async (inside) => {
    const known = await inside.findOne(User, { email, isSystem: false });
    if (known && !known.emailVerifiedAt) return UNPROVEN;
    if (known?.role === 'ADMIN') return null;
    if (known) {
      appoint(inside, known);
      await announceEvent(inside, { kind: 'ACCOUNT_CHANGED', userId: known.id });
    } else
      inside.create(User, { email, name: 'Administrator', passwordHash, role: 'ADMIN', emailVerifiedAt: new Date() });
    return null;
  });
}

/** The person at the machine is trusted. */
export async function makeAdministrator(em: EntityManager, email: string): Promise<User> {
  if (!email.trim()) throw new InvalidInput({ email: [t`Whose account is it? npm run admin -- EMAIL`] });
  const user = await em.findOne(User, { email: email.trim().toLowerCase(), isSystem: false });
  if (!user) throw new InvalidInput({ email: [t`Nobody has signed up as ${email}.`] });
  appoint(em, user);
  await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId: user.id });
  return user;
}

function appoint(em: EntityManager, user: User): void {
  const { id, role } = user;
  const subject = { kind: 'USER', id } as const;
  auditCommand(em, { action: 'ROLE_CHANGED', subject, before: { role }, after: { role: 'ADMIN' } });
  user.role = 'ADMIN';
}

const UNPROVEN =
  'The account of ADMIN_EMAIL has not verified its address, so it is no administrator. Verify it, or run: npm run admin -- EMAIL';
