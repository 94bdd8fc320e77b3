import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { itemsChanges } from './several-items.rules.ts';

@InputType({ description: 'Changes of several items at once. A field that you leave out stays.' })
export class ItemsChangesInput implements z.input<typeof itemsChanges> {
  @Field(() => String, { nullable: true, description: 'At most 1000 characters; empty for none.' })
  category?: string;
}
