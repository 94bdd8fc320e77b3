import { Field, Float, ObjectType } from 'type-graphql';
import { Item } from '../../lists/items/item.entity.ts';
import type { FieldSource, StandIn } from './extraction/found.ts';
import type { FoundRecipe } from './extraction/schema-recipe.ts';
import { CheckedField, FieldSourceEnum, StandInEnum } from './product.enums.ts';

const SURENESS = 'From 0 for a guess to 1.';

@ObjectType({ description: 'A text that was read from a page.' })
export class FoundText {
  @Field(() => String, { description: 'The text, without markup.' })
  value!: string;

  @Field(() => FieldSourceEnum, { description: 'The part of the page that it was read from.' })
  source!: FieldSource;

  @Field(() => Float, { description: SURENESS })
  confidence!: number;
}

@ObjectType({ description: 'An amount that was read from a page, in units of the currency: 12.5.' })
export class FoundAmount {
  @Field(() => Float, { description: 'In units of the currency, as in 12.5.' })
  value!: number;

  @Field(() => FieldSourceEnum, { description: 'The part of the page that it was read from.' })
  source!: FieldSource;

  @Field(() => Float, { description: SURENESS })
  confidence!: number;
}

@ObjectType({
  description: 'The product as its page describes it. Each field says where it was read, and how sure it is.',
})
export class Product {
  @Field(() => String, { description: 'The address that was asked for.' })
  url!: string;

  @Field(() => FoundText, { nullable: true, description: 'Null when the page names none.' })
  title!: FoundText | null;

  @Field(() => FoundText, { nullable: true, description: 'Null when the page has none.' })
  description!: FoundText | null;

  @Field(() => FoundText, { nullable: true, description: 'An address at the shop.' })
  imageUrl!: FoundText | null;

  @Field(() => FoundAmount, {
    nullable: true,
    description: 'Null when the page names none, or none that we are sure of.',
  })
  price!: FoundAmount | null;

  @Field(() => FoundAmount, {
    nullable: true,
    description:
      'A price that we are not sure of: ask the person ("Is it €8.71?") before you use it. Null beside `price`.',
  })
  priceToConfirm!: FoundAmount | null;

  @Field(() => FoundText, {
    nullable: true,
    description: 'ISO 4217, of `price` or `priceToConfirm`; null where there is neither.',
  })
  currency!: FoundText | null;

  @Field(() => String, { nullable: true, description: 'The name that the site gives itself.' })
  siteName!: string | null;

  @Field(() => Boolean, { description: 'Whether the page says that there is none to buy now.' })
  isSoldOut!: boolean;

  @Field(() => Boolean, { description: 'Whether the page sells something, as far as one can tell.' })
  isProductPage!: boolean;

  @Field(() => StandInEnum, {
    nullable: true,
    description:
      'The kind of page when it is not the one that was asked for: then the title is made of the words of the address, and nothing else is given. Null for the page itself.',
  })
  standIn!: StandIn | null;

  /** As the page writes them. RecipesResolver parts their ingredients. */
  recipes!: readonly FoundRecipe[];
}

@ObjectType({
  description: 'A field that says something else on the page than on the list. Prices are written as numbers: "12.5".',
})
export class FieldChange {
  @Field(() => CheckedField, { description: 'Which field of the item.' })
  field!: CheckedField;

  @Field(() => String, { nullable: true, description: 'As it is on the list.' })
  before!: string | null;

  @Field(() => String, { description: 'As the page says now.' })
  after!: string;
}

@ObjectType({ description: 'An item beside the page that it links to. Nothing is changed by looking.' })
export class ItemCheck {
  @Field(() => Item, { description: 'The item as it is on the list.' })
  item!: Item;

  @Field(() => Product, { description: 'The product as its page describes it now.' })
  product!: Product;

  @Field(() => [FieldChange], { description: 'The differences. A field that the page does not have is left out.' })
  changes!: FieldChange[];
}
