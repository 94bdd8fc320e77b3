import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { ENGLISH, type Speaker, speakAs } from './i18n.rules.ts';
import { isLanguage, type Language, localeFor, type PageLanguage, SOURCE_LANGUAGE } from './languages.rules.ts';
import type { Message } from './message.rules.ts';

type Catalogue = Readonly<Record<string, Message>>;

const speakers = new AsyncLocalStorage<Speaker>();
speakAs(() => speakers.getStore() ?? ENGLISH);

export function speaking<Result>(speaker: Speaker, work: () => Result): Result {
  return speakers.run(speaker, work);
}

export function askedLanguage(): Language | null {
  const language = speakers.getStore()?.language;
  return isLanguage(language) ? language : null;
}

const CATALOGUES: Record<Exclude<PageLanguage, typeof SOURCE_LANGUAGE>, () => Promise<{ default: () => Catalogue }>> = {
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
  'en-XA': () => import('./catalogues/en-XA.po').catch(() => ({ default: () => ({}) })), // made by the build, and in no image
};

/** In milliseconds. */
const KEPT_FOR = 60 * 60 * 1000;

/** A catalogue takes some 3 MB and is made in milliseconds, so one that is no longer read is not kept for good. */
const catalogues = new LRUCache<Exclude<PageLanguage, typeof SOURCE_LANGUAGE>, Catalogue>({
  max: Object.keys(CATALOGUES).length,
  ttl: KEPT_FOR,
  ttlAutopurge: true,
  fetchMethod: async (language) => (await CATALOGUES[language]()).default(),
});

export async function speakerFor(language: PageLanguage, tags: readonly string[] = []): Promise<Speaker> {
  const locale = knownLocale(language, tags);
  if (language === SOURCE_LANGUAGE) return locale === ENGLISH.locale ? ENGLISH : { language, locale };
  return { language, locale, messages: await catalogues.forceFetch(language) };
}

/** Browsers ask in some hundred ways, and each again and again. */
const locales = new LRUCache<string, string>({ max: 1_000 });

function knownLocale(language: PageLanguage, tags: readonly string[]): string {
  const key = `${language} ${tags.join()}`;
  const locale = locales.get(key) ?? localeFor(language, tags);
  locales.set(key, locale);
  return locale;
}

export async function inLanguage<Result>(language: string | null | undefined, write: () => Result): Promise<Result> {
  return isLanguage(language) ? speaking(await speakerFor(language), write) : write();
}
