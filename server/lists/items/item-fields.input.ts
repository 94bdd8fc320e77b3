import { Field, Float, InputType, Int } from 'type-graphql';
import { MoneyAmountInput } from '../../base/amounts/money-amount.input.ts';
import { LONGEST_WEB_ADDRESS } from '../../base/text/web-address.rules.ts';
import { GROUP_GIFT } from '../group-gifts/group-gift.rules.ts';
import { MOST_WANTED } from '../item-orders/most-wanted.rules.ts';
import { RECIPES } from '../lists/recipes.rules.ts';
import { LONGEST_AMOUNT } from './amount.rules.ts';
import { HIGHEST_PRICE, LONGEST_ITEM_TEXT, VARIANT } from './item.rules.ts';
import { WANTED_PIECES } from './quantity.rules.ts';

/** Fields of new and of changed items alike. */
@InputType()
export abstract class ItemFieldsInput {
  @Field(() => String, { nullable: true, description: `At most ${LONGEST_ITEM_TEXT} characters.` })
  description?: string;

  @Field(() => String, { nullable: true, description: `At most ${LONGEST_ITEM_TEXT} characters.` })
  notes?: string;

  @Field(() => String, { nullable: true, description: `At most ${LONGEST_ITEM_TEXT} characters; empty for none.` })
  category?: string;

  @Field(() => String, {
    nullable: true,
    description: `How much of it is wanted: a number with a decimal point or a fraction, and a unit, such as \`500 g\`, \`1.5 kg\` or \`1/3 cup\`; at most ${LONGEST_AMOUNT} characters, empty for none.`,
  })
  amount?: string;

  @Field(() => String, { nullable: true, description: VARIANT })
  variant?: string;

  @Field(() => String, { nullable: true, description: RECIPES })
  recipes?: string;

  @Field(() => String, {
    nullable: true,
    description: `An address where it can be bought: http or https, at most ${LONGEST_WEB_ADDRESS} characters.`,
  })
  primaryUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Another place to buy it: an http or https address of at most ${LONGEST_WEB_ADDRESS} characters.`,
  })
  secondaryUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A picture elsewhere: an http or https address of at most ${LONGEST_WEB_ADDRESS} characters. An uploaded picture is shown before it.`,
  })
  imageUrl?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `${WANTED_PIECES} 1 for a new item, unless it says otherwise. It may be less than what is bought.`,
  })
  quantityDesired?: number;

  @Field(() => MoneyAmountInput, {
    nullable: true,
    description: `The price of one piece: 0 to ${HIGHEST_PRICE.toLocaleString('en')} units of the currency, with at most 2 decimals. Null for no price.`,
  })
  unitPrice?: MoneyAmountInput | null;

  @Field(() => Float, {
    nullable: true,
    description: `In units of the currency, as in 12.5: 0 to ${HIGHEST_PRICE.toLocaleString('en')}, with at most 2 decimals.`,
    deprecationReason: 'Use `unitPrice`, which says in which currency it is. Both together are refused.',
  })
  price?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The currency of an item that has no price yet; a price comes with its own, in `unitPrice`. ISO 4217, three capital letters; USD for a new item, unless it says otherwise.',
  })
  currency?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: `${GROUP_GIFT} False for a new item, unless it says otherwise.`,
  })
  isGroupGift?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: `${MOST_WANTED} Marking more is refused. False for a new item, unless it says otherwise.`,
  })
  isMostWanted?: boolean;
}
