import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import { FIRST_ITEMS } from '../../base/paging/page-sizes.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { type ItemSort, ItemSortEnum } from '../item-orders/item-sort.enums.ts';
import { CategoryCount, MOST_CATEGORIES } from '../items/item-summary.type.ts';
import { SharedItemConnection } from './shared-item-connection.type.ts';
import { SharedItem, SharedList } from './shared-list.type.ts';

@Resolver(() => SharedList)
export class SharedItemsResolver {
  @FieldResolver(() => [SharedItem], {
    deprecationReason: 'Use `itemsConnection`, which gives a long list page by page.',
    description: 'In the order of the list.',
  })
  items(@Root() list: SharedList, @Ctx() { sharedLists }: RequestContext) {
    return sharedLists.itemsOf(list);
  }

  @FieldResolver(() => SharedItemConnection, {
    description:
      'The items that the list shows you, page by page in its order or in another. A page goes on behind its cursor, whatever was added, moved or bought meanwhile; a cursor belongs to the order that it comes from.',
  })
  itemsConnection(
    @Root() list: SharedList,
    @Arg('sort', () => ItemSortEnum, { defaultValue: ItemSortEnum.CUSTOM, description: 'The order of the items.' })
    sort: ItemSort,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { sharedLists }: RequestContext,
  ) {
    return sharedLists.itemPage(list, page, sort);
  }

  @FieldResolver(() => [SharedItem], {
    description: `Items that are marked as most wanted, as far as the list shows them to you: the first ${FIRST_ITEMS} in its order, for a page that has not read them all. None on a shopping list.`,
  })
  mostWanted(@Root() list: SharedList, @Ctx() { sharedLists }: RequestContext) {
    return sharedLists.mostWantedOf(list);
  }

  @FieldResolver(() => [CategoryCount], {
    description: `How many items of each category the list shows, in the order of their first items, each way of writing one apart; at most ${MOST_CATEGORIES.toLocaleString('en')}.`,
  })
  categories(@Root() list: SharedList, @Ctx() { sharedLists }: RequestContext) {
    return sharedLists.categoriesOf(list);
  }
}
