import { z } from 'zod';
import { hasControlCharacters } from '../text.rules.ts';

export const role = z.enum(['USER', 'ADMIN']);
export const tier = z.enum(['FREE', 'STANDARD', 'PREMIUM']);

export type Role = z.output<typeof role>;
export type Tier = z.output<typeof tier>;

/** What a badge says. */
export const TIER_LABELS: Record<Tier, string> = { FREE: 'Free Plan', STANDARD: 'Standard', PREMIUM: 'Premium' };

/** The version of the terms that people agree to when they sign up. */
export const TERMS_VERSION = '2026-11-01';

export const SHORTEST_PASSWORD = 8;

const REQUIRED = 'Required';
const INVALID_EMAIL = 'Please enter a valid email address';
const SHORT_PASSWORD = `Password must be at least ${SHORTEST_PASSWORD} characters`;
const SHORT_NAME = 'Name must be at least 2 characters';

/** Compared without regard to case, so it is kept in lower case. */
const address = z
  .string({ error: INVALID_EMAIL })
  .trim()
  .toLowerCase()
  .max(254, { error: INVALID_EMAIL })
  .pipe(z.email({ error: INVALID_EMAIL }));

/** An e-mail for which an empty field has words of its own. */
export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, { error: 'Email is required' })
  .pipe(address);

const password = z
  .string({ error: SHORT_PASSWORD })
  .min(SHORTEST_PASSWORD, { error: SHORT_PASSWORD })
  .max(128, { error: 'Password must be at most 128 characters' });

const newPassword = z
  .string({ error: 'New password is required' })
  .min(1, { error: 'New password is required' })
  .pipe(password);

const confirmPassword = z
  .string({ error: 'Confirm password is required' })
  .min(1, { error: 'Confirm password is required' });

const name = z
  .string({ error: SHORT_NAME })
  .trim()
  .min(2, { error: SHORT_NAME })
  .max(100, { error: 'Name must be at most 100 characters', abort: true })
  .refine((value) => !hasControlCharacters(value), { error: 'Name contains invalid characters' });

/** Ticked keeps the session when the browser is closed. */
const rememberMe = z.boolean({ error: REQUIRED }).default(true);

export const signIn = z.object({ email: address, password, rememberMe });

export const signUp = z.object({
  name,
  email: address,
  password,
  acceptTerms: z
    .boolean({ error: REQUIRED })
    .refine((ticked) => ticked, { error: 'You must accept the Terms of Service and Privacy Policy' }),
  rememberMe,
  /** Of an invitation's link: it proves that the address is theirs. */
  invitationToken: z.string().max(500).nullish(),
});

export const passwordResetRequest = z.object({ email });

export const passwordReset = z.object({
  token: z.string({ error: 'Reset token is required' }).trim().min(1, { error: 'Reset token is required' }),
  newPassword,
});

const verificationToken = 'Verification token is required';
export const emailVerification = z.object({
  token: z.string({ error: verificationToken }).trim().min(1, { error: verificationToken }),
});

const refreshToken = 'Refresh token is required';
export const sessionRefresh = z.object({
  refreshToken: z.string({ error: refreshToken }).trim().min(1, { error: refreshToken }),
});

const idToken = 'Google ID token is required';
export const googleSignIn = z.object({
  idToken: z.string({ error: idToken }).trim().min(1, { error: idToken }),
  /** What the nonce in the token is the hash of, where it has one. */
  nonce: z.string().max(200).nullish(),
  rememberMe,
});

/** The sign-up form, which asks for the password twice. */
export const signUpForm = signUp
  .omit({ rememberMe: true, invitationToken: true })
  .extend({ confirmPassword })
  .refine((form) => form.password === form.confirmPassword, twiceTheSame('password'));

/** The form behind the link of a reset mail. */
export const passwordResetForm = z
  .object({ newPassword, confirmPassword })
  .refine((form) => form.newPassword === form.confirmPassword, twiceTheSame('newPassword'));

/** Said as soon as both fields are long enough, whatever else is wrong. */
function twiceTheSame(field: 'password' | 'newPassword') {
  return {
    path: ['confirmPassword'],
    error: "Passwords don't match",
    when: ({ value }: { value: unknown }) => {
      const form = value as Record<string, unknown>;
      return password.safeParse(form[field]).success && confirmPassword.safeParse(form.confirmPassword).success;
    },
  };
}
