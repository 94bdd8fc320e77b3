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
import { Timestamps } from '../../base/database/timestamps.ts';
import { newId } from '../../base/database/uuid.ts';
import { ImageUrl } from '../../base/text/image-scalars.ts';
import { Image } from '../../core/images/image.entity.ts';
import { countAdded, countRemoved, TODAY, utcDayOf } from '../../core/statistics/counting.ts';
import { FUND } from '../group-gifts/fund.rules.ts';
import { GROUP_GIFT } from '../group-gifts/group-gift.rules.ts';
import { CHOICE } from '../item-choices/choice.rules.ts';
import { CHOICE_DELETE, CHOICE_INSERT, CHOICE_UPDATE } from '../item-choices/choice-triggers.ts';
import { sortIndex } from '../item-orders/item-sort-keys.ts';
import { MOST_WANTED } from '../item-orders/most-wanted.rules.ts';
import { QUESTION_COUNT } from '../item-questions/question.rules.ts';
import { List } from '../lists/list.entity.ts';
import { LONGEST_RECIPES, RECIPES } from '../lists/recipes.rules.ts';
import { LONGEST_AMOUNT } from './amount.rules.ts';
import { LONGEST_ITEM_TEXT, LONGEST_TITLE, LONGEST_VARIANT, VARIANT } from './item.rules.ts';
import { Purchase } from './purchase.entity.ts';
import { WANTED_PIECES } from './quantity.rules.ts';

const COUNT_NEW = `insert into count_changes (day, items, new_items)
  select ${utcDayOf('added')}, count(*), count(*) from added join lists l on l.id = added.list_id where not l.is_demo group by 1`;
/** Items that go with their list find it gone already. */
const COUNT_DELETED = `insert into count_changes (day, items) select ${TODAY}, -count(*) from removed
  where not exists (select from lists l where l.id = removed.list_id and l.is_demo) having count(*) > 0`;

@Entity({ tableName: 'items' })
@Trigger(countAdded('items', COUNT_NEW))
@Trigger(countRemoved('items', COUNT_DELETED))
@Trigger(CHOICE_INSERT)
@Trigger(CHOICE_UPDATE)
@Trigger(CHOICE_DELETE)
@ObjectType({
  simpleResolvers: true,
  description: 'An item as those see it who work on its list. Behind the share link people get `SharedItem` instead.',
})
@Index({ properties: ['list', 'orderIndex'] })
@Index({
  name: 'items_choice_id_index',
  expression: 'create index "items_choice_id_index" on "items" ("choice_id") where "choice_id" is not null',
})
@Index(sortIndex('name'))
@Index(sortIndex('price'))
@Index(sortIndex('category'))
@Index(sortIndex('date'))
@Check({ expression: 'quantity_desired > 0 and quantity_purchased >= 0' })
@Check({
  name: 'items_fund_check',
  expression:
    'not is_fund or (quantity_purchased = 0 and choice_id is null and not is_group_gift and not is_most_wanted)',
})
export class Item extends Timestamps {
  @Field(() => ID, { description: 'Never changes.' })
  @PrimaryKey({ type: 'uuid' })
  readonly id: Opt<string> = newId();

  @Field(() => String, { description: `1 to ${LONGEST_TITLE} characters.` })
  @Property({ type: 'string', length: 200 })
  title!: string;

  @Field(() => String, { description: `At most ${LONGEST_ITEM_TEXT} characters; empty when there is none.` })
  @Property({ type: 'string', length: 1000 })
  description: Opt<string> = '';

  @Field(() => String, {
    description: `At most ${LONGEST_ITEM_TEXT} characters, such as where to find it. Guests see them too.`,
  })
  @Property({ type: 'string', length: 1000 })
  notes: Opt<string> = '';

  @Field(() => String, {
    description: `At most ${LONGEST_ITEM_TEXT} characters; empty for none. Items of one category are shown together.`,
  })
  @Property({ type: 'string', length: 1000 })
  category: Opt<string> = '';

