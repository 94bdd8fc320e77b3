import { Field, InputType } from 'type-graphql';
import { LONGEST_TITLE } from '../../lists/items/item.rules.ts';
import { ItemFieldsInput } from '../../lists/items/item-fields.input.ts';

/** The fields that count before the page. */
@InputType({ description: 'The fields that you fill in yourself. They count before the page.' })
export class ItemFromUrlInput extends ItemFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: `1 to ${LONGEST_TITLE} characters. With it the page is not read.`,
  })
  title?: string | null;
}
