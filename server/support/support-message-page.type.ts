import { Field, Int, ObjectType } from 'type-graphql';
import { SupportMessage } from './support-message.entity.ts';

@ObjectType()
export class SupportMessagePage {
  @Field(() => [SupportMessage])
  data!: SupportMessage[];

  @Field(() => Int)
  total!: number;

  @Field(() => Int)
  page!: number;

  @Field(() => Int)
  pageSize!: number;

  @Field(() => Int)
  totalPages!: number;
}