  @Field(() => String, {
    description: `How much of it is wanted, beside \`quantityDesired\`: a number and a unit, such as \`500 g\`, \`1.5 kg\` or \`2 bunches\`; empty for none. The number has a decimal point or is a fraction, as in \`1/3 cup\`; the unit is in the words of who wrote it. At most ${LONGEST_AMOUNT} characters.`,
  })
  @Property({ type: 'string', length: LONGEST_AMOUNT })
  amount: Opt<string> = '';

  @Field(() => String, { description: VARIANT })
  @Property({ type: 'string', length: LONGEST_VARIANT })
  variant: Opt<string> = '';

  @Field(() => String, { description: RECIPES })
  @Property({ type: 'string', length: LONGEST_RECIPES })
  recipes: Opt<string> = '';

  @Field(() => String, {
    nullable: true,
    description: 'An address where it can be bought, as it was entered. Show `outgoingUrl` instead.',
  })
  @Property({ type: 'string', length: 2000, nullable: true })
  primaryUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Another place to buy it.' })
  @Property({ type: 'string', length: 2000, nullable: true })
  secondaryUrl?: string | null;

  @Field(() => ImageUrl, {
    nullable: true,
    description: 'The address of a picture elsewhere. `effectiveImageUrl` says which picture to show.',
  })
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

  @Field(() => String, { description: 'ISO 4217, such as USD. Of the price.' })
  @Property({ type: 'string', length: 3 })
  currency: Opt<string> = 'USD';

  @Field(() => Int, { description: WANTED_PIECES })
  @Property({ type: 'integer' })
  quantityDesired: Opt<number> = 1;

  /** The sum of the purchases. No @Field: what of it a viewer may know, the resolver asks the policy. */
  @Property({ type: 'integer' })
  quantityPurchased: Opt<number> = 0;

  @Field(() => Boolean, { description: GROUP_GIFT })
  @Property({ type: 'boolean' })
  isGroupGift: Opt<boolean> = false;

  @Field(() => Boolean, { description: FUND })
  @Property({ type: 'boolean', default: false })
  isFund: Opt<boolean> = false;

  @Field(() => Boolean, { description: MOST_WANTED })
  @Property({ type: 'boolean' })
  isMostWanted: Opt<boolean> = false;

  @Field(() => ID, { nullable: true, description: CHOICE })
  @Property({ type: 'uuid', nullable: true })
  choiceId?: string | null;

  @Field(() => Int, { description: QUESTION_COUNT })
  @Property({ type: 'integer', default: 0 })
  questionCount: Opt<number> = 0;

  /** Whether somebody gives another of its choice, kept by a trigger. No @Field, as the sum of the purchases. */
  @Property({ type: 'boolean' })
  isUnneeded: Opt<boolean> = false;

  /** The sum of the pledges until it is bought, in the smallest unit of their currency. No @Field, as the sum of the purchases. */
  @Property({ type: new BigIntType('number') })
  pledgedMinor: Opt<number> = 0;

  @Property({ type: 'integer' })
  pledgeCount: Opt<number> = 0;

  /** The currency of the pledges, also once it is bought, and null without any: that of the price may be another by now. */
  @Property({ type: 'string', length: 3, nullable: true })
  pledgeCurrency?: string | null;

  /** The person who put it on the list. No foreign key: an account that goes is taken out of it with their other traces. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  addedById?: string | null;

  /** When the first hold of it lapses; null while nothing is held. No @Field, as the sum. */
  @Property({ type: 'timestamptz', nullable: true })
  heldUntil?: Date | null;

  /**
   * How often it was needed again on a shopping list: taken back, wanted in a larger number, restored. A tick that was made
   * before that is about another time. No @Field: the resolver asks the policy.
   */
  @Property({ type: 'integer' })
  timesPutBack: Opt<number> = 0;

  @Field(() => Int, { description: 'Items of a list are shown by it, from low to high. Numbers may be left out.' })
  @Property({ type: 'integer' })
  orderIndex: Opt<number> = 0;

  @Field(() => Boolean, { description: 'Whether it is put away: on no shared page and in no count, but kept.' })
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
