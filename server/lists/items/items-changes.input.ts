import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { MOST_WANTED } from '../item-orders/most-wanted.rules.ts';
import { LONGEST_ITEM_TEXT } from './item.rules.ts';
import type { itemsChanges } from './several-items.rules.ts';

@InputType({ description: 'Changes of several items at once. A field that you leave out stays.' })
export class ItemsChangesInput implements z.input<typeof itemsChanges> {
  @Field(() => String, { nullable: true, description: `At most ${LONGEST_ITEM_TEXT} characters; empty for none.` })
  category?: string;

  @Field(() => Boolean, { nullable: true, description: `${MOST_WANTED} All of them are marked, or none.` })
  isMostWanted?: boolean;
}
