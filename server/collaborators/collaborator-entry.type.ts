import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import type { User } from '../accounts/user.entity.ts';
import { List } from '../lists/list.entity.ts';
import type { Collaborator } from './collaborator.entity.ts';
import { CollaboratorPermissionEnum, CollaboratorStatusEnum } from './collaborator.enums.ts';
import type { CollaboratorPermission, CollaboratorStatus } from './collaborator.rules.ts';
import type { Invitation } from './invitation.entity.ts';

/** Somebody who works on a list, or is asked to: what those who work on it see of them. */
@ObjectType('Collaborator', { simpleResolvers: true })
export class CollaboratorEntry {
  @Field(() => ID, { description: "The user's id, or the invitation's while it is pending." })
  id!: string;

  @Field(() => String, { nullable: true, description: 'Null while pending.' })
  name!: string | null;

  @Field(() => String)
  email!: string;

  @Field(() => CollaboratorPermissionEnum)
  permission!: CollaboratorPermission;

  @Field(() => CollaboratorStatusEnum)
  status!: CollaboratorStatus;

  @Field(() => GraphQLISODateTime)
  invitedAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true })
  joinedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true })
export class InvitationOutcome {
  @Field(() => String)
  message!: string;

  @Field(() => CollaboratorEntry)
  collaborator!: CollaboratorEntry;

  @Field(() => List)
  list!: List;
}

export function activeEntry({ invitedAt, joinedAt }: Collaborator, { id, name, email }: User): CollaboratorEntry {
  return { id, name, email, permission: 'EDIT', status: 'ACTIVE', invitedAt, joinedAt };
}

export function pendingEntry({ id, email, invitedAt }: Invitation): CollaboratorEntry {
  return { id, name: null, email, permission: 'EDIT', status: 'PENDING', invitedAt, joinedAt: null };
}
