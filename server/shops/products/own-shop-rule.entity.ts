import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { LONGEST_NAME, type ShopRule } from './extraction/shops/shop-rule.ts';

/** A rule of the operator's: where a shop has things on its pages. It counts before those that come with the product. */
@ObjectType({ description: 'Where the pages of a shop say things, as an administrator wrote it.' })
@Entity({ tableName: 'shop_rules' })
export class OwnShopRule {
  @Field(() => String, { description: `What the rule is called: 1 to ${LONGEST_NAME} characters.` })
  @PrimaryKey({ type: 'string', length: 80 })
  name!: string;

  @Property({ type: 'json' })
  rule!: ShopRule;

  @Field(() => Date, { description: 'When it was saved last.' })
  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
