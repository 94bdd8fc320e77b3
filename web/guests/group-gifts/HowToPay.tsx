import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { displayText } from '#rules/base/text/display-text';

interface HowToPayProps {
  /** In the words of the people who receive it; null while they have said nothing. */
  text: string | null;
  /** Whether it stands under Your gifts. */
  isHere?: boolean;
  children?: ReactNode;
}

/** How to pay what somebody gives to a fund. */
export function HowToPay({ text, isHere = false, children }: HowToPayProps) {
  return (
    <div className="grid gap-1 rounded-control bg-sunk p-3">
      <p className="text-sm font-semibold">{t`How to pay`}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere select-all">
        {text
          ? displayText(text)
          : isHere
            ? t`They haven’t said how yet. You’ll find it here.`
            : t`They haven’t said how yet. You’ll find it under Your gifts.`}
      </p>
      {children}
    </div>
  );
}
