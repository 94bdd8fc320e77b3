import type { EntityManager } from '@mikro-orm/postgresql';
import { auditOutside } from '../../core/audit/audit-log.ts';
import { announceEvent } from '../../core/events/announce.ts';
import type { Role } from '../../core/users/account.rules.ts';
import { lockAdministrators } from '../../core/users/lock-administrators.ts';
import { User } from '../../core/users/user.entity.ts';
import { Identity } from '../accounts/identity.entity.ts';
import type { Issuer } from './issuer.ts';
import type { IssuerIdentity } from './issuer-claims.ts';

/** An administrator whom somebody here appointed stays one, and so does the last one. */
export async function followGroup(
  em: EntityManager,
  userId: string,
  { issuer: keptAs, subject, groups }: IssuerIdentity,
  issuer: Issuer,
): Promise<void> {
  const { adminGroup } = issuer.settings;
  if (adminGroup === null) return;
  const administrators = await lockAdministrators(em, userId);
  const identity = await em.findOne(Identity, { issuer: keptAs, subject, user: userId }, { refresh: true });
  const user = await em.findOne(User, userId, { refresh: true });
  if (!identity || !user) return;

  if (groups === null && (await em.count(Identity, { issuer: keptAs, makesAdministrator: true })) === 0) {
    issuer.tellOfMissingGroups(); // people without groups have none everywhere: only where nobody ever had any
  }
  const isMember = groups?.includes(adminGroup) ?? false;
  if (isMember && user.role !== 'ADMIN') {
    identity.makesAdministrator = true;
    await setRole(em, user, 'ADMIN', issuer);
  }
  if (isMember || !identity.makesAdministrator) return;
  const isLast = administrators.every((id) => id === userId);
  if (isLast) return issuer.tellOfLastAdministrator();
  identity.makesAdministrator = false;
  const byAnother = await em.count(Identity, { user: userId, makesAdministrator: true, subject: { $ne: subject } });
  if (user.role === 'ADMIN' && byAnother === 0) await setRole(em, user, 'USER', issuer);
}

async function setRole(em: EntityManager, user: User, role: Role, { settings }: Issuer): Promise<void> {
  const { id: userId, role: before } = user;
  user.role = role;
  const act = {
    action: 'ROLE_CHANGED',
    subject: { kind: 'USER', id: userId },
    before: { role: before },
    after: { role },
  };
  auditOutside(em, `A group of ${settings.name}`, act as Parameters<typeof auditOutside>[2]);
  await announceEvent(em, { kind: 'ACCOUNT_CHANGED', userId });
}
