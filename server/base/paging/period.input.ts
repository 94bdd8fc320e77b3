import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Calendar days in UTC, both included.' })
export class PeriodInput {
  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The first day. For reports, without it, the first day of the month of `end`.',
  })
  start?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'The last day. For reports, without it, today.' })
  end?: string | null;
}

export const USE_PERIOD = 'Use `period`, which has both days.';
