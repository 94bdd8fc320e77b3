import { perLocale } from '../design/locale.ts';

const format = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }));

/** Japanese puts no space before its units. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function amountText(amount: string): string {
  const [number = ''] = /^[\d./ ]*/.exec(amount) ?? [];
  const shown = number.replace(/\d+(?:\.\d+)?/g, (digits) => format().format(Number(digits)));
  const unit = amount.slice(number.length);
  return UNSPACED.test(unit) ? shown.trimEnd() + unit : shown + unit;
}
