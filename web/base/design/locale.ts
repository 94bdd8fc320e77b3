import { lazyValue } from './lazy-value.ts';

const AMERICAN = 'en-US';

/** The longest beginning of an Accept-Language header that is looked at. */
const MAX_HEADER_LENGTH = 100;

let drawnIn = AMERICAN;

const readersOwn = lazyValue(() => englishFor(window.navigator.language));

/**
 * The locale of dates and numbers: English, in the way of the reader's country, as "19 June" and "1.240,50" for
 * somebody in Germany. On the server, the reader for whom the page is being drawn.
 */
export function locale(): string {
  return typeof window === 'undefined' ? drawnIn : readersOwn();
}

/** On the server: for whom the next page is drawn. */
export function setLocale(next: string): void {
  drawnIn = next;
}

export function englishFor(language: string): string {
  try {
    const reader = new Intl.Locale(language);
    if (reader.language === 'en') return reader.baseName;
    const here = `en-${reader.maximize().region}`;
    // An English that is not written there would become American.
    const isWritten = new Intl.DateTimeFormat(here).resolvedOptions().locale === here;
    return isWritten ? here : 'en-001';
  } catch {
    return AMERICAN; // a browser whose language is none
  }
}

/** The locale of a browser that sends this Accept-Language header: always one that is known here, so that there are not many. */
export function localeOfHeader(acceptLanguage = ''): string {
  const [first = ''] = acceptLanguage.slice(0, MAX_HEADER_LENGTH).split(/[,;]/, 1);
  return new Intl.DateTimeFormat(englishFor(first.trim())).resolvedOptions().locale;
}

/** Something that is made once for each locale: formats bring tables of a language with them. */
export function perLocale<Thing>(make: (locale: string) => Thing): () => Thing {
  const made = new Map<string, Thing>();
  return () => {
    const here = locale();
    const known = made.get(here);
    if (known !== undefined) return known;
    const thing = make(here);
    made.set(here, thing);
    return thing;
  };
}
