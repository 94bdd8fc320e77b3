import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Account } from '../../core/users/account.type.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';
import { OpenInvitation } from './open-invitation.type.ts';

@Resolver(() => Account)
export class InvitationsResolver {
  @Query(() => OpenInvitation, {
    nullable: true,
    description:
      'The invitation that the link in a mail opens, for everybody who holds the link. Null once it is accepted, withdrawn or has run out.',
  })
  invitation(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.invitations.showInvitation(token);
  }

  @Mutation(() => List, {
    description:
      'For the account with the invited address, which is verified by this: makes it a collaborator of the list, and of all others that wait for it. Accepting again gives the list again. Fails with UNAUTHENTICATED, NOT_FOUND (withdrawn or run out) or INVITATION_FOR_ANOTHER.',
  })
  acceptInvitation(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.invitations.accept(viewer, token);
  }

  @FieldResolver(() => Int, {
    description:
      'How many invitations to lists wait until you have verified your address. What they are, their mails say.',
  })
  invitationsWaiting(@Root() user: User, @Ctx() { services }: RequestContext) {
    return services.invitations.countWaiting(user);
  }
}
