import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useSite } from '../../base/page/site.ts';
import { guestKey } from '../../core/session/guest-key.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import type { StoredPurchase } from './stored-purchases.ts';
import { ToAllGifts } from './ToAllGifts.tsx';
import { UndoLater } from './UndoLater.tsx';

interface AfterBuyingProps {
  purchase: StoredPurchase;
  shareToken: string;
  isDemo: boolean;
  /** Empty for those who left a name alone, null where nothing is sent. */
  receiptTo?: string | null;
  hasDeliveryAddress?: boolean;
  /** The questions about the gift. */
  questions: ReactNode;
}

/** Below the buttons of a gift that was just bought: where to send it, and what takes it back without this browser. */
export function AfterBuying({
  purchase,
  shareToken,
  isDemo,
  receiptTo,
  hasDeliveryAddress,
  questions,
}: AfterBuyingProps) {
  const { mailEnabled } = useSite();
  const isLinkKept = receiptTo !== '' && !isDemo && !mailEnabled && purchase.undoToken;
  return (
    <div className="col-span-full grid gap-1 empty:hidden">
      {hasDeliveryAddress && <DeliveryAddress {...purchase} guestKey={guestKey()} />}
      {isLinkKept ? (
        <UndoLater {...purchase} shareToken={shareToken}>
          {questions}
        </UndoLater>
      ) : (
        <>
          {receiptTo === '' && !purchase.heldUntil && <ToAllGifts />}
          {receiptTo && mailEnabled && <Receipt address={receiptTo} />}
          {questions}
        </>
      )}
    </div>
  );
}

function Receipt({ address }: { address: string }) {
  return <p className="min-w-0 text-sm text-muted wrap-anywhere">{t`Receipt sent to ${address}`}</p>;
}
