import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { AddedItem, ListToAddTo } from './adding.type.ts';
import { ItemFromUrlInput } from './item-from-url.input.ts';
import { MOST_LISTS_TO_ADD_TO } from './product.rules.ts';

/** The things that a key which can only add may ask for: the browser extension has one. */
@Resolver()
export class AddingResolver {
  @Query(() => [ListToAddTo], {
    description: `The lists that you may add to, newest first, at most ${MOST_LISTS_TO_ADD_TO}. Fails with UNAUTHENTICATED.`,
  })
  listsToAddTo(@Ctx() { services, viewer }: RequestContext) {
    return services.products.listsToAddTo(viewer);
  }

  @Mutation(() => AddedItem, {
    description:
      'Adds a product that somebody has before them, as `addItemFromUrl` does, and answers with nothing but its name. Fails with UNAUTHENTICATED, BAD_USER_INPUT, EXTRACTION_FAILED, NO_DATA, RATE_LIMITED, NOT_FOUND, FORBIDDEN, DEMO_LIST, PLAN_LIMIT or EMAIL_UNVERIFIED.',
  })
  addItemFromPage(
    @Arg('listId', () => ID, { description: 'One of `listsToAddTo`.' }) listId: string,
    @Arg('url', () => String, {
      description: `The address of the page: http or https, at most ${LONGEST_WEB_ADDRESS} characters, without a user name.`,
    })
    url: string,
    @Arg('input', () => ItemFromUrlInput, { description: 'The fields of the item. With a title the page is not read.' })
    input: ItemFromUrlInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.products.addItem(viewer, listId, url, input, idempotencyKey);
  }
}
