import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';
import { ListPicture } from './list-picture.type.ts';
import { ListProgress } from './list-progress.type.ts';

@Resolver(() => List)
export class ListCardsResolver {
  @FieldResolver(() => [ListPicture], {
    description: 'The pictures of the first items that have one, four at most, in the order of the list.',
  })
  pictures(@Root() list: List, @Ctx() { services }: RequestContext) {
    return services.listCards.picturesOf(list);
  }

  @FieldResolver(() => [String], {
    description:
      'The titles of the first items, four at most, in the order of the list; of a shopping list those that are still to be bought.',
  })
  firstTitles(@Root() list: List, @Ctx() { services }: RequestContext) {
    return services.listCards.titlesOf(list);
  }

  @FieldResolver(() => ListProgress, {
    nullable: true,
    description: 'Null while purchases are kept from you as a surprise.',
  })
  progress(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.listCards.progressOf(viewerOrGuest, list);
  }
}
