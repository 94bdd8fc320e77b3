import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Item } from '../items/item.entity.ts';
import type { RequestContext } from '../request-context.ts';
import { SharedList } from '../sharing/shared-list.type.ts';
import { NewPurchaseInput } from './new-purchase.input.ts';
import { GuestPurchase, MemberPurchase, UndoablePurchase, UndonePurchase } from './purchase-receipt.type.ts';

@Resolver(() => GuestPurchase)
export class PurchasesResolver {
  @Mutation(() => GuestPurchase, { description: 'Marks an item of a shared list as bought.' })
  purchaseSharedItem(
    @Arg('token', () => String) token: string,
    @Arg('itemId', () => ID) itemId: string,
    @Arg('input', () => NewPurchaseInput) input: NewPurchaseInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.purchases.purchaseShared(linkViewer, token, itemId, input, idempotencyKey);
  }

  @Query(() => UndoablePurchase, {
    nullable: true,
    description: 'What the link of a receipt takes back; null once that is done, and for any other secret.',
  })
  purchaseOfReceipt(
    @Arg('purchaseId', () => ID) purchaseId: string,
    @Arg('undoToken', () => String) undoToken: string,
    @Ctx() { services }: RequestContext,
  ) {
    return services.purchases.purchaseOfReceipt(purchaseId, undoToken);
  }

  @Mutation(() => UndonePurchase)
  undoSharedPurchase(
    @Arg('token', () => String) token: string,
    @Arg('purchaseId', () => ID) purchaseId: string,
    @Arg('undoToken', () => String, { nullable: true }) undoToken: string | null,
    @Arg('keeping', () => Int, { nullable: true, description: 'How many stay bought; none without it.' })
    keeping: number | null,
    @Ctx() { services, linkViewer }: RequestContext,
  ) {
    return services.purchases.undoShared(linkViewer, token, purchaseId, undoToken, { keeping });
  }

  @Mutation(() => MemberPurchase, {
    description:
      'Buys an item of a list that you work on. A purchase that may arrive late says so: with `timesPutBack` as it was read nothing is recorded if the item was put back on the list since (PUT_BACK), and `orWhatRemains` records less where less is still needed.',
  })
  purchaseItem(
    @Arg('itemId', () => ID) itemId: string,
    @Arg('quantity', () => Int, { defaultValue: 1 }) quantity: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey: string | null,
    @Arg('timesPutBack', () => Int, { nullable: true }) timesPutBack: number | null,
    @Arg('orWhatRemains', () => Boolean, { nullable: true }) orWhatRemains: boolean | null,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.purchases.purchaseItem(viewer, itemId, quantity, idempotencyKey, { timesPutBack, orWhatRemains });
  }

  @Mutation(() => Item)
  undoPurchase(@Arg('purchaseId', () => ID) purchaseId: string, @Ctx() { services, viewer }: RequestContext) {
    return services.purchases.undoPurchase(viewer, purchaseId);
  }

  @Mutation(() => Item, { description: 'Remembers whether you thanked the buyer. Nobody is told.' })
  setPurchaseThanked(
    @Arg('purchaseId', () => ID) purchaseId: string,
    @Arg('isThanked', () => Boolean) isThanked: boolean,
    @Ctx() { services, viewer }: RequestContext,
  ) {
    return services.thanks.setThanked(viewer, purchaseId, isThanked);
  }

  @FieldResolver(() => SharedList)
  list(@Root() { shareToken }: GuestPurchase, @Ctx() { services, linkViewer }: RequestContext) {
    return services.sharedLists.showAgain(linkViewer, shareToken);
  }
}
