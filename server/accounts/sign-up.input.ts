import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { signUp } from '../users/account.rules.ts';

@InputType()
export class SignUpInput implements z.input<typeof signUp> {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => Boolean)
  acceptTerms!: boolean;

  @Field(() => Boolean, { defaultValue: true })
  rememberMe?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'From the link of an invitation: it verifies the address that was invited, and accepts.',
  })
  invitationToken?: string | null;
}
