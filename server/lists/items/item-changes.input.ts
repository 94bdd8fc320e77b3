import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { type itemChanges, LONGEST_TITLE } from './item.rules.ts';
import { ItemFieldsInput } from './item-fields.input.ts';

@InputType({
  description: 'Changes of an item. A field that you leave out stays. Null takes texts, addresses and the price away.',
})
export class ItemChangesInput extends ItemFieldsInput implements z.input<typeof itemChanges> {
  @Field(() => String, { nullable: true, description: `1 to ${LONGEST_TITLE} characters.` })
  title?: string;
}
