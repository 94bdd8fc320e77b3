import { Field, Float, InputType } from 'type-graphql';
import type { MoneyAmount } from './money-amount.type.ts';

@InputType({ description: 'An amount of money in one currency, as `MoneyAmount` gives it.' })
export class MoneyAmountInput implements MoneyAmount {
  @Field(() => String, { description: 'ISO 4217, three capital letters.' })
  currency!: string;

  @Field(() => Float, {
    description:
      'In minor units of the currency, as cents; a whole number. 1250 in USD are $12.50, in JPY they are ¥1,250.',
  })
  amountMinor!: number;
}
