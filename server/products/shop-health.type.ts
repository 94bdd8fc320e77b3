import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Page } from '../page.type.ts';

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
export class ShopHealthPage extends Page {
  @Field(() => [ShopHealthEntry])
  data!: ShopHealthEntry[];
}
