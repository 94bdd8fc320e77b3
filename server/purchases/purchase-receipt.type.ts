import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Item } from '../items/item.entity.ts';
import { PurchaseEntry } from '../items/purchase-entry.type.ts';
import { SharedItem, SharedList } from '../sharing/shared-list.type.ts';

const UNDO_TOKEN = 'With it the purchase can be taken back. Given here and never again.';

@ObjectType()
abstract class Receipt {
  @Field(() => PurchaseEntry)
  purchase!: PurchaseEntry;

  @Field(() => Int)
  remaining!: number;

  @Field(() => Boolean, { description: 'Whether nothing more of the item is needed.' })
  completed!: boolean;
}

@ObjectType()
export class MemberPurchase extends Receipt {
  @Field(() => Item)
  item!: Item;

  @Field(() => String, { description: UNDO_TOKEN })
  undoToken!: string;
}

@ObjectType()
export class GuestPurchase extends Receipt {
  @Field(() => SharedItem)
  item!: SharedItem;

  /** Of the list, which is read only for those who ask for it. */
  listId!: string;
  shareToken!: string;

  @Field(() => String, { description: UNDO_TOKEN })
  undoToken!: string;
}

@ObjectType()
export class UndoablePurchase {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The title of the item.' })
  title!: string;

  @Field(() => Int, { description: 'How many are bought.' })
  quantity!: number;
}

@ObjectType()
export class UndonePurchase {
  @Field(() => SharedItem, { nullable: true, description: 'Null when you may not see the list any more.' })
  item!: SharedItem | null;

  @Field(() => SharedList, { nullable: true, description: 'Null when you may not see the list any more.' })
  list!: SharedList | null;
}
