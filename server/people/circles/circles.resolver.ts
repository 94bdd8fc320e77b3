import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { CircleChangesInput, NewCircleInput } from './circle.input.ts';
import {
  MOST_CIRCLE_GUESTS,
  MOST_CIRCLES,
  MOST_COMING_DAYS,
  MOST_IN_CIRCLE,
  MOST_LISTS_IN_CIRCLE,
  MOST_RUNNING,
} from './circle.rules.ts';
import {
  Circle,
  CircleDay,
  CircleEntry,
  CircleInvitation,
  ShownCircleGuest,
  ShownCircleList,
  ShownCircleMember,
} from './circle.type.ts';
import { comingDays } from './circle-days.ts';
import type { ShownCircle } from './circles.service.ts';

const WHICH = { description: 'Which circle.' };
const SECRET = { description: 'The last part of the link, /c/{secret}.' };
const REFUSED = 'UNAUTHENTICATED, NOT_FOUND (also of a circle that you are not in), FORBIDDEN (unless you run it)';

@Resolver(() => Circle)
export class CirclesResolver {
  @Query(() => [CircleEntry], {
    description: `The circles that you are in, by name: at most ${MOST_CIRCLES}. Fails with UNAUTHENTICATED.`,
  })
  circles(@Ctx() { services, viewer }: RequestContext) {
    return services.ownCircles.circlesOf(viewer);
  }

  @Query(() => Circle, { description: 'A circle that you are in. Fails with UNAUTHENTICATED or NOT_FOUND.' })
  async circle(@Arg('circleId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.circles).getCircle(viewer, id);
  }

  @Query(() => CircleInvitation, {
    description: 'The circle behind a link to join, for everybody who holds it. Fails with NOT_FOUND.',
  })
  async circleInvitation(
    @Arg('secret', () => String, SECRET) secret: string,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return (await services.circles).invitationOf(viewerOrGuest, secret);
  }

  @Mutation(() => Circle, {
    description: `Makes a circle, which you run. Fails with UNAUTHENTICATED, BAD_USER_INPUT, EMAIL_UNVERIFIED or CONFLICT (you are in ${MOST_CIRCLES}).`,
  })
  async createCircle(
    @Arg('input', () => NewCircleInput, { description: 'The name.' }) input: NewCircleInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circles).create(viewer, input, idempotencyKey);
  }

