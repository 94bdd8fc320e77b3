import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { List } from '../lists/list.entity.ts';
import type { RequestContext } from '../request-context.ts';
import { CollaboratorEntry, InvitationOutcome } from './collaborator-entry.type.ts';
import { NewInvitationInput } from './new-invitation.input.ts';

@Resolver(() => List)
export class CollaboratorsResolver {
  @Query(() => [CollaboratorEntry], {
    name: 'collaborators',
    description:
      'Who works on a list, for those who do: each other’s names and addresses, and who is still to sign up.',
  })
  collaboratorsByList(@Arg('listId', () => ID) listId: string, @Ctx() { services, viewer }: RequestContext) {
    return services.collaborators.getCollaborators(viewer, listId);
  }

  @FieldResolver(() => [CollaboratorEntry])
  collaborators(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.collaborators.collaboratorsOf(viewerOrGuest, list);
  }

  @Mutation(() => InvitationOutcome)
  inviteCollaborator(
    @Arg('listId', () => ID) listId: string,
    @Arg('input', () => NewInvitationInput) input: NewInvitationInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.collaborators.invite(viewer, listId, input);
  }

  @Mutation(() => List, {
    nullable: true,
    description:
      "`id` is a member's user id or a pending invitation's id; your own id leaves the list (and gives null).",
  })
  async removeCollaborator(
    @Arg('listId', () => ID) listId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    const { list, hasLeft } = await services.collaborators.remove(viewer, listId, id);
    return hasLeft ? null : list;
  }
}
