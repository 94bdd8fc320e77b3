import { Field, InputType } from 'type-graphql';
import { ItemFieldsInput } from '../items/item-fields.input.ts';

/** What counts before what the page says. */
@InputType()
export class ItemFromUrlInput extends ItemFieldsInput {
  @Field(() => String, { nullable: true })
  title?: string | null;
}
