import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import { LONGEST_TITLE, type newItem } from './item.rules.ts';
import { ItemFieldsInput } from './item-fields.input.ts';

@InputType({ description: 'An item to be added. Only the title is needed.' })
export class NewItemInput extends ItemFieldsInput implements z.input<typeof newItem> {
  @Field(() => String, { description: `1 to ${LONGEST_TITLE} characters.` })
  title!: string;
}
