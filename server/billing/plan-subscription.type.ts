import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PLAN_IDS, type Plan, type PlanId } from '../plans/plan.rules.ts';
import { TierEnum } from '../users/account.enums.ts';
import type { Tier } from '../users/account.rules.ts';

export const SubscriptionStatusEnum = { ACTIVE: 'ACTIVE', PAST_DUE: 'PAST_DUE' } as const;
export type SubscriptionStatus = keyof typeof SubscriptionStatusEnum;
registerEnumType(SubscriptionStatusEnum, { name: 'SubscriptionStatus' });

const PLAN_ID = `One of ${PLAN_IDS.join(', ')}.`;

@ObjectType('Plan', { description: 'A plan on sale, with the limits that hold now.' })
export class PlanType implements Omit<Plan, 'popular'> {
  @Field(() => ID, { description: PLAN_ID })
  id!: PlanId;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Int, { description: 'In cents.' })
  monthlyPriceMinor!: number;

  @Field(() => Int, { description: 'In cents, for a whole year.' })
  annualPriceMinor!: number;

  @Field(() => Float, { description: 'In dollars.' })
  monthlyPrice!: number;

  @Field(() => Float, { description: 'In dollars, for a whole year.' })
  annualPrice!: number;

  @Field(() => [String])
  features!: string[];

  @Field(() => Boolean)
  popular!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be had now.' })
  available!: boolean;
}

@ObjectType({ description: 'What a card shows of itself.' })
export class PaymentMethodType {
  @Field(() => String)
  brand!: string;

  @Field(() => String)
  last4!: string;

  @Field(() => Int, { nullable: true })
  expiryMonth!: number | null;

  @Field(() => Int, { nullable: true })
  expiryYear!: number | null;
}

@ObjectType({ description: 'A plan that was bought, while its payment is being confirmed.' })
export class PendingPlan {
  @Field(() => ID)
  planId!: PlanId;

  @Field(() => Boolean)
  isAnnual!: boolean;
}

@ObjectType({ description: 'The plan that somebody has, and how it is paid for.' })
export class PlanSubscription {
  @Field(() => ID, { description: 'Of the person who has it.' })
  id!: string;

  @Field(() => ID, { description: PLAN_ID })
  planId!: PlanId;

  @Field(() => SubscriptionStatusEnum)
  status!: SubscriptionStatus;

  @Field(() => Boolean)
  isAnnual!: boolean;

  @Field(() => Int, { nullable: true, description: 'In minor units; null for a plan that nobody pays for.' })
  priceMinor!: number | null;

  @Field(() => String, { nullable: true })
  currency!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  currentPeriodStart!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true })
  currentPeriodEnd!: Date | null;

  @Field(() => Boolean)
  cancelAtPeriodEnd!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'After a renewal that failed: until when the plan is kept.',
  })
  graceEndsAt!: Date | null;

  @Field(() => PaymentMethodType, { nullable: true })
  paymentMethod!: PaymentMethodType | null;

  @Field(() => Boolean, { description: 'Given by an administrator, for nothing.' })
  isGranted!: boolean;

  @Field(() => Boolean, { description: 'Whether there is a billing portal for them.' })
  canManage!: boolean;

  @Field(() => Boolean, { description: 'Whether payments are only tests, in which no money moves.' })
  isTestMode!: boolean;

  @Field(() => PendingPlan, { nullable: true })
  pending!: PendingPlan | null;
}

@ObjectType({ description: 'Whom a plan was given to.' })
export class GivenPlan {
  @Field(() => ID)
  userId!: string;

  @Field(() => TierEnum)
  tier!: Tier;
}

@ObjectType({ description: 'A page of the payment provider, for the browser to go to.' })
export class RedirectAddress {
  @Field(() => String)
  url!: string;
}

@ObjectType({ description: 'What somebody would no longer have on a smaller plan. Nothing of it is deleted.' })
export class PlanChangeEffects {
  @Field(() => Int)
  lists!: number;

  @Field(() => Int, { description: 'How many lists the plan holds; -1 is without end.' })
  maxLists!: number;

  @Field(() => Int, { description: 'Lists that have more items than the plan holds: they take no new ones.' })
  fullLists!: number;

  @Field(() => Int, { description: 'How many items per list the plan holds; -1 is without end.' })
  maxItems!: number;

  @Field(() => Int, { description: 'API keys that stop working.' })
  restingApiKeys!: number;

  @Field(() => Int, { description: 'Shared pages that lose their colour and banner.' })
  unbrandedLists!: number;

  @Field(() => Boolean, { description: 'Whether analytics can no longer be read.' })
  losesAnalytics!: boolean;

  @Field(() => Boolean, {
    description: 'Whether share links can no longer be given an end. Those that have one keep it.',
  })
  losesExpiringLinks!: boolean;

  @Field(() => Boolean, { description: 'Whether what they write to us is no longer answered first.' })
  losesPrioritySupport!: boolean;
}
