import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { googleSignIn } from '../users/account.rules.ts';

@InputType()
export class GoogleSignInInput implements z.input<typeof googleSignIn> {
  @Field(() => String)
  idToken!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the nonce of the token is the SHA-256 of, in base64url; needed when it has one.',
  })
  nonce?: string | null;

  @Field(() => Boolean, { defaultValue: true })
  rememberMe?: boolean;
}
