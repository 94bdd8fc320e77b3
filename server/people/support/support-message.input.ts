import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { type contactMessage, LONGEST_MESSAGE, LONGEST_SENDER_NAME, LONGEST_SUBJECT } from './support-message.rules.ts';

@InputType({ description: 'A message to those who run the site.' })
export class ContactMessageInput implements z.input<typeof contactMessage> {
  @Field(() => String, { description: `1 to ${LONGEST_SENDER_NAME} characters.` })
  name!: string;

  @Field(() => String, { description: 'The address to answer to.' })
  email!: string;

  @Field(() => String, { description: `1 to ${LONGEST_SUBJECT} characters.` })
  subject!: string;

  @Field(() => String, { description: `1 to ${LONGEST_MESSAGE} characters.` })
  message!: string;
}
