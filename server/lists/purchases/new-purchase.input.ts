import { Field, InputType, Int } from 'type-graphql';
import { LONGEST_GUEST_KEY, SHORTEST_GUEST_KEY } from '../guest-keys/guest-key.rules.ts';
import { MOST_PIECES } from '../items/quantity.rules.ts';
import { LONGEST_BUYER_NAME } from './purchase.rules.ts';

@InputType({ description: 'The buyer, and how much they buy.' })
export class NewPurchaseInput {
  @Field(() => String, {
    nullable: true,
    description:
      'May be left out when signed in: then it is your account’s. On a list with `isNameEnough` guests may leave it out, too: then there is no receipt.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${LONGEST_BUYER_NAME} characters. The owner sees it, where buyers are shown. Needed of a guest who gives no address.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The key of a guest: a random secret of ${SHORTEST_GUEST_KEY} to ${LONGEST_GUEST_KEY} characters that their device keeps. Anybody who has it sees in \`myGifts\` all that was given with it, and takes it back. Nothing for members.`,
  })
  guestKey?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many pieces: 1 to ${MOST_PIECES}; 1 unless it says otherwise.`,
  })
  quantity?: number | null;
}
