import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { OwnShopRule } from './own-shop-rule.entity.ts';
import { LONGEST_RULE, MOST_RULES } from './own-shop-rules.service.ts';

@Resolver(() => OwnShopRule)
export class OwnShopRulesResolver {
  @FieldResolver(() => String, { description: 'The rule as JSON, as `saveShopRule` takes it.' })
  rule(@Root() { rule }: OwnShopRule): string {
    return JSON.stringify(rule, null, 2);
  }

  @Query(() => [OwnShopRule], {
    description: `Rules for reading shops that were added here, by name; at most ${MOST_RULES}. For administrators: others get UNAUTHENTICATED or FORBIDDEN.`,
  })
  shopRules(@Ctx() { services, viewer }: RequestContext) {
    return services.ownShopRules.rules(viewer);
  }

  @Mutation(() => OwnShopRule, {
    description:
      'Adds a rule for reading a shop, or replaces the one with its name. It counts before ours. For administrators. Fails with UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT.',
  })
  saveShopRule(
    @Arg('rule', () => String, {
      description: `JSON of at most ${LONGEST_RULE.toLocaleString('en')} characters: \`name\`, \`hosts\` as "shop.example" or "shop.*", and for \`title\`, \`price\`, \`picture\` and \`soldOut\` the CSS selectors in \`select\`, in order, and those in \`exclude\`. Behind an @ stands the attribute that holds a value. With \`isComplete\` a price that no selector finds is no more than a question.`,
    })
    rule: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.ownShopRules.save(viewer, rule);
  }

  @Mutation(() => ID, {
    description:
      'Ends a rule for reading a shop. For administrators. Answers with its name. Fails with UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.',
  })
  deleteShopRule(
    @Arg('name', () => String, { description: 'What the rule is called.' }) name: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.ownShopRules.remove(viewer, name);
  }
}
