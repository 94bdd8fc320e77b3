import type { EntityManager } from '@mikro-orm/postgresql';
import { Secret, TOTP } from 'otpauth';
import { hashSecret, newSecret } from '../../server/base/database/secret-token.ts';
import { User } from '../../server/core/users/user.entity.ts';
import { AuthenticatorApp } from '../../server/keys/second-factor/authenticator-app.entity.ts';
import { OneTimeCodes } from '../../server/keys/second-factor/one-time-codes.ts';
import { PendingSignIn } from '../../server/keys/sessions/pending-sign-in.entity.ts';

interface Options {
  /** The secret of the site. */
  secret: string;
  /** Whether it is on already; else it waits for its first code. */
  isOn?: boolean;
}

/** An app of somebody's, past its setup: the code that it shows now, and the challenge of a sign-in that waits for one. */
export async function aSecondFactor(em: EntityManager, user: User, { secret, isOn = true }: Options) {
  const codes = new OneTimeCodes(secret);
  const sealedSecret = codes.newSecret(user.id);
  const now = new Date();
  await em.insert(AuthenticatorApp, { user: user.id, sealedSecret, createdAt: now, confirmedAt: isOn ? now : null });
  if (isOn) await em.nativeUpdate(User, user.id, { secondFactorSince: now });
  const challenge = newSecret();
  const expiresAt = new Date(now.getTime() + 600_000);
  const about = { hash: hashSecret(challenge), user: user.id, isRemembered: false, isByPassword: false };
  await em.insert(PendingSignIn, { ...about, createdAt: now, expiresAt });
  const shown = codes.shownSecret(sealedSecret, user.id, { siteName: 'Kindlist', email: user.email });
  const code = new TOTP({ secret: Secret.fromBase32(shown?.secret ?? '') }).generate();
  return { code, challenge };
}
