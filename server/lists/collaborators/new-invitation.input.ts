import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { LONGEST_EMAIL } from '../../core/users/account.rules.ts';
import type { newInvitation } from './collaborator.rules.ts';

@InputType({ description: 'The person to invite.' })
export class NewInvitationInput implements z.input<typeof newInvitation> {
  @Field(() => String, { description: `At most ${LONGEST_EMAIL} characters; not your own.` })
  email!: string;
}
