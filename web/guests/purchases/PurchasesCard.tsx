import { t } from '@lingui/core/macro';
import { Undo2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { countedTitle } from '../../base/text/counted-title.ts';
import type { StoredPurchase } from './stored-purchases.ts';

/**
 * The reader's own purchases on this list, as a card of paper. The server draws it, too, after a purchase without the
 * app.
 */
export function PurchasesCard({ children }: { children: ReactNode }) {
  return (
    <div className="print:hidden">
      <Card as="section">
        <h2 className="text-xl">{t`Yours on this list`}</h2>
        <ul className="mt-2 divide-y divide-line">{children}</ul>
      </Card>
    </div>
  );
}

interface PurchaseRowProps {
  purchase: Pick<StoredPurchase, 'title' | 'quantity' | 'date'>;
  /** In place of when it was bought. */
  note?: string;
  /** The way back. */
  children: ReactNode;
}

export function PurchaseRow({ purchase: { title, quantity, date }, note, children }: PurchaseRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 last:pb-0">
      <p className="min-w-0 grow basis-[min(100%,9rem)] break-words">
        <span className="font-semibold">{countedTitle(quantity, title)}</span>{' '}
        <span className="text-sm text-muted">{note ?? <RelativeTime at={date} />}</span>
      </p>
      {children}
    </li>
  );
}

export function UndoButton({
  about: title,
  isHeld = false,
  ...button
}: { about: string; isHeld?: boolean } & ComponentProps<typeof Button>) {
  return (
    <Button aria-label={isHeld ? t`Let it go: ${title}` : t`Undo: ${title}`} {...button}>
      <Undo2 aria-hidden className="size-4.5" />
      <span>{isHeld ? t`Let it go` : t`Undo`}</span>
    </Button>
  );
}
