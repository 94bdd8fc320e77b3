import type { KeptReceipt } from '../../lists/purchases/receipts.service.ts';
import type { ShownItem } from '../../lists/sharing/shared-list-preview.ts';

export interface OwnPurchase {
  bought: (KeptReceipt & { item: ShownItem | null }) | null;
  undoing: KeptReceipt | null;
  /** Whether the buyer of `bought` may see where to send it. */
  hasDeliveryAddress: boolean;
  /** The reader is then to be led on to `undoPathOf` the link, without scripts. */
  isUndoInAddress: boolean;
}

export function receiptLinkOf(purchaseId: string, undoToken: string): string {
  return `${purchaseId}.${undoToken}`;
}

export function readReceiptLink(link: string | null): { purchaseId: string; undoToken: string } | null {
  const [purchaseId, undoToken, ...rest] = link?.split('.') ?? [];
  return purchaseId && undoToken && rest.length === 0 ? { purchaseId, undoToken } : null;
}

/** That page keeps the link in a cookie, and leads to the page of its list. */
export function undoPathOf(shareToken: string, of: string): string {
  return `/shared/${encodeURIComponent(shareToken)}/undo?of=${encodeURIComponent(of)}`;
}
