import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lightFormat } from 'date-fns';
import { Gift } from 'lucide-react';
import { isolated } from '#rules/base/languages/isolated';
import { displayText } from '#rules/base/text/display-text';
import { Day } from '../../../base/design/RelativeTime.tsx';
import type { OpenList } from '../cache/open-list.ts';

/** Whether purchases are kept from the people whom the list is for; on the day itself they are not. */
export function isSurprise({ purchaseVisibility, eventDate }: Pick<OpenList, 'purchaseVisibility' | 'eventDate'>) {
  return purchaseVisibility === 'SURPRISE' && !(eventDate && eventDate <= lightFormat(new Date(), 'yyyy-MM-dd'));
}

/** For helpers: a surprise is theirs to keep. */
export function HelperNote({ list: { owner } }: { list: OpenList }) {
  const name = isolated(displayText(owner.name));
  return (
    <p className="relative ps-7.5 text-muted wrap-anywhere">
      <Gift aria-hidden className="absolute top-0.5 start-0 size-5 text-wishlist-ink" />
      {t`You help with a surprise: ${name} can’t see what’s given.`}
    </p>
  );
}

/** For those who are to be surprised: why they see no purchases. */
export function SurpriseNote({ list: { eventDate, viewerRole, owner } }: { list: OpenList }) {
  const name = isolated(displayText(owner.name));
  return (
    <p className="relative ps-7.5 text-muted wrap-anywhere">
      <Gift aria-hidden className="absolute top-0.5 start-0 size-5 text-wishlist-ink" />
      {eventDate ? (
        <span>
          <Trans>
            Purchases are kept a surprise until <Day date={eventDate} style="near" />.
          </Trans>
        </span>
      ) : (
        <span>
          {viewerRole === 'OWNER'
            ? t`Purchases are kept a surprise until you choose otherwise in the list’s settings.`
            : t`Purchases are kept a surprise until ${name} chooses otherwise in the list’s settings.`}
        </span>
      )}
    </p>
  );
}
