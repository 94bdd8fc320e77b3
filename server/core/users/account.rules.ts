import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { z } from 'zod';
import {
  hasControlCharacters,
  inOneSpelling,
  isLongEnoughName,
  LONGEST_UNCLEANED_TEXT,
  SHORTEST_NAME,
} from '../../base/text/text.rules.ts';
import { isVisible } from '../../base/text/visible-text.rules.ts';

export const role = z.enum(['USER', 'ADMIN']);
export const tier = z.enum(['FREE', 'STANDARD', 'PREMIUM']);

export type Role = z.output<typeof role>;
export type Tier = z.output<typeof tier>;

export const TIER_LABELS: Record<Tier, MessageDescriptor> = {
  FREE: msg`Free Plan`,
  STANDARD: msg`Standard`,
  PREMIUM: msg`Premium`,
};

export const TERMS_VERSION = '2026-11-01';

export const LONGEST_EMAIL = 254;
export const LONGEST_PERSON_NAME = 100;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

const REQUIRED = () => t`Required`;
const INVALID_EMAIL = () => t`Please enter a valid email address`;
const SHORT_PASSWORD = () => t`Password must be at least ${SHORTEST_PASSWORD} characters`;
export const WRONG_PASSWORD = () => t`Current password is incorrect`;
const SHORT_NAME = () => t`Name must be at least ${SHORTEST_NAME} characters`;
const LONG_NAME = () => t`Name must be at most ${LONGEST_PERSON_NAME} characters`;

/** As zod has it, and with the domains of other scripts as mail servers write them: `ivan@xn--e1afmkfd.xn--p1ai`. Its length is bounded before. */
const ADDRESS =
  /^(?!\.)(?!.{0,254}\.\.)[a-z0-9_'+.-]{0,63}[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,126}(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** Compared without regard to case, so it is kept in lower case. */
const address = z
  .string({ error: INVALID_EMAIL })
  .trim()
  .toLowerCase()
  .max(LONGEST_EMAIL, { error: INVALID_EMAIL, abort: true })
  .transform(withWrittenDomain)
  .pipe(z.string().max(LONGEST_EMAIL, { error: INVALID_EMAIL, abort: true }).regex(ADDRESS, { error: INVALID_EMAIL }));

function withWrittenDomain(written: string): string {
  const at = written.lastIndexOf('@');
  const domain = written.slice(at + 1);
  if (at < 1 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]*$/.test(domain)) return written;
  return `${written.slice(0, at)}@${URL.parse(`http://${domain}`)?.hostname ?? domain}`;
}

export const email = z
  .string({ error: () => t`Email is required` })
  .trim()
  .min(1, { error: () => t`Email is required` })
  .pipe(address);

const password = z
  .string({ error: SHORT_PASSWORD })
  .min(SHORTEST_PASSWORD, { error: SHORT_PASSWORD })
  .max(LONGEST_PASSWORD, { error: () => t`Password must be at most ${LONGEST_PASSWORD} characters` });

const newPassword = z
  .string({ error: () => t`New password is required` })
  .min(1, { error: () => t`New password is required` })
  .pipe(password);

const confirmPassword = z
  .string({ error: () => t`Confirm password is required` })
  .min(1, { error: () => t`Confirm password is required` });

const name = z
  .string({ error: SHORT_NAME })
  .max(LONGEST_UNCLEANED_TEXT, { error: LONG_NAME, abort: true })
  .transform((value) => inOneSpelling(value).trim())
  .pipe(
    z
      .string()
      .min(1, { error: SHORT_NAME })
      .refine(isLongEnoughName, { error: SHORT_NAME })
      .refine(isVisible, { error: SHORT_NAME })
      .max(LONGEST_PERSON_NAME, { error: LONG_NAME, abort: true })
      .refine((value) => !hasControlCharacters(value), { error: () => t`Name contains invalid characters` }),
  );

const rememberMe = z.boolean({ error: REQUIRED }).default(true);

export const signIn = z.object({ email: address, password, rememberMe });

export const signUp = z.object({
  name,
  email: address,
  password,
  acceptTerms: z
    .boolean({ error: REQUIRED })
    .refine((ticked) => ticked, { error: () => t`You must accept the Terms of Service and Privacy Policy` }),
  rememberMe,
  invitationToken: z.string().max(500).nullish(),
});

export const passwordResetRequest = z.object({ email });

export const passwordReset = z.object({
  token: z
    .string({ error: () => t`Reset token is required` })
    .trim()
    .min(1, { error: () => t`Reset token is required` }),
  newPassword,
});

const verificationToken = () => t`Verification token is required`;
export const emailVerification = z.object({
  token: z.string({ error: verificationToken }).trim().min(1, { error: verificationToken }),
});

const refreshToken = () => t`Refresh token is required`;
export const sessionRefresh = z.object({
  refreshToken: z.string({ error: refreshToken }).trim().min(1, { error: refreshToken }),
});

const idToken = () => t`Google ID token is required`;
export const googleSignIn = z.object({
  idToken: z.string({ error: idToken }).trim().min(1, { error: idToken }),
  nonce: z.string().max(200).nullish(),
  rememberMe,
});

export const signUpForm = signUp
  .omit({ rememberMe: true, invitationToken: true })
  .extend({ confirmPassword })
  .refine((form) => form.password === form.confirmPassword, twiceTheSame('password'));

export const passwordResetForm = z
  .object({ newPassword, confirmPassword })
  .refine((form) => form.newPassword === form.confirmPassword, twiceTheSame('newPassword'));

function twiceTheSame(field: 'password' | 'newPassword') {
  return {
    path: ['confirmPassword'],
    error: () => t`Passwords don't match`,
    when: ({ value }: { value: unknown }) => {
      const form = value as Record<string, unknown>;
      return password.safeParse(form[field]).success && confirmPassword.safeParse(form.confirmPassword).success;
    },
  };
}
