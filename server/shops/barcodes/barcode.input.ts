import { Field, InputType } from 'type-graphql';
import { LONGEST_AMOUNT } from '../../lists/items/amount.rules.ts';
import { LONGEST_ITEM_TEXT, LONGEST_TITLE } from '../../lists/items/item.rules.ts';

export const CODE_AS_WRITTEN =
  'The 8, 12, 13 or 14 digits under the bars (EAN, UPC or GTIN), spaces and hyphens allowed; the last one must fit the others.';

@InputType({ description: 'A barcode and what it is called.' })
export class NamedBarcodeInput {
  @Field(() => String, { description: CODE_AS_WRITTEN })
  code!: string;

  @Field(() => String, { description: `1 to ${LONGEST_TITLE} characters.` })
  title!: string;

  @Field(() => String, { nullable: true, description: `At most ${LONGEST_ITEM_TEXT} characters.` })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `How much of it, as in \`500 g\`: at most ${LONGEST_AMOUNT} characters.`,
  })
  amount?: string | null;
}
