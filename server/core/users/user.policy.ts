import { NotAllowed } from '../../base/errors/errors.ts';
import { AccountSuspended, EmailUnverified } from './errors.ts';
import type { User } from './user.entity.ts';

/** Each request reads its user anew. */
export function isAdministrator(viewer: Pick<User, 'role'> | null): boolean {
  return viewer?.role === 'ADMIN';
}

export function assertAdministrator(viewer: Pick<User, 'role'>): void {
  if (!isAdministrator(viewer)) throw new NotAllowed();
}

export function assertNotSuspended(user: Pick<User, 'suspendedAt' | 'suspensionReason'>): void {
  if (user.suspendedAt) throw new AccountSuspended(user.suspensionReason);
}

export function assertMayWrite(
  viewer: Pick<User, 'emailVerifiedAt'>,
  settings: { requireEmailVerification: boolean },
): void {
  if (settings.requireEmailVerification && !viewer.emailVerifiedAt) throw new EmailUnverified();
}
