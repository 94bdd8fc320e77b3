import { perLocale } from '../design/locale.ts';

const format = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false }));

/** "1.5 kg" as the reader writes numbers: "1,5 kg". */
export function amountText(amount: string): string {
  const [number = ''] = /^[\d./ ]*/.exec(amount) ?? [];
  const shown = number.replace(/\d+(?:\.\d+)?/g, (digits) => format().format(Number(digits)));
  return shown + amount.slice(number.length);
}
