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
}
