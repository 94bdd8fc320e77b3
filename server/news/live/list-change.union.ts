import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../../lists/items/item.entity.ts';
import type { ShownItem } from '../../lists/items/shown-item.ts';
import type { List } from '../../lists/lists/list.entity.ts';
import { EDITORS, type ListPresence, PEOPLE } from './list-presence.type.ts';

const ITEM_NOW = 'The item as it is now.';
// One name has one type, nullable or not, in all kinds: else a client could not ask for it in several at once.
const PURCHASE_NEWS = 'You hear of it only where you may know of purchases.';

@ObjectType()
abstract class ListChangeBase {
  @Field(() => ID, { description: 'The list that changed.' })
  listId!: string;
}

@ObjectType()
abstract class ListEdit extends ListChangeBase {
  @Field(() => User, { nullable: true, description: 'The member who did it, if you may know of them.' })
  actor!: User | null;
}

@ObjectType()
abstract class ItemChange extends ListEdit {
  @Field(() => ID, { description: 'The item that this is about, also where it is gone.' })
  itemId!: string;
}

@ObjectType({
  description:
    'The list as it is now: first of all, again where changes may have been missed, and when several items were changed at once.',
})
export class ListOpened extends ListChangeBase {
  readonly __typename!: 'ListOpened';

  @Field(() => [Item], {
    nullable: true,
    description: 'All items; null while the revision given as `since` is current.',
  })
  items!: ShownItem[] | null;

  readonly list!: List;
}

@ObjectType({
  description:
    'The list itself is different: its name, its date, the order of its categories, its shops, who may see it.',
})
export class ListEdited extends ListEdit {
  readonly __typename!: 'ListEdited';

  readonly list!: List;
}

@ObjectType({ description: 'Somebody joined or left the list, was invited, or has another permission.' })
export class CollaboratorsChanged extends ListEdit {
  readonly __typename!: 'CollaboratorsChanged';

  readonly list!: List;
}

@ObjectType({
  description: 'Somebody opened the list or left it, or began or stopped to edit what you edit. Only with `isPresent`.',
})
export class PresenceChanged extends ListChangeBase implements ListPresence {
  readonly __typename!: 'PresenceChanged';

  @Field(() => [User], { description: PEOPLE })
  people!: User[];

  @Field(() => [User], { description: EDITORS })
  editors!: User[];
}

@ObjectType({
  description:
    'Items stand in another order. Of one item that moved, ItemEdited tells, unless the others have other places, too.',
})
export class ItemsReordered extends ListEdit {
  readonly __typename!: 'ItemsReordered';

  @Field(() => [Item], { nullable: true, description: 'All items, in their order.' })
  items!: ShownItem[] | null;
}

@ObjectType({ description: 'An item is new on the list.' })
export class ItemAdded extends ItemChange {
  readonly __typename!: 'ItemAdded';

  readonly list!: List;

  @Field(() => Item, { nullable: true, description: ITEM_NOW })
  item!: ShownItem | null;
}

@ObjectType({
  description:
    'An item is different, stands elsewhere (see its `orderIndex`), is back from the archive, or friends chip in for it.',
})
export class ItemEdited extends ItemChange {
  readonly __typename!: 'ItemEdited';

  @Field(() => Item, { nullable: true, description: ITEM_NOW })
  item!: ShownItem | null;
}

@ObjectType({ description: 'An item is on the list no more: it was deleted, or went into the archive.' })
export class ItemRemoved extends ItemChange {
  readonly __typename!: 'ItemRemoved';

  @Field(() => Boolean, { description: 'Whether it is in the archive, from where it may come back.' })
  isArchived!: boolean;
}

@ObjectType()
abstract class PurchaseChange extends ItemChange {
  @Field(() => Item, { nullable: true, description: `${ITEM_NOW} Null where it is on the list no more.` })
  item!: ShownItem | null;

  @Field(() => Int, { description: 'How many pieces were bought, or taken back.' })
  quantity!: number;

  @Field(() => Int, { description: 'How many pieces were still needed after it.' })
  remaining!: number;
}

@ObjectType({ description: `Somebody bought an item. ${PURCHASE_NEWS}` })
export class ItemPurchased extends PurchaseChange {
  readonly __typename!: 'ItemPurchased';
}

@ObjectType({ description: `A purchase was taken back, or a part of it. ${PURCHASE_NEWS}` })
export class PurchaseUndone extends PurchaseChange {
  readonly __typename!: 'PurchaseUndone';
}

const LIST_CHANGES = [
  ListOpened,
  ListEdited,
  CollaboratorsChanged,
  ItemsReordered,
  ItemAdded,
  ItemEdited,
  ItemRemoved,
  ItemPurchased,
  PurchaseUndone,
  PresenceChanged,
] as const;

export type ListChange = InstanceType<(typeof LIST_CHANGES)[number]>;
export const ListChange = createUnionType({
  name: 'ListChange',
  description: 'A change of a list that you work on: a type for each kind of change.',
  types: () => LIST_CHANGES,
  resolveType: ({ __typename }) => __typename,
});
