import { Gift } from 'lucide-react';
import { displayText } from '#rules/display-text';
import { Day } from '../design/RelativeTime.tsx';
import type { OpenList } from './open-list.ts';

/** For those who are to be surprised: why they see no purchases. */
export function SurpriseNote({ list: { eventDate, viewerRole, owner } }: { list: OpenList }) {
  const who = viewerRole === 'OWNER' ? 'you choose' : `${displayText(owner.name)} chooses`;
  return (
    <p className="flex items-start gap-2.5 text-muted">
      <Gift aria-hidden className="mt-0.5 size-5 shrink-0 text-wishlist-ink" />
      <span className="min-w-0 wrap-anywhere">
        Purchases are kept a surprise until{' '}
        {eventDate ? <Day date={eventDate} style="near" /> : `${who} otherwise in the list’s settings`}.
      </span>
    </p>
  );
}
