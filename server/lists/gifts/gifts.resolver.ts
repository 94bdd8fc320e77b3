import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { MoneyAmountInput } from '../../base/amounts/money-amount.input.ts';
import { ConnectionArgs } from '../../base/paging/connection.type.ts';
import type { RequestContext } from '../../request-context.ts';
import { Gift, GiftConnection } from './gift.type.ts';
import { GiftChangesInput } from './gift-changes.input.ts';
import { GiftProofsInput } from './join-gifts.input.ts';

const KEY = 'The secret that the guest’s device keeps, as it was sent with `NewPurchaseInput.guestKey`.';

@Resolver()
export class GiftsResolver {
  @Query(() => GiftConnection, {
    description:
      'All that you give on gift lists, the newest first: with your account, and with the key of a guest. Without either there is none. Nothing of a list that is kept a surprise from you. Fails with BAD_USER_INPUT (what is no key, no cursor, or no page).',
  })
  myGifts(
    @Arg('guestKey', () => String, { nullable: true, description: KEY }) guestKey: string | null,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.gifts.giftsOf(linkViewer, guestKey, page);
  }

  @Mutation(() => GiftConnection, {
    description:
      'Brings gifts together under one key, for everybody who holds what proves them: another key, receipts, or a link that was mailed. Doing it again changes nothing. Answers with the newest gifts. Fails with BAD_USER_INPUT (what is no key, too many receipts, a link that has run out).',
  })
  joinGifts(
    @Arg('guestKey', () => String, { description: KEY }) guestKey: string,
    @Arg('input', () => GiftProofsInput, { description: 'Each proof that is given is joined.' }) input: GiftProofsInput,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.gifts.join(linkViewer, { guestKey, ...input });
  }

  @Mutation(() => Gift, {
    description:
      'Notes what you keep of a gift for yourself: how far it has come, a note, what it cost. Nobody else learns of it. Fails with NOT_FOUND (it is not yours) or BAD_USER_INPUT.',
  })
  updateGift(
    @Arg('purchaseId', () => ID, { description: 'The gift.' }) purchaseId: string,
    @Arg('guestKey', () => String, { nullable: true, description: KEY }) guestKey: string | null,
    @Arg('changes', () => GiftChangesInput, { description: 'Only what is sent is changed.' }) changes: GiftChangesInput,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.gifts.update(linkViewer, { purchaseId, guestKey }, changes);
  }

  @Mutation(() => Gift, {
    description:
      'Sets your budget for the person who receives a gift, in its year; without one it is taken away. Nobody else learns of it. Answers with the gift. Fails with NOT_FOUND (it is not yours, or its list is closed to you) or BAD_USER_INPUT.',
  })
  setGiftBudget(
    @Arg('purchaseId', () => ID, { description: 'One of the gifts to that person in that year.' }) purchaseId: string,
    @Arg('guestKey', () => String, { nullable: true, description: KEY }) guestKey: string | null,
    @Arg('input', () => MoneyAmountInput, { nullable: true, description: 'The budget.' })
    budget: MoneyAmountInput | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.gifts.setBudget(linkViewer, { purchaseId, guestKey }, budget);
  }

  @Mutation(() => String, {
    description:
      'Mails a link to an address under which a guest gave something, and nothing to any other. Answers with the address alone: nobody learns which it was. Fails with BAD_USER_INPUT or RATE_LIMITED.',
  })
  async findMyGifts(
    @Arg('email', () => String, { description: 'The address.' }) email: string,
    @Ctx() { services }: RequestContext,
  ) {
    await services.gifts.find({ email });
    return email;
  }

  @Mutation(() => GiftConnection, {
    description:
      'Makes the gifts of a guest’s key those of your account, but on lists that you work on. Doing it again changes nothing. Answers with your newest gifts. Fails with UNAUTHENTICATED or BAD_USER_INPUT.',
  })
  takeGiftsAlong(
    @Arg('guestKey', () => String, { description: KEY }) guestKey: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.gifts.takeAlong(viewer, guestKey);
  }
}
