import { t } from '@lingui/core/macro';

export function boughtText(quantity: number): string {
  return quantity > 1 ? t`Mark ${quantity} as Purchased` : t`Mark as Purchased`;
}
