import { t } from '@lingui/core/macro';

/** "3 × Cup", or the title alone. */
export function countedTitle(quantity: number, title: string): string {
  return quantity > 1 ? t`${quantity} × ${title}` : title;
}
