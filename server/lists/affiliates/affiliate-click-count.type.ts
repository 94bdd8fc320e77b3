import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How often links with the code of a site were followed on one day.' })
export class AffiliateClickCount {
  @Field(() => GraphQLLocalDate, { description: 'In UTC.' })
  day!: string;

  @Field(() => Int, { description: 'How often links were followed on this day.' })
  clicks!: number;
}
