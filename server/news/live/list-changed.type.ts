import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ChangeKind, ChangeKindEnum } from '../../core/events/live-event.ts';
import { NEWS_ACTIONS, SCREEN_ACTIONS } from '../../core/events/news-actions.rules.ts';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../../lists/items/item.entity.ts';
import type { ShownItem } from '../../lists/items/shown-item.ts';
import { List } from '../../lists/lists/list.entity.ts';
import { SharedItem, SharedList } from '../../lists/sharing/shared-list.type.ts';
import { ListChange } from './list-change.union.ts';
import { MyListsChange } from './my-lists-change.union.ts';
import { SharedListChange } from './shared-list-change.union.ts';

const WHOLE_LIST =
  'The whole list: on OPENED (unless `since` is still current), on ITEMS_CHANGED and on ITEMS_REORDERED.';

const INSTEAD = 'Ask for `change`, which has a type for each kind.';

@ObjectType()
abstract class Change {
  @Field(() => ChangeKindEnum, { deprecationReason: INSTEAD, description: 'The change.' })
  kind!: ChangeKind;

  @Field(() => Int, { description: 'Rises by one with each change that you may know of: a gap means one was missed.' })
  revision!: number;

  @Field(() => ID, {
    nullable: true,
    deprecationReason: INSTEAD,
    description: 'The item that is to be shown no more: deleted, archived or, on a shared gift list, complete.',
  })
  removedItemId!: string | null;
}

const ListNewsAction = { ...NEWS_ACTIONS, ...SCREEN_ACTIONS } as const;
registerEnumType(ListNewsAction, {
  name: 'ListNewsAction',
  description: 'An act of somebody on a list.',
  valuesConfig: {
    PURCHASED: { description: 'Bought an item or ticked it off.' },
    PURCHASE_UNDONE: { description: 'Took a purchase back.' },
    RESERVED: { description: 'Reserved an item, or holds it for longer.' },
    RELEASED: { description: 'An item is no longer reserved.' },
    PLEDGED: { description: 'Chipped in for an item whose cost friends share.' },
    PLEDGE_UNDONE: { description: 'Took a pledge back.' },
    ITEM_ADDED: { description: 'Added an item.' },
    ITEM_EDITED: { description: 'Changed an item.' },
    ITEM_ARCHIVED: { description: 'Archived an item.' },
    ITEM_RESTORED: { description: 'Put an archived item back.' },
    ITEM_REMOVED: { description: 'Deleted an item.' },
    ITEMS_REORDERED: { description: 'Put items in another order.' },
    QUESTIONS_EDITED: { description: 'Answered a question about a gift, or deleted it.' },
    QUESTION_ASKED: { description: 'Asks about a gift. Nobody learns who.' },
    LIST_EDITED: { description: 'Changed the list itself.' },
    SHOPPING_STARTED: { description: 'Goes shopping with the list, or is out until another time.' },
    SHOPPING_ENDED: { description: 'Is done shopping.' },
    LIST_HANDED_OVER: { description: 'Has taken over a list that was for them.' },
    LIST_HIDDEN: { description: 'An administrator hid the list.' },
    LIST_RESTORED: { description: 'An administrator opened the list again.' },
    LIST_REMOVED: { description: 'Deleted the list.' },
    COLLABORATOR_ADDED: { description: 'The owner added somebody.' },
    COLLABORATOR_JOINED: { description: 'Somebody accepted an invitation.' },
    COLLABORATOR_LEFT: { description: 'Somebody left the list.' },
    COLLABORATOR_REMOVED: { description: 'The owner removed somebody.' },
    COLLABORATORS_CHANGED: { description: 'An invitation was sent or withdrawn.' },
  },
});

/** A notice of the same change tells the same. */
@ObjectType({ description: 'The news of a change, for a toast or a notice.' })
export class ListNews {
  @Field(() => ListNewsAction, { description: 'The act.' })
  action!: keyof typeof ListNewsAction;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the person who did it, as far as you may know. After a change of collaborators, the name of the person it is about.',
  })
  who!: string | null;

  @Field(() => Int, { description: 'How many pieces were bought; 0 for a pledge.' })
  quantity!: number;

  @Field(() => Int, { description: 'How many items it is about: more than 1 where several were changed at once.' })
  count!: number;
}

@ObjectType({ description: 'A change of a list, for those who may read it.' })
export class ListChanged extends Change {
  @Field(() => List, { description: 'The list as it is now.' })
  list!: List;

  @Field(() => ListChange, { description: 'The change.' })
  change!: ListChange;

  @Field(() => Item, {
    nullable: true,
    description: 'The item that this is about, as it is now.',
    deprecationReason: INSTEAD,
  })
  item!: ShownItem | null;

  @Field(() => [Item], { nullable: true, description: WHOLE_LIST, deprecationReason: INSTEAD })
  items!: ShownItem[] | null;

  @Field(() => User, { nullable: true, description: 'The member who did it, if a member did.' })
  actor!: User | null;

  @Field(() => ListNews, {
    nullable: true,
    description: 'The news of the change. Null on OPENED, and where only shops or their order are different.',
  })
  news!: ListNews | null;
}

@ObjectType({ description: 'A change of a list, for those who watch it by its share link.' })
export class SharedListChanged extends Change {
  @Field(() => SharedList, { description: 'The list as it is now.' })
  list!: SharedList;

  @Field(() => SharedListChange, { description: 'The change.' })
  change!: SharedListChange;

  @Field(() => SharedItem, {
    nullable: true,
    description: 'The item that this is about, as it is now.',
    deprecationReason: INSTEAD,
  })
  item!: SharedItem | null;

  @Field(() => [SharedItem], { nullable: true, description: WHOLE_LIST, deprecationReason: INSTEAD })
  items!: SharedItem[] | null;
}

@ObjectType({ description: 'A change of one of your lists.' })
export class MyListsChanged {
  @Field(() => MyListsChange, {
    nullable: true,
    description: 'The change. Null at first, and again where changes may have been missed: read your lists then.',
  })
  change!: MyListsChange | null;

  @Field(() => ChangeKindEnum, { deprecationReason: INSTEAD, description: 'The change.' })
  kind!: ChangeKind;

  @Field(() => ID, { nullable: true, description: 'Null on OPENED.' })
  listId!: string | null;

  @Field(() => List, {
    nullable: true,
    description: 'The list as it is now; null when you can no longer see it, and on OPENED.',
  })
  list!: List | null;
}
