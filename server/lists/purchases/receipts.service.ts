import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { KeptAnswer } from '../../base/database/kept-answer.entity.ts';
import { keptCall } from '../../base/database/once.ts';
import { isId } from '../../base/database/uuid.ts';
import { parse } from '../../base/errors/parse.ts';
import { type LinkViewer, memberOf } from '../../core/access/link-viewer.ts';
import { isOpenTo } from '../../core/access/shared-list.policy.ts';
import type { User } from '../../core/users/user.entity.ts';
import { Purchase } from '../items/purchase.entity.ts';
import { withAccess } from '../lists/list-access.ts';
import { findPurchase, findPurchases } from './find-purchases.ts';
import type { UndoablePurchase } from './purchase-receipt.type.ts';
import type { ReceiptInput } from './receipt.input.ts';
import { formCall, type KeptRecord, type Recorded } from './record-once.ts';
import type { UndoSecrets } from './undo-secrets.ts';

export const MOST_RECEIPTS_AT_ONCE = 20;

const severalReceipts = z.object({
  receipts: z
    .array(z.object({ purchaseId: z.string(), undoToken: z.string() }))
    .max(MOST_RECEIPTS_AT_ONCE, { error: () => t`Name at most ${MOST_RECEIPTS_AT_ONCE} receipts at once` }),
});

export interface KeptReceipt {
  purchaseId: string;
  undoToken: string;
  itemId: string;
  title: string;
  quantity: number;
  date: string;
  /** Until when it is reserved; absent once it is bought. */
  heldUntil?: string;
}

/** Gives the holder of a receipt's secret their purchase. */
export class ReceiptsService {
  constructor(
    private readonly em: EntityManager,
    private readonly undoSecrets: UndoSecrets,
  ) {}

  /**
   * Null when the purchase was taken back, and for any other secret. It names the list only to people who may open it.
   */
  async purchaseOfReceipt(
    viewer: LinkViewer<User>,
    receipt: ReceiptInput,
    shareToken: string | null,
  ): Promise<UndoablePurchase | null> {
    const [purchase] = await this.purchasesOfReceipts(viewer, [receipt], shareToken);
    return purchase ?? null;
  }

  /** purchaseOfReceipt() of several, in their order, for as many statements as of one. */
  async purchasesOfReceipts(
    viewer: LinkViewer<User>,
    input: readonly ReceiptInput[],
    shareToken: string | null,
  ): Promise<(UndoablePurchase | null)[]> {
    const { receipts } = parse(severalReceipts, { receipts: input });
    const ids = receipts.map(({ purchaseId }) => purchaseId);
    const purchases = new Map((await findPurchases(this.em, viewer, ids)).map((purchase) => [purchase.id, purchase]));
    const lists = [...purchases.values()].map(({ item }) => item.unwrap().list.unwrap());
    const named = lists.find((list) => list.shareToken === shareToken);
    const open = named && isOpenTo(memberOf(viewer), await withAccess(named)) ? named : null;
    return receipts.map(({ purchaseId, undoToken }) => {
      const purchase = purchases.get(purchaseId);
      if (!purchase || !this.undoSecrets.open(purchase, undoToken)) return null;
      const { title, isArchived, list } = purchase.item.unwrap();
      const isWithdrawn = list.id === open?.id ? isArchived : null;
      const heldUntil = purchase.heldUntil ?? null;
      return { id: purchase.id, title, quantity: purchase.quantity, heldUntil, isWithdrawn };
    });
  }

  /** As purchaseOfReceipt(), of this list alone, and with what a browser remembers of a purchase. */
  async receiptOf(shareToken: string, purchaseId: string, undoToken: string): Promise<KeptReceipt | null> {
    const purchase = await findPurchase(this.em, null, purchaseId);
    if (!purchase || !this.undoSecrets.open(purchase, undoToken)) return null;
    const { id: itemId, title, list } = purchase.item.unwrap();
    if (list.unwrap().shareToken !== shareToken) return null;
    const { quantity, createdAt, heldUntil } = purchase;
    const receipt = { purchaseId, undoToken, itemId, title, quantity, date: createdAt.toISOString() };
    return heldUntil ? { ...receipt, heldUntil: heldUntil.toISOString() } : receipt;
  }

  /**
   * Gives the purchase of a gift that its form made with this key: its answer may have got lost. The key is the proof. `GONE` once the purchase was taken
   * back: with such a key nothing can be bought any more.
   */
  async madeByForm(shareToken: string, itemId: string, key: string): Promise<Recorded | 'GONE' | null> {
    if (!isId(itemId)) return null;
    const kept = keptCall({ about: formCall(itemId), key, sent: null });
    const call = kept && (await this.em.findOne(KeptAnswer, { key: kept.key }));
    if (!call) return null;
    const { purchaseId } = call.answer as KeptRecord;
    const made = await this.em.findOne(Purchase, { id: purchaseId, item: { id: itemId, list: { shareToken } } });
    return made ? { purchaseId, undoToken: this.undoSecrets.of(purchaseId, key) } : 'GONE';
  }
}
