import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { signIn } from '../../core/users/account.rules.ts';
import { PASSWORD_LENGTH } from '../../core/users/password-length.ts';
import { REMEMBERED_DAYS, UNREMEMBERED_HOURS } from '../../keys/sessions/session-lengths.rules.ts';

@InputType({ description: 'The person who signs in, with a password.' })
export class SignInInput implements z.input<typeof signIn> {
  @Field(() => String, { description: 'Upper and lower case are alike.' })
  email!: string;

  @Field(() => String, { description: PASSWORD_LENGTH })
  password!: string;

  @Field(() => Boolean, {
    defaultValue: true,
    description: `Whether the session ends ${REMEMBERED_DAYS} days after its last use, rather than ${UNREMEMBERED_HOURS} hours.`,
  })
  rememberMe?: boolean;
}
