import { t } from '@lingui/core/macro';
import { dayInWords } from '../../base/languages/day-in-words.ts';
import { speaker } from '../../base/languages/i18n.rules.ts';

function mailLocale(): string {
  const { language, locale } = speaker();
  return language === 'en' ? 'en-GB' : locale;
}

export function mailDay(at: Date, timeZone = 'UTC'): string {
  return dayInWords(at, { timeZone, locale: mailLocale() });
}

export function mailMoment(at: Date): string {
  const day = mailDay(at);
  const time = new Intl.DateTimeFormat(mailLocale(), { timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return t`${day} at ${time} UTC`;
}
