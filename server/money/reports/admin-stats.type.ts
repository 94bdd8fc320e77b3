import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { DEFINITIONS } from './definitions.rules.ts';

@ObjectType({ description: 'Per currency; the currency of the plans is always among them, and comes first.' })
export class RevenueStats {
  @Field(() => [MoneyAmount], { description: DEFINITIONS.currentMonth })
  currentMonth!: MoneyAmount[];

  @Field(() => [MoneyAmount], { description: DEFINITIONS.yearToDate })
  yearToDate!: MoneyAmount[];
}

@ObjectType({ description: DEFINITIONS.tiers })
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
  @Field(() => Int, { description: DEFINITIONS.users })
  totalUsers!: number;

  @Field(() => Int, { description: DEFINITIONS.activeUsers })
  activeUsers!: number;

  @Field(() => Int, { description: DEFINITIONS.lists })
  totalLists!: number;

  @Field(() => Int, { description: DEFINITIONS.items })
  totalItems!: number;

  @Field(() => RevenueStats, { description: DEFINITIONS.revenue })
  revenueStats!: RevenueStats;

  @Field(() => SubscriptionCounts, { description: 'Accounts by their plan.' })
  subscriptionCounts!: SubscriptionCounts;

  @Field(() => Int, { description: DEFINITIONS.reportedLists })
  reportedLists!: number;

  @Field(() => Int, { description: DEFINITIONS.openMessages })
  openMessages!: number;
}
