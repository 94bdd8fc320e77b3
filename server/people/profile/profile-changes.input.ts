import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { SHORTEST_NAME } from '../../base/text/text.rules.ts';
import { LONGEST_EMAIL, LONGEST_PERSON_NAME } from '../../core/users/account.rules.ts';
import type { profileChanges } from './profile.rules.ts';

@InputType({ description: 'Changes of your account. A field that you leave out stays.' })
export class ProfileChangesInput implements z.input<typeof profileChanges> {
  @Field(() => String, {
    nullable: true,
    description: `${SHORTEST_NAME} to ${LONGEST_PERSON_NAME} characters, or one that is a name by itself, as in Chinese; without control characters.`,
  })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${LONGEST_EMAIL} characters. A new address is not verified until the link in a mail to it is opened.`,
  })
  email?: string;
}
