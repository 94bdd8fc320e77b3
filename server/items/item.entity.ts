import { BigIntType, Collection, type Opt, type Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Index,
  ManyToOne,
  OneToMany,
  OneToOne,
  PrimaryKey,
  Property,
  Trigger,
} from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Timestamps } from '../database/timestamps.ts';
import { newId } from '../database/uuid.ts';
import { countAdded, countRemoved, dayOf, TODAY } from '../facts/counting.ts';
import { Image } from '../images/image.entity.ts';
import { List } from '../lists/list.entity.ts';
import { Purchase } from './purchase.entity.ts';

const COUNT_NEW = `insert into count_changes (day, items, new_items)
  select ${dayOf('added')}, count(*), count(*) from added join lists l on l.id = added.list_id where not l.is_demo group by 1`;
/** Items that go with their list find it gone already. */
const COUNT_DELETED = `insert into count_changes (day, items) select ${TODAY}, -count(*) from removed
  where not exists (select from lists l where l.id = removed.list_id and l.is_demo) having count(*) > 0`;

@Entity({ tableName: 'items' })
@Trigger(countAdded('items', COUNT_NEW))
@Trigger(countRemoved('items', COUNT_DELETED))
@ObjectType({ simpleResolvers: true })
@Index({ properties: ['list', 'orderIndex'] })
@Check({ expression: 'quantity_desired > 0 and quantity_purchased >= 0' })
export class Item extends Timestamps {
  @Field(() => ID)
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String)
  @Property({ type: 'string', length: 200 })
  title!: string;

  @Field(() => String)
  @Property({ type: 'string', length: 1000 })
  description: Opt<string> = '';

  @Field(() => String)
  @Property({ type: 'string', length: 1000 })
  notes: Opt<string> = '';

  @Field(() => String)
  @Property({ type: 'string', length: 1000 })
  category: Opt<string> = '';

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 2000, nullable: true })
  primaryUrl?: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 2000, nullable: true })
  secondaryUrl?: string | null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'string', length: 2000, nullable: true })
  imageUrl?: string | null;

  /** Uploaded, and shown instead of the picture behind imageUrl. */
  @OneToOne(() => Image, { ref: true, nullable: true, deleteRule: 'set null' })
  image?: Ref<Image> | null;

  /**
   * The affiliate site that primaryUrl belongs to, the link with its code and its logo: kept here when the link or a site
   * changes, so that no reader pays for matching. No foreign key: after a site is deleted, a job clears these.
   */
  @Property({ type: 'uuid', nullable: true })
  affiliateSiteId?: string | null;

  @Property({ type: 'text', nullable: true })
  affiliateUrl?: string | null;

  @Property({ type: 'string', length: 2000, nullable: true })
  affiliateLogoUrl?: string | null;

  /** In the smallest unit of the currency. */
  @Property({ type: new BigIntType('number'), nullable: true })
  priceMinor?: number | null;

  @Field(() => String)
  @Property({ type: 'string', length: 3 })
  currency: Opt<string> = 'USD';

  @Field(() => Int)
  @Property({ type: 'integer' })
  quantityDesired: Opt<number> = 1;

  /** The sum of the purchases. No @Field: what of it a viewer may know, the resolver asks the policy. */
  @Property({ type: 'integer' })
  quantityPurchased: Opt<number> = 0;

  /**
   * How often it was needed again on a shopping list: taken back, wanted in a larger number, restored. A tick that was made
   * before that is about another time. No @Field: the resolver asks the policy.
   */
  @Property({ type: 'integer' })
  timesPutBack: Opt<number> = 0;

  @Field(() => Int)
  @Property({ type: 'integer' })
  orderIndex: Opt<number> = 0;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isArchived: Opt<boolean> = false;

  @ManyToOne(() => List, { ref: true, deleteRule: 'cascade' })
  list!: Ref<List>;

  @OneToMany(
    () => Purchase,
    (purchase) => purchase.item,
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  )
  purchases = new Collection<Purchase>(this);
}
