import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { displayText } from '#rules/base/text/display-text';
import { Button } from '../../base/design/Button.tsx';
import { ConfirmDialog } from '../../base/design/dialogs/ConfirmDialog.tsx';
import { Dialog, DialogActions } from '../../base/design/dialogs/Dialog.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { numberText } from '../../base/design/locale.ts';
import { knownSite } from '../../base/page/site.ts';
import { toast } from '../../base/page/toast.ts';
import { sentences } from '../../base/text/sentences.ts';
import { removeStoredPurchases, storedPurchases } from './stored-purchases.ts';
import { useUndoLinkDialogQuery } from './UndoLinkDialog.generated.ts';
import { undoneAlreadyText, useUndo } from './useUndo.ts';

interface UndoLinkDialogProps {
  shareToken: string;
  listId: string | undefined;
  /** The end of the receipt's link: purchase and secret, with a point between. */
  link: string;
  onClose: () => void;
}

/** Opening the link of a receipt only asks: mail programs and previews open links too. */
export function UndoLinkDialog({ link, ...props }: UndoLinkDialogProps) {
  const { onClose } = props;
  const [purchaseId, undoToken, ...rest] = link.split('.');
  const isWhole = Boolean(purchaseId && undoToken) && rest.length === 0;
  useEffect(() => {
    if (isWhole) return;
    toast.error(t`This undo link isn’t complete.`, {
      id: 'incomplete undo link',
      description: knownSite().mailEnabled
        ? t`Please open it from the email again, or copy all of it.`
        : t`Please copy all of it.`,
    });
    onClose();
  }, [isWhole, onClose]);
  if (!isWhole || !purchaseId || !undoToken) return null;
  return <UndoDialog {...props} purchaseId={purchaseId} undoToken={undoToken} />;
}

function UndoneAlready({ onClose }: Pick<UndoLinkDialogProps, 'onClose'>) {
  return (
    <Dialog title={t`Already undone`} onClose={onClose}>
      <p>{sentences(undoneAlreadyText(), t`You don’t need to do anything.`)}</p>
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t`OK`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type UndoDialogProps = Omit<UndoLinkDialogProps, 'link'> & { purchaseId: string; undoToken: string };

function UndoDialog({ shareToken, listId, purchaseId, undoToken, onClose }: UndoDialogProps) {
  const { undo, isUndoing } = useUndo({ listId, shareToken });
  const { data, loading } = useUndoLinkDialogQuery({
    variables: { purchaseId, undoToken },
    fetchPolicy: 'no-cache', // what was bought changes nothing else on the page
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const isUndoneAlready = data?.purchaseOfReceipt === null && !isUndoing;
  useEffect(() => {
    if (isUndoneAlready && listId) removeStoredPurchases(listId, [purchaseId]);
  }, [isUndoneAlready, purchaseId, listId]);
  if (loading) return null;
  if (isUndoneAlready) return <UndoneAlready onClose={onClose} />;

  // Without the server, this browser's own record is enough to try.
  const stored = listId ? storedPurchases(listId).find((purchase) => purchase.purchaseId === purchaseId) : undefined;
  const { title, quantity } = data?.purchaseOfReceipt ?? stored ?? { title: null, quantity: 1 };
  const takenBack = chosen ?? quantity;
  return (
    <ConfirmDialog
      title={t`Undo this purchase?`}
      question={undoQuestion(title)}
      action={quantity > 1 ? t`Undo ${takenBack} of ${quantity}` : t`Undo Purchase`}
      look="primary"
      working={isUndoing}
      onConfirm={async () => {
        if (await undo({ purchaseId, undoToken, keeping: quantity - takenBack })) onClose();
      }}
      onClose={onClose}
    >
      {quantity > 1 && (
        <Select
          label={t`How many?`}
          hint={t`You bought ${quantity}.`}
          value={takenBack}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {Array.from({ length: quantity }, (_, index) => quantity - index).map((count) => (
            <option key={count} value={count}>
              {numberText(count)}
            </option>
          ))}
        </Select>
      )}
    </ConfirmDialog>
  );
}

function undoQuestion(ofGift: string | null): string {
  if (ofGift === null) return t`The gift will be shown as still wanted, and others can buy it.`;
  const title = displayText(ofGift);
  return t`“${title}” will be shown as still wanted, and others can buy it.`;
}
