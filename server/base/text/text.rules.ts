import { t } from '@lingui/core/macro';
import { z } from 'zod';
import { isVisible, withoutTurningSigns, withPlainHyphens } from './visible-text.rules.ts';

/** In characters. Longer texts are refused before anybody looks at them. */
export const LONGEST_UNCLEANED_TEXT = 10_000;

const CLOSING_TAGS = {
  script: /<\/script\s*>/gi,
  iframe: /<\/iframe\s*>/gi,
  object: /<\/object\s*>/gi,
  embed: /<\/embed\s*>/gi,
};
type ActiveElement = keyof typeof CLOSING_TAGS;
const ACTIVE_ELEMENTS = Object.keys(CLOSING_TAGS) as ActiveElement[];

/** Beginnings of links that act where they should lead somewhere. Before a space it is a word, as in "JavaScript: The Good Parts". */
const ACTIVE_LINKS = ['javascript:', 'vbscript:', 'data:text/html'];

/** Everything below a space but the three that a text area can hold. */
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/u;

/**
 * Goes through the text once: what is kept grows at its end only, so where a removal joins the halves of another,
 * that is seen there. The time it takes grows with the length alone.
 */
export function cleanText(written: string): string {
  const text = inOneSpelling(written);
  if (!text.includes('<') && !text.includes(':')) return text.trim();
  const kept: string[] = [];
  const unclosed = new Set<ActiveElement>();

  for (let place = 0; place <= text.length; place++) {
    const next = text[place] ?? '';
    const element = /\w/.test(next) ? undefined : ACTIVE_ELEMENTS.find((name) => endsWith(kept, name));
    if (element && (endsWith(kept, `<${element}`) || endsWith(kept, `</${element}`))) {
      const isClosing = endsWith(kept, `/${element}`);
      kept.length -= element.length + (isClosing ? 2 : 1);
      const tagEnd = text.indexOf('>', place);
      if (tagEnd < 0) break;
      place = isClosing ? tagEnd : (elementEnd(text, element, tagEnd, unclosed) ?? tagEnd);
      continue;
    }
    kept.push(next);
    const link = ACTIVE_LINKS.find((beginning) => endsWith(kept, beginning));
    if (link && /\S/.test(text[place + 1] ?? ' ')) kept.length -= link.length;
  }
  return kept.join('').trim();
}

/** NFC, so that what looks alike is alike. */
export function inOneSpelling(text: string): string {
  return withPlainHyphens(withoutTurningSigns(text.normalize('NFC')));
}

const LINE_BREAKS = /[\t\n\r\u2028\u2029]+/g;

/** Names go into subjects of mails, lines of calendars and cells of tables. */
export function inOneLine(name: string): string {
  return name.replace(LINE_BREAKS, ' ');
}

function endsWith(characters: readonly string[], end: string): boolean {
  for (let back = 1; back <= end.length; back++) {
    if (characters[characters.length - back]?.toLowerCase() !== end[end.length - back]) return false;
  }
  return true;
}

/** Null when it has none, which `unclosed` remembers for the rest of the text. */
function elementEnd(text: string, element: ActiveElement, from: number, unclosed: Set<ActiveElement>): number | null {
  if (unclosed.has(element)) return null;
  const closing = CLOSING_TAGS[element];
  closing.lastIndex = from;
  if (closing.test(text)) return closing.lastIndex - 1;
  unclosed.add(element);
  return null;
}

/** One Chinese, Japanese or Korean character is a whole name. */
const NAME_OF_ONE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;

/** In characters. */
export const SHORTEST_NAME = 2;

export function isLongEnoughName(name: string): boolean {
  return name.length >= SHORTEST_NAME || NAME_OF_ONE.test(name);
}

export function hasControlCharacters(text: string): boolean {
  return CONTROL_CHARACTERS.test(text);
}

interface TextWords {
  tooShort(min: string): string;
  tooLong(max: string): string;
  invalid(): string;
}

const GENERAL_WORDS: TextWords = {
  tooShort: (min) => t`Text must be at least ${min} characters long`,
  tooLong: (max) => t`Text must be no more than ${max} characters long`,
  invalid: () => t`Text contains invalid content`,
};

interface TextOptions {
  min?: number;
  max?: number;
  about?: (problem: string) => string;
  words?: Partial<TextWords>;
  /** Signs that draw nothing count as none, or are refused where a name may be empty. */
  isName?: boolean;
}

export function text({ min = 0, max = 1000, about = String, words, isName = false }: TextOptions = {}) {
  const say = { ...GENERAL_WORDS, ...words };
  const tooLong = () => about(say.tooLong(String(max)));
  return z
    .string()
    .max(LONGEST_UNCLEANED_TEXT, { error: tooLong })
    .nullish()
    .transform((value) => cleanText(value ?? ''))
    .transform((value) => (isName ? inOneLine(value) : value))
    .transform((value) => (isName && min > 0 && !isVisible(value) ? '' : value))
    .pipe(
      z
        .string()
        .min(min, { error: () => about(say.tooShort(String(min))) })
        .max(max, { error: tooLong })
        .refine((value) => !hasControlCharacters(value) && (!isName || value === '' || isVisible(value)), {
          error: () => about(say.invalid()),
        }),
    );
}
