/** One of the languages that the product speaks, as BCP 47 names it. */
export type Language = keyof typeof LANGUAGES;

interface KnownLanguage {
  /** In itself, as people look for it in a list. */
  name: string;
  direction: 'ltr' | 'rtl';
}

/** English is the source: its texts stand in the code, the others in `catalogues/`. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  es: { name: 'Español', direction: 'ltr' },
  it: { name: 'Italiano', direction: 'ltr' },
  nl: { name: 'Nederlands', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', direction: 'ltr' },
  pl: { name: 'Polski', direction: 'ltr' },
  sv: { name: 'Svenska', direction: 'ltr' },
  ja: { name: '日本語', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
} as const satisfies Record<string, KnownLanguage>;

export const SOURCE_LANGUAGE = 'en' satisfies Language;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** The longest beginning of an Accept-Language header that is looked at. */
const MAX_HEADER_LENGTH = 200;

/** Whether the product speaks it. */
export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return LANGUAGES[language].direction;
}

/** The first of these tags that the product speaks, in whichever country; English if none is. */
export function bestLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = spokenAs(tag);
    if (language) return language;
  }
  return SOURCE_LANGUAGE;
}

/** The tags of an Accept-Language header, most wanted first. */
export function tagsOfHeader(acceptLanguage = ''): string[] {
  return acceptLanguage
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function spokenAs(tag: string): Language | undefined {
  const spoken = tag.toLowerCase();
  const main = spoken.split('-', 1)[0];
  return (
    LANGUAGE_TAGS.find((each) => each.toLowerCase() === spoken) ??
    LANGUAGE_TAGS.find((each) => each.toLowerCase().split('-', 1)[0] === main)
  );
}
