import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { connectionOf } from '../../base/paging/connection.type.ts';
import type { WatchProblem } from './price-watch.rules.ts';
import { WatchProblemEnum } from './price-watch.type.ts';

@ObjectType({ simpleResolvers: true, description: 'An item whose price you watch, and how its price stands.' })
export class WatchedItem {
  @Field(() => ID, { description: 'The item, for `watchedPrice` and `setPriceWatched`.' })
  itemId!: string;

  @Field(() => String, { description: 'The title of the item.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'A small picture of it.' })
  imageUrl!: string | null;

  @Field(() => ID, { description: 'Its list.' })
  listId!: string;

  @Field(() => String, { description: 'The name of its list.' })
  listName!: string;

  @Field(() => MoneyAmount, {
    nullable: true,
    description: 'The price at the latest look; null where none was seen yet, or the page named none.',
  })
  price!: MoneyAmount | null;

  @Field(() => MoneyAmount, { nullable: true, description: 'The first price that was seen, to compare with.' })
  firstPrice!: MoneyAmount | null;

  @Field(() => Boolean, { description: 'Whether the page said at the latest look that there is none to buy.' })
  isSoldOut!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When a price, or that there is none to buy, was seen last.',
  })
  seenAt!: Date | null;

  @Field(() => WatchProblemEnum, { nullable: true, description: 'Why the latest look found none; null where it did.' })
  problem!: WatchProblem | null;
}

@ObjectType({ simpleResolvers: true, description: 'A page of the items whose prices you watch, by title.' })
export class WatchedItemConnection extends connectionOf('WatchedItem', WatchedItem) {}
