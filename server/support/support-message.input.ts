import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { contactMessage } from './support-message.rules.ts';

@InputType()
export class ContactMessageInput implements z.input<typeof contactMessage> {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String)
  subject!: string;

  @Field(() => String)
  message!: string;
}
