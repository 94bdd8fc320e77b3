import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { signIn } from '../users/account.rules.ts';

@InputType()
export class SignInInput implements z.input<typeof signIn> {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  password!: string;

  @Field(() => Boolean, { defaultValue: true })
  rememberMe?: boolean;
}
