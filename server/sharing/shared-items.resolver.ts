import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ConnectionArgs } from '../connection.type.ts';
import type { RequestContext } from '../request-context.ts';
import { SharedItemConnection } from './shared-item-connection.type.ts';
import { SharedItem, SharedList } from './shared-list.type.ts';

/** What a shared list says of its items. */
@Resolver(() => SharedList)
export class SharedItemsResolver {
  @FieldResolver(() => [SharedItem], {
    description: 'In the order of the list. A long list is read page by page with `itemsConnection`.',
  })
  items(@Root() list: SharedList, @Ctx() { services }: RequestContext) {
    return services.sharedLists.itemsOf(list);
  }

  @FieldResolver(() => SharedItemConnection, {
    description:
      'What the list shows you, page by page in its order. A page goes on behind its cursor, whatever was added, moved or bought meanwhile.',
  })
  itemsConnection(
    @Root() list: SharedList,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services }: RequestContext,
  ) {
    return services.sharedLists.itemPage(list, page);
  }
}
