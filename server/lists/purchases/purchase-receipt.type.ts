import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { Item } from '../items/item.entity.ts';
import { PurchaseEntry } from '../items/purchase-entry.type.ts';
import { SharedItem, SharedList } from '../sharing/shared-list.type.ts';

const UNDO_TOKEN = 'With it the purchase can be taken back. Given here and never again.';

@ObjectType()
abstract class Receipt {
  @Field(() => PurchaseEntry, { description: 'The purchase, as the buyer sees it.' })
  purchase!: PurchaseEntry;

  @Field(() => Int, { description: 'How many pieces are still wanted.' })
  remaining!: number;

  @Field(() => Boolean, { description: 'Whether nothing more of the item is needed.' })
  completed!: boolean;
}

@ObjectType({ description: 'The new purchase of a member.' })
export class MemberPurchase extends Receipt {
  @Field(() => Item, { description: 'The item as it is now.' })
  item!: Item;

  @Field(() => String, { description: UNDO_TOKEN })
  undoToken!: string;
}

@ObjectType({ description: 'The new purchase of a guest, through a share link.' })
export class GuestPurchase extends Receipt {
  @Field(() => SharedItem, { description: 'The item as it is now.' })
  item!: SharedItem;

  /** For fields of the list, which is read only for those who ask for it. */
  listId!: string;
  shareToken!: string;
  /** Whether nobody need ask for the address to which gifts are sent: there is none. */
  isWithoutAddress!: boolean;

  @Field(() => String, { description: UNDO_TOKEN })
  undoToken!: string;
}

@ObjectType({ description: 'The purchase that the link of a receipt takes back.' })
export class UndoablePurchase {
  @Field(() => ID, { description: 'The purchase, for `undoSharedPurchase`.' })
  id!: string;

  @Field(() => String, { description: 'The title of the item.' })
  title!: string;

  @Field(() => Int, { description: 'How many are bought, or reserved.' })
  quantity!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Until when it is reserved; null once it is bought.',
  })
  heldUntil!: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the item was taken off the list, to which it may come back. Null unless you name the list by its `token`, and may open it.',
  })
  isWithdrawn!: boolean | null;
}

@ObjectType({ description: 'The list and the item after a purchase was taken back.' })
export class UndonePurchase {
  @Field(() => SharedItem, { nullable: true, description: 'Null when you may not see the list any more.' })
  item!: SharedItem | null;

  @Field(() => SharedList, { nullable: true, description: 'Null when you may not see the list any more.' })
  list!: SharedList | null;
}

@ObjectType({ description: 'Something that you reserved, and the list and the item after a change of it.' })
export class HeldPurchase extends UndonePurchase {
  @Field(() => PurchaseEntry, { nullable: true, description: 'Null when you may not see the list any more.' })
  purchase!: PurchaseEntry | null;
}
