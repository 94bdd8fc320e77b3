import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { CircleGuestChangesInput, NewCircleGuestInput } from './circle.input.ts';
import { MOST_CIRCLE_GUESTS } from './circle.rules.ts';
import { Circle, PersonalLink } from './circle.type.ts';

const WHICH = { description: 'Which circle.' };
const GUEST = { description: 'Which of its guests.' };
const REFUSED = 'UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (unless you run the circle), EMAIL_UNVERIFIED';

@Resolver()
export class CircleGuestsResolver {
  @Mutation(() => PersonalLink, {
    description: `Makes a personal link for somebody without an account: it opens the lists of a circle that you run, greets them by name, and what they take there is theirs without a form. Fails with ${REFUSED}, BAD_USER_INPUT or CONFLICT (${MOST_CIRCLE_GUESTS} have one).`,
  })
  async addCircleGuest(
    @Arg('circleId', () => ID, WHICH) circleId: string,
    @Arg('input', () => NewCircleGuestInput, { description: 'For whom it is.' }) input: NewCircleGuestInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circleGuests).add(viewer, circleId, input, idempotencyKey);
  }

  @Mutation(() => PersonalLink, {
    description: `Replaces a personal link: the one before is over at once. What its guest gives stays theirs. Fails with ${REFUSED} or BAD_USER_INPUT (another call had the idempotency key).`,
  })
  async renewPersonalLink(
    @Arg('circleId', () => ID, WHICH) circleId: string,
    @Arg('guestId', () => ID, GUEST) guestId: string,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circleGuests).renewLink(viewer, circleId, guestId, idempotencyKey);
  }

  @Mutation(() => Circle, {
    description: `Changes name, language or type of a guest’s pages, or for whom of the circle the link is. Gives the circle. Fails with ${REFUSED} or BAD_USER_INPUT.`,
  })
  async updateCircleGuest(
    @Arg('circleId', () => ID, WHICH) circleId: string,
    @Arg('guestId', () => ID, GUEST) guestId: string,
    @Arg('changes', () => CircleGuestChangesInput, { description: 'Only what is sent is changed.' })
    changes: CircleGuestChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circleGuests).update(viewer, circleId, guestId, changes);
  }

  @Mutation(() => Circle, {
    description: `Takes a guest out of a circle: their personal link is over at once, and what they give stays given. Gives the circle. Fails with ${REFUSED}.`,
  })
  async removeCircleGuest(
    @Arg('circleId', () => ID, WHICH) circleId: string,
    @Arg('guestId', () => ID, GUEST) guestId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circleGuests).remove(viewer, circleId, guestId);
  }
}
