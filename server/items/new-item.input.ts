import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { newItem } from './item.rules.ts';
import { ItemFieldsInput } from './item-fields.input.ts';

@InputType()
export class NewItemInput extends ItemFieldsInput implements z.input<typeof newItem> {
  @Field(() => String)
  title!: string;
}
