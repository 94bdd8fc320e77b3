import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';
import { ASKING_DAYS } from './past-lists.policy.ts';

@Resolver(() => List)
export class PastListsResolver {
  @Mutation(() => List, {
    description:
      'Puts a wishlist or registry into Past lists, or takes it out, for its owner. A past list keeps everything and counts for the plan; its share link stays open for those who gave, but nothing is bought, reserved or pledged through it any more. A new day to come takes it out, too. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (it is not yours, or a shopping list), CONFLICT (its day is still to come), DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  setListPast(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('isPast', () => Boolean, { description: 'Whether it is one of the past lists.' }) isPast: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.pastLists.setPast(viewer, listId, isPast);
  }

  @Mutation(() => List, {
    description:
      'Ends the question that `List.asksAfterTheDay` is about, for the owner: on all devices, until the list has another day. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN (it is not yours), DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  endAskingAfterTheDay(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.pastLists.stopAsking(viewer, listId);
  }

  @FieldResolver(() => Boolean, {
    description: `Whether its owner may be asked now what came: from ${ASKING_DAYS.from} to ${ASKING_DAYS.to} days after its day, unless the list is past or \`endAskingAfterTheDay\` was said. False for everybody else, and on a shopping list.`,
  })
  asksAfterTheDay(@Root() list: List, @Ctx() { services, viewerOfList }: RequestContext) {
    return services.pastLists.asksAfterTheDay(viewerOfList, list);
  }
}
