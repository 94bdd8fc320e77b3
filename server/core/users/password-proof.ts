import type { RateLimits } from '../../base/rate-limits/rate-limits.ts';
import { SignInGuard } from '../../base/rate-limits/sign-in-guard.ts';
import type { Origin } from './caller.ts';
import { WrongPassword } from './errors.ts';
import { isPassword } from './password-hash.ts';
import type { User } from './user.entity.ts';

/** For what a session alone is not enough. Guesses count together with those at signing in. */
export async function assertPassword(
  rateLimits: RateLimits,
  { address }: Pick<Origin, 'address'>,
  viewer: User,
  password: string,
  field: ConstructorParameters<typeof WrongPassword>[0],
): Promise<void> {
  const limits = new SignInGuard(rateLimits, address);
  await limits.attempt(viewer.email);
  if (!(await isPassword(password, viewer.passwordHash))) throw new WrongPassword(field);
  await limits.succeeded(viewer.email);
}
