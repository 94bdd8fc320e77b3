import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { ItemsChangesInput } from './items-changes.input.ts';
import { MOST_ITEMS_AT_ONCE } from './several-items.rules.ts';
import { ChangedItems, DeletedItems } from './several-items.type.ts';

const WHICH_LIST = { description: 'The list that they are on.' };
const WHICH_ITEMS = {
  description: `1 to ${MOST_ITEMS_AT_ONCE} items of the list. What it does not have is named in the answer; the others are done.`,
};

@Resolver()
export class SeveralItemsResolver {
  @Mutation(() => ChangedItems, {
    description:
      'Changes several items of a list in the same way, for those who work on it; the last one who writes a field is right. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (the list), FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  updateItems(
    @Arg('listId', () => ID, WHICH_LIST) listId: string,
    @Arg('itemIds', () => [ID], WHICH_ITEMS) itemIds: string[],
    @Arg('changes', () => ItemsChangesInput, { description: 'Only what is sent is changed.' })
    changes: ItemsChangesInput,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.severalItems.updateItems(viewer, listId, itemIds, changes);
  }

  @Mutation(() => ChangedItems, {
    description:
      '`setItemArchived` for several items of a list. Restored are all of them or none. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (the list), FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or PLAN_LIMIT (no room to restore them).',
  })
  setItemsArchived(
    @Arg('listId', () => ID, WHICH_LIST) listId: string,
    @Arg('itemIds', () => [ID], WHICH_ITEMS) itemIds: string[],
    @Arg('isArchived', () => Boolean, { description: 'True archives them, false restores them.' }) isArchived: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.severalItems.setItemsArchived(viewer, listId, itemIds, isArchived);
  }

  @Mutation(() => DeletedItems, {
    description:
      'Deletes several items of a list with their purchases; buyers are told. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (the list), FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  deleteItems(
    @Arg('listId', () => ID, WHICH_LIST) listId: string,
    @Arg('itemIds', () => [ID], WHICH_ITEMS) itemIds: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.severalItems.deleteItems(viewer, listId, itemIds);
  }
}
