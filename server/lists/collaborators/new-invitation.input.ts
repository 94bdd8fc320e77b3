import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { newInvitation } from './collaborator.rules.ts';

@InputType({ description: 'The person to invite.' })
export class NewInvitationInput implements z.input<typeof newInvitation> {
  @Field(() => String, { description: 'At most 254 characters; not your own.' })
  email!: string;
}
