import { t } from '@lingui/core/macro';

/** For who has bought what its owner took off the list, perhaps for a moment. */
export function withdrawnText(ownerName: string): string {
  return t`${ownerName} took this off the list. No need to give it, unless it comes back.`;
}
