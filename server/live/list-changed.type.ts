import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ChangeKind, ChangeKindEnum } from '../events/live-event.ts';
import { NEWS_ACTIONS, SCREEN_ACTIONS } from '../events/news-text.rules.ts';
import { Item } from '../items/item.entity.ts';
import { List } from '../lists/list.entity.ts';
import { SharedItem, SharedList } from '../sharing/shared-list.type.ts';
import { User } from '../users/user.entity.ts';
import { ListChange } from './list-change.union.ts';
import { MyListsChange } from './my-lists-change.union.ts';
import { SharedListChange } from './shared-list-change.union.ts';

const WHOLE_LIST = 'The whole list: on OPENED (unless `since` is still current) and on ITEMS_REORDERED.';

const INSTEAD = 'Ask for `change`, which has a type for each kind.';

@ObjectType()
abstract class Change {
  @Field(() => ChangeKindEnum, { deprecationReason: INSTEAD })
  kind!: ChangeKind;

  @Field(() => Int, { description: 'Rises by one with each change that you may know of: a gap means one was missed.' })
  revision!: number;

  @Field(() => ID, { nullable: true, deprecationReason: INSTEAD })
  removedItemId!: string | null;
}

const ListNewsAction = { ...NEWS_ACTIONS, ...SCREEN_ACTIONS } as const;
registerEnumType(ListNewsAction, { name: 'ListNewsAction' });

/** What a notice of the same change says, too. */
@ObjectType()
export class ListNews {
  @Field(() => ListNewsAction)
  action!: keyof typeof ListNewsAction;

  @Field(() => String, {
    nullable: true,
    description: 'Who did it, as far as you may know; of a change of collaborators, whom it is about.',
  })
  who!: string | null;

  @Field(() => Int, { description: 'How many pieces were bought.' })
  quantity!: number;
}

@ObjectType()
export class ListChanged extends Change {
  @Field(() => List)
  list!: List;

  @Field(() => ListChange, { description: 'What happened.' })
  change!: ListChange;

  @Field(() => Item, {
    nullable: true,
    description: 'The item that this is about, as it is now.',
    deprecationReason: INSTEAD,
  })
  item!: Item | null;

  @Field(() => [Item], { nullable: true, description: WHOLE_LIST, deprecationReason: INSTEAD })
  items!: Item[] | null;

  @Field(() => User, { nullable: true, description: 'Who did it, when it was a member.' })
  actor!: User | null;

  @Field(() => ListNews, { nullable: true, description: 'What there is to tell of it. Null on OPENED.' })
  news!: ListNews | null;
}

@ObjectType()
export class SharedListChanged extends Change {
  @Field(() => SharedList)
  list!: SharedList;

  @Field(() => SharedListChange, { description: 'What happened.' })
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

@ObjectType()
export class MyListsChanged {
  @Field(() => MyListsChange, {
    nullable: true,
    description: 'What happened. Null at first, and again where changes may have been missed: read your lists then.',
  })
  change!: MyListsChange | null;

  @Field(() => ChangeKindEnum, { deprecationReason: INSTEAD })
  kind!: ChangeKind;

  @Field(() => ID, { nullable: true, description: 'Null on OPENED.' })
  listId!: string | null;

  @Field(() => List, {
    nullable: true,
    description: 'The list as it is now; null when you can no longer see it, and on OPENED.',
  })
  list!: List | null;
}
