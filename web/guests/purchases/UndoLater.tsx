import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CopyLink } from '../../base/page/CopyLink.tsx';
import { siteAddress } from '../../base/routing/site-path.ts';
import type { StoredPurchase } from './stored-purchases.ts';

interface UndoLaterProps extends StoredPurchase {
  shareToken: string;
  /** The questions about the gift. */
  children: ReactNode;
}

/** Folded, since few need it: the same link as in a receipt, though this browser remembers the purchase anyway. */
export function UndoLater({ purchaseId, undoToken, title, shareToken, children }: UndoLaterProps) {
  return (
    <details className="print:hidden">
      <summary
        aria-label={t`More about ${title}`}
        className="-my-2 flex min-h-11 w-fit min-w-11 cursor-pointer items-center text-sm text-muted underline underline-offset-2 hover:text-ink"
      >
        {t({ message: 'More', context: 'of a long text' })}
      </summary>
      <div className="grid gap-3 pt-3">
        {children}
        <CopyLink
          label={t`No receipt is sent. Keep this link to undo it later:`}
          link={`${siteAddress}/shared/${shareToken}?undo=${purchaseId}.${undoToken}`}
        />
      </div>
    </details>
  );
}
