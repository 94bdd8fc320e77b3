import { t } from '@lingui/core/macro';
import { toMajorUnits, toMinorUnits } from '#rules/base/amounts/money';
import { isAnyNumber } from '#rules/lists/lists/any-number';
import { moneyText } from '../../../base/design/Money.tsx';
import { amountText } from '../../../base/text/amount-text.ts';
import { anyNumberText } from '../../../base/text/any-number-text.ts';
import type { ItemValues } from './item-values.ts';

/** As the API takes and gives a price: together with its currency. */
interface UnitPrice {
  currency: string;
  /** In minor units of the currency, as cents. */
  amountMinor: number;
}

type SplitPrice = Pick<ItemValues, 'price' | 'currency'>;

export function unitPriceOf({ price, currency }: SplitPrice): UnitPrice | null {
  return price === null ? null : { currency, amountMinor: toMinorUnits(price, currency) };
}

/** As forms and cards have it. */
function splitPrice(unitPrice: UnitPrice | null): Partial<SplitPrice> {
  if (!unitPrice) return { price: null };
  const { currency, amountMinor } = unitPrice;
  return { price: toMajorUnits(amountMinor, currency), currency };
}

/** Gives the price of a new item to send. Without a price its currency is sent alone, for a later price. */
export function newItemToSend<Values extends Partial<SplitPrice>>({ price, currency, ...values }: Values) {
  if (price == null || currency === undefined)
    return { ...values, currency, unitPrice: price === null ? null : undefined };
  return { ...values, unitPrice: unitPriceOf({ price, currency }) };
}

interface Edit {
  changes: Partial<ItemValues>;
  base: Partial<ItemValues>;
}

/** Gives the price of an edit to send: price and currency are one thing, and a part of it says nothing. */
export function editToSend({ changes, base }: Edit, values: ItemValues, read: ItemValues) {
  const { price, currency, isFund: _isFund, howToPay: _howToPay, ...others } = changes;
  const { price: _price, currency: _currency, ...othersRead } = base;
  if (price === undefined && currency === undefined) return { changes: others, base: othersRead };
  if (price === undefined && values.price === null) {
    return { changes: { ...others, currency }, base: { ...othersRead, currency: read.currency } };
  }
  return {
    changes: { ...others, unitPrice: unitPriceOf(values) },
    base: { ...othersRead, unitPrice: unitPriceOf(read) },
  };
}

/** The same for what is shown of a change that waits: earlier versions of this app have kept a price in two fields. */
export function shownValues<Sent extends { unitPrice?: UnitPrice | null }>({ unitPrice, ...sent }: Sent) {
  return unitPrice === undefined ? sent : { ...sent, ...splitPrice(unitPrice) };
}

/** Which values of a form a field of the API is. */
export function formValuesOf(field: string, value: unknown): Partial<ItemValues> {
  return field === 'unitPrice' ? splitPrice(value as UnitPrice | null) : { [field]: value };
}

export function itemValueText(field: string, value: unknown): string | undefined {
  if (field === 'quantityDesired' && isAnyNumber(Number(value))) return anyNumberText(0);
  if (field === 'amount') return amountText(String(value ?? ''));
  if (field === 'isGroupGift') return value ? t`Yes` : t`No`;
  if (field !== 'unitPrice' || !value) return;
  const { currency, amountMinor } = value as UnitPrice;
  return moneyText(toMajorUnits(amountMinor, currency), currency);
}
