import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import type { CollaboratorRole } from '../../core/access/list-access.rules.ts';
import { ROLES } from '../../core/access/roles.rules.ts';
import { avatarUrlOf } from '../../core/users/avatar.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { Collaborator } from '../lists/collaborator.entity.ts';
import { List } from '../lists/list.entity.ts';
import { CollaboratorRoleEnum } from '../lists/list.enums.ts';
import { CollaboratorPermissionEnum, CollaboratorStatusEnum, InvitationResultEnum } from './collaborator.enums.ts';
import type { CollaboratorPermission, CollaboratorStatus, InvitationResult } from './collaborator.rules.ts';
import type { Invitation } from './invitation.entity.ts';

/** A person who works on a list, or is invited to, as those who work on it see them. */
@ObjectType('Collaborator', {
  simpleResolvers: true,
  description: 'Somebody who works on a list or is invited to, as those see them who work on it.',
})
export class CollaboratorEntry {
  @Field(() => ID, {
    deprecationReason: 'Ask for `userId` and `invitationId`: this is one of them, whichever is there.',
    description: 'The user’s id, or the invitation’s while it is pending.',
  })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The user who works on the list. Null while the invitation is pending.',
  })
  userId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The invitation that is pending. Null of who works on the list.' })
  invitationId!: string | null;

  @Field(() => String, { nullable: true, description: 'Null while pending.' })
  name!: string | null;

  @Field(() => String, { description: 'The address of their account, or the one they were invited by.' })
  email!: string;

  @Field(() => ImageUrl, { nullable: true, description: 'A square picture. Null while pending.' })
  avatarUrl!: string | null;

  @Field(() => CollaboratorPermissionEnum, { description: 'The permission of the collaborator.' })
  permission!: CollaboratorPermission;

  @Field(() => CollaboratorRoleEnum, {
    description: 'How they work on the list, or will once they accept. `setCollaboratorRole` changes it.',
  })
  role!: CollaboratorRole;

  @Field(() => CollaboratorStatusEnum, { description: 'Whether they work on it already.' })
  status!: CollaboratorStatus;

  @Field(() => GraphQLISODateTime, { description: 'When they were added or invited.' })
  invitedAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: `When the latest mail of the invitation left. An hour after it, inviting them again sends another. Null of who works on the list.`,
  })
  mailedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address to pass on to who is invited, for the list’s owner where the site sends no mails (`mailEnabled`). Null otherwise.',
  })
  invitationLink!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Since when they work on it. Null while pending.' })
  joinedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'The outcome of an invitation.' })
export class InvitationOutcome {
  @Field(() => InvitationResultEnum, { description: 'The change.' })
  result!: InvitationResult;

  @Field(() => String, { description: 'The same as a sentence to show.' })
  message!: string;

  @Field(() => CollaboratorEntry, { description: 'The collaborator or the open invitation.' })
  collaborator!: CollaboratorEntry;

  @Field(() => List, { description: 'The list with its collaborators as they are now.' })
  list!: List;
}

export async function activeEntry({ role, invitedAt, joinedAt }: Collaborator, user: User): Promise<CollaboratorEntry> {
  const { id, name, email } = user;
  return {
    id,
    userId: id,
    invitationId: null,
    name,
    email,
    avatarUrl: await avatarUrlOf(user),
    permission: permissionOf(role),
    role,
    status: 'ACTIVE',
    invitedAt,
    mailedAt: null,
    invitationLink: null,
    joinedAt,
  };
}

export function pendingEntry(invitation: Invitation, invitationLink: string | null): CollaboratorEntry {
  const { id, email, role, invitedAt, mailedAt } = invitation;
  const unknown = { userId: null, name: null, avatarUrl: null, joinedAt: null };
  const known = { id, invitationId: id, email, role, invitedAt, mailedAt, invitationLink };
  return { ...unknown, ...known, permission: permissionOf(role), status: 'PENDING' };
}

function permissionOf(role: CollaboratorRole): CollaboratorPermission {
  return ROLES[role].edits ? 'EDIT' : 'VIEW';
}
