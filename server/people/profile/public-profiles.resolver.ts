import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { TODAY } from '../../base/paging/argument-descriptions.ts';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import { ListPicture } from '../../lists/list-cards/list-picture.type.ts';
import { type ListOrder, ListOrderEnum } from '../../lists/lists/list-connection.type.ts';
import { occasionText } from '../../lists/lists/occasions.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { PublicList, PublicListConnection, PublicProfile } from './public-profile.type.ts';

@Resolver(() => PublicProfile)
export class PublicProfilesResolver {
  @Query(() => PublicProfile, {
    description: 'The name of a person, and the lists of theirs that are open to all. Fails with NOT_FOUND.',
  })
  publicProfile(
    @Arg('id', () => ID, { description: 'The id of a `User`.' }) id: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.publicProfiles.getProfile(id);
  }

  @FieldResolver(() => [PublicList], {
    description: 'The newest first.',
    deprecationReason: 'Use `listsConnection`, which gives many lists page by page.',
  })
  lists(@Root() { id }: PublicProfile, @Ctx() { services }: RequestContext) {
    return services.publicProfiles.listsOf(id);
  }

  @FieldResolver(() => PublicListConnection, { description: 'The lists that everybody may open, page by page.' })
  listsConnection(
    @Root() { id }: PublicProfile,
    @Arg('order', () => ListOrderEnum, { defaultValue: 'NEWEST', description: 'Which lists come first.' })
    order: ListOrder,
    @Arg('today', () => GraphQLLocalDate, { nullable: true, description: TODAY }) today: string | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services }: RequestContext,
  ) {
    return services.publicProfiles.listPage(id, { order, today }, page);
  }
}

@Resolver(() => PublicList)
export class PublicListsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The occasion, such as “Birthday”, as its reader says it.',
  })
  eventType(@Root() { eventType }: PublicList) {
    return occasionText(eventType);
  }

  @FieldResolver(() => [ListPicture], {
    description:
      'The pictures of the first items that have one, four at most, bought or not, in the order of the list.',
  })
  pictures(@Root() list: PublicList, @Ctx() { services }: RequestContext) {
    return services.listCards.picturesOf(list);
  }
}
