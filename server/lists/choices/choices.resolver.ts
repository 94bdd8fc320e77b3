import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { MOST_IN_CHOICE } from '../item-choices/choice.rules.ts';
import { MOST_ITEMS_AT_ONCE } from '../items/several-items.rules.ts';
import { ChangedItems } from '../items/several-items.type.ts';

const WHICH_LIST = { description: 'The list that they are on.' };

@Resolver()
export class ChoicesResolver {
  @Mutation(() => ChangedItems, {
    description:
      'Makes several items of a list of gifts “one of these”: once one of them is bought or reserved, the others are no longer needed. Items leave the choice that they were part of. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT (also for items of which any number is welcome, or for which friends can chip in), NOT_FOUND (the list), FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  makeChoice(
    @Arg('listId', () => ID, WHICH_LIST) listId: string,
    @Arg('itemIds', () => [ID], {
      description: `2 to ${MOST_IN_CHOICE} items of the list. What it does not have is named in the answer.`,
    })
    itemIds: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.choices.makeChoice(viewer, listId, itemIds);
  }

  @Mutation(() => ChangedItems, {
    description:
      'Ends the choices that the named items are part of, with all of their items: each is wanted for itself again. For those who work on the list. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND (the list), FORBIDDEN, DEMO_LIST or EMAIL_UNVERIFIED.',
  })
  dissolveChoices(
    @Arg('listId', () => ID, WHICH_LIST) listId: string,
    @Arg('itemIds', () => [ID], {
      description: `1 to ${MOST_ITEMS_AT_ONCE} items of the list. What it does not have is named in the answer; the others are done.`,
    })
    itemIds: string[],
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.choices.dissolveChoices(viewer, listId, itemIds);
  }
}
