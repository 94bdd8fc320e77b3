import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../base/design/Button.tsx';
import { Card } from '../../base/design/Card.tsx';
import { RelativeTime } from '../../base/design/RelativeTime.tsx';
import { countedTitle } from '../../base/text/counted-title.ts';
import type { StoredPurchase } from './stored-purchases.ts';

/**
 * The reader's own purchases on this list, as a card of paper: a line and its note for each, so that the gifts below
 * are in sight. The server draws it, too, after a purchase without the app.
 */
export function PurchasesCard({ children }: { children: ReactNode }) {
  return (
    <div className="print:hidden">
      <Card as="section" padding="none">
        <div className="px-4 pt-2.5 pb-1 sm:px-5 sm:pt-4 sm:pb-2">
          <h2 className="text-lg leading-snug sm:text-xl">{t`Yours on this list`}</h2>
          <ul className="first-rows divide-y divide-line">{children}</ul>
          <label className="hidden foot-link has-focus-visible:outline-2">
            <input type="checkbox" className="sr-only" />
            {t`Show all`}
          </label>
        </div>
      </Card>
    </div>
  );
}

interface PurchaseRowProps {
  purchase: Pick<StoredPurchase, 'title' | 'quantity' | 'date'>;
  /** In place of when it was bought. */
  note?: string;
  /** Whether there is something to do: such a row waits behind no others. */
  isHeld?: boolean;
  /** The way back. */
  children: ReactNode;
}

/** A name has one line, so that nothing moves when it is taken back. */
export function PurchaseRow({ purchase: { title, quantity, date }, note, isHeld, children }: PurchaseRowProps) {
  return (
    <li data-held={isHeld || undefined} className="purchase-row">
      <p className="min-w-0 flex-1 wrap-anywhere max-sm:contents">
        <span dir="auto" title={title} className="block truncate font-semibold max-sm:basis-full">
          {countedTitle(quantity, title)}
        </span>{' '}
        <span key={note} className="block min-h-5 flex-1 max-[16rem]:basis-full text-sm leading-5 text-muted">
          {note ?? (
            <Trans comment="Below a gift: “Bought 3 minutes ago”">
              Bought <RelativeTime at={date} />
            </Trans>
          )}
        </span>
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
