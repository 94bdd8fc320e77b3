import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { attemptsAllowed, SUGGESTIONS_OF_NETWORK_A_MONTH } from '../../base/rate-limits/limits.ts';
import { canWorkOn } from '../../core/access/list.policy.ts';
import type { RequestContext } from '../../request-context.ts';
import { List } from '../lists/list.entity.ts';
import { MOST_SUGGESTIONS, MOST_SUGGESTIONS_OF_GUESTS, MOST_SUGGESTIONS_OF_ONE } from './draft.rules.ts';
import { NewSuggestionInput } from './new-suggestion.input.ts';

@Resolver(() => List)
export class SuggestionsResolver {
  @Mutation(() => ID, {
    description: `Suggests a gift for a shared list, for everybody who may open it, without an account too. Those who work on the list find it in \`itemDrafts\` and put it on the list or not; nobody else learns of it, and its sender hears no more. Answers with its id. Fails with BAD_USER_INPUT, NOT_FOUND, LIST_PRIVATE, DEMO_LIST, FORBIDDEN (a shopping list), CONFLICT (${MOST_SUGGESTIONS} wait already, ${MOST_SUGGESTIONS_OF_GUESTS} of guests or ${MOST_SUGGESTIONS_OF_ONE} of you) or RATE_LIMITED: ${attemptsAllowed('suggestion')} an hour from a network, ${attemptsAllowed('suggestion', 1)} a day for a list, ${SUGGESTIONS_OF_NETWORK_A_MONTH} a month from one network but for people who have confirmed their address.`,
  })
  suggestItem(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) token: string,
    @Arg('input', () => NewSuggestionInput, { description: 'The gift, and the person who suggests it.' })
    input: NewSuggestionInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY })
    idempotencyKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.suggestions.suggest(linkViewer, token, input, idempotencyKey);
  }

  @FieldResolver(() => Int, {
    description: 'How many gifts others suggested that wait for an answer, for those who work on the list.',
  })
  suggestionCount(@Root() list: List, @Ctx() { viewerOfList }: RequestContext) {
    return canWorkOn(viewerOfList, list) ? list.suggestionCount : 0;
  }
}
