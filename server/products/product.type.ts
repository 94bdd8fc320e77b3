import { Field, Float, ObjectType } from 'type-graphql';
import { Item } from '../items/item.entity.ts';
import type { FieldSource } from './extraction/found.ts';
import { CheckedField, FieldSourceEnum } from './product.enums.ts';

const SURENESS = 'From 0 for a guess to 1.';

@ObjectType({ description: 'A text that was read from a page.' })
export class FoundText {
  @Field(() => String)
  value!: string;

  @Field(() => FieldSourceEnum)
  source!: FieldSource;

  @Field(() => Float, { description: SURENESS })
  confidence!: number;
}

@ObjectType({ description: 'An amount that was read from a page, in units of the currency: 12.5.' })
export class FoundAmount {
  @Field(() => Float)
  value!: number;

  @Field(() => FieldSourceEnum)
  source!: FieldSource;

  @Field(() => Float, { description: SURENESS })
  confidence!: number;
}

@ObjectType({
  description: 'What a page says about what it sells. Each field says where it was read, and how sure it is.',
})
export class Product {
  @Field(() => String, { description: 'The address that was asked for.' })
  url!: string;

  @Field(() => FoundText, { nullable: true })
  title!: FoundText | null;

  @Field(() => FoundText, { nullable: true })
  description!: FoundText | null;

  @Field(() => FoundText, { nullable: true, description: 'An address at the shop.' })
  imageUrl!: FoundText | null;

  @Field(() => FoundAmount, { nullable: true })
  price!: FoundAmount | null;

  @Field(() => FoundText, { nullable: true, description: 'ISO 4217; null where there is no price.' })
  currency!: FoundText | null;

  @Field(() => String, { nullable: true, description: 'What the site calls itself.' })
  siteName!: string | null;

  @Field(() => Boolean, { description: 'Whether the page sells something, as far as one can tell.' })
  isProductPage!: boolean;
}

@ObjectType({
  description: 'A field that says something else on the page than on the list. Prices are written as numbers: "12.5".',
})
export class FieldChange {
  @Field(() => CheckedField)
  field!: CheckedField;

  @Field(() => String, { nullable: true, description: 'As it is on the list.' })
  before!: string | null;

  @Field(() => String, { description: 'As the page says now.' })
  after!: string;
}

@ObjectType({ description: 'An item beside the page that it links to. Nothing is changed by looking.' })
export class ItemCheck {
  @Field(() => Item)
  item!: Item;

  @Field(() => Product)
  product!: Product;

  @Field(() => [FieldChange])
  changes!: FieldChange[];
}
