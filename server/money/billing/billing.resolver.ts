import { Arg, Ctx, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { toMajorUnits } from '../../base/amounts/money.rules.ts';
import { IDEMPOTENCY_KEY, LIMIT } from '../../base/paging/argument-descriptions.ts';
import { attemptsAllowed } from '../../base/rate-limits/limits.ts';
import { TierEnum } from '../../core/users/account.enums.ts';
import type { Tier } from '../../core/users/account.rules.ts';
import type { RequestContext } from '../../request-context.ts';
import { MOST_TRANSACTIONS } from './billing.service.ts';
import { MOST_RECONCILIATIONS } from './plan-grants.service.ts';
import { GivenPlan, PlanChangeEffects, PlanSubscription, PlanType, RedirectAddress } from './plan-subscription.type.ts';
import { BillingReconciliation } from './reconciliation.entity.ts';
import { Transaction } from './transaction.entity.ts';
import { transactionText } from './transaction-text.ts';

@Resolver(() => Transaction)
export class BillingResolver {
  @Query(() => [PlanType], {
    description: 'All plans, smallest first, with the limits and prices that hold now. For everybody.',
  })
  plans(@Ctx() { services }: RequestContext) {
    return services.billing.plans();
  }

  @Query(() => PlanSubscription, { description: 'Your plan, and how it is paid for. Fails with UNAUTHENTICATED.' })
  mySubscription(@Ctx() { services, viewer }: RequestContext) {
    return services.billing.subscriptionOf(viewer);
  }

  @Query(() => [Transaction], {
    description: `Your payments and refunds, newest first, at most ${MOST_TRANSACTIONS} at once. Fails with UNAUTHENTICATED.`,
  })
  myTransactions(
    @Arg('limit', () => Int, { defaultValue: 25, description: LIMIT }) limit: number,
    @Arg('before', () => ID, { nullable: true, description: 'The id of the last transaction that you have.' })
    before: string | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.billing.transactionsOf(viewer, limit, before);
  }

  @Query(() => PlanChangeEffects, {
    description:
      'The things that you would no longer have on a plan. Fails with UNAUTHENTICATED or BAD_USER_INPUT (there is no such plan).',
  })
  planChangeEffects(
    @Arg('planId', () => ID, { description: 'free, standard or premium.' }) planId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.billing.effectsOf(viewer, planId);
  }

  @Mutation(() => RedirectAddress, {
    description: `Opens the page where a plan is paid, or changed into; it comes back to /subscription. Calling it again is safe. Fails with UNAUTHENTICATED, BAD_USER_INPUT (payments are off, or there is no such plan), CONFLICT (you have the plan, or a payment is just being confirmed), PLAN_LIMIT (the plan is full), SERVICE_UNAVAILABLE or RATE_LIMITED: ${attemptsAllowed('checkout')} an hour.`,
  })
  async createCheckout(
    @Arg('planId', () => ID, { description: 'standard or premium.' }) planId: string,
    @Arg('isAnnual', () => Boolean, { description: 'Whether to pay by the year.' }) isAnnual: boolean,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return { url: await services.checkouts.openCheckout(viewer, planId, isAnnual, idempotencyKey) };
  }

  @Mutation(() => RedirectAddress, {
    description: `Opens the page where the card is changed, and the plan cancelled or resumed. Fails with UNAUTHENTICATED, BAD_USER_INPUT (you have never paid), SERVICE_UNAVAILABLE or RATE_LIMITED: ${attemptsAllowed('checkout')} an hour.`,
  })
  async openBillingPortal(
    @Arg('cancel', () => Boolean, { defaultValue: false, description: 'Begins where the plan is cancelled.' })
    cancel: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return { url: await services.checkouts.openPortal(viewer, cancel) };
  }

  @Mutation(() => GivenPlan, {
    description:
      'Gives a plan for nothing. A paid one ends; FREE takes away what somebody has. For administrators: others get UNAUTHENTICATED or FORBIDDEN. Fails with NOT_FOUND, PLAN_LIMIT (the plan is full), CONFLICT (somebody else has changed the plan since `base`) or SERVICE_UNAVAILABLE.',
  })
  async setUserTier(
    @Arg('userId', () => ID, { description: 'The person who gets it.' }) userId: string,
    @Arg('tier', () => TierEnum, { description: 'The plan.' }) tier: Tier,
    @Arg('base', () => TierEnum, {
      nullable: true,
      description: 'The plan that the person had when it was read; if they have another by now, that is a CONFLICT.',
    })
    base: Tier | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    const { id, subscriptionTier } = await services.planGrants.setTier(viewer, userId, tier, base);
    return { userId: id, tier: subscriptionTier };
  }

  @Query(() => [BillingReconciliation], {
    description: `The findings of the nightly comparisons with the payment provider, of the last ${MOST_RECONCILIATIONS} nights, newest first. For administrators: others get UNAUTHENTICATED or FORBIDDEN.`,
  })
  billingReconciliations(@Ctx() { services, viewer }: RequestContext) {
    return services.planGrants.reconciliations(viewer);
  }

  @FieldResolver(() => String, { description: 'The payment or refund, in words.' })
  description(@Root() transaction: Transaction) {
    return transactionText(transaction);
  }

  @FieldResolver(() => Float, { description: 'In units of the currency, as in 9.99.' })
  amount(@Root() { amountMinor, currency }: Transaction) {
    return toMajorUnits(amountMinor, currency);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The address of the invoice as a PDF, which works for a day.',
  })
  invoiceUrl(@Root() transaction: Transaction, @Ctx() { services }: RequestContext) {
    return services.invoices.addressOf(transaction);
  }
}
