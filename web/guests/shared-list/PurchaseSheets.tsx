import { PurchaseDialog, type PurchaseDialogProps } from './PurchaseDialog.tsx';
import type { SharedListView_itemFragment } from './SharedListView.generated.ts';

void import('../purchases/AfterBuying.tsx').catch(() => {}); // its part of the page comes at once then, whatever the signal is by then

type Item = SharedListView_itemFragment;
type OfDialog = 'listId' | 'shareToken' | 'owner' | 'reload' | 'isToHold';

interface PurchaseSheetsProps extends Pick<PurchaseDialogProps, OfDialog> {
  open: Item | null;
  items: readonly { id: string }[];
  /** Closed while their purchase is on its way. */
  waiting: readonly Item[];
  setWaiting: (change: (before: readonly Item[]) => readonly Item[]) => void;
  /** Why something left the list. */
  reasonOf: (id: string) => string | undefined;
  onBought: (item: Item, ...bought: Parameters<PurchaseDialogProps['onBought']>) => string;
  onCompleted: (item: Item) => void;
  askAbout: (item: Item) => (() => void) | undefined;
  onClose: () => void;
}

/** The sheet that is open, and those that were closed while their purchase is on its way: they go on where nobody sees them. */
export function PurchaseSheets({
  open,
  items,
  waiting: closed,
  setWaiting,
  reasonOf,
  onBought,
  onCompleted,
  askAbout,
  ...options
}: PurchaseSheetsProps) {
  const { onClose, ...shared } = options;
  const sheets = open ? [...closed.filter(({ id }) => id !== open.id), open] : closed;
  return sheets.map((item) => (
    <PurchaseDialog
      key={item.id}
      {...shared}
      item={item}
      isOpen={item === open}
      isListed={items.some(({ id }) => id === item.id)}
      isWithdrawn={reasonOf(item.id) === 'withdrawn'}
      onBought={(...bought) => onBought(item, ...bought)}
      onCompleted={() => onCompleted(item)}
      onAsk={askAbout(item)}
      onClose={(isOnItsWay = false) => {
        if (item === open) onClose();
        setWaiting((before) => [...before.filter(({ id }) => id !== item.id), ...(isOnItsWay ? [item] : [])]);
      }}
    />
  ));
}
