import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { List } from '../lists/list.entity.ts';
import { LONGEST_SHOP_NAME } from '../lists/shop.rules.ts';

@ObjectType('Shop', { simpleResolvers: true, description: 'A shop of a shopping list.' })
export class ShownShop {
  @Field(() => ID, { description: 'Never changes.' })
  id!: string;

  @Field(() => String, { description: `1 to ${LONGEST_SHOP_NAME} characters.` })
  name!: string;

  @Field(() => [String], {
    description:
      'Categories in the order in which one comes past them in this shop, as far as that was learned or said. Empty: as the list has them.',
  })
  categoryOrder!: string[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When somebody last put its categories in order by hand; null: never.',
  })
  orderedAt!: Date | null;

  @Field(() => [ID], {
    description:
      'The items that are to be had here, with archived ones. What is on no shop’s list is to be had at all of them.',
  })
  itemIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'The outcome of adding a shop.' })
export class CreatedShop {
  @Field(() => List, { description: 'The list as it is now.' })
  list!: List;

  @Field(() => ShownShop, { description: 'The shop that was added.' })
  shop!: ShownShop;
}
