import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Page } from '../../base/paging/page.type.ts';

@ObjectType({ description: 'How reading the pages of one shop goes.' })
export class ShopHealthEntry {
  @Field(() => String, { description: 'The shop, as "shop.example".' })
  host!: string;

  @Field(() => Int, { description: 'Pages that were asked for.' })
  pages!: number;

  @Field(() => Int, { description: 'Pages that something was read from.' })
  pagesRead!: number;

  @Field(() => Int, { description: 'Pages that let no program in.' })
  pagesDenied!: number;

  @Field(() => Float, { description: 'The part of the pages that something was read from: from 0 to 1.' })
  successRate!: number;

  @Field(() => Int, { description: 'Pages that were read and named no title.' })
  withoutTitle!: number;

  @Field(() => Int, { description: 'Pages that were read and had no description.' })
  withoutDescription!: number;

  @Field(() => Int, { description: 'Pages that were read and had no picture.' })
  withoutPicture!: number;

  @Field(() => Int, { description: 'Pages that were read and named no price.' })
  withoutPrice!: number;

  @Field(() => Int, {
    description: 'Pages on which the rule for the shop found no title, picture or price: it may be out of date.',
  })
  ruleFailed!: number;
}

@ObjectType({ description: 'Shops, the most linked first.' })
export class ShopHealthPage extends Page {
  @Field(() => [ShopHealthEntry], { description: 'The entries of this page.' })
  data!: ShopHealthEntry[];
}
