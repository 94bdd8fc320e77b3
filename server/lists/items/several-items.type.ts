import { Field, ID, ObjectType } from 'type-graphql';
import { List } from '../lists/list.entity.ts';
import { Item } from './item.entity.ts';
import type { ShownItem } from './shown-item.ts';

@ObjectType()
abstract class SeveralItems {
  @Field(() => List, { description: 'The list as it is now.' })
  list!: List;

  @Field(() => [ID], { description: 'Those of the named that are not on the list: nothing was done to them.' })
  missingItemIds!: string[];
}

@ObjectType({ description: 'What became of items that were changed together.' })
export class ChangedItems extends SeveralItems {
  @Field(() => [Item], { description: 'As they are now, in the order of the list.' })
  items!: ShownItem[];
}

@ObjectType({ description: 'What became of items that were deleted together.' })
export class DeletedItems extends SeveralItems {
  @Field(() => [ID], { description: 'Those that are gone.' })
  itemIds!: string[];
}
