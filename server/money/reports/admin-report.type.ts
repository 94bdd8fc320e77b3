import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { SubscriptionCounts } from './admin-stats.type.ts';
import { DESCRIPTIONS } from './definition-descriptions.ts';

@ObjectType({ description: 'Users, lists and items at the end of the period, and its revenue.' })
export class ReportTotals {
  @Field(() => Int, { description: DESCRIPTIONS.users })
  users!: number;

  @Field(() => Int, { description: DESCRIPTIONS.lists })
  lists!: number;

  @Field(() => Int, { description: DESCRIPTIONS.items })
  items!: number;

  @Field(() => [MoneyAmount], {
    description: `${DESCRIPTIONS.revenue} The currency of the plans is always among them, and comes first.`,
  })
  revenue!: MoneyAmount[];
}

@ObjectType({ description: 'How revenue in one currency compares with the period before.' })
export class CurrencyGrowth {
  @Field(() => String, { description: 'ISO 4217.' })
  currency!: string;

  @Field(() => Float, { nullable: true, description: 'Null where there was nothing before.' })
  percent!: number | null;
}

@ObjectType({ description: `In percent. ${DESCRIPTIONS.growth}` })
export class ReportGrowth {
  @Field(() => Float, { nullable: true, description: 'Null where there were none before.' })
  users!: number | null;

  @Field(() => Float, { nullable: true, description: 'Null where there were none before.' })
  lists!: number | null;

  @Field(() => Float, { nullable: true, description: 'Null where there were none before.' })
  items!: number | null;

  @Field(() => [CurrencyGrowth], { description: 'Per currency.' })
  revenue!: CurrencyGrowth[];
}

@ObjectType({ description: 'A calendar month: totals as they were at its end, and its revenue.' })
export class ReportMonth extends ReportTotals {
  @Field(() => String, { description: 'YYYY-MM.' })
  month!: string;
}

@ObjectType({ description: DESCRIPTIONS.cohorts })
export class RetentionCohort {
  @Field(() => String, { description: 'The month of the sign-ups, YYYY-MM.' })
  month!: string;

  @Field(() => Int, { description: 'How many people signed up in that month.' })
  signUps!: number;

  @Field(() => [Int], { description: 'How many of them were active in that month, in the next, and so on.' })
  active!: number[];
}

@ObjectType({ description: 'How the site did on some days (UTC), both included.' })
export class AdminReport {
  @Field(() => GraphQLLocalDate, { description: 'The first day.' })
  start!: string;

  @Field(() => GraphQLLocalDate, { description: 'The last day.' })
  end!: string;

  @Field(() => ReportTotals, { description: 'How much there was at the end of the period.' })
  totals!: ReportTotals;

  @Field(() => ReportGrowth, { description: 'How it compares with before.' })
  growth!: ReportGrowth;

  @Field(() => SubscriptionCounts, { description: 'At the end of the period.' })
  subscriptionCounts!: SubscriptionCounts;

  @Field(() => [ReportMonth], { description: 'The six months that end with the month of the end date.' })
  history!: ReportMonth[];

  @Field(() => Float, { nullable: true, description: `${DESCRIPTIONS.retention} In percent; null where nobody was.` })
  retention!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `${DESCRIPTIONS.averageSession} Null where there was no visit.`,
  })
  averageSessionMinutes!: number | null;

  @Field(() => Float, { nullable: true, description: `${DESCRIPTIONS.churn} In percent; null where nobody paid.` })
  churn!: number | null;

  @Field(() => [MoneyAmount], { description: DESCRIPTIONS.monthlyRecurringRevenue })
  monthlyRecurringRevenue!: MoneyAmount[];

  @Field(() => [MoneyAmount], { description: `${DESCRIPTIONS.averageRevenuePerUser} 0 where there are no users.` })
  averageRevenuePerUser!: MoneyAmount[];

  @Field(() => [RetentionCohort], { description: 'The twelve months that end with the month of the end date.' })
  cohorts!: RetentionCohort[];

  @Field(() => Boolean, { description: 'Whether payments are tests: then no money moved.' })
  isTestMoney!: boolean;
}
