import { BigIntType, type Opt, type Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../core/users/user.entity.ts';
import { Item } from '../../lists/items/item.entity.ts';
import { LONGEST_ADDRESS } from '../products/product.rules.ts';
import { LONGEST_HOST, LONGEST_LANGUAGES, type WatchProblem } from './price-watch.rules.ts';

/** An item whose page is looked at again and again, for all who asked for it together. */
@Entity({ tableName: 'price_watches' })
@Index({ properties: ['host', 'lookAt'] })
export class PriceWatch {
  @ManyToOne(() => Item, { ref: true, primary: true, deleteRule: 'cascade' })
  item!: Ref<Item>;

  /** The link of the item when it was looked at last: what was seen of another one says nothing about this. */
  @Property({ type: 'string', length: LONGEST_ADDRESS })
  url!: string;

  @Property({ type: 'string', length: LONGEST_HOST })
  host!: string;

  /** The languages of who began, as their browser said them: shops show prices by them. */
  @Property({ type: 'string', length: LONGEST_LANGUAGES, nullable: true })
  languages?: string | null;

  /** The time of the next look. */
  @Property({ type: 'timestamptz' })
  lookAt!: Date;

  /** The time of the latest look. */
  @Property({ type: 'timestamptz', nullable: true })
  turnAt?: Date | null;

  /** The time of the latest look that found something out. */
  @Property({ type: 'timestamptz', nullable: true })
  seenAt?: Date | null;

  /** How many looks in a row found nothing. */
  @Property({ type: 'smallint' })
  failures: Opt<number> = 0;

  @Property({ type: 'string', length: 20, nullable: true })
  problem?: WatchProblem | null;

  /** The price of which people know: the first that was seen, and then the one that they were told last. */
  @Property({ type: new BigIntType('number'), nullable: true })
  knownMinor?: number | null;

  @Property({ type: 'string', length: 3, nullable: true })
  knownCurrency?: string | null;

  /** Whether people know that it is sold out. */
  @Property({ type: 'boolean' })
  isKnownSoldOut: Opt<boolean> = false;

  @Property({ type: 'timestamptz', nullable: true })
  toldAt?: Date | null;
}

/** A price as it was from a time on, until the next one. */
@Entity({ tableName: 'price_looks' })
export class StoredPriceLook {
  @ManyToOne(() => PriceWatch, { ref: true, primary: true, deleteRule: 'cascade' })
  watch!: Ref<PriceWatch>;

  @PrimaryKey({ type: 'timestamptz' })
  seenAt!: Date;

  /** Null where the page named none. */
  @Property({ type: new BigIntType('number'), nullable: true })
  priceMinor?: number | null;

  @Property({ type: 'string', length: 3, nullable: true })
  currency?: string | null;

  @Property({ type: 'boolean' })
  isSoldOut!: boolean;
}

/** Somebody who is told of an item's price. */
@Entity({ tableName: 'price_watchers' })
export class PriceWatcher {
  @ManyToOne(() => PriceWatch, { ref: true, primary: true, deleteRule: 'cascade' })
  watch!: Ref<PriceWatch>;

  @Index()
  @ManyToOne(() => User, { ref: true, primary: true, deleteRule: 'cascade' })
  user!: Ref<User>;
}
