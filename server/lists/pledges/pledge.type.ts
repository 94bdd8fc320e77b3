import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { GivenItem } from '../gifts/given-item.type.ts';
import { MOST_FUND_PLEDGES } from '../group-gifts/fund.rules.ts';
import { SharedItem } from '../sharing/shared-list.type.ts';
import { MOST_PLEDGES } from './pledge.rules.ts';
import { IDLE_DAYS } from './pool-facts.ts';

const PAID_TO =
  'The name of the person to whom it was paid, if it was: the organiser of then. Null where they left none.';

@ObjectType({
  simpleResolvers: true,
  description: 'A pledge as the organiser of the gift sees it.',
})
export class PooledPledge {
  @Field(() => ID, { description: 'For `confirmPledge`.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The name of the person; null where they left none.' })
  name!: string | null;

  @Field(() => MoneyAmount, { description: 'What they pledged.' })
  amount!: MoneyAmount;

  @Field(() => Boolean, { description: 'Whether they said that they paid the organiser.' })
  isPaid!: boolean;

  @Field(() => Boolean, { description: 'Whether the organiser said that it came.' })
  isConfirmed!: boolean;

  @Field(() => String, { nullable: true, description: PAID_TO })
  paidToName!: string | null;
}

@ObjectType('Pledge', {
  simpleResolvers: true,
  description:
    'Your part of a gift whose cost friends share. What its list says is null once the list is closed to you.',
})
export class OwnPledge extends GivenItem {
  @Field(() => ID, { description: 'For `updatePledge`, `undoPledge` and `purchaseGroupGift`.' })
  id!: string;

  @Field(() => MoneyAmount, { description: 'What you pledged.' })
  amount!: MoneyAmount;

  @Field(() => GraphQLISODateTime, { description: 'When you pledged it.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is your account’s; false for those of a guest’s key.' })
  isAccounts!: boolean;

  @Field(() => String, { nullable: true, description: 'The link to the shop.' })
  outgoingUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether the item was taken off the list, to which it may come back.' })
  isWithdrawn!: boolean;

  @Field(() => MoneyAmount, {
    nullable: true,
    description: 'The sum that is needed; null once it is bought, and where nobody can pledge any more.',
  })
  goal!: MoneyAmount | null;

  @Field(() => MoneyAmount, { description: 'What friends pledged together.' })
  pledged!: MoneyAmount;

  @Field(() => Int, {
    description: `How many friends that is: 1 to ${MOST_PLEDGES}, of a fund to ${MOST_FUND_PLEDGES}.`,
  })
  pledgeCount!: number;

  @Field(() => Boolean, {
    description: 'Whether it is a gift to a fund: its owner organises it, and nothing is bought.',
  })
  isFund!: boolean;

  @Field(() => Boolean, { description: 'Whether the organiser has bought it.' })
  isBought!: boolean;

  @Field(() => Boolean, { description: 'Whether you are the organiser, who buys it for all.' })
  isOrganiser!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the organiser; null where there is none, or one without a name.',
  })
  organiserName!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The pledge of the organiser, for `updatePledge`; null where there is none.',
  })
  organiserPledgeId!: string | null;

  @Field(() => Boolean, {
    description: 'Whether somebody organises it. Where nobody does, you may take over until it is bought.',
  })
  hasOrganiser!: boolean;

  @Field(() => Boolean, {
    description: `Whether the organiser has given no sign for ${IDLE_DAYS} days: then you may take over, and they say with \`updatePledge\` that they still do it.`,
  })
  isOrganiserIdle!: boolean;

  /** Its resolver keeps it from API keys. */
  payBack!: string | null;

  @Field(() => Boolean, { description: 'Whether you said that you paid the organiser.' })
  isPaid!: boolean;

  @Field(() => String, { nullable: true, description: PAID_TO })
  paidToName!: string | null;

  @Field(() => Boolean, { description: 'Whether the organiser said that it came.' })
  isConfirmed!: boolean;

  @Field(() => [PooledPledge], {
    description: `All pledges for it, yours among them, the oldest first: for the organiser alone, else none. At most ${MOST_PLEDGES}.`,
  })
  pledges!: PooledPledge[];
}

@ObjectType({ description: 'A pledge, and its item.' })
export class ItemPledge {
  @Field(() => OwnPledge, { description: 'Your pledge.' })
  pledge!: OwnPledge;

  @Field(() => SharedItem, { description: 'The item as it is now.' })
  item!: SharedItem;
}
