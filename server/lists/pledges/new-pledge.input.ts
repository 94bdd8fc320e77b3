import { Field, ID, InputType } from 'type-graphql';
import { MoneyAmountInput } from '../../base/amounts/money-amount.input.ts';
import { LONGEST_GUEST_KEY, SHORTEST_GUEST_KEY } from '../guest-keys/guest-key.rules.ts';
import { LONGEST_BUYER_NAME } from '../purchases/purchase.rules.ts';
import { LONGEST_PAY_BACK } from './pledge.rules.ts';

@InputType({
  description: 'A part of the price of a gift, or what is given to a fund, and the person who promises it.',
})
export class NewPledgeInput {
  @Field(() => MoneyAmountInput, { description: 'In the currency of the item, and no more than is still missing.' })
  amount!: MoneyAmountInput;

  @Field(() => String, {
    nullable: true,
    description:
      'May be left out when signed in: then it is your account’s. On a list with `isNameEnough` guests may leave it out, too.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${LONGEST_BUYER_NAME} characters. The organiser of the gift sees it; an organiser’s own name is for all who pledge.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The key of a guest: a random secret of ${SHORTEST_GUEST_KEY} to ${LONGEST_GUEST_KEY} characters that their device keeps. With it they find the pledge in \`myPledges\`: guests need one, members none.`,
  })
  guestKey?: string | null;
}

@InputType({ description: 'A change of your pledge, or of what you organise. A field that you leave out stays.' })
export class PledgeChangesInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether you paid the organiser.' })
  isPaid?: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'With `isPaid: true`: the `organiserPledgeId` of the pledge as you saw it, so that the money is noted for the person whom you paid. Not needed for a fund, which its owner organises.',
  })
  organiserPledgeId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True takes over where nobody organises the gift; false leaves that to somebody else.',
  })
  isOrganiser?: boolean;

  @Field(() => String, {
    nullable: true,
    description: `For the organiser: how to pay them back, such as an IBAN or a link; at most ${LONGEST_PAY_BACK} characters, null for nothing. Stored encrypted, and shown to people who pledged.`,
  })
  payBack?: string | null;
}
