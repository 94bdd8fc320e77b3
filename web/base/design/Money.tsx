import { asWritten, toMajorUnits } from '#rules/base/amounts/money';
import { locale, perLocale } from './locale.ts';

const formats = perLocale(() => new Map<string, Intl.NumberFormat>());

function formatFor(currency: string, trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'auto'): Intl.NumberFormat {
  const key = currency + trailingZeroDisplay;
  const known = formats().get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale(), { style: 'currency', currency, trailingZeroDisplay });
  formats().set(key, made);
  return made;
}

export function moneyText(amount: number, currency = 'USD'): string {
  return asWritten(formatFor(currency).format(amount), locale());
}

export function minorMoneyText(minor: number, currency: string): string {
  return moneyText(toMajorUnits(minor, currency), currency);
}

export function shortMoneyText(amount: number, currency: string): string {
  return asWritten(formatFor(currency, 'stripIfInteger').format(amount), locale());
}

export function currencyName(currency: string): string {
  const parts = new Intl.NumberFormat(locale(), { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(
    2,
  );
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

export function currencyMark(currency: string): string {
  const sign = new Intl.NumberFormat(locale(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value;
  return sign && sign !== currency ? `${currency} ${sign}` : currency;
}

interface MoneyProps {
  /** In units of the currency. */
  amount: number | null | undefined;
  currency?: string;
}

/** "$0.00" would say that the thing is free. */
export function Money({ amount, currency = 'USD' }: MoneyProps) {
  if (amount == null) return null;
  return <span className="tabular-nums">{moneyText(amount, currency)}</span>;
}
