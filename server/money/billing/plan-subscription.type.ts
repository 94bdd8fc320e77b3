import { Field, Float, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Plan } from '../../core/plans/plan.rules.ts';
import { PLAN_IDS, type PlanId } from '../../core/plans/plan-id.rules.ts';
import { TierEnum } from '../../core/users/account.enums.ts';
import type { Tier } from '../../core/users/account.rules.ts';

const SubscriptionStatusEnum = { ACTIVE: 'ACTIVE', PAST_DUE: 'PAST_DUE' } as const;
type SubscriptionStatus = keyof typeof SubscriptionStatusEnum;
registerEnumType(SubscriptionStatusEnum, {
  name: 'SubscriptionStatus',
  description: 'Whether a plan is paid.',
  valuesConfig: {
    ACTIVE: { description: 'It is paid, free, or was given.' },
    PAST_DUE: { description: 'The last renewal could not be paid. The plan is kept until `graceEndsAt`.' },
  },
});

const PLAN_ID = `One of ${PLAN_IDS.join(', ')}.`;

@ObjectType('Plan', { description: 'A plan on sale, with the limits that hold now.' })
export class PlanType implements Omit<Plan, 'popular'> {
  @Field(() => ID, { description: PLAN_ID })
  id!: PlanId;

  @Field(() => String, { description: 'The name of the plan, for people.' })
  name!: string;

  @Field(() => String, { description: 'The people it is for, in a sentence.' })
  description!: string;

  @Field(() => Int, { description: 'In cents.' })
  monthlyPriceMinor!: number;

  @Field(() => Int, { description: 'In cents, for a whole year.' })
  annualPriceMinor!: number;

  @Field(() => Float, { description: 'In dollars.' })
  monthlyPrice!: number;

  @Field(() => Float, { description: 'In dollars, for a whole year.' })
  annualPrice!: number;

  @Field(() => [String], { description: 'The features, a line each, with the limits that hold now.' })
  features!: string[];

  @Field(() => Boolean, { description: 'Whether it is the one that is recommended.' })
  popular!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be had now.' })
  available!: boolean;
}

@ObjectType({ description: 'As much of a payment card as may be known.' })
export class PaymentMethodType {
  @Field(() => String, { description: 'As the payment provider names it, such as "visa".' })
  brand!: string;

  @Field(() => String, { description: 'The last four digits.' })
  last4!: string;

  @Field(() => Int, { nullable: true, description: '1 to 12; null where the provider does not say.' })
  expiryMonth!: number | null;

  @Field(() => Int, { nullable: true, description: 'Four digits; null where the provider does not say.' })
  expiryYear!: number | null;
}

@ObjectType({ description: 'A plan that was bought, while its payment is being confirmed.' })
export class PendingPlan {
  @Field(() => ID, { description: 'The plan that was bought.' })
  planId!: PlanId;

  @Field(() => Boolean, { description: 'Whether it is paid by the year.' })
  isAnnual!: boolean;
}

@ObjectType({ description: 'The plan that somebody has, and how it is paid for.' })
export class PlanSubscription {
  @Field(() => ID, { description: 'The `id` of the person who has it.' })
  id!: string;

  @Field(() => ID, { description: PLAN_ID })
  planId!: PlanId;

  @Field(() => SubscriptionStatusEnum, { description: 'Whether the last renewal was paid.' })
  status!: SubscriptionStatus;

  @Field(() => Boolean, { description: 'Whether it is paid by the year.' })
  isAnnual!: boolean;

  @Field(() => Int, { nullable: true, description: 'In minor units; null for a plan that nobody pays for.' })
  priceMinor!: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217; null for a plan that nobody pays for.' })
  currency!: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when the period lasts that is paid for; null for a plan that nobody pays for.',
  })
  currentPeriodStart!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when it lasts.' })
  currentPeriodEnd!: Date | null;

  @Field(() => Boolean, { description: 'Whether the plan ends with the period that is paid for.' })
  cancelAtPeriodEnd!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'After a renewal that failed: until when the plan is kept.',
  })
  graceEndsAt!: Date | null;

  @Field(() => PaymentMethodType, {
    nullable: true,
    description: 'The card that is charged; null where there is none.',
  })
  paymentMethod!: PaymentMethodType | null;

  @Field(() => Boolean, { description: 'Given by an administrator, for nothing.' })
  isGranted!: boolean;

  @Field(() => Boolean, { description: 'Whether there is a billing portal for them.' })
  canManage!: boolean;

  @Field(() => Boolean, { description: 'Whether payments are only tests, in which no money moves.' })
  isTestMode!: boolean;

  @Field(() => PendingPlan, {
    nullable: true,
    description: 'A plan that was bought a moment ago; null when nothing is waited for.',
  })
  pending!: PendingPlan | null;
}

@ObjectType({ description: 'A plan that an administrator gave to somebody.' })
export class GivenPlan {
  @Field(() => ID, { description: 'The person who has it now.' })
  userId!: string;

  @Field(() => TierEnum, { description: 'The plan.' })
  tier!: Tier;
}

@ObjectType({ description: 'A page of the payment provider, for the browser to go to.' })
export class RedirectAddress {
  @Field(() => String, { description: 'An address at the payment provider. It works for a short time only.' })
  url!: string;
}

@ObjectType({
  description: 'The things that somebody would no longer have on a smaller plan. Nothing of it is deleted.',
})
export class PlanChangeEffects {
  @Field(() => Int, { description: 'How many lists the person has.' })
  lists!: number;

  @Field(() => Int, { description: 'How many lists the plan holds; -1 means no limit.' })
  maxLists!: number;

  @Field(() => Int, { description: 'Lists that have more items than the plan holds: they take no new ones.' })
  fullLists!: number;

  @Field(() => Int, { description: 'How many items per list the plan holds; -1 means no limit.' })
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
