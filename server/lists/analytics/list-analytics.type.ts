import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';

const HIDDEN = 'Null while purchases are kept from you as a surprise.';

@ObjectType({ description: 'The visits and purchases of a list on one day (UTC).' })
export class ListAnalyticsDay {
  @Field(() => GraphQLLocalDate, { description: 'The day, in UTC.' })
  day!: string;

  @Field(() => Int, { description: 'How often the list was opened; looks within half an hour are one.' })
  views!: number;

  @Field(() => Int, { description: 'How many different people that were.' })
  visitors!: number;

  @Field(() => Int, { nullable: true, description: HIDDEN })
  purchases!: number | null;
}

@ObjectType({
  description:
    'The visits and purchases of a list over some days (UTC). Only visits of people who are not its members count.',
})
export class ListAnalytics {
  @Field(() => GraphQLLocalDate, { description: 'The first day.' })
  start!: string;

  @Field(() => GraphQLLocalDate, { description: 'The last day.' })
  end!: string;

  @Field(() => Int, { description: 'How often it was opened; looks within half an hour are one.' })
  views!: number;

  @Field(() => Int, { description: 'How many different people that were.' })
  visitors!: number;

  @Field(() => Int, { nullable: true, description: `How many pieces were bought. ${HIDDEN}` })
  purchases!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `Which share, of 1, of all the pieces wanted was bought on these days. Null when nothing is wanted. ${HIDDEN}`,
  })
  purchasedShare!: number | null;

  @Field(() => Boolean, { description: 'True while purchases are kept from you as a surprise.' })
  purchasesHidden!: boolean;

  @Field(() => [ListAnalyticsDay], { description: 'Every day, also those on which nothing happened.' })
  days!: ListAnalyticsDay[];
}
