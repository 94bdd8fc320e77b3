import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { LONGEST_AMOUNT } from '../../lists/items/amount.rules.ts';
import { LONGEST_ITEM_TEXT, LONGEST_TITLE } from '../../lists/items/item.rules.ts';
import { CODE_DIGITS } from './barcode.rules.ts';

const CODE = `${CODE_DIGITS} digits: a GTIN, with zeros in front.`;

@ObjectType({ simpleResolvers: true, description: 'How people who share a shopping list called a barcode last.' })
export class RememberedBarcode {
  @Field(() => String, { description: CODE })
  code!: string;

  @Field(() => String, { description: `The thing, at most ${LONGEST_TITLE} characters.` })
  title!: string;

  @Field(() => String, { description: `At most ${LONGEST_ITEM_TEXT} characters; empty for none.` })
  category!: string;

  @Field(() => String, {
    description: `How much of it was wanted, as items keep it: at most ${LONGEST_AMOUNT} characters; empty for none.`,
  })
  amount!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was called so.' })
  namedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The answer of the site’s look-up service about a barcode.' })
export class LookedUpBarcode {
  @Field(() => String, { description: CODE })
  code!: string;

  @Field(() => String, {
    nullable: true,
    description: `A name to suggest, at most ${LONGEST_TITLE} characters. Null: the service knows none or could not be asked, or the site has no such service.`,
  })
  title!: string | null;
}
