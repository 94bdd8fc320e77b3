import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { HOLDS_OF_NETWORK_A_DAY, PURCHASES_A_MINUTE } from '../../base/rate-limits/limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { Item } from '../items/item.entity.ts';
import { MOST_PIECES } from '../items/quantity.rules.ts';
import { SharedList } from '../sharing/shared-list.type.ts';
import { NewPurchaseInput } from './new-purchase.input.ts';
import { UNTICK_HOURS } from './purchase.rules.ts';
import {
  GuestPurchase,
  HeldPurchase,
  MemberPurchase,
  UndoablePurchase,
  UndonePurchase,
} from './purchase-receipt.type.ts';
import { ReceiptInput } from './receipt.input.ts';
import { MOST_RECEIPTS_AT_ONCE } from './receipts.service.ts';

const GIVERS_SECRET =
  'The secret of its receipt or of a later mail, or the guest’s key. A giver who is signed in needs none.';

const WHICH_LIST = 'The `shareToken` of the list, to hear whether the item is still on it.';

@Resolver(() => GuestPurchase)
export class PurchasesResolver {
  @Mutation(() => GuestPurchase, {
    description: `Marks an item of a shared list as bought, for everybody who may open the list, without an account too. The buyer gets a receipt by mail. Fails with BAD_USER_INPUT, NOT_FOUND, LIST_PRIVATE, DEMO_LIST, FORBIDDEN (the list keeps its purchases a surprise from you), CONFLICT (less is still needed) or RATE_LIMITED: ${PURCHASES_A_MINUTE} a minute from a network.`,
  })
  purchaseSharedItem(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) token: string,
    @Arg('itemId', () => ID, { description: 'An item of the list.' }) itemId: string,
    @Arg('input', () => NewPurchaseInput, { description: 'The buyer, and how much they buy.' }) input: NewPurchaseInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: `${IDEMPOTENCY_KEY} Make it random, as a UUID: with it and the email a guest gets the undo token again.`,
    })
    idempotencyKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.purchases.purchaseShared(linkViewer, token, itemId, input, idempotencyKey);
  }

  @Mutation(() => GuestPurchase, {
    description: `Reserves a gift of a shared list, for everybody who may open the list, without an account too. It counts as taken for as many days as the list says, and never past its event; others see until when, and not for whom. The giver gets a mail, and is asked the day before it is free again. Fails with BAD_USER_INPUT, NOT_FOUND, LIST_PRIVATE, DEMO_LIST, FORBIDDEN (a shopping list, or one that keeps its purchases a surprise from you), CONFLICT (less is still needed) or RATE_LIMITED: ${PURCHASES_A_MINUTE} a minute from a network, ${HOLDS_OF_NETWORK_A_DAY} a day on one list from one network but for people who have confirmed their address.`,
  })
  reserveSharedItem(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) token: string,
    @Arg('itemId', () => ID, { description: 'An item of the list.' }) itemId: string,
    @Arg('input', () => NewPurchaseInput, { description: 'The giver, and how much they reserve.' })
    input: NewPurchaseInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: `${IDEMPOTENCY_KEY} Make it random, as a UUID: with it and the email a guest gets the undo token again.`,
    })
    idempotencyKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.purchases.reserveShared(linkViewer, token, itemId, input, idempotencyKey);
  }

  @Mutation(() => HeldPurchase, {
    description: `Holds a reserved gift for as long again as the list says, from now on: for its giver. Fails with NOT_FOUND, also once it has lapsed or is bought, LIST_PRIVATE, DEMO_LIST, FORBIDDEN or RATE_LIMITED: ${PURCHASES_A_MINUTE} a minute from a network.`,
  })
  extendReservation(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) shareToken: string,
    @Arg('purchaseId', () => ID, { description: 'The reserved purchase.' }) purchaseId: string,
    @Arg('undoToken', () => String, { nullable: true, description: GIVERS_SECRET }) undoToken: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.holds.extend(linkViewer, { shareToken, purchaseId, undoToken });
  }

  @Mutation(() => HeldPurchase, {
    description: `Says that a reserved gift is bought: for its giver. One that has lapsed is bought if enough of it is still needed. Letting it go is \`undoSharedPurchase\`. Fails with NOT_FOUND, LIST_PRIVATE, DEMO_LIST, FORBIDDEN, CONFLICT (it lapsed, and less is still needed) or RATE_LIMITED: ${PURCHASES_A_MINUTE} a minute from a network.`,
  })
  purchaseReservedItem(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) shareToken: string,
    @Arg('purchaseId', () => ID, { description: 'The reserved purchase.' }) purchaseId: string,
    @Arg('undoToken', () => String, { nullable: true, description: GIVERS_SECRET }) undoToken: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.holds.buy(linkViewer, { shareToken, purchaseId, undoToken });
  }

  @Mutation(() => HeldPurchase, {
    description: `Reserves a gift again that was reserved, and was marked as bought by mistake within the last ${UNTICK_HOURS} hours: for its giver. Fails with NOT_FOUND, also where it was received or thanked for, LIST_PRIVATE, DEMO_LIST, FORBIDDEN or RATE_LIMITED: ${PURCHASES_A_MINUTE} a minute from a network.`,
  })
  reserveBoughtItem(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) shareToken: string,
    @Arg('purchaseId', () => ID, { description: 'The purchase.' }) purchaseId: string,
    @Arg('undoToken', () => String, { nullable: true, description: GIVERS_SECRET }) undoToken: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.holds.putBack(linkViewer, { shareToken, purchaseId, undoToken });
  }

  @Mutation(() => HeldPurchase, {
    description: `Reserves a gift again whose reservation lapsed within two weeks: for its giver, if enough of it is still needed. Fails with NOT_FOUND, LIST_PRIVATE, DEMO_LIST, FORBIDDEN, CONFLICT (less is still needed) or RATE_LIMITED: ${PURCHASES_A_MINUTE} a minute from a network.`,
  })
  renewReservation(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) shareToken: string,
    @Arg('purchaseId', () => ID, { description: 'The purchase that lapsed.' }) purchaseId: string,
    @Arg('undoToken', () => String, { nullable: true, description: GIVERS_SECRET }) undoToken: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.holds.takeAgain(linkViewer, { shareToken, purchaseId, undoToken });
  }

  @Query(() => UndoablePurchase, {
    nullable: true,
    description:
      'The purchase that the link of a receipt takes back, for everybody who holds the link. Null once it is taken back, and for any other secret.',
  })
  purchaseOfReceipt(
    @Arg('purchaseId', () => ID, { description: 'The purchase.' }) purchaseId: string,
    @Arg('undoToken', () => String, { description: 'The secret of its receipt.' }) undoToken: string,
    @Arg('token', () => String, { nullable: true, description: WHICH_LIST }) token: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.receipts.purchaseOfReceipt(linkViewer, { purchaseId, undoToken }, token);
  }

  @Query(() => [UndoablePurchase], {
    nullable: 'items',
    description: `The purchases that the links of several receipts take back, in their order; null for each of which \`purchaseOfReceipt\` is null. Fails with BAD_USER_INPUT: at most ${MOST_RECEIPTS_AT_ONCE} at once.`,
  })
  purchasesOfReceipts(
    @Arg('receipts', () => [ReceiptInput], { description: `At most ${MOST_RECEIPTS_AT_ONCE}.` })
    receipts: ReceiptInput[],
    @Arg('token', () => String, { nullable: true, description: WHICH_LIST }) token: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.receipts.purchasesOfReceipts(linkViewer, receipts, token);
  }

  @Mutation(() => UndonePurchase, {
    description:
      'Takes back a purchase that was made through the share link: for the buyer who was signed in, for the owner, and for everybody who holds its undo token. Fails with BAD_USER_INPUT, NOT_FOUND, LIST_PRIVATE or FORBIDDEN.',
  })
  undoSharedPurchase(
    @Arg('token', () => String, { description: 'The `shareToken` of the list.' }) token: string,
    @Arg('purchaseId', () => ID, { description: 'The purchase.' }) purchaseId: string,
    @Arg('undoToken', () => String, {
      nullable: true,
      description:
        'The secret that came with the purchase, or the guest’s key. The buyer who was signed in and the owner need none.',
    })
    undoToken: string | null,
    @Arg('keeping', () => Int, { nullable: true, description: 'How many stay bought; none without it.' })
    keeping: number | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.purchases.undoShared(linkViewer, token, purchaseId, undoToken, { keeping });
  }

  @Mutation(() => MemberPurchase, {
    description:
      'Buys an item of a list that you work on, or ticks it off. Fails with UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, DEMO_LIST, EMAIL_UNVERIFIED, CONFLICT (less is still needed), PUT_BACK or ALREADY_BOUGHT.',
  })
  purchaseItem(
    @Arg('itemId', () => ID, { description: 'Which item.' }) itemId: string,
    @Arg('quantity', () => Int, { defaultValue: 1, description: `How many pieces: 1 to ${MOST_PIECES}.` })
    quantity: number,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY }) idempotencyKey:
      | string
      | null,
    @Arg('timesPutBack', () => Int, {
      nullable: true,
      description:
        'For a purchase that may arrive late: `Item.timesPutBack` as it was read. If the item was put back on the list since, nothing is recorded (PUT_BACK).',
    })
    timesPutBack: number | null,
    @Arg('orWhatRemains', () => Boolean, {
      nullable: true,
      description:
        'For a purchase that may arrive late: records less where less is still needed, and fails with ALREADY_BOUGHT where nothing is.',
    })
    orWhatRemains: boolean | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.purchases.purchaseItem(viewer, itemId, quantity, idempotencyKey, { timesPutBack, orWhatRemains });
  }

  @Mutation(() => Item, {
    description:
      'Takes a purchase back in the list itself: your own, or anybody’s as the owner who may know of it. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN or EMAIL_UNVERIFIED.',
  })
  undoPurchase(
    @Arg('purchaseId', () => ID, { description: 'Which purchase.' }) purchaseId: string,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.purchases.undoPurchase(viewer, purchaseId);
  }

  @Mutation(() => Item, {
    description:
      'Remembers whether you thanked the buyer, for the owner who may know who it is. Nobody is told. Fails with UNAUTHENTICATED, NOT_FOUND, FORBIDDEN or EMAIL_UNVERIFIED.',
  })
  setPurchaseThanked(
    @Arg('purchaseId', () => ID, { description: 'Which purchase.' }) purchaseId: string,
    @Arg('isThanked', () => Boolean, { description: 'Whether the buyer was thanked.' }) isThanked: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.thanks.setThanked(viewer, purchaseId, isThanked);
  }

  @FieldResolver(() => SharedList, {
    description: 'The list as it is now. A gift that is complete is no longer among its items.',
  })
  list(@Root() { shareToken }: GuestPurchase, @Ctx() { services, linkViewer }: RequestContext) {
    return services.sharedLists.showAgain(linkViewer, shareToken);
  }

  @FieldResolver(() => Boolean, { description: 'Whether `showDeliveryAddress` says where to send it.' })
  hasDeliveryAddress(@Root() { listId, isWithoutAddress }: GuestPurchase, @Ctx() { services }: RequestContext) {
    return isWithoutAddress ? false : services.deliveryAddresses.isThere(listId);
  }
}
