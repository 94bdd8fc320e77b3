import { useEffect } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { storedPurchases } from './stored-purchases.ts';
import { useUndo } from './useUndo.ts';

interface UndoLinkDialogProps {
  shareToken: string;
  listId: string | undefined;
  /** What the receipt's link carries: purchase and secret, with a point between. */
  link: string;
  onClose: () => void;
}

/** Opening the link of a receipt only asks: mail programs and previews open links too. */
export function UndoLinkDialog({ shareToken, listId, link, onClose }: UndoLinkDialogProps) {
  const { undo, isUndoing } = useUndo({ listId, shareToken });
  const [purchaseId, undoToken, ...rest] = link.split('.');
  const isWhole = Boolean(purchaseId && undoToken) && rest.length === 0;
  useEffect(() => {
    if (isWhole) return;
    toast.error('This link to undo a purchase is not complete.', {
      id: 'incomplete undo link',
      description: 'Please open it again from the mail, or copy all of it.',
    });
    onClose();
  }, [isWhole, onClose]);
  if (!isWhole || !purchaseId || !undoToken) return null;

  const stored = listId ? storedPurchases(listId).find((purchase) => purchase.purchaseId === purchaseId) : undefined;
  return (
    <ConfirmDialog
      title="Undo this purchase?"
      question={`${stored ? `“${stored.title}”` : 'The gift'} will be shown as still wanted, and others can buy it.`}
      action="Undo Purchase"
      look="primary"
      working={isUndoing}
      onConfirm={async () => {
        if (await undo({ purchaseId, undoToken })) onClose();
      }}
      onClose={onClose}
    />
  );
}
