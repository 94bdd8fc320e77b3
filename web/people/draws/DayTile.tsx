import { perLocale } from '../../base/design/locale.ts';

const month = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
const dayOfMonth = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' }));

const TONES = {
  berry: 'bg-wishlist-wash text-wishlist-ink',
  green: 'bg-registry-wash text-registry-ink',
  warm: 'bg-shopping-wash text-shopping-ink',
};

/** A leaf of a calendar, for those who see it: the day stands in words beside it. */
export function DayTile({ date, tone }: { date: string; tone: keyof typeof TONES }) {
  const at = new Date(date);
  const day = dayOfMonth()
    .formatToParts(at)
    .find(({ type }) => type === 'day')?.value;
  return (
    <span
      aria-hidden
      className={`grid min-h-13 w-13 shrink-0 place-content-center rounded-control px-1 py-1 text-center ${TONES[tone]}`}
    >
      <span className="font-display text-xl leading-none">{day}</span>
      <span className="text-xs leading-tight font-semibold wrap-anywhere">{month().format(at)}</span>
    </span>
  );
}
