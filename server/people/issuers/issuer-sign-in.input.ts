import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { REMEMBERED_DAYS, UNREMEMBERED_HOURS } from '../../keys/sessions/session-lengths.rules.ts';
import { type issuerSignIn, LONGEST_ISSUER_ANSWER, type signInStart } from './issuer.rules.ts';

const ISSUER = 'The `id` of one of the `issuers` in the public configuration.';

@InputType({ description: 'The beginning of signing in elsewhere. Each value is 43 to 128 characters of base64url.' })
export class IssuerStartInput implements z.input<typeof signInStart> {
  @Field(() => String, { description: ISSUER })
  issuer!: string;

  @Field(() => String, { description: 'Random. The browser comes back with it.' })
  state!: string;

  @Field(() => String, { description: 'The SHA-256 of a random nonce, in base64url.' })
  nonceHash!: string;

  @Field(() => String, { description: 'The SHA-256 of a random code verifier (PKCE), in base64url.' })
  codeChallenge!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether it asks who is there, also where somebody is signed in: after a sign-out here, say.',
  })
  asksAgain?: boolean;
}

@InputType({ description: 'What a browser came back with from another site, and what it had kept.' })
export class IssuerSignInInput implements z.input<typeof issuerSignIn> {
  @Field(() => String, { description: ISSUER })
  issuer!: string;

  @Field(() => String, {
    description: `The parameters of the address that it came back to: what stands behind \`?\`, or behind \`#\` where that is where they stand. At most ${LONGEST_ISSUER_ANSWER.toLocaleString('en')} characters.`,
  })
  answer!: string;

  @Field(() => String, { description: 'The state with which it went.' })
  state!: string;

  @Field(() => String, { description: 'The nonce of which it had sent the hash.' })
  nonce!: string;

  @Field(() => String, { description: 'The code verifier of which it had sent the hash.' })
  codeVerifier!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: `Whether the session ends ${REMEMBERED_DAYS} days after its last use, rather than ${UNREMEMBERED_HOURS} hours.`,
  })
  rememberMe?: boolean;
}
