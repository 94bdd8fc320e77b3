import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { contactMessage } from './support-message.rules.ts';

@InputType({ description: 'A message to those who run the site.' })
export class ContactMessageInput implements z.input<typeof contactMessage> {
  @Field(() => String, { description: '1 to 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'The address to answer to.' })
  email!: string;

  @Field(() => String, { description: '1 to 200 characters.' })
  subject!: string;

  @Field(() => String, { description: '1 to 5000 characters.' })
  message!: string;
}
