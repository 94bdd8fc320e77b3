import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType()
abstract class MyListsChangeBase {
  @Field(() => ID, { description: 'The list that this is about, also where it is gone.' })
  listId!: string;
}

@ObjectType({ description: 'A list is new, or was opened to you.' })
export class MyListAdded extends MyListsChangeBase {
  readonly __typename!: 'MyListAdded';
}

@ObjectType({ description: 'A list itself is different, who works on it, or the order of its items.' })
export class MyListEdited extends MyListsChangeBase {
  readonly __typename!: 'MyListEdited';
}

@ObjectType({ description: 'A list was deleted, or is closed to you.' })
export class MyListRemoved extends MyListsChangeBase {
  readonly __typename!: 'MyListRemoved';
}

@ObjectType()
abstract class MyListItemChange extends MyListsChangeBase {
  @Field(() => ID, { description: 'The item that this is about, also where it is gone.' })
  itemId!: string;
}

@ObjectType({ description: 'An item of a list was added, changed, archived or deleted.' })
export class MyListItemChanged extends MyListItemChange {
  readonly __typename!: 'MyListItemChanged';
}

@ObjectType()
abstract class MyListPurchaseChange extends MyListItemChange {
  @Field(() => Int, { description: 'How many pieces were bought, or taken back.' })
  quantity!: number;

  @Field(() => Int, { description: 'How many pieces were still needed after it.' })
  remaining!: number;
}

@ObjectType({ description: 'Somebody bought an item of a list. You hear of it only where you may know of purchases.' })
export class MyListItemPurchased extends MyListPurchaseChange {
  readonly __typename!: 'MyListItemPurchased';
}

@ObjectType({ description: 'A purchase was taken back. You hear of it only where you may know of purchases.' })
export class MyListPurchaseUndone extends MyListPurchaseChange {
  readonly __typename!: 'MyListPurchaseUndone';
}

const MY_LISTS_CHANGES = [
  MyListAdded,
  MyListEdited,
  MyListRemoved,
  MyListItemChanged,
  MyListItemPurchased,
  MyListPurchaseUndone,
] as const;

export type MyListsChange = InstanceType<(typeof MY_LISTS_CHANGES)[number]>;
export const MyListsChange = createUnionType({
  name: 'MyListsChange',
  description: 'A change of one of your lists: a type for each kind of change.',
  types: () => MY_LISTS_CHANGES,
  resolveType: ({ __typename }) => __typename,
});
