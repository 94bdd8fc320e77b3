import { Field, InputType } from 'type-graphql';
import { ItemFieldsInput } from '../../lists/items/item-fields.input.ts';

/** What counts before what the page says. */
@InputType({ description: 'What you say of an item yourself. It counts before what its page says.' })
export class ItemFromUrlInput extends ItemFieldsInput {
  @Field(() => String, { nullable: true, description: '1 to 200 characters. With it the page is not read.' })
  title?: string | null;
}
