import { Field, Int, ObjectType } from 'type-graphql';
import { AffiliateSite } from './affiliate-site.entity.ts';

@ObjectType()
export class AffiliateSitePage {
  @Field(() => [AffiliateSite])
  data!: AffiliateSite[];

  @Field(() => Int)
  total!: number;

  @Field(() => Int)
  page!: number;

  @Field(() => Int)
  pageSize!: number;

  @Field(() => Int)
  totalPages!: number;
}
