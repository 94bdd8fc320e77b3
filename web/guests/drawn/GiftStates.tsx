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

export function Stamp({ isSmall, children }: { isSmall?: boolean; children: ReactNode }) {
  return (
    <span
      className={`w-fit rounded-control border-2 border-brand bg-card font-fraunces font-semibold text-brand ${isSmall ? '-rotate-2 px-2.5 py-1' : '-rotate-4 px-4 py-2 text-xl shadow-card'}`}
    >
      {children}
    </span>
  );
}

type Given = Pick<OwnPurchase, 'quantity' | 'heldUntil'>;

/** Stands where the gift was, instead of a message that goes; where cards stand in rows on its picture, so that they stay as high. */
export function GivenByYou(own: Given) {
  return (
    <div className="pointer-events-none col-span-full grid animate-drop place-items-center py-1 sm:on-picture">
      <Stamp>{givenText(own)}</Stamp>
    </div>
  );
}

export function givenText({ quantity, heldUntil }: Given): string {
  if (heldUntil) return heldForYouText(heldUntil);
  return quantity > 1 ? t`You’re giving ${quantity}` : t`You’re giving this`;
}
