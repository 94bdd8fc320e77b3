import { Gift } from 'lucide-react';
import { displayText } from '#rules/base/text/display-text';
import { isolated } from '#rules/base/text/isolated';
import { Day } from '../../../base/design/RelativeTime.tsx';
import type { OpenList } from '../cache/open-list.ts';

/** For those who are to be surprised: why they see no purchases. */
export function SurpriseNote({ list: { eventDate, viewerRole, owner } }: { list: OpenList }) {
  const who = viewerRole === 'OWNER' ? 'you choose' : `${isolated(displayText(owner.name))} chooses`;
  return (
    <p className="relative pl-7.5 text-muted wrap-anywhere">
      <Gift aria-hidden className="absolute top-0.5 left-0 size-5 text-wishlist-ink" />
      {eventDate ? (
        <span>
          Purchases are kept a surprise until <Day date={eventDate} style="near" />.
        </span>
      ) : (
        <span>{`Purchases are kept a surprise until ${who} otherwise in the list’s settings.`}</span>
      )}
    </p>
  );
}
