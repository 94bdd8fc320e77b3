import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request-context.ts';
import { HOW_TO_PAY } from '../group-gifts/fund.rules.ts';
import { Fund } from './fund.type.ts';

const FAILS = 'Fails with UNAUTHENTICATED, NOT_FOUND (no such item, or no fund), FORBIDDEN, DEMO_LIST';

@Resolver()
export class FundsResolver {
  @Query(() => Fund, {
    description: `How to give to a fund, for those who edit its list. ${FAILS} or EMAIL_UNVERIFIED.`,
  })
  fund(
    @Arg('itemId', () => ID, { description: 'A fund.' }) itemId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.funds.fund(viewer, itemId);
  }

  @Mutation(() => Fund, {
    description: `Says how to give to a fund, for those who edit its list. ${FAILS}, EMAIL_UNVERIFIED or BAD_USER_INPUT.`,
  })
  updateFund(
    @Arg('itemId', () => ID, { description: 'A fund.' }) itemId: string,
    @Arg('howToPay', () => String, { nullable: true, description: `${HOW_TO_PAY} Null or empty for nothing.` })
    howToPay: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.funds.update(viewer, itemId, { howToPay });
  }
}
