import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { SHORTEST_NAME } from '../../base/text/text.rules.ts';
import { LONGEST_EMAIL, LONGEST_PERSON_NAME, type signUp } from '../../core/users/account.rules.ts';
import { PASSWORD_LENGTH } from '../../core/users/password-length.ts';
import { REMEMBERED_DAYS, UNREMEMBERED_HOURS } from '../../keys/sessions/session-lengths.rules.ts';

@InputType({ description: 'A new account with a password.' })
export class SignUpInput implements z.input<typeof signUp> {
  @Field(() => String, {
    description: `${SHORTEST_NAME} to ${LONGEST_PERSON_NAME} characters, or one that is a name by itself, as in Chinese; without control characters. Others on shared lists see it.`,
  })
  name!: string;

  @Field(() => String, {
    description: `At most ${LONGEST_EMAIL} characters. An address has one account; upper and lower case are alike.`,
  })
  email!: string;

  @Field(() => String, { description: PASSWORD_LENGTH })
  password!: string;

  @Field(() => Boolean, {
    description: 'Must be true: the person agrees to the Terms of Service and the Privacy Policy.',
  })
  acceptTerms!: boolean;

  @Field(() => Boolean, {
    defaultValue: true,
    description: `Whether the session ends ${REMEMBERED_DAYS} days after its last use, rather than ${UNREMEMBERED_HOURS} hours.`,
  })
  rememberMe?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'From the link of an invitation: it verifies the address that was invited, and accepts.',
  })
  invitationToken?: string | null;
}
