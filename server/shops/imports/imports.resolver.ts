import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import type { RequestContext } from '../../request-context.ts';
import { MOST_ITEMS_PER_CALL } from './imported-items.rules.ts';
import { ImportedItemInput, ImportedItems } from './imported-items.type.ts';

@Resolver()
export class ImportsResolver {
  @Mutation(() => ImportedItems, {
    description: `Takes over up to ${MOST_ITEMS_PER_CALL} items of another list, at the end of this one and in this order: all of them or none. Longer lists come in several calls. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT (which names the item by its place, as in \`input.3.title\`), NOT_FOUND (the list), FORBIDDEN (also \`quantityBought\` while purchases are kept from you as a surprise), DEMO_LIST, EMAIL_UNVERIFIED or PLAN_LIMIT (the list has no room for all of them).`,
  })
  importItems(
    @Arg('listId', () => ID, { description: 'The list that they are added to.' }) listId: string,
    @Arg('input', () => [ImportedItemInput], { description: `1 to ${MOST_ITEMS_PER_CALL} items.` })
    input: ImportedItemInput[],
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.imports.importItems(viewer, listId, input, idempotencyKey);
  }
}
