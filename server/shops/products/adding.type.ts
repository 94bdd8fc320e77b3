import { Field, ID, ObjectType } from 'type-graphql';
import type { ListType } from '../../core/access/list-access.rules.ts';
import { ListTypeEnum } from '../../lists/lists/list.enums.ts';

/** All that somebody who can only add is told of a list. */
@ObjectType({ description: 'A list to add to, for keys that may do no more: its name, and nothing that is on it.' })
export class ListToAddTo {
  @Field(() => ID, { description: 'For `addItemFromPage`.' })
  id!: string;

  @Field(() => String, { description: 'The name of the list.' })
  name!: string;

  @Field(() => ListTypeEnum, { description: 'Which type of list it is.' })
  listType!: ListType;
}

/** All that they are told of the item that they added. */
@ObjectType({ description: 'An item that has just been added, for keys that may do no more than add.' })
export class AddedItem {
  @Field(() => ID, { description: 'The item’s own id.' })
  id!: string;

  @Field(() => String, { description: 'The name that it was added with.' })
  title!: string;
}
