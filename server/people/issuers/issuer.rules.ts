import { z } from 'zod';

/** Random bytes or a hash, in base64url: as PKCE wants them. */
const random = z.string().regex(/^[\w-]{43,128}$/);
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
  answer: z.string().max(16_000),
  state: random,
  nonce: random,
  codeVerifier: random,
  rememberMe: z.boolean().default(true),
});
