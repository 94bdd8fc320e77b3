import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { ENGLISH, type Speaker, speakAs } from './i18n.rules.ts';
import { isLanguage, type Language, SOURCE_LANGUAGE } from './languages.rules.ts';
import type { Message } from './message.rules.ts';

type Catalogue = Readonly<Record<string, Message>>;

const speakers = new AsyncLocalStorage<Speaker>();
speakAs(() => speakers.getStore() ?? ENGLISH);

/** Does some work in the language of the speaker, with all that it waits for. */
export function speaking<Result>(speaker: Speaker, work: () => Result): Result {
  return speakers.run(speaker, work);
}

/** The language of the reader for whom the work is done; null for programs. */
export function askedLanguage(): Language | null {
  return speakers.getStore()?.language ?? null;
}

/** Each is read when somebody first speaks the language. */
const CATALOGUES: Record<Exclude<Language, typeof SOURCE_LANGUAGE>, () => Promise<{ default: Catalogue }>> = {
  de: () => import('./catalogues/de.po'),
  fr: () => import('./catalogues/fr.po'),
  es: () => import('./catalogues/es.po'),
  it: () => import('./catalogues/it.po'),
  nl: () => import('./catalogues/nl.po'),
  'pt-BR': () => import('./catalogues/pt-BR.po'),
  pl: () => import('./catalogues/pl.po'),
  sv: () => import('./catalogues/sv.po'),
  ja: () => import('./catalogues/ja.po'),
  ar: () => import('./catalogues/ar.po'),
};

/**
 * The speaker of a language. The locale, such as "de-AT", says how numbers and dates are written; one of another language, or
 * that nobody knows, is left aside.
 */
export async function speakerFor(language: Language, locale?: string): Promise<Speaker> {
  const written = localeFor(language, locale);
  if (language === SOURCE_LANGUAGE) return written === ENGLISH.locale ? ENGLISH : { ...ENGLISH, locale: written };
  return { language, locale: written, messages: (await CATALOGUES[language]()).default };
}

/** Writes something in the language of the person that it is for: English where none is known. */
export async function inLanguage<Result>(language: string | null | undefined, write: () => Result): Promise<Result> {
  return speaking(await speakerFor(isLanguage(language) ? language : SOURCE_LANGUAGE), write);
}

const locales = new LRUCache<string, string>({ max: 1_000 });

function localeFor(language: Language, wanted = ''): string {
  const key = `${language} ${wanted}`;
  let locale = locales.get(key);
  if (locale === undefined) {
    locale = knownLocale(language, wanted) ?? (language === SOURCE_LANGUAGE ? ENGLISH.locale : language);
    locales.set(key, locale);
  }
  return locale;
}

/** One that Node has the data of: there are some hundred, so that what is kept for each is bounded. */
function knownLocale(language: Language, wanted: string): string | undefined {
  try {
    const { language: main, region } = new Intl.Locale(wanted);
    if (!region || main !== new Intl.Locale(language).language) return undefined;
    const { locale } = new Intl.NumberFormat(`${main}-${region}`).resolvedOptions();
    return locale === `${main}-${region}` ? locale : undefined;
  } catch {
    return undefined;
  }
}
