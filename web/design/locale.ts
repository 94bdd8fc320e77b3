import { lazyValue } from './lazy-value.ts';

/**
 * What dates and numbers are written by: English, in the way of where the reader lives, as "19 June" and "1.240,50" for
 * somebody in Germany. On the server, which draws a page for everybody, the American way.
 */
export const locale = lazyValue(() =>
  typeof window === 'undefined' ? 'en-US' : englishFor(window.navigator.language),
);

export function englishFor(language: string): string {
  try {
    const reader = new Intl.Locale(language);
    if (reader.language === 'en') return reader.baseName;
    const here = `en-${reader.maximize().region}`;
    // An English that is not written there would become American.
    const isWritten = new Intl.DateTimeFormat(here).resolvedOptions().locale === here;
    return isWritten ? here : 'en-001';
  } catch {
    return 'en-US'; // a browser whose language is none
  }
}
