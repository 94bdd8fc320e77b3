import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '../../base/languages/languages.rules.ts';
import type { ListType } from '../../core/access/list-access.rules.ts';

/** The tokens in the share links of the demo lists, which every Kindlist has. Those in other languages end with its tag. */
export const DEMO_TOKENS = { WISHLIST: 'demo-wishlist', REGISTRY: 'demo-registry', SHOPPING: 'demo-shopping' } as const;

/** In the ids of the lists. */
const KINDS = { WISHLIST: 11, REGISTRY: 12, SHOPPING: 13 } as const;
const LANGUAGE_NUMBERS: Record<Language, number> = {
  ...{ en: 0, de: 1, fr: 2, es: 3, it: 4, nl: 5 },
  ...{ 'pt-BR': 6, pl: 7, sv: 8, ja: 9, ar: 10 },
};

/** The demo list of this kind in a language; in English where there is none. */
export function demoToken(kind: ListType, language: string): string {
  const isTranslated = language !== SOURCE_LANGUAGE && Object.hasOwn(LANGUAGES, language);
  return isTranslated ? `${DEMO_TOKENS[kind]}-${language.toLowerCase()}` : DEMO_TOKENS[kind];
}

export function demoTokensIn(language: string): string[] {
  return (Object.keys(DEMO_TOKENS) as ListType[]).map((kind) => demoToken(kind, language));
}

export function demoListId(kind: ListType, language: Language): string {
  return `01900000-0000-7000-8000-0000${String(LANGUAGE_NUMBERS[language]).padStart(2, '0')}0000${KINDS[kind]}`;
}

const DEMOS = (Object.keys(DEMO_TOKENS) as ListType[]).flatMap((kind) =>
  (Object.keys(LANGUAGES) as Language[]).map((language) => ({ kind, language })),
);

/** The tokens and ids of the lists in all languages. */
export const ALL_DEMO_TOKENS: ReadonlySet<string> = new Set(
  DEMOS.map(({ kind, language }) => demoToken(kind, language)),
);
export const ALL_DEMO_LIST_IDS: ReadonlySet<string> = new Set(
  DEMOS.map(({ kind, language }) => demoListId(kind, language)),
);
