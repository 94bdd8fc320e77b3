import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { profileChanges } from './profile.rules.ts';

@InputType()
export class ProfileChangesInput implements z.input<typeof profileChanges> {
  @Field(() => String, { nullable: true })
  name?: string;

  @Field(() => String, { nullable: true })
  email?: string;
}
