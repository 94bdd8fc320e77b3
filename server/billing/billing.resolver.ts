import { Arg, Ctx, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { toMajorUnits } from '../money.rules.ts';
import type { RequestContext } from '../request-context.ts';
import { TierEnum } from '../users/account.enums.ts';
import type { Tier } from '../users/account.rules.ts';
import { GivenPlan, PlanChangeEffects, PlanSubscription, PlanType, RedirectAddress } from './plan-subscription.type.ts';
import { BillingReconciliation } from './reconciliation.entity.ts';
import { Transaction } from './transaction.entity.ts';

@Resolver(() => Transaction)
export class BillingResolver {
  @Query(() => [PlanType], { description: 'All plans, smallest first, with the limits and prices that hold now.' })
  plans(@Ctx() { services }: RequestContext) {
    return services.billing.plans();
  }

  @Query(() => PlanSubscription, { description: 'The plan of the caller, and how it is paid for.' })
  mySubscription(@Ctx() { services, viewer }: RequestContext) {
    return services.billing.subscriptionOf(viewer);
  }

  @Query(() => [Transaction], { description: 'What the caller was billed, newest first, at most 100 at once.' })
  myTransactions(
    @Arg('limit', () => Int, { defaultValue: 25 }) limit: number,
    @Arg('before', () => ID, { nullable: true, description: 'The last transaction of the page before.' })
    before: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.billing.transactionsOf(viewer, limit, before);
  }

  @Query(() => PlanChangeEffects, { description: 'What the caller would no longer have on a plan.' })
  planChangeEffects(@Arg('planId', () => ID) planId: string, @Ctx() { services, viewer }: RequestContext) {
    return services.billing.effectsOf(viewer, planId);
  }

  @Mutation(() => RedirectAddress, {
    description: 'Where a plan is paid, or changed into. It comes back to /subscription. Calling it again is safe.',
  })
  async createCheckout(
    @Arg('planId', () => ID) planId: string,
    @Arg('isAnnual', () => Boolean) isAnnual: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return { url: await services.checkouts.openCheckout(viewer, planId, isAnnual) };
  }

  @Mutation(() => RedirectAddress, { description: 'Where the card is changed, and the plan cancelled or resumed.' })
  async openBillingPortal(
    @Arg('cancel', () => Boolean, { defaultValue: false, description: 'Begins where the plan is cancelled.' })
    cancel: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return { url: await services.checkouts.openPortal(viewer, cancel) };
  }

  @Mutation(() => GivenPlan, {
    description: 'For administrators: gives a plan for nothing. A paid one ends; FREE takes away what somebody has.',
  })
  async setUserTier(
    @Arg('userId', () => ID) userId: string,
    @Arg('tier', () => TierEnum) tier: Tier,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    const { id, subscriptionTier } = await services.planGrants.setTier(viewer, userId, tier);
    return { userId: id, tier: subscriptionTier };
  }

  @Query(() => [BillingReconciliation], { description: 'For administrators: of the last 31 nights, newest first.' })
  billingReconciliations(@Ctx() { services, viewer }: RequestContext) {
    return services.planGrants.reconciliations(viewer);
  }

  @FieldResolver(() => Float, { description: 'In units of the currency, as in 9.99.' })
  amount(@Root() { amountMinor, currency }: Transaction) {
    return toMajorUnits(amountMinor, currency);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Of the invoice as a PDF, for a day.' })
  invoiceUrl(@Root() transaction: Transaction, @Ctx() { services }: RequestContext) {
    return services.invoices.addressOf(transaction);
  }
}
