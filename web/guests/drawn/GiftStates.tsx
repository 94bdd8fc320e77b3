import { t } from '@lingui/core/macro';
import { Check, Clock, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { heldForYouText, heldText } from '../../base/text/held-text.ts';
import { mostWantedText } from '../../base/text/most-wanted-text.ts';
import type { Face, OwnPurchase } from './shared-item.ts';

/** The star says it without colour, too. */
export function MostWanted() {
  return (
    <span className="inline-flex items-center gap-1 text-sm font-semibold">
      <Star aria-hidden className="size-4 shrink-0 fill-current" />
      {mostWantedText()}
    </span>
  );
}

/** Something else of its choice is taken, or the list is over, or somebody holds it. */
export function NotToGive({ heldUntil, isNoLongerNeeded }: Pick<Face, 'heldUntil' | 'isNoLongerNeeded'>) {
  const Icon = isNoLongerNeeded ? Check : Clock;
  return (
    <p className="kept-ready">
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {heldUntil && !isNoLongerNeeded ? heldText(heldUntil) : t`No longer needed`}
    </p>
  );
}

interface StampProps {
  isSmall?: boolean;
  /** Only held, so that it is not stamped through. */
  isHeld?: boolean;
  children: ReactNode;
}

export function Stamp({ isSmall, isHeld, children }: StampProps) {
  return (
    <span
      className={`own-stamp ${isHeld ? 'border-dashed text-sm' : '-rotate-2'} ${isSmall ? 'px-2.5 py-1' : 'px-4 py-2 text-xl shadow-card'}`}
    >
      {isHeld && <Clock aria-hidden className="size-4 shrink-0" />}
      <span>{children}</span>
    </span>
  );
}

type Given = Pick<OwnPurchase, 'quantity' | 'heldUntil'>;

export function givenText({ quantity, heldUntil }: Given): string {
  if (heldUntil) return heldForYouText(heldUntil);
  return quantity > 1 ? t`You’re giving ${quantity}` : t`You’re giving this`;
}
