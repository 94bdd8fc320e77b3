import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { MOST_WATCHED_ITEMS, NEWSWORTHY_FALL, QUIET_DAYS } from './price-watch.rules.ts';
import { WatchedPrice } from './price-watch.type.ts';
import { WatchedItemConnection } from './watched-item.type.ts';

const FALL = `${NEWSWORTHY_FALL * 100} %`;

@Resolver()
export class WatchedPricesResolver {
  @Query(() => WatchedPrice, {
    description:
      'The price of an item as its shop had it over time, for those who work on the list. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
  })
  watchedPrice(
    @Arg('itemId', () => ID, { description: 'Which item.' }) itemId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.watchedPrices.watchedPrice(viewer, itemId);
  }

  @Query(() => WatchedItemConnection, {
    description: `The items whose prices you watch, by title: on lists that you work on, at most ${MOST_WATCHED_ITEMS} in all. Fails with UNAUTHENTICATED or BAD_USER_INPUT (no cursor, or no page).`,
  })
  watchedPrices(@Args(() => ConnectionArgs) page: ConnectionArgs, @Ctx() { services, viewer }: RequestContext) {
    return services.watchedPrices.watchedItems(viewer, page);
  }

  @Mutation(() => WatchedPrice, {
    description: `Keeps an eye on the price of an item, or no longer: its page is looked at about once a day, and you are told when it costs ${FALL} less than you know, or is sold out, at most once in ${QUIET_DAYS} days. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT (the item has no link), NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or CONFLICT (you watch ${MOST_WATCHED_ITEMS} items).`,
  })
  setPriceWatched(
    @Arg('itemId', () => ID, { description: 'An item that has a `primaryUrl`.' }) itemId: string,
    @Arg('isWatched', () => Boolean, { description: 'Whether you want to be told.' }) isWatched: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.watchedPrices.setWatched(viewer, itemId, isWatched);
  }
}
