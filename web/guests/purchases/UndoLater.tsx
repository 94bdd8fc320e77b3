import { t } from '@lingui/core/macro';
import { CopyLink } from '../../base/page/CopyLink.tsx';
import { siteAddress } from '../../base/routing/site-path.ts';
import type { StoredPurchase } from './stored-purchases.ts';

/** The same link as in a receipt, folded: this browser remembers the purchase anyway. */
export function UndoLater({ purchaseId, undoToken, shareToken }: StoredPurchase & { shareToken: string }) {
  if (!undoToken) return null;
  return (
    <details>
      <summary className="-my-2 flex min-h-11 w-fit cursor-pointer items-center text-sm text-muted underline underline-offset-2 hover:text-ink">
        {t`Undo from another device`}
      </summary>
      <CopyLink
        label={t`No receipt is sent. Keep this link to undo it later:`}
        link={`${siteAddress}/shared/${shareToken}?undo=${purchaseId}.${undoToken}`}
      />
    </details>
  );
}
