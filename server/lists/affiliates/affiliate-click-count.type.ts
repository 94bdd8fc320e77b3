import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How often links with the code of a site were followed on one day.' })
export class AffiliateClickCount {
  @Field(() => String, { description: 'In UTC: 2026-11-22.' })
  day!: string;

  @Field(() => Int, { description: 'How often links were followed on this day.' })
  clicks!: number;
}
