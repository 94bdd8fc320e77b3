import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { BASE, IDEMPOTENCY_KEY, TODAY } from '../../base/paging/argument-descriptions.ts';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import { viewerRole } from '../../core/access/list.policy.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import type { RequestContext } from '../../request-context.ts';
import { Branding } from './branding.type.ts';
import { List } from './list.entity.ts';
import { AccentColorEnum, ListSourceEnum, ListTypeEnum, ViewerRoleEnum } from './list.enums.ts';
import { type AccentColor, type ListSource, MAX_ORDERED_CATEGORIES } from './list.rules.ts';
import { ListChangesInput } from './list-changes.input.ts';
import { ListConnection, type ListOrder, ListOrderEnum } from './list-connection.type.ts';
import { LONGEST_SEARCH } from './list-search.ts';
import { NewListInput } from './new-list.input.ts';
import { Person } from './person.entity.ts';

@Resolver(() => List)
export class ListsResolver {
  @Query(() => ListConnection, {
    description:
      'The lists that you own or work on, page by page, without demo lists. Fails with UNAUTHENTICATED or BAD_USER_INPUT (a page that cannot be).',
  })
  myLists(
    @Arg('source', () => ListSourceEnum, { defaultValue: 'ALL', description: 'The lists of whom to read.' })
    source: ListSource,
    @Arg('search', () => String, { nullable: true, description: 'Part of the name or the description.' })
    search: string | null,
    @Arg('type', () => ListTypeEnum, { nullable: true, description: 'Only lists of this type.' }) type: ListType | null,
    @Arg('isPast', () => Boolean, {
      nullable: true,
      description: 'Past lists alone, or all others. Both if it is left out.',
    })
    isPast: boolean | null,
    @Arg('order', () => ListOrderEnum, { defaultValue: 'NEWEST', description: 'Which lists come first.' })
    order: ListOrder,
    @Arg('today', () => GraphQLLocalDate, { nullable: true, description: TODAY }) today: string | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.listPages.listPage(viewer, { source, search, type, isPast, order, today }, page);
  }

  @Query(() => [List], {
    deprecationReason: 'Use `myLists`, which gives many lists page by page.',
    description:
      'Lists you own and lists you are invited to, newest first, without demo lists. Fails with UNAUTHENTICATED.',
  })
  lists(
    @Arg('source', () => ListSourceEnum, { defaultValue: 'ALL', description: 'Which of them.' }) source: ListSource,
    @Arg('search', () => String, {
      nullable: true,
      description: `Part of the name or the description, without regard to case. At most ${LONGEST_SEARCH} characters: a longer text finds nothing.`,
    })
    search: string | null,
    @Arg('type', () => ListTypeEnum, { nullable: true, description: 'Only lists of this type.' }) type: ListType | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.listsOf(viewer, { source, search, type });
  }

  @Query(() => List, {
    description:
      'A list, for those who work on it; demo lists are for everybody. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
  })
  list(
    @Arg('id', () => ID, { description: 'The list’s own id; with a share link use `sharedList`.' }) id: string,
    @Ctx() { services, viewerOrGuest }: RequestContext,
  ) {
    return services.lists.getList(viewerOrGuest, id);
  }

  @Mutation(() => List, {
    description:
      'Makes a list, which is yours. Fails with UNAUTHENTICATED, BAD_USER_INPUT, PLAN_LIMIT (your plan holds no more lists) or EMAIL_UNVERIFIED.',
  })
  createList(
    @Arg('input', () => NewListInput, { description: 'The fields of the new list.' }) input: NewListInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.createList(viewer, input, idempotencyKey);
  }

  @Mutation(() => List, {
    description:
      'Changes a list, for those who work on it; privacy, type, purchase visibility and who it is for are for the owner. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or CONFLICT (somebody else has changed the same field since `base`).',
  })
  updateList(
    @Arg('listId', () => ID, { description: 'Which list.' }) id: string,
    @Arg('changes', () => ListChangesInput, { description: 'Only what is sent is changed.' }) changes: ListChangesInput,
    @Arg('base', () => ListChangesInput, { nullable: true, description: BASE }) base: ListChangesInput | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.updateList(viewer, id, changes, base);
  }

  @Mutation(() => List, {
    description:
      'Dresses the shared page, for owners on the Premium plan; taking it away is for all owners. What is left out stays, null takes away. Fails with UNAUTHENTICATED, BAD_USER_INPUT (the picture was not uploaded), NOT_FOUND, FORBIDDEN, DEMO_LIST, PLAN_LIMIT or EMAIL_UNVERIFIED.',
  })
  setBranding(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('accentColor', () => AccentColorEnum, { nullable: true, description: 'Null for the colour of the site.' })
    accentColor: AccentColor | null | undefined,
    @Arg('banner', () => String, {
      nullable: true,
      description: 'The address of a picture from POST /api/v1/images/upload; null for none.',
    })
    banner: string | null | undefined,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.setBranding(viewer, listId, { accentColor, banner });
  }

  @Mutation(() => List, {
    description:
      'Says in which order categories are shown. Those that are not named come after them. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  orderCategories(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Arg('categories', () => [String], {
      description: `At most ${MAX_ORDERED_CATEGORIES}, each once, as the items spell them; "" stands for items without one.`,
    })
    categories: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.orderCategories(viewer, listId, categories);
  }

  @Mutation(() => ID, {
    description:
      'Deletes a list with its items and purchases, for its owner. Gives the id of the list that is gone. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  deleteList(
    @Arg('listId', () => ID, { description: 'Which list.' }) id: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.lists.deleteList(viewer, id);
  }

  @FieldResolver(() => Int, { description: 'Rises with each change that you may know of.' })
  revision(@Root() list: List, @Ctx() { services, viewerOfList }: RequestContext) {
    return services.shownPurchases.revisionFor(viewerOfList, list);
  }

  @FieldResolver(() => Boolean, {
    description: 'True while purchases are kept from you as a surprise.',
  })
  purchasesHidden(@Root() list: List, @Ctx() { services, viewerOfList }: RequestContext) {
    return services.shownPurchases.areHidden(viewerOfList, list);
  }

  @FieldResolver(() => ViewerRoleEnum, { description: 'Your role on the list.' })
  viewerRole(@Root() list: List, @Ctx() { viewerOfList }: RequestContext) {
    return viewerRole(viewerOfList, list);
  }

  @FieldResolver(() => Branding, { description: 'Kept when the plan of the owner ends, though not shown any more.' })
  async branding(@Root() list: List) {
    return new Branding(list.accentColor, await list.banner?.load());
  }

  @FieldResolver(() => Person, {
    nullable: true,
    description: 'Somebody without an account, for whom the list is. Null: it is for its owner.',
  })
  person(@Root() list: List) {
    return list.person?.loadOrFail();
  }

  @FieldResolver(() => User, { description: 'The owner of the list.' })
  owner(@Root() list: List) {
    return list.owner.loadOrFail();
  }
}
