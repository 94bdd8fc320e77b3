import { Field, Int, ObjectType } from 'type-graphql';
import { Account } from '../users/account.type.ts';
import type { User } from '../users/user.entity.ts';

/** What signing in gives, once: the tokens are kept nowhere else. */
@ObjectType('Session')
export class StartedSession {
  @Field(() => String)
  accessToken!: string;

  @Field(() => String)
  refreshToken!: string;

  @Field(() => String)
  tokenType!: 'bearer';

  @Field(() => Int, { description: 'Seconds until the access token ends.' })
  expiresIn!: number;

  @Field(() => Account)
  account!: User;
}
