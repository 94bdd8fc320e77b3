import { Field, ID, ObjectType } from 'type-graphql';
import { List } from '../lists/list.entity.ts';
import { Item } from './item.entity.ts';
import type { ShownItem } from './shown-item.ts';

@ObjectType()
abstract class SeveralItems {
  @Field(() => List, { description: 'The list as it is now.' })
  list!: List;

  @Field(() => [ID], { description: 'The named items that are not on the list: nothing was done to them.' })
  missingItemIds!: string[];
}

@ObjectType({ description: 'The outcome of a change of several items.' })
export class ChangedItems extends SeveralItems {
  @Field(() => [Item], { description: 'As they are now, in the order of the list.' })
  items!: ShownItem[];
}

@ObjectType({ description: 'The outcome of deleting several items.' })
export class DeletedItems extends SeveralItems {
  @Field(() => [ID], { description: 'The items that were deleted.' })
  itemIds!: string[];
}
