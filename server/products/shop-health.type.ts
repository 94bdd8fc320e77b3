import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How reading the pages of one shop goes.' })
export class ShopHealthEntry {
  @Field(() => String)
  host!: string;

  @Field(() => Int, { description: 'Pages that were asked for.' })
  pages!: number;

  @Field(() => Int, { description: 'Pages that something was read from.' })
  pagesRead!: number;

  @Field(() => Int, { description: 'Pages that let no program in.' })
  pagesDenied!: number;

  @Field(() => Float, { description: 'The part of the pages that something was read from: from 0 to 1.' })
  successRate!: number;

  @Field(() => Int)
  withoutTitle!: number;

  @Field(() => Int)
  withoutDescription!: number;

  @Field(() => Int)
  withoutPicture!: number;

  @Field(() => Int)
  withoutPrice!: number;
}

@ObjectType()
export class ShopHealthPage {
  @Field(() => [ShopHealthEntry])
  data!: ShopHealthEntry[];

  @Field(() => Int)
  total!: number;

  @Field(() => Int)
  page!: number;

  @Field(() => Int)
  pageSize!: number;

  @Field(() => Int)
  totalPages!: number;
}
