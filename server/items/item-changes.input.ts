import { Field, InputType } from 'type-graphql';
import type { z } from 'zod';
import type { itemChanges } from './item.rules.ts';
import { ItemFieldsInput } from './item-fields.input.ts';

@InputType()
export class ItemChangesInput extends ItemFieldsInput implements z.input<typeof itemChanges> {
  @Field(() => String, { nullable: true })
  title?: string;
}
