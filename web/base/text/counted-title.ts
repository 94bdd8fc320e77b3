import { t } from '@lingui/core/macro';

export function countedTitle(quantity: number, title: string): string {
  return quantity > 1 ? t`${quantity} × ${title}` : title;
}
