import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { roleOf } from '../../core/access/list.policy.ts';
import type { CollaboratorRole } from '../../core/access/list-access.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';
import { CollaboratorRoleEnum } from '../lists/list.enums.ts';
import { MOST_COLLABORATORS } from './collaborator.rules.ts';
import { CollaboratorEntry, InvitationOutcome } from './collaborator-entry.type.ts';
import { NewInvitationInput } from './new-invitation.input.ts';

@Resolver(() => List)
export class CollaboratorsResolver {
  @Query(() => [CollaboratorEntry], {
    name: 'collaborators',
    description:
      'The collaborators of a list, for those who work on it: each other’s names and addresses, and the people who are still to sign up. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
  })
  collaboratorsByList(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.collaborators.getCollaborators(viewer, listId);
  }

  @FieldResolver(() => [CollaboratorEntry], {
    description:
      'The collaborators and open invitations, the longest first. Empty unless you work on the list. The owner is not among them.',
  })
  collaborators(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.collaborators.collaboratorsOf(viewerOrGuest, list);
  }

  @Mutation(() => InvitationOutcome, {
    description: `Invites somebody to work on a list, for its owner: somebody whose address is verified is added at once, everybody else gets a mail with a link, at most once an hour for one list. A list has at most ${MOST_COLLABORATORS}, with those who are invited. Fails with UNAUTHENTICATED, BAD_USER_INPUT (your own address), NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED, CONFLICT (there are ${MOST_COLLABORATORS}) or RATE_LIMITED: ${attemptsAllowed('invite')} an hour.`,
  })
  inviteCollaborator(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('input', () => NewInvitationInput, { description: 'The person to invite.' }) input: NewInvitationInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.collaborators.invite(viewer, listId, input, idempotencyKey);
  }

  @Mutation(() => List, {
    description:
      'Gives somebody who works on a list, or is invited to, another role, for its owner. What they see of purchases follows at once; what they have seen by then they know. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  setCollaboratorRole(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('collaboratorId', () => ID, {
      description: 'The `userId` of who works on the list, or the `invitationId` of who is invited.',
    })
    id: string,
    @Arg('role', () => CollaboratorRoleEnum, { description: 'The role from now on.' }) role: CollaboratorRole,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.collaborators.setRole(viewer, listId, id, { role });
  }

  @FieldResolver(() => CollaboratorRoleEnum, {
    nullable: true,
    description: 'Your own role on a list of somebody else. Null on your own lists, and unless you work on it.',
  })
  collaboratorRole(@Root() list: List, @Ctx() { viewerOfList }: RequestContext): CollaboratorRole | null {
    const role = roleOf(viewerOfList, list);
    return role === 'OWNER' || role === 'MEMBER' || role === 'GUEST' ? null : role;
  }

  @Mutation(() => List, {
    nullable: true,
    description:
      'Ends a membership or withdraws an invitation, for the owner; your own id leaves the list, which gives null. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  async removeCollaborator(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('collaboratorId', () => ID, {
      description: 'The `userId` of who works on the list, or the `invitationId` of who is invited.',
    })
    id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    const { list, hasLeft } = await services.collaborators.remove(viewer, listId, id);
    return hasLeft ? null : list;
  }
}
