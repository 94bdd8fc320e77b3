import { t } from '@lingui/core/macro';
import { toMajorUnits, toMinorUnits } from '../../base/amounts/money.rules.ts';
import type { MoneyAmount } from '../../base/amounts/money-amount.type.ts';
import { InvalidInput } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import type { Item } from './item.entity.ts';
import { sentUnitPrice } from './item.rules.ts';

type Priced = Pick<Item, 'priceMinor' | 'currency'>;

/** A price in two fields: in units of the currency, as in 12.5, and the currency. */
interface SplitPrice {
  price?: number | null;
  currency?: string | null;
}

/** A price as it may be sent: as one amount, or as price and currency. */
export type SentPrice<Sent> = Sent & SplitPrice & { unitPrice?: MoneyAmount | null };

/** In units of the currency, as in 12.5; null when there is none. */
export function priceOf({ priceMinor, currency }: Priced): number | null {
  return priceMinor == null ? null : toMajorUnits(priceMinor, currency);
}

/** The price together with its currency; null when there is none. */
export function unitPriceOf({ priceMinor, currency }: Priced): MoneyAmount | null {
  return priceMinor == null ? null : { currency, amountMinor: priceMinor };
}

/**
 * Parts a price into price and currency. Null in one way of sending it is as good as left out beside the other; two
 * prices are refused. Both ways come to the same, in the same order: hashes of calls are made of it.
 */
export function withSplitPrice<Sent extends SplitPrice>(sent: SentPrice<Sent>) {
  const { unitPrice, price, currency, ...others } = sent;
  if (unitPrice === undefined || (unitPrice === null && price != null)) return { ...others, price, currency };
  if (unitPrice === null) return { ...others, price: null, currency };
  const amount = parse(sentUnitPrice, { unitPrice }).unitPrice;
  if (price != null) throw new InvalidInput({ price: [t`Give the price in \`unitPrice\` alone`] });
  if (currency != null && currency !== amount.currency) {
    throw new InvalidInput({ currency: [t`It differs from the currency of \`unitPrice\``] });
  }
  return { ...others, price: toMajorUnits(amount.amountMinor, amount.currency), currency: amount.currency };
}

/** The same the other way round, for who sent it as one amount: a price means nothing without its currency. */
export function withUnitPrice<Sent extends SplitPrice>({ price, currency, ...sent }: Sent) {
  if (price == null) return { ...sent, currency, unitPrice: price };
  return { ...sent, unitPrice: currency ? { currency, amountMinor: toMinorUnits(price, currency) } : undefined };
}
