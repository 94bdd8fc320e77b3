import { Field, Int, ObjectType } from 'type-graphql';
import { Account } from '../../core/users/account.type.ts';
import type { User } from '../../core/users/user.entity.ts';

/** The tokens are kept nowhere else. */
@ObjectType('Session', {
  description: 'A session that has just begun or was renewed, with its tokens. They are given here and never again.',
})
export class StartedSession {
  @Field(() => String, {
    description: 'For the header `Authorization: Bearer …`, and for `accessToken` in the connection_init of a socket.',
  })
  accessToken!: string;

  @Field(() => String, { description: 'For `refreshSession`, once: each renewal gives another one.' })
  refreshToken!: string;

  @Field(() => String, { description: 'Always "bearer".' })
  tokenType!: 'bearer';

  @Field(() => Int, { description: 'Seconds until the access token ends.' })
  expiresIn!: number;

  @Field(() => Account, { description: 'The account that is signed in.' })
  account!: User;
}
