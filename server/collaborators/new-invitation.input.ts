import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { newInvitation } from './collaborator.rules.ts';

@InputType()
export class NewInvitationInput implements z.input<typeof newInvitation> {
  @Field(() => String)
  email!: string;
}
