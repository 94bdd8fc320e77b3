import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { z } from 'zod';
import { MOST_IN_CHOICE } from '../../lists/item-choices/choice.rules.ts';
import { AddedItemInput } from '../../lists/items/new-item.input.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { MOST_SHOPS } from '../../lists/lists/shop.rules.ts';
import { LONGEST_BUYER_NAME } from '../../lists/purchases/purchase.rules.ts';
import { type importedItem, LONGEST_CHOICE } from './imported-items.rules.ts';

@InputType({ description: 'An item that comes from another list. Only the title is needed.' })
export class ImportedItemInput extends AddedItemInput implements z.input<typeof importedItem> {
  @Field(() => Int, {
    nullable: true,
    description:
      'How many pieces of it were bought already: 0, which it is without this, up to how many are wanted. They are recorded as bought by you, or by `boughtBy`. Refused while the list keeps its purchases a surprise for you.',
  })
  quantityBought?: number;

  @Field(() => String, {
    nullable: true,
    description: `The name of the one who bought those pieces, as a guest without an account would have left it: at most ${LONGEST_BUYER_NAME} characters; null or empty where it was you. Only the name that the owner of the list sends is kept: for others, those pieces are bought by nobody who is named. Without \`quantityBought\` it says nothing.`,
  })
  boughtBy?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Items of one call with the same value become “one of these”: 2 to ${MOST_IN_CHOICE} of them, on a list of gifts. At most ${LONGEST_CHOICE} characters; null or empty for an item that is part of no choice. Elsewhere it says nothing.`,
  })
  choice?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `The names of the shops at which it is to be had, at most ${MOST_SHOPS}: those that a shopping list has not are added, as far as it has room for them. Elsewhere they say nothing.`,
  })
  shops?: string[] | null;
}

@ObjectType({
  description: 'The outcome of an import. Items beyond a fifth of the list come without the mark “most wanted”.',
})
export class ImportedItems {
  @Field(() => List, { description: 'The list as it is now.' })
  list!: List;

  @Field(() => [ID], {
    description: 'The new items, in the order in which they were sent. `deleteItems` takes them back.',
  })
  itemIds!: string[];
}
