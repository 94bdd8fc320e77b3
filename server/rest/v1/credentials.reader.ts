import { z } from 'zod';

const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);

const body = z.object({
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
});

/** What is missing or of another kind is left to the rule, which has the words for it. */
function read(value: unknown) {
  const isObject = typeof value === 'object' && value !== null;
  return body.parse(isObject ? value : {});
}

export function readSignIn(value: unknown) {
  const { email = '', password = '', remember_me, rememberMe } = read(value);
  return { email, password, rememberMe: remember_me ?? rememberMe ?? true };
}

/** API clients ask for consent themselves, and register only with it. */
export function readSignUp(value: unknown) {
  const { email = '', password = '', name, full_name, fullName } = read(value);
  return { email, password, name: name ?? full_name ?? fullName ?? '', acceptTerms: true };
}

export function readEmail(value: unknown) {
  const { email = '' } = read(value);
  return { email };
}

export function readNewPassword(value: unknown): string {
  const { new_password, newPassword, password } = read(value);
  return new_password ?? newPassword ?? password ?? '';
}

export function readRefreshToken(value: unknown) {
  const { refresh_token, refreshToken } = read(value);
  return { refreshToken: refresh_token ?? refreshToken ?? '' };
}
