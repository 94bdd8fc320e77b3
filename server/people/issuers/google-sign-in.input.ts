import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { googleSignIn } from '../../core/users/account.rules.ts';
import { REMEMBERED_DAYS, UNREMEMBERED_HOURS } from '../../keys/sessions/session-lengths.rules.ts';

@InputType({ description: 'The token that Google gave the browser.' })
export class GoogleSignInInput implements z.input<typeof googleSignIn> {
  @Field(() => String, { description: 'The ID token (a JWT) that Google issued for this site. It works once.' })
  idToken!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The value that the nonce of the token is the SHA-256 of, in base64url; needed when the token has one.',
  })
  nonce?: string | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: `Whether the session ends ${REMEMBERED_DAYS} days after its last use, rather than ${UNREMEMBERED_HOURS} hours.`,
  })
  rememberMe?: boolean;
}