  @Mutation(() => Circle, {
    description: `Renames a circle that you run. Fails with ${REFUSED}, BAD_USER_INPUT or EMAIL_UNVERIFIED.`,
  })
  async updateCircle(
    @Arg('circleId', () => ID, WHICH) id: string,
    @Arg('changes', () => CircleChangesInput, { description: 'Only what is sent is changed.' })
    changes: CircleChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circles).update(viewer, id, changes);
  }

  @Mutation(() => Circle, {
    description: `Mails the link of a circle that you run to somebody. The circle keeps no address, and no answer says whether it has an account. Fails with ${REFUSED}, BAD_USER_INPUT, EMAIL_UNVERIFIED or RATE_LIMITED.`,
  })
  async inviteToCircle(
    @Arg('circleId', () => ID, WHICH) id: string,
    @Arg('email', () => String, { description: 'Where the mail goes.' }) email: string,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circles).invite(viewer, id, email, idempotencyKey);
  }

  @Mutation(() => Circle, {
    description: `Replaces the link of a circle that you run: the one before is over, also in mails. Fails with ${REFUSED} or EMAIL_UNVERIFIED.`,
  })
  async renewCircleLink(@Arg('circleId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.circles).renewLink(viewer, id);
  }

  @Mutation(() => Circle, {
    description:
      'Makes the address of your calendar of a circle, or replaces it: the one before is over. Fails with UNAUTHENTICATED, NOT_FOUND (also of a circle that you are not in) or EMAIL_UNVERIFIED.',
  })
  async renewCircleCalendar(@Arg('circleId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.circleCalendars).renew(viewer, id);
  }

  @Mutation(() => Circle, {
    description:
      'Ends your calendar of a circle: its address opens nothing any more. Again, it changes nothing. Fails with UNAUTHENTICATED or NOT_FOUND (also of a circle that you are not in).',
  })
  async endCircleCalendar(@Arg('circleId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.circleCalendars).end(viewer, id);
  }

  @Mutation(() => Circle, {
    description: `Joins a circle, for everybody with an account who holds its link. Again, it changes nothing. Fails with UNAUTHENTICATED, NOT_FOUND, EMAIL_UNVERIFIED or CONFLICT (you are in ${MOST_CIRCLES}, or ${MOST_IN_CIRCLE} are in it).`,
  })
  async joinCircle(@Arg('secret', () => String, SECRET) secret: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.circles).join(viewer, secret);
  }

  @Mutation(() => ID, {
    description:
      'Leaves a circle, and takes your lists along. The last one ends it; where nobody runs it any more, it is who came first. Gives its id. Fails with UNAUTHENTICATED or NOT_FOUND.',
  })
  async leaveCircle(@Arg('circleId', () => ID, WHICH) id: string, @Ctx() { services, viewer }: RequestContext) {
    return (await services.circles).leave(viewer, id);
  }

  @Mutation(() => Circle, {
    description: `Takes somebody else out of a circle that you run. Their lists go along, and the link is replaced. Fails with ${REFUSED} or EMAIL_UNVERIFIED.`,
  })
  async removeCircleMember(
    @Arg('circleId', () => ID, WHICH) id: string,
    @Arg('memberId', () => ID, { description: 'Who is in it.' }) memberId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circles).removeMember(viewer, id, memberId);
  }

  @Mutation(() => Circle, {
    description: `Says whether somebody runs a circle that you run. Fails with ${REFUSED}, EMAIL_UNVERIFIED or CONFLICT (${MOST_RUNNING} run it).`,
  })
  async setCircleRunner(
    @Arg('circleId', () => ID, WHICH) id: string,
    @Arg('memberId', () => ID, { description: 'Who is in it.' }) memberId: string,
    @Arg('runsIt', () => Boolean, { description: 'From now on.' }) runsIt: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circles).setRunner(viewer, id, memberId, runsIt);
  }

  @Subscription(() => Circle, {
    description:
      'A circle that you are in as it is, then again after each change. Purchases are none. Completes once you are in it no longer. Fails with UNAUTHENTICATED or NOT_FOUND.',
    subscribe: async ({ args, context }) => {
      const { services, viewer } = context as RequestContext;
      return (await services.circles).watch(viewer, args.circleId);
    },
  })
  circleChanged(@Arg('circleId', () => ID, WHICH) _id: string, @Root() circle: ShownCircle): ShownCircle {
    return circle;
  }

  @FieldResolver(() => [ShownCircleMember], {
    description: `Who is in it with an account, in the order in which they came: at most ${MOST_IN_CIRCLE}. Addresses are told to nobody.`,
  })
  members(@Root() { members }: ShownCircle): ShownCircleMember[] {
    return members;
  }

  @FieldResolver(() => [ShownCircleGuest], {
    description: `Who opens its lists by a personal link, in the order in which they came: at most ${MOST_CIRCLE_GUESTS}.`,
  })
  async guests(@Root() { id }: Circle, @Ctx() { services, viewer }: RequestContext): Promise<ShownCircleGuest[]> {
    return (await services.circleGuests).guestsOf(viewer, id);
  }

  @FieldResolver(() => [ShownCircleList], {
    description: `The lists that are open to it, by whom they are for: at most ${MOST_LISTS_IN_CIRCLE}.`,
  })
  async lists(@Root() { id }: Circle, @Ctx() { services, viewer }: RequestContext): Promise<ShownCircleList[]> {
    return (await services.circleLists).listsOf(viewer, id);
  }

  @FieldResolver(() => [CircleDay], {
    description: `What comes next within a year, from yesterday on: days of lists, of draws that you organise or in which you take part, and birthdays of people without an account for whom one is. At most ${MOST_COMING_DAYS}.`,
  })
  async comingDays(
    @Root() { id, draws }: ShownCircle,
    @Ctx() { services, viewer }: RequestContext,
  ): Promise<CircleDay[]> {
    return comingDays(await (await services.circleLists).listsOf(viewer, id), draws);
  }

  @FieldResolver(() => Int, {
    description:
      'For how many people with a list of gifts here there is nothing from you. You yourself are not counted.',
  })
  async stillToGiveCount(@Root() { id }: Circle, @Ctx() { services, viewer }: RequestContext): Promise<number> {
    return (await services.circleLists).countStillToGive(viewer, id);
  }
}
