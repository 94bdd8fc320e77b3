import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { PledgeFate } from '../buyer-mails/gone-pledge.entity.ts';
import { LONGEST_PAY_BACK, MOST_PLEDGES } from './pledge.rules.ts';
import { PooledPledge } from './pledge.type.ts';

/** As many are told at once. */
export const MOST_GONE = 50;

registerEnumType(PledgeFate, {
  name: 'PledgeFate',
  description: 'Why a pledge is gone that its giver did not take back.',
  valuesConfig: {
    LAPSED: { description: 'Not enough came together in time; of a fund, its giver did not say that they paid.' },
    RELEASED: {
      description:
        'Somebody who works on the list ended it, so that one alone can buy the item; of a fund, the money had not come.',
    },
    ITEM_REMOVED: { description: 'The item was deleted.' },
    LIST_REMOVED: { description: 'The list was deleted.' },
  },
});

@ObjectType('GonePledge', {
  simpleResolvers: true,
  description: 'A pledge of yours that is gone: the record of who has whose money. No money passed through here.',
})
export class OwnGonePledge {
  @Field(() => ID, { description: 'For `undoPledge`, which clears the record away.' })
  id!: string;

  @Field(() => PledgeFate, { description: 'Why it is gone.' })
  fate!: PledgeFate;

  @Field(() => GraphQLISODateTime, { description: 'When that was.' })
  goneAt!: Date;

  @Field(() => String, { nullable: true, description: 'The title of the item; null where its list was closed to you.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the list; null where it was closed to you.' })
  listName!: string | null;

  @Field(() => String, { description: 'The `shareToken` that the list had. It may open nothing any more.' })
  shareToken!: string;

  @Field(() => MoneyAmount, { description: 'What you pledged.' })
  amount!: MoneyAmount;

  @Field(() => Boolean, { description: 'Whether the organiser had bought it by then.' })
  isBought!: boolean;

  @Field(() => Boolean, { description: 'Whether it was given to a fund.' })
  isFund!: boolean;

  @Field(() => Boolean, { description: 'Whether you were the organiser.' })
  isOrganiser!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the friend whom you paid, or who organised it; null where they left none.',
  })
  organiserName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Of a gift that was bought: how to pay the organiser back, at most ${LONGEST_PAY_BACK} characters.`,
  })
  payBack!: string | null;

  @Field(() => Boolean, { description: 'Whether you said that you paid.' })
  isPaid!: boolean;

  @Field(() => Boolean, { description: 'Whether the organiser said that it came.' })
  isConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether it was your account’s; false for those of a guest’s key.' })
  isAccounts!: boolean;

  @Field(() => [PooledPledge], {
    description: `The friends who have paid you: for the organiser alone, else none. At most ${MOST_PLEDGES}.`,
  })
  paid!: PooledPledge[];
}
