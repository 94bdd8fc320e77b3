import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { ViewedList } from '../../lists/collaborators/viewed-list.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { FollowState, NewFollowInput } from './follow.type.ts';
import { FOLLOWERS_DAYS } from './still-wanted.ts';

const TOKEN = { description: 'The `shareToken` of the list.' };
const ENDPOINT = {
  nullable: true,
  description: '`endpoint` of the PushSubscription of a browser that follows it without an account.',
} as const;
const REFUSALS = 'NOT_FOUND, LIST_PRIVATE, DEMO_LIST or FORBIDDEN (a shopping list, or one that you work on)';

@Resolver()
export class FollowsResolver {
  @Query(() => FollowState, {
    description: `Whether you follow a shared list, for everybody who may open it. Fails with ${REFUSALS}.`,
  })
  followState(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('endpoint', () => String, ENDPOINT) endpoint: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.follows.stateOf(linkViewer, token, endpoint);
  }

  @Query(() => [ViewedList], {
    description:
      'The lists of others that you follow with your account, the latest first; without those that are closed to you by now. Fails with UNAUTHENTICATED.',
  })
  followedLists(@Ctx() { services, viewer }: RequestContext) {
    return services.follows.followedLists(viewer);
  }

  @Mutation(() => FollowState, {
    description: `Tells you of new gifts on a shared list from now on, at most once a day, and ${FOLLOWERS_DAYS.join(' and ')} days before its day how many are still wanted, if any are. Comes by mail once the address confirms it, by pushes to a browser, or with your account by its notifications. Following again changes nothing. Nobody else learns of it, and the answer is alike for every address. It ends when the list is closed to you, or its link replaced. Fails with BAD_USER_INPUT (also of a guest who names neither address nor browser), ${REFUSALS}, CONFLICT (no more people can follow it), or RATE_LIMITED: ${attemptsAllowed('follow')} an hour from a network, and ${attemptsAllowed('follow', 3)} new browsers a day for a list. Beyond ${attemptsAllowed('follow', 1)} a day, an address gets no more mails, and the answer stays the same.`,
  })
  followList(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('input', () => NewFollowInput, { description: 'How you are told.' }) input: NewFollowInput,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.follows.follow(linkViewer, token, input);
  }

  @Mutation(() => FollowState, {
    description: `Ends what you follow with your account, and with the browser that is named; there may be nothing to end. Mails are ended by the link in them. Ends it, too, where it fails: with ${REFUSALS}.`,
  })
  unfollowList(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('endpoint', () => String, ENDPOINT) endpoint: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.follows.unfollow(linkViewer, token, endpoint);
  }
}
