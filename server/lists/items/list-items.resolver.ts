import { Arg, Args, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { type ItemSort, ItemSortEnum } from '../item-orders/item-sort.enums.ts';
import { List } from '../lists/list.entity.ts';
import { Item } from './item.entity.ts';
import { ItemConnection } from './item-connection.type.ts';
import { ItemSummary } from './item-summary.type.ts';

@Resolver(() => List)
export class ListItemsResolver {
  @FieldResolver(() => [Item], {
    deprecationReason: 'Use `itemsConnection`, which gives a long list page by page.',
    description: 'All of them, in the order of the list. A purchase on one does not move it.',
  })
  items(
    @Root() list: List,
    @Arg('includeArchived', () => Boolean, {
      defaultValue: false,
      description: 'Whether archived items come too, in their places.',
    })
    includeArchived: boolean,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return services.listItems.showItems(viewerOrGuest, list, includeArchived);
  }

  @FieldResolver(() => ItemConnection, {
    description:
      'The items of the list, page by page in its order or in another. A page goes on behind its cursor, whatever was added, moved or deleted meanwhile; a cursor belongs to the order that it comes from.',
  })
  itemsConnection(
    @Root() list: List,
    @Arg('includeArchived', () => Boolean, { defaultValue: false, description: 'Whether archived items come along.' })
    includeArchived: boolean,
    @Arg('sort', () => ItemSortEnum, { defaultValue: ItemSortEnum.CUSTOM, description: 'The order of the items.' })
    sort: ItemSort,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    const which = includeArchived ? 'all' : 'current';
    return services.itemPages.itemPage(viewerOrGuest, list, which, page, sort);
  }

  @FieldResolver(() => ItemConnection, {
    description: 'The archived items, page by page in the order of the list.',
  })
  archivedItemsConnection(
    @Root() list: List,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return services.itemPages.itemPage(viewerOrGuest, list, 'archived', page);
  }

  @FieldResolver(() => ItemSummary, { description: 'The totals of its items, for those who do not read all of them.' })
  itemSummary(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.itemPages.summaryOf(viewerOrGuest, list);
  }

  @FieldResolver(() => Int, { description: 'Without archived items.' })
  async itemCount(@Root() list: List, @Ctx() { services }: RequestContext) {
    return (await services.listItems.countsOf(list)).current;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many more items fit by the plan of its owner. Null: as many as you like.',
  })
  itemRoom(@Root() list: List, @Ctx() { services }: RequestContext) {
    return services.listItems.roomOn(list);
  }

  @FieldResolver(() => Int, { description: 'How many items are archived.' })
  async archivedItemCount(@Root() list: List, @Ctx() { services }: RequestContext) {
    return (await services.listItems.countsOf(list)).archived;
  }
}
