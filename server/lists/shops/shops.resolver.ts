import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { MOST_ITEMS_AT_ONCE } from '../items/several-items.rules.ts';
import { List } from '../lists/list.entity.ts';
import { MOST_CATEGORIES_OF_VISIT, MOST_SHOPS } from '../lists/shop.rules.ts';
import { NewShopInput, ShopChangesInput } from './shop.input.ts';
import { CreatedShop, ShownShop } from './shop.type.ts';

@Resolver(() => List)
export class ShopsResolver {
  @FieldResolver(() => [ShownShop], {
    description: `The shops of a shopping list, in the order in which they were added: at most ${MOST_SHOPS}.`,
  })
  shops(@Root() list: List, @Ctx() { services }: RequestContext) {
    return services.shops.shopsOf(list);
  }

  @Mutation(() => CreatedShop, {
    description: `Adds a shop to a shopping list, for those who work on it. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or CONFLICT (there is one of this name, or there are ${MOST_SHOPS}).`,
  })
  createShop(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('input', () => NewShopInput, { description: 'The name.' }) input: NewShopInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shops.createShop(viewer, listId, input, idempotencyKey);
  }

  @Mutation(() => List, {
    description:
      'Names a shop anew, or puts its categories in order by hand. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or CONFLICT (there is one of this name).',
  })
  updateShop(
    @Arg('shopId', () => ID, { description: 'Which shop.' }) id: string,
    @Arg('changes', () => ShopChangesInput, { description: 'Only what is sent is changed.' })
    changes: ShopChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shops.updateShop(viewer, id, changes);
  }

  @Mutation(() => List, {
    description:
      'Takes a shop off its list; the items stay. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  deleteShop(
    @Arg('shopId', () => ID, { description: 'Which shop.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shops.deleteShop(viewer, id);
  }

  @Mutation(() => List, {
    description:
      'Learns the order of a shop from a visit. The order is the one that most of the latest visits agree on; one that was put by hand holds against a few of them. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  learnShopOrder(
    @Arg('shopId', () => ID, { description: 'Which shop.' }) id: string,
    @Arg('visitKey', () => String, {
      description: 'Made up by the device for each visit: what comes later of the same visit takes its place.',
    })
    visitKey: string,
    @Arg('categories', () => [String], {
      description: `In the order in which their items were ticked: at most ${MOST_CATEGORIES_OF_VISIT}, each once; "" stands for items without one.`,
    })
    categories: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shops.learnShopOrder(viewer, id, { visitKey, categories });
  }

  @Mutation(() => List, {
    description:
      'Says at which shops items are to be had, in place of what was said before; without a shop, everywhere. What the list does not have is passed over. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (the list), FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  setItemShops(
    @Arg('listId', () => ID, { description: 'The list that they are on.' }) listId: string,
    @Arg('itemIds', () => [ID], { description: `1 to ${MOST_ITEMS_AT_ONCE} items of the list.` }) itemIds: string[],
    @Arg('shopIds', () => [ID], { description: `Shops of the list: at most ${MOST_SHOPS}.` }) shopIds: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.shops.setItemShops(viewer, listId, { itemIds, shopIds });
  }
}
