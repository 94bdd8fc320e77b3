import { perLocale } from '../../base/design/locale.ts';

const month = perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }));

export function MemberSince({ at }: { at: string }) {
  return <time dateTime={at}>{month().format(new Date(at))}</time>;
}
