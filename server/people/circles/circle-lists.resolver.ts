import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { MOST_CIRCLES_OF_LIST, MOST_LISTS_IN_CIRCLE } from './circle.rules.ts';
import { CircleEntry } from './circle.type.ts';

@Resolver()
export class CircleListsResolver {
  @Query(() => [CircleEntry], {
    description: `The circles to which you have opened a list of yours, by name: at most ${MOST_CIRCLES_OF_LIST}. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN (for all but its owner).`,
  })
  async circlesOfList(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circleLists).circlesOf(viewer, listId);
  }

  @Mutation(() => [CircleEntry], {
    description: `Opens a list of yours to these circles of yours, in place of those before. Their people find it without a link, see what its guests see and buy, also while it is private; of other circles they learn nothing. Gives the circles. Fails with UNAUTHENTICATED, BAD_USER_INPUT (more than ${MOST_CIRCLES_OF_LIST}), NOT_FOUND, FORBIDDEN, EMAIL_UNVERIFIED, DEMO_LIST, LIST_HIDDEN or CONFLICT (${MOST_LISTS_IN_CIRCLE} lists are open to one).`,
  })
  async setCirclesOfList(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('circleIds', () => [ID], { description: 'All of them; none closes it to circles.' }) circleIds: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return (await services.circleLists).setCircles(viewer, listId, { circleIds });
  }
}
