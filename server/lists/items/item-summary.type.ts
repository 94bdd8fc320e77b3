import { Field, Int, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { PurchaseEntry } from './purchase-entry.type.ts';

/** The limit for one list. */
export const MOST_CATEGORIES = 1_000;

@ObjectType({ simpleResolvers: true, description: 'How many items of a category there are, archived ones apart.' })
export class CategoryCount {
  @Field(() => String, { description: 'As it is written on the items; "" is for items without one.' })
  category!: string;

  @Field(() => Int, {
    description: 'Items of which pieces are still wanted. All of them while purchases are kept from you as a surprise.',
  })
  openCount!: number;

  @Field(() => Int, {
    description:
      'Items that are bought completely; on shared lists also those that are no longer needed. 0 while purchases are kept from you as a surprise.',
  })
  purchasedCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The totals of a list, for those who do not read all of its items. Archived items do not count.',
})
export class ItemSummary {
  @Field(() => Int, {
    description: 'Items that are bought completely. 0 while purchases are kept from you as a surprise.',
  })
  purchasedCount!: number;

  @Field(() => Int, {
    description:
      'Items of those of which some is only reserved, so that somebody else may still get it. 0 while purchases are kept from you as a surprise.',
  })
  heldCount!: number;

  @Field(() => Int, {
    description:
      'Items of which some pieces are bought and others still wanted, and none is reserved. 0 while purchases are kept from you as a surprise.',
  })
  partlyPurchasedCount!: number;

  @Field(() => Int, { description: 'Items of which a number is wanted: all but those of which any number is welcome.' })
  wantedCount!: number;

  @Field(() => [MoneyAmount], {
    description:
      'The sum of the pieces that are still wanted, of items that have a price, currency by currency. All pieces while purchases are kept from you as a surprise.',
  })
  stillWanted!: MoneyAmount[];

  @Field(() => Int, {
    description:
      'Items without a price that are still wanted, which stillWanted says nothing of. All of them while purchases are kept from you as a surprise.',
  })
  unpricedCount!: number;

  @Field(() => [CategoryCount], {
    description: `In the order of their first items, at most ${MOST_CATEGORIES.toLocaleString('en')}. "Toys" and "toys" are two.`,
  })
  categories!: CategoryCount[];

  @Field(() => String, {
    nullable: true,
    description: 'In what currency the newest item with a price has it. Null while none has a price.',
  })
  latestCurrency!: string | null;

  @Field(() => PurchaseEntry, {
    nullable: true,
    description:
      'The latest purchase there is, as far as you may know of it. Null while purchases are kept from you as a surprise.',
  })
  latestPurchase!: PurchaseEntry | null;
}
