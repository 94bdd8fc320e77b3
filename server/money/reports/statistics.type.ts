import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { DESCRIPTIONS } from './definition-descriptions.ts';

export const StatisticsInterval = { DAY: 'DAY', MONTH: 'MONTH' } as const;
export type StatisticsInterval = keyof typeof StatisticsInterval;
registerEnumType(StatisticsInterval, {
  name: 'StatisticsInterval',
  description: 'The time that one point of a series covers: a day or a calendar month, in UTC.',
  valuesConfig: {
    DAY: { description: 'One day.' },
    MONTH: { description: 'One calendar month; the first and the last may be cut short by the period.' },
  },
});

@ObjectType({ description: 'The counts from one day to another (UTC), both included.' })
export class StatisticsPoint {
  @Field(() => GraphQLLocalDate, { description: 'The first day of the point.' })
  start!: string;

  @Field(() => GraphQLLocalDate, { description: 'The last day of the point.' })
  end!: string;

  @Field(() => Int, { description: `At the end. ${DESCRIPTIONS.users}` })
  users!: number;

  @Field(() => Int, { description: 'At the end.' })
  freeUsers!: number;

  @Field(() => Int, { description: 'At the end.' })
  standardUsers!: number;

  @Field(() => Int, { description: 'At the end.' })
  premiumUsers!: number;

  @Field(() => Int, { description: `At the end. ${DESCRIPTIONS.lists}` })
  lists!: number;

  @Field(() => Int, { description: `At the end. ${DESCRIPTIONS.items}` })
  items!: number;

  @Field(() => Int, { description: DESCRIPTIONS.signUps })
  signUps!: number;

  @Field(() => Int, { description: 'Accounts that were deleted.' })
  accountsDeleted!: number;

  @Field(() => Int, { description: 'Different people who made a request while signed in.' })
  activeUsers!: number;

  @Field(() => Int, { description: 'Lists that were made, without demo lists.' })
  newLists!: number;

  @Field(() => Int, { description: 'Items that were added, without those of demo lists.' })
  newItems!: number;

  @Field(() => Int, { description: DESCRIPTIONS.purchases })
  purchases!: number;

  @Field(() => Int, { description: DESCRIPTIONS.visits })
  visits!: number;

  @Field(() => Int, { description: DESCRIPTIONS.sharedListViews })
  sharedListViews!: number;

  @Field(() => [MoneyAmount], { description: DESCRIPTIONS.revenue })
  revenue!: MoneyAmount[];
}

@ObjectType({ description: 'The figures of the site over a period, point by point.' })
export class Statistics {
  @Field(() => GraphQLLocalDate, { description: 'The first day.' })
  start!: string;

  @Field(() => GraphQLLocalDate, { description: 'The last day.' })
  end!: string;

  @Field(() => StatisticsInterval, { description: 'The time that one point covers.' })
  interval!: StatisticsInterval;

  @Field(() => [StatisticsPoint], { description: 'Without gaps, the earliest first.' })
  points!: StatisticsPoint[];
}
