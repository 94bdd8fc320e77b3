import { Arg, Ctx, FieldResolver, GraphQLISODateTime, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';
import { ShoppingTrip } from './shopping-trip.type.ts';
import { QUIET_MINUTES, TRIP_HOURS } from './trip.rules.ts';

@Resolver(() => List)
export class TripsResolver {
  @FieldResolver(() => [ShoppingTrip], { description: 'The people who are out shopping with it now.' })
  shoppingTrips(@Root() list: List, @Ctx() { services }: RequestContext) {
    return services.trips.tripsOf(list);
  }

  @Mutation(() => List, {
    description: `Says that you go shopping with a shopping list, for those who work on it. The others are told at once, and not again within ${QUIET_MINUTES} minutes. While it is on, this gives it another end. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, CONFLICT (it is no shopping list) or EMAIL_UNVERIFIED.`,
  })
  startShopping(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('hours', () => Int, {
      defaultValue: TRIP_HOURS.usual,
      description: `After how many hours it ends by itself: ${TRIP_HOURS.least} to ${TRIP_HOURS.most}.`,
    })
    hours: number,
    @Arg('endsAt', () => GraphQLISODateTime, {
      nullable: true,
      description:
        'For programs that say so late: it ends then, if that is sooner. One that is over already is not begun, and nobody is told.',
    })
    endsAt: Date | null,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.trips.start(viewer, listId, { hours, endsAt }, idempotencyKey);
  }

  @Mutation(() => List, {
    description:
      'Ends your shopping with a list before its time. Where you are not shopping, nothing happens. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  endShopping(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('endsAt', () => GraphQLISODateTime, {
      nullable: true,
      description:
        'The `endsAt` of the trip that is over, for programs that say so late: one with another end goes on. Null ends it in any case.',
    })
    endsAt: Date | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.trips.end(viewer, listId, endsAt);
  }
}
