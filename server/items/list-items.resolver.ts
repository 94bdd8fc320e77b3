import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { List } from '../lists/list.entity.ts';
import type { RequestContext } from '../request-context.ts';
import { Item } from './item.entity.ts';
import { ListPicture } from './list-picture.type.ts';
import { ListProgress } from './list-progress.type.ts';

/** What a list says of its items. */
@Resolver(() => List)
export class ListItemsResolver {
  @FieldResolver(() => [Item])
  items(
    @Root() list: List,
    @Arg('includeArchived', () => Boolean, { defaultValue: false }) includeArchived: boolean,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return services.listItems.showItems(viewerOrGuest, list, includeArchived);
  }

  @FieldResolver(() => Int, { description: 'Without archived items.' })
  async itemCount(@Root() list: List, @Ctx() { services }: RequestContext) {
    return (await services.listItems.countsOf(list)).current;
  }

  @FieldResolver(() => Int)
  async archivedItemCount(@Root() list: List, @Ctx() { services }: RequestContext) {
    return (await services.listItems.countsOf(list)).archived;
  }

  @FieldResolver(() => [ListPicture], {
    description: 'Of the first items that have a picture, four at most, in the order of the list.',
  })
  pictures(@Root() list: List, @Ctx() { services }: RequestContext) {
    return services.listGlances.picturesOf(list);
  }

  @FieldResolver(() => ListProgress, { nullable: true, description: 'Null for people who are to be surprised.' })
  progress(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.listGlances.progressOf(viewerOrGuest, list);
  }
}
