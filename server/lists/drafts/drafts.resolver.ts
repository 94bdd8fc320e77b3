import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { canWorkOn } from '../../core/access/list.policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { NewItemInput } from '../items/new-item.input.ts';
import { List } from '../lists/list.entity.ts';
import { MOST_DRAFTS, MOST_DRAFTS_AT_ONCE } from './draft.rules.ts';
import { DeletedDrafts, ItemDraft, PublishedDrafts } from './draft.type.ts';

const WHICH_LIST = { description: 'The list that they are for.' };
const WHICH_DRAFTS = {
  description: `1 to ${MOST_DRAFTS_AT_ONCE} drafts. What the list does not have (any more) is left out.`,
};

@Resolver(() => List)
export class DraftsResolver {
  @Query(() => [ItemDraft], {
    description:
      'The items of a list that are saved as drafts, and those that others suggest for it, the oldest first. For those who work on the list. Fails with UNAUTHENTICATED, NOT_FOUND or FORBIDDEN.',
  })
  itemDrafts(
    @Arg('listId', () => ID, { description: 'Which list.' }) listId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.drafts.draftsOf(viewer, listId);
  }

  @Mutation(() => ItemDraft, {
    description: `Keeps an item for a list without putting it on it: guests and viewers learn nothing of it, and nobody has news of it until it is published. For those who work on the list, who all see it. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or CONFLICT (there are ${MOST_DRAFTS}).`,
  })
  saveItemDraft(
    @Arg('listId', () => ID, { description: 'The list that it is for.' }) listId: string,
    @Arg('input', () => NewItemInput, { description: 'The fields of the item.' }) input: NewItemInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.drafts.save(viewer, listId, input, idempotencyKey);
  }

  @Mutation(() => ItemDraft, {
    description:
      'Gives a draft these values in place of all that it had. For those who work on its list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or CONFLICT (somebody else has changed the same field since `base`).',
  })
  updateItemDraft(
    @Arg('draftId', () => ID, { description: 'Which draft.' }) draftId: string,
    @Arg('input', () => NewItemInput, { description: 'All fields of the item: what is left out is empty.' })
    input: NewItemInput,
    @Arg('base', () => NewItemInput, {
      nullable: true,
      description:
        'All fields as you read them. What somebody else changed since then stays where you leave it as you read it; where you change it, too, nothing is saved. Without it, who saves last decides.',
    })
    base: NewItemInput | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.drafts.update(viewer, draftId, input, base);
  }

  @Mutation(() => PublishedDrafts, {
    description:
      'Makes drafts items at the end of their list, in the order in which they are named: everybody who may see the list sees them from then on, and they are news as any new item is. All are published, or none. A mark as most wanted goes where there is no room for it, and what was said about a suggestion does. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (the list), FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED or PLAN_LIMIT (the list holds no more items).',
  })
  publishItemDrafts(
    @Arg('listId', () => ID, WHICH_LIST) listId: string,
    @Arg('draftIds', () => [ID], WHICH_DRAFTS) draftIds: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.drafts.publish(viewer, listId, draftIds);
  }

  @Mutation(() => DeletedDrafts, {
    description:
      'Deletes drafts, with their pictures. Nobody is told. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (the list), FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  deleteItemDrafts(
    @Arg('listId', () => ID, WHICH_LIST) listId: string,
    @Arg('draftIds', () => [ID], WHICH_DRAFTS) draftIds: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.drafts.remove(viewer, listId, draftIds);
  }

  @FieldResolver(() => Int, {
    description: 'How many items are saved as drafts, for those who work on the list: see `itemDrafts`.',
  })
  draftCount(@Root() list: List, @Ctx() { viewerOfList }: RequestContext) {
    return canWorkOn(viewerOfList, list) ? list.draftCount : 0;
  }
}
