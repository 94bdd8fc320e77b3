import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An amount of money in one currency.' })
export class MoneyAmount {
  @Field(() => String, { description: 'ISO 4217.' })
  currency!: string;

  @Field(() => Float, { description: 'In minor units of the currency, as cents; a whole number.' })
  amountMinor!: number;
}
