import { type PageLanguage, SOURCE_LANGUAGE } from '#rules/base/languages/languages';
import { pageLanguage } from '../../../base/design/page-language.ts';
import { waitAtMost } from '../../../base/state/wait-at-most.ts';
import type { AisleWords } from './aisle-words.ts';

type Load = () => Promise<{ default: unknown }>;

const LOADS: Partial<Record<PageLanguage, Load>> = {
  en: () => import('./words/aisle-words.en.json'),
  de: () => import('./words/aisle-words.de.json'),
  fr: () => import('./words/aisle-words.fr.json'),
  es: () => import('./words/aisle-words.es.json'),
  it: () => import('./words/aisle-words.it.json'),
  nl: () => import('./words/aisle-words.nl.json'),
  'pt-BR': () => import('./words/aisle-words.pt-BR.json'),
  pl: () => import('./words/aisle-words.pl.json'),
  sv: () => import('./words/aisle-words.sv.json'),
  ja: () => import('./words/aisle-words.ja.json'),
  ar: () => import('./words/aisle-words.ar.json'),
};

/** Nobody waits longer for a category. */
const LONGEST_WAIT_MS = 1500;

const loaded = new Map<PageLanguage, AisleWords>();
let loading: Promise<unknown> | undefined;

/**
 * The words of the reader’s language, and English ones, which stand on many packages. Without a connection, those that the browser has
 * from before: a thing without a category is better than one that is not on the list.
 */
export async function loadAisleWords(others: readonly PageLanguage[] = []): Promise<AisleWords[]> {
  const languages = [...new Set<PageLanguage>([pageLanguage(), SOURCE_LANGUAGE, ...others])];
  if (languages.some((language) => LOADS[language] && !loaded.has(language))) {
    loading ??= Promise.all(languages.map(loadOne)).finally(() => {
      loading = undefined;
    });
    await waitAtMost(LONGEST_WAIT_MS, loading);
  }
  return languages.flatMap((language) => loaded.get(language) ?? []);
}

async function loadOne(language: PageLanguage): Promise<void> {
  try {
    const words = await LOADS[language]?.();
    if (words) loaded.set(language, words.default as AisleWords);
  } catch {
    // there is no connection: the next thing tries again
  }
}
