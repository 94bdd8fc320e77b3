import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';
import { HeldGift, MOST_HELD_GIFTS } from './held-gift.type.ts';

@Resolver(() => List)
export class HeldGiftsResolver {
  @FieldResolver(() => Boolean, { description: 'Whether it shows you the gifts that you hold.' })
  showsOwnGifts(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.heldGifts.isShownOn(viewerOrGuest, list);
  }

  @FieldResolver(() => [HeldGift], {
    description: `Gifts for others that you hold, where you asked for them on this shopping list: at most ${MOST_HELD_GIFTS}. They are no items of it, and nobody else sees them.`,
  })
  ownGifts(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.heldGifts.giftsOn(viewerOrGuest, list);
  }

  @Mutation(() => List, {
    description:
      'Shows you the gifts that you hold on a shopping list that you work on, or shows them there no longer. On one list at a time; nobody else sees them. Fails with UNAUTHENTICATED, BAD_USER_INPUT (it is no shopping list), NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  setOwnGiftsShown(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('isShown', () => Boolean, { description: 'Whether to show them there.' }) isShown: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.heldGifts.setShown(viewer, listId, isShown);
  }
}
