import { speaker } from '#rules/base/languages/i18n';
import './page-language.ts';

/**
 * The language of the page in the way of the reader's country, as "19 June" and "1.240,50" for somebody in
 * Germany who reads English. On the server, that of the reader for whom the page is drawn.
 */
export function locale(): string {
  return speaker().locale;
}

/** Formats bring tables of a language with them. */
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

const wholeFormat = perLocale((here) => new Intl.NumberFormat(here));

/** For a number that stands alone: in a message numbers are written so by themselves. */
export function numberText(number: number): string {
  return wholeFormat().format(number);
}
