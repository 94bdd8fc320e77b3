import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../base/paging/argument-descriptions.ts';
import { PURCHASES_A_MINUTE } from '../../base/rate-limits/rate-limits.ts';
import type { RequestContext } from '../../request-context.ts';
import { Item } from '../items/item.entity.ts';
import { SharedList } from '../sharing/shared-list.type.ts';
import { NewPurchaseInput } from './new-purchase.input.ts';
import { GuestPurchase, MemberPurchase, UndoablePurchase, UndonePurchase } from './purchase-receipt.type.ts';
import { ReceiptInput } from './receipt.input.ts';

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
    description:
      'The purchases that the links of several receipts take back, in their order; null for each of which `purchaseOfReceipt` is null. Fails with BAD_USER_INPUT: at most 20 at once.',
  })
  purchasesOfReceipts(
    @Arg('receipts', () => [ReceiptInput], { description: 'At most 20.' }) receipts: ReceiptInput[],
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
      description: 'The secret that came with the purchase. The buyer who was signed in and the owner need none.',
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
    @Arg('quantity', () => Int, { defaultValue: 1, description: 'How many pieces: 1 to 99.' }) quantity: number,
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
}
