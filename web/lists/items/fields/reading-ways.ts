import type { Ways } from '#rules/shops/lines/line';
import type { Kind } from '../../../base/design/kinds.ts';
import { usualCurrency } from '../../../core/products/currency.ts';
import { groupSign } from './price-text.ts';

/** How lines are read on this device, for a list of this kind. */
export function readingWays(kind: Kind, currency = usualCurrency()): Ways {
  return { kind, currency, groupSign: groupSign() };
}
