import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { DESCRIPTIONS } from './definition-descriptions.ts';

@ObjectType({ description: 'Per currency; the currency of the plans is always among them, and comes first.' })
export class RevenueStats {
  @Field(() => [MoneyAmount], { description: DESCRIPTIONS.currentMonth })
  currentMonth!: MoneyAmount[];

  @Field(() => [MoneyAmount], { description: DESCRIPTIONS.yearToDate })
  yearToDate!: MoneyAmount[];
}

@ObjectType({ description: DESCRIPTIONS.tiers })
export class SubscriptionCounts {
  @Field(() => Int, { description: 'Accounts on the Free plan.' })
  free!: number;

  @Field(() => Int, { description: 'Accounts on the Standard plan.' })
  standard!: number;

  @Field(() => Int, { description: 'Accounts on the Premium plan.' })
  premium!: number;
}

@ObjectType({ description: 'How the site is doing now.' })
export class AdminStats {
  @Field(() => Int, { description: DESCRIPTIONS.users })
  totalUsers!: number;

  @Field(() => Int, { description: DESCRIPTIONS.activeUsers })
  activeUsers!: number;

  @Field(() => Int, { description: DESCRIPTIONS.lists })
  totalLists!: number;

  @Field(() => Int, { description: DESCRIPTIONS.items })
  totalItems!: number;

  @Field(() => RevenueStats, { description: DESCRIPTIONS.revenue })
  revenueStats!: RevenueStats;

  @Field(() => SubscriptionCounts, { description: 'Accounts by their plan.' })
  subscriptionCounts!: SubscriptionCounts;

  @Field(() => Int, { description: DESCRIPTIONS.reportedLists })
  reportedLists!: number;

  @Field(() => Int, { description: DESCRIPTIONS.reportedTexts })
  reportedTexts!: number;

  @Field(() => Int, { description: DESCRIPTIONS.openMessages })
  openMessages!: number;
}
