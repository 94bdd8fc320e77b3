import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { viewerRole } from '../access/list.policy.ts';
import type { ListType } from '../access/list-access.rules.ts';
import { ConnectionArgs } from '../connection.type.ts';
import type { RequestContext } from '../request-context.ts';
import { User } from '../users/user.entity.ts';
import { Branding } from './branding.type.ts';
import { List } from './list.entity.ts';
import { AccentColorEnum, ListSourceEnum, ListTypeEnum, ViewerRoleEnum } from './list.enums.ts';
import type { AccentColor, ListSource } from './list.rules.ts';
import { ListChangesInput } from './list-changes.input.ts';
import { ListConnection, type ListOrder, ListOrderEnum } from './list-connection.type.ts';
import { NewListInput } from './new-list.input.ts';

const BASE =
  '`base` holds, for each changed field, the value it was read with; if somebody else has changed it since, this is a CONFLICT.';

@Resolver(() => List)
export class ListsResolver {
  @Query(() => ListConnection, { description: 'The lists that you own or work on, page by page.' })
  myLists(
    @Arg('source', () => ListSourceEnum, { defaultValue: 'ALL', description: 'Whose lists.' }) source: ListSource,
    @Arg('search', () => String, { nullable: true, description: 'Part of the name or the description.' })
    search: string | null,
    @Arg('type', () => ListTypeEnum, { nullable: true, description: 'Only lists of this type.' }) type: ListType | null,
    @Arg('order', () => ListOrderEnum, { defaultValue: 'NEWEST', description: 'Which lists come first.' })
    order: ListOrder,
    @Arg('today', () => GraphQLLocalDate, {
      nullable: true,
      description:
        'For NEXT_EVENT, the day that it is where you are; without it, the day in UTC. The same for all pages.',
    })
    today: string | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.listPages.listPage(viewer, { source, search, type, order, today }, page);
  }

  @Query(() => [List], { deprecationReason: 'Use `myLists`, which gives many lists page by page.' })
  lists(
    @Arg('source', () => ListSourceEnum, { defaultValue: 'ALL' }) source: ListSource,
    @Arg('search', () => String, { nullable: true }) search: string | null,
    @Arg('type', () => ListTypeEnum, { nullable: true }) type: ListType | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.listsOf(viewer, { source, search, type });
  }

  @Query(() => List)
  list(@Arg('id', () => ID) id: string, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.lists.getList(viewerOrGuest, id);
  }

  @Mutation(() => List)
  createList(
    @Arg('input', () => NewListInput) input: NewListInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.createList(viewer, input, idempotencyKey);
  }

  @Mutation(() => List, { description: BASE })
  updateList(
    @Arg('id', () => ID) id: string,
    @Arg('changes', () => ListChangesInput) changes: ListChangesInput,
    @Arg('base', () => ListChangesInput, { nullable: true }) base: ListChangesInput | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.updateList(viewer, id, changes, base);
  }

  @Mutation(() => List, {
    description:
      'Dresses the shared page, for owners on Premium. What is left out stays, null takes away. `banner` is the address of a picture from POST /api/v1/images/upload.',
  })
  setBranding(
    @Arg('listId', () => ID) listId: string,
    @Arg('accentColor', () => AccentColorEnum, { nullable: true }) accentColor: AccentColor | null | undefined,
    @Arg('banner', () => String, { nullable: true }) banner: string | null | undefined,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.setBranding(viewer, listId, { accentColor, banner });
  }

  @Mutation(() => List, {
    description: 'Says in which order categories are shown. Those that are not named come after them.',
  })
  orderCategories(
    @Arg('listId', () => ID) listId: string,
    @Arg('categories', () => [String]) categories: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.orderCategories(viewer, listId, categories);
  }

  @Mutation(() => ID, { description: 'Returns the id of the list that is gone.' })
  deleteList(@Arg('id', () => ID) id: string, @Ctx() { services, viewer }: RequestContext) {
    return services.lists.deleteList(viewer, id);
  }

  @FieldResolver(() => Int, { description: 'Rises with each change that you may know of.' })
  revision(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.shownPurchases.revisionFor(viewerOrGuest, list);
  }

  @FieldResolver(() => Boolean, {
    description: 'True for people who are to be surprised: purchases are kept from them.',
  })
  purchasesHidden(@Root() list: List, @Ctx() { services, viewerOrGuest }: RequestContext) {
    return services.shownPurchases.areHidden(viewerOrGuest, list);
  }

  @FieldResolver(() => ViewerRoleEnum)
  viewerRole(@Root() list: List, @Ctx() { viewerOrGuest }: RequestContext) {
    return viewerRole(viewerOrGuest, list);
  }

  @FieldResolver(() => Branding, { description: 'Kept when the plan of the owner ends, though not shown any more.' })
  async branding(@Root() list: List) {
    return new Branding(list.accentColor, await list.banner?.load());
  }

  @FieldResolver(() => User)
  owner(@Root() list: List) {
    return list.owner.loadOrFail();
  }
}
