import { t } from '@lingui/core/macro';
import { isolated } from '#rules/base/languages/isolated';
import { dayText } from '../../base/design/RelativeTime.tsx';

interface Surprising {
  ownerName: string;
  eventDate: string | null;
  hasOtherRecipients: boolean;
}

/** The promise that makes it safe to answer. */
export function surpriseText({ ownerName, eventDate, hasOtherRecipients }: Surprising): string {
  const owner = isolated(ownerName);
  const day = eventDate && dayText(eventDate, 'near');
  if (hasOtherRecipients)
    return day
      ? t`${owner} and the others it’s for won’t see any of this until ${day}.`
      : t`${owner} and the others it’s for won’t see any of this until they choose to.`;
  return day
    ? t`${owner} won’t see any of this until ${day}.`
    : t`${owner} won’t see any of this until they choose to.`;
}
