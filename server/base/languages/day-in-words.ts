import { speaker } from './i18n.rules.ts';

interface Writing {
  timeZone?: string;
  /** Dates of this year may go without it. */
  withYear?: boolean;
  locale?: string;
}

/** Such as December 24, 2026, as the reader writes it. */
export function dayInWords(
  at: Date,
  { timeZone = 'UTC', withYear = true, locale = speaker().locale }: Writing = {},
): string {
  const style = withYear ? ({ dateStyle: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(at);
}

/** A time of the day, as "6:30 PM" or "18:30". */
export function timeInWords(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(speaker().locale, { timeStyle: 'short', timeZone }).format(moment);
}
