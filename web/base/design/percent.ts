import { perLocale } from './locale.ts';

const format = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }));

export function percentText(percent: number): string {
  return format().format(percent / 100);
}
