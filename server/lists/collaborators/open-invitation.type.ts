import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import type { CollaboratorRole } from '../../core/access/list-access.rules.ts';
import { CollaboratorRoleEnum } from '../lists/list.enums.ts';
import { INVITATION_DAYS } from './collaborator.rules.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'An invitation, for everyone who holds the link of its mail.',
})
export class OpenInvitation {
  @Field(() => String, { description: 'The address that the accepting account must have.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether there is an account with this address already.' })
  hasAccount!: boolean;

  @Field(() => String, { description: 'The name of the owner of the list.' })
  inviterName!: string;

  @Field(() => String, { description: 'The list to work on.' })
  listName!: string;

  @Field(() => CollaboratorRoleEnum, {
    description: 'As whom: what they will see, and whether they receive the gifts.',
  })
  role!: CollaboratorRole;

  @Field(() => GraphQLISODateTime, { description: `${INVITATION_DAYS} days after it was last sent.` })
  expiresAt!: Date;
}
