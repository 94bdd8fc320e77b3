import { t } from '@lingui/core/macro';
import { perLocale } from '../design/locale.ts';

const NEAR_DAYS = 6;

const DAY_MS = 86_400_000;
const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long' }));
const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));

/** The end is often at a midnight. */
export function lastDayText(heldUntil: string, now = new Date()): string {
  const last = new Date(Date.parse(heldUntil) - 1);
  const isNear = last.getTime() - now.getTime() < NEAR_DAYS * DAY_MS;
  return (isNear ? weekday() : day()).format(last);
}

/** Says it to everybody but the giver, and not for whom. */
export function heldText(heldUntil: string): string {
  const until = lastDayText(heldUntil);
  return t`Held until ${until}`;
}

export function heldForYouText(heldUntil: string): string {
  const until = lastDayText(heldUntil);
  return t`Held for you until ${until}`;
}
