import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { CollaboratorRole } from '../../core/access/list-access.rules.ts';
import { LONGEST_EMAIL } from '../../core/users/account.rules.ts';
import { CollaboratorRoleEnum } from '../lists/list.enums.ts';
import type { newInvitation } from './collaborator.rules.ts';

@InputType({ description: 'The person to invite.' })
export class NewInvitationInput implements z.input<typeof newInvitation> {
  @Field(() => String, { description: `At most ${LONGEST_EMAIL} characters; not your own.` })
  email!: string;

  @Field(() => CollaboratorRoleEnum, {
    nullable: true,
    description: 'EDITOR, unless it says otherwise. Inviting again changes nothing of it: see `setCollaboratorRole`.',
  })
  role?: CollaboratorRole | null;
}
