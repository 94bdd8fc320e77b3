import { t } from '@lingui/core/macro';

export function mostWantedText(): string {
  return t`Most wanted`;
}
