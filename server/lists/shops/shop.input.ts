import { Field, InputType } from 'type-graphql';
import { MAX_ORDERED_CATEGORIES } from '../lists/list.rules.ts';
import { LONGEST_SHOP_NAME } from '../lists/shop.rules.ts';

@InputType({ description: 'A new shop of a list.' })
export class NewShopInput {
  @Field(() => String, { description: `1 to ${LONGEST_SHOP_NAME} characters; each name once in a list.` })
  name!: string;
}

@InputType({ description: 'Changes to a shop: only what is sent is changed.' })
export class ShopChangesInput {
  @Field(() => String, {
    nullable: true,
    description: `1 to ${LONGEST_SHOP_NAME} characters; each name once in a list.`,
  })
  name?: string;

  @Field(() => [String], {
    nullable: true,
    description: `Categories as one comes past them: at most ${MAX_ORDERED_CATEGORIES}, each once, as the items spell them; "" stands for items without one.`,
  })
  categoryOrder?: string[];
}
