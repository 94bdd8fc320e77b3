import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import {
  attemptsAllowed,
  BESIDES_OF_NETWORK_A_MONTH,
  HOLDS_OF_NETWORK_A_DAY,
  PURCHASES_A_MINUTE,
} from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { MOST_OFF_LIST, MOST_OFF_LIST_OF_GUESTS, MOST_OFF_LIST_OF_ONE } from './off-list-gift.rules.ts';
import { NewOffListGiftInput, OffListGift, OwnOffListGift, TakenOffListGiftInput } from './off-list-gift.type.ts';

const TOKEN = { description: 'The `shareToken` of the list.' };
const KEY = {
  nullable: true,
  description: 'The secret that the guest’s device keeps. Who is signed in needs none.',
} as const;

@Resolver()
export class OffListGiftsResolver {
  @Query(() => [OffListGift], {
    nullable: true,
    description: `What givers of a list give that is not on it, and what was suggested to them, the oldest first, at most ${MOST_OFF_LIST}: for everybody who may open the list. None for people who receive its gifts before the day; from then on those whose givers let them know. Fails with BAD_USER_INPUT, NOT_FOUND or LIST_PRIVATE.`,
  })
  offListGifts(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('guestKey', () => String, KEY) guestKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.offListGifts.giftsBeside(linkViewer, token, guestKey);
  }

  @Query(() => [OwnOffListGift], {
    nullable: true,
    description:
      'What you give that is not on a list, and what you suggested to givers, the newest first: with your account, and with the key of a guest. Without either there is none. Fails with BAD_USER_INPUT.',
  })
  myOffListGifts(
    @Arg('guestKey', () => String, KEY) guestKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.offListGifts.ownOf(linkViewer, guestKey);
  }

  @Mutation(() => OwnOffListGift, {
    description: `Tells the other givers of a shared list that you give something that is not on it, or suggests it to them (a secret idea, by \`isIdea\`), for everybody who may open the list, without an account too. They do not learn from whom it is; people who receive it learn nothing before the day, and then only if you let them. Fails with BAD_USER_INPUT, NOT_FOUND, LIST_PRIVATE, DEMO_LIST, FORBIDDEN (a shopping list, or its gifts are for you), CONFLICT (${MOST_OFF_LIST_OF_ONE} gifts and ${MOST_OFF_LIST_OF_ONE} ideas of one person for a list, ${MOST_OFF_LIST_OF_GUESTS} of guests, ${MOST_OFF_LIST} of all) or RATE_LIMITED: ${attemptsAllowed('besides')} an hour from a network, ${attemptsAllowed('besides', 1)} that are told a day for a list, ${BESIDES_OF_NETWORK_A_MONTH} of them a month from one network but for people who have confirmed their address.`,
  })
  addOffListGift(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('input', () => NewOffListGiftInput, { description: 'The gift.' }) input: NewOffListGiftInput,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY })
    idempotencyKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.offListGifts.add(linkViewer, token, input, idempotencyKey);
  }

  @Mutation(() => OwnOffListGift, {
    description: `Says that you give an idea that is not on the list, or hold it: the others see at once that it is taken, and nobody takes it twice. Repeated by its giver it changes how: a hold is bought, or lasts longer. \`removeOffListGift\` lets it go again. Fails with BAD_USER_INPUT, NOT_FOUND, LIST_PRIVATE, DEMO_LIST, FORBIDDEN (its gifts are for you), CONFLICT (somebody else gives it) or RATE_LIMITED: ${PURCHASES_A_MINUTE} a minute from a network, and ${HOLDS_OF_NETWORK_A_DAY} reservations a day on one list from one network but for people who have confirmed their address.`,
  })
  takeOffListGift(
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('offListGiftId', () => ID, { description: 'Which idea.' }) id: string,
    @Arg('input', () => TakenOffListGiftInput, { description: 'How it is given.' }) input: TakenOffListGiftInput,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.offListGifts.take(linkViewer, token, id, input);
  }

  @Mutation(() => ID, {
    description:
      'Takes back what you told the other givers: an idea that you give is free again, and one that you suggested goes as long as nobody gives it. Helpers clear away that of others, too, and once the day has come everybody who works on the list what they are told. Answers with its id. Fails with BAD_USER_INPUT, NOT_FOUND or CONFLICT (somebody gives your idea).',
  })
  removeOffListGift(
    @Arg('offListGiftId', () => ID, { description: 'Which gift.' }) id: string,
    @Arg('guestKey', () => String, KEY) guestKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.offListGifts.remove(linkViewer, id, guestKey);
  }
}
