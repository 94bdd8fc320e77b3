export type Language = keyof typeof LANGUAGES;

interface KnownLanguage {
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

/**
 * Nobody speaks it: accented, and longer by 40 %, so that text in no catalogue stands out, and whatever has no
 * room. It is on no menu: the cookie of the language chooses it.
 */
export const MADE_UP_LANGUAGE = 'en-XA';

export type PageLanguage = Language | typeof MADE_UP_LANGUAGE;

export function isPageLanguage(tag: unknown): tag is PageLanguage {
  return tag === MADE_UP_LANGUAGE || isLanguage(tag);
}

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]];

const MAX_HEADER_LENGTH = 200;

export function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && Object.hasOwn(LANGUAGES, tag);
}

export function directionOf(language: PageLanguage): 'ltr' | 'rtl' {
  return language === MADE_UP_LANGUAGE ? 'ltr' : LANGUAGES[language].direction;
}

const directions = new Map<string, 'ltr' | 'rtl'>();

export function directionIn(locale: string): 'ltr' | 'rtl' {
  const direction = directions.get(locale) ?? directionOf(spokenAs(locale) ?? SOURCE_LANGUAGE);
  directions.set(locale, direction);
  return direction;
}

export function bestLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = spokenAs(tag);
    if (language) return language;
  }
  return SOURCE_LANGUAGE;
}

export function tagsOfHeader(acceptLanguage = ''): string[] {
  return acceptLanguage
    .slice(0, MAX_HEADER_LENGTH)
    .split(',', 20)
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

/** The language in the way of the reader's country, as "de-AT" or, for English in Germany, "en-DE". */
export function localeFor(language: PageLanguage, tags: readonly string[]): string {
  if (language === SOURCE_LANGUAGE || language === MADE_UP_LANGUAGE) return englishFor(tags[0] ?? '');
  const own = tags.find((tag) => spokenAs(tag) === language);
  const written = own && knownLocale(own);
  if (!written?.includes('-')) return language; // as the language is written where it is at home
  return language === 'ar' ? `${written}-u-nu-latn` : written; // one kind of digits, which people type in names, too
}

const AMERICAN = 'en-US';
const WORLDWIDE = 'en-001';

function englishFor(tag: string): string {
  const spoken = tag.toLowerCase().split('-', 1)[0];
  if (spoken === 'en') return knownLocale(tag) ?? AMERICAN;
  const country = countryOf(tag);
  if (country === undefined) return AMERICAN; // a browser whose language is none
  const here = `en-${country}`;
  return knownLocale(here) === here ? here : WORLDWIDE; // an English that is not written there would become American
}

function countryOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    return undefined;
  }
}

/** Always one whose ways are known here, so that there are not many. */
function knownLocale(tag: string): string | undefined {
  try {
    return new Intl.DateTimeFormat(new Intl.Locale(tag).baseName).resolvedOptions().locale;
  } catch {
    return undefined;
  }
}
