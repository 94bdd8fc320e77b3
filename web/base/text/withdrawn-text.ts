import { t } from '@lingui/core/macro';

/** The owner may have taken it off for a moment only. */
export function withdrawnText(ownerName: string): string {
  return t`${ownerName} took this off the list. No need to give it, unless it comes back.`;
}
