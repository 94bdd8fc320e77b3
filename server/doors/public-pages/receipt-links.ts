import type { KeptReceipt } from '../../lists/purchases/receipts.service.ts';
import type { ShownItem } from '../../lists/sharing/shared-list-preview.ts';

/** The page of a shared list tells its buyer about their purchase. */
export interface OwnPurchase {
  /** Just made, by the page of a gift. */
  bought: (KeptReceipt & { item: ShownItem | null }) | null;
  /** To be taken back, by the link of its receipt. */
  undoing: KeptReceipt | null;
  /** The address still has that link. Without scripts the reader is to be led on to `undoPathOf` it. */
  isUndoInAddress: boolean;
}

/** A purchase and the secret of its receipt, as addresses carry them. */
export function receiptLinkOf(purchaseId: string, undoToken: string): string {
  return `${purchaseId}.${undoToken}`;
}

/** Null for what is no such thing. */
export function readReceiptLink(link: string | null): { purchaseId: string; undoToken: string } | null {
  const [purchaseId, undoToken, ...rest] = link?.split('.') ?? [];
  return purchaseId && undoToken && rest.length === 0 ? { purchaseId, undoToken } : null;
}

/** Keeps the link of a receipt in a cookie, and leads to the page of its list. */
export function undoPathOf(shareToken: string, of: string): string {
  return `/shared/${encodeURIComponent(shareToken)}/undo?of=${encodeURIComponent(of)}`;
}
