import { z } from 'zod';
import { readBody } from './request-body.reader.ts';

/** What is missing or of another kind is left to the rule, which has the words for it. */
const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);

const credentials = z.object({
  email: text,
  password: text,
  new_password: text,
  newPassword: text,
  full_name: text,
  fullName: text,
  name: text,
  remember_me: flag,
  rememberMe: flag,
  refresh_token: text,
  refreshToken: text,
  id_token: text,
  idToken: text,
  nonce: text,
  invitation_token: text,
  invitationToken: text,
});

export function readSignIn(body: unknown) {
  const { email = '', password = '', remember_me, rememberMe } = readBody(credentials, body);
  return { email, password, rememberMe: remember_me ?? rememberMe ?? true };
}

/** API clients ask for consent themselves, and register only with it. */
export function readSignUp(body: unknown) {
  const { email = '', password = '', name, full_name, fullName, ...invited } = readBody(credentials, body);
  const invitationToken = invited.invitation_token ?? invited.invitationToken;
  return { email, password, name: name ?? full_name ?? fullName ?? '', acceptTerms: true, invitationToken };
}

export function readEmail(body: unknown) {
  const { email = '' } = readBody(credentials, body);
  return { email };
}

export function readNewPassword(body: unknown): string {
  const { new_password, newPassword, password } = readBody(credentials, body);
  return new_password ?? newPassword ?? password ?? '';
}

export function readRefreshToken(body: unknown) {
  const { refresh_token, refreshToken } = readBody(credentials, body);
  return { refreshToken: refresh_token ?? refreshToken ?? '' };
}

export function readGoogleSignIn(body: unknown) {
  const { id_token, idToken, nonce, remember_me, rememberMe } = readBody(credentials, body);
  return { idToken: id_token ?? idToken ?? '', nonce, rememberMe: remember_me ?? rememberMe ?? true };
}
