import { t } from '@lingui/core/macro';
/** Beside links that earn something, and nowhere else. The server draws it, too. */
export function AffiliateNote() {
  return <p className="text-sm text-muted">{t`If you buy here, we may earn a commission. You pay the same.`}</p>;
}
