import { z } from 'zod';

/** In base64url: as PKCE wants them. */
const random = z.string().regex(/^[\w-]{43,128}$/);
export const LONGEST_ISSUER_ANSWER = 16_000;

const issuer = z.string().max(60);

export const signInStart = z.object({
  issuer,
  state: random,
  nonceHash: random,
  codeChallenge: random,
  asksAgain: z.boolean().default(false),
});

export const issuerSignIn = z.object({
  issuer,
  /** Codes of some servers are tokens with all that they say of a person. */
  answer: z.string().max(LONGEST_ISSUER_ANSWER),
  state: random,
  nonce: random,
  codeVerifier: random,
  rememberMe: z.boolean().default(true),
});
