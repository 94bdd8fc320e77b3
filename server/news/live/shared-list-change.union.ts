import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { SharedItem } from '../../lists/sharing/shared-list.type.ts';

const ITEM_NOW = 'The item as it is now.';
// One name has one type, nullable or not, in all kinds: else a client could not ask for it in several at once.
const PURCHASE_NEWS = 'You hear of it only where you may know of purchases.';

@ObjectType()
abstract class SharedListChangeBase {
  @Field(() => ID, { description: 'The list that changed.' })
  listId!: string;
}

@ObjectType()
abstract class SharedItemChange extends SharedListChangeBase {
  @Field(() => ID, { description: 'The item that this is about, also where it is gone.' })
  itemId!: string;
}

@ObjectType({
  description:
    'The list as it is now: first of all, again where changes may have been missed, and when several items were changed at once.',
})
export class SharedListOpened extends SharedListChangeBase {
  readonly __typename!: 'SharedListOpened';

  @Field(() => [SharedItem], {
    nullable: true,
    description: 'All items; null while the revision given as `since` is current.',
  })
  items!: SharedItem[] | null;
}

@ObjectType({
  description: 'The list itself is different: its name, its date, the order of its categories, how it looks.',
})
export class SharedListEdited extends SharedListChangeBase {
  readonly __typename!: 'SharedListEdited';
}

@ObjectType({
  description:
    'Items stand in another order. Of one item that moved, SharedItemEdited tells, unless the others have other places, too.',
})
export class SharedItemsReordered extends SharedListChangeBase {
  readonly __typename!: 'SharedItemsReordered';

  @Field(() => [SharedItem], { nullable: true, description: 'All items, in their order.' })
  items!: SharedItem[] | null;
}

@ObjectType({ description: 'An item is new on the list.' })
export class SharedItemAdded extends SharedItemChange {
  readonly __typename!: 'SharedItemAdded';

  @Field(() => SharedItem, { nullable: true, description: ITEM_NOW })
  item!: SharedItem | null;
}

@ObjectType({
  description:
    'An item is different, stands elsewhere (see its `orderIndex`), is on the list again, or friends chip in for it.',
})
export class SharedItemEdited extends SharedItemChange {
  readonly __typename!: 'SharedItemEdited';

  @Field(() => SharedItem, { nullable: true, description: ITEM_NOW })
  item!: SharedItem | null;
}

@ObjectType({ description: 'An item is on the list no more.' })
export class SharedItemRemoved extends SharedItemChange {
  readonly __typename!: 'SharedItemRemoved';

  @Field(() => Int, {
    nullable: true,
    description:
      'How many pieces are wanted by now, where as many are bought already: nobody needs it any more. Null where it was taken off the list.',
  })
  quantityDesired!: number | null;
}

@ObjectType()
abstract class SharedPurchaseChange extends SharedItemChange {
  @Field(() => SharedItem, {
    nullable: true,
    description: `${ITEM_NOW} Null where it is on the list no more, as a gift that nobody needs any more.`,
  })
  item!: SharedItem | null;

  @Field(() => Int, { description: 'How many pieces were bought, or taken back.' })
  quantity!: number;

  @Field(() => Int, { description: 'How many pieces were still needed after it: at 0 the gift is complete.' })
  remaining!: number;
}

@ObjectType({ description: `Somebody bought an item. ${PURCHASE_NEWS}` })
export class SharedItemPurchased extends SharedPurchaseChange {
  readonly __typename!: 'SharedItemPurchased';
}

@ObjectType({ description: `A purchase was taken back, or a part of it. ${PURCHASE_NEWS}` })
export class SharedPurchaseUndone extends SharedPurchaseChange {
  readonly __typename!: 'SharedPurchaseUndone';

  @Field(() => Boolean, { description: 'Whether the owner of the list did it. The buyer may, too.' })
  byOwner!: boolean;
}

const SHARED_LIST_CHANGES = [
  SharedListOpened,
  SharedListEdited,
  SharedItemsReordered,
  SharedItemAdded,
  SharedItemEdited,
  SharedItemRemoved,
  SharedItemPurchased,
  SharedPurchaseUndone,
] as const;

export type SharedListChange = InstanceType<(typeof SHARED_LIST_CHANGES)[number]>;
export const SharedListChange = createUnionType({
  name: 'SharedListChange',
  description: 'A change of a shared list: a type for each kind of change.',
  types: () => SHARED_LIST_CHANGES,
  resolveType: ({ __typename }) => __typename,
});
