import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { WATCH_PROBLEMS, type WatchProblem } from './price-watch.rules.ts';

export const WatchProblemEnum = Object.fromEntries(WATCH_PROBLEMS.map((problem) => [problem, problem])) as {
  [Problem in WatchProblem]: Problem;
};

registerEnumType(WatchProblemEnum, {
  name: 'PriceWatchProblem',
  description: 'Why the latest look at a page found no price.',
  valuesConfig: {
    REFUSED_BY_SHOP: {
      description: 'The shop asks programs to stay away from its page (robots.txt), or turns us away.',
    },
    NO_PRICE: { description: 'The page says no price that we are sure of.' },
    UNREADABLE: { description: 'The page could not be had.' },
  },
});

@ObjectType({ description: 'A price as it was seen from a time on, until the next one.' })
export class PriceLook {
  @Field(() => GraphQLISODateTime, { description: 'Since when.' })
  seenAt!: Date;

  @Field(() => MoneyAmount, { nullable: true, description: 'Null where the page named none, as of what is sold out.' })
  price!: MoneyAmount | null;

  @Field(() => Boolean, { description: 'Whether the page said that there is none to buy.' })
  isSoldOut!: boolean;
}

@ObjectType({ description: 'An eye on the price of an item. Nothing that people typed is ever changed by it.' })
export class WatchedPrice {
  @Field(() => ID, { description: 'The item.' })
  itemId!: string;

  @Field(() => Boolean, { description: 'Whether you are told when it gets cheaper, or is sold out.' })
  isWatched!: boolean;

  @Field(() => [PriceLook], { description: 'Each step of the price, oldest first. Empty until somebody watches it.' })
  looks!: PriceLook[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a price, or that there is none to buy, was seen last.',
  })
  seenAt!: Date | null;

  @Field(() => WatchProblemEnum, { nullable: true, description: 'Why the latest look found none; null where it did.' })
  problem!: WatchProblem | null;
}
