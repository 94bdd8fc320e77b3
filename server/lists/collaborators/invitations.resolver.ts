import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Account } from '../../core/users/account.type.ts';
import type { User } from '../../core/users/user.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';
import { OpenInvitation } from './open-invitation.type.ts';
import { ViewedList } from './viewed-list.type.ts';
import { MOST_VIEWED_LISTS } from './viewed-lists.ts';

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
    nullable: true,
    description:
      'For the account with the invited address, which is verified by this: makes it a collaborator of the list, and of all others that wait for it. Null for a VIEWER, who finds it under `viewedLists`. Accepting again gives the list again. Fails with UNAUTHENTICATED, NOT_FOUND (withdrawn or run out) or INVITATION_FOR_ANOTHER.',
  })
  acceptInvitation(
    @Arg('token', () => String, { description: 'The last part of the link in the mail.' }) token: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.invitations.accept(viewer, token);
  }

  @Query(() => [ViewedList], {
    description: `The lists that you were invited to as a VIEWER, the latest first, at most ${MOST_VIEWED_LISTS}. They are not among \`myLists\`, since you do not work on them. Fails with UNAUTHENTICATED.`,
  })
  viewedLists(@Ctx() { services, viewer }: RequestContext) {
    return services.invitations.viewedLists(viewer);
  }

  @FieldResolver(() => Int, {
    description:
      'How many invitations to lists wait until you have verified your address. What they are, their mails say.',
  })
  invitationsWaiting(@Root() user: User, @Ctx() { services }: RequestContext) {
    return services.invitations.countWaiting(user);
  }
}
