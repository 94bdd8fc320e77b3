import { isolatedIn } from './isolates.rules.ts';

/** Compiled by `scripts/languages/compile.ts`. A single text stands by itself. */
export type Message = string | readonly Part[];

/**
 * A text, a value by its name, a choice by a value, or an element by its number in the source with what stands in it. In the cases
 * of a plural, `#` stands for the number.
 */
type Part =
  | string
  | readonly [value: string]
  | readonly [value: string, kind: 'plural' | 'selectordinal' | 'select', cases: Cases]
  | readonly [element: number, parts: readonly Part[]];

interface Cases {
  offset?: number;
  [key: string]: readonly Part[] | number | undefined;
}

export type Values = Readonly<Record<string, unknown>>;

export interface Assembly<Said> {
  text(text: string): Said;
  value(value: unknown): Said;
  element(index: number, content: Said[]): Said;
}

/** Nothing that stands in a value is taken for a part of the message. */
export function assemble<Said>(message: Message, values: Values, locale: string, as: Assembly<Said>): Said[] {
  if (typeof message === 'string') return [as.text(message)];
  return partsSaid(message, undefined);

  function partsSaid(parts: readonly Part[], number: number | undefined): Said[] {
    return parts.flatMap((part, place) => {
      if (typeof part === 'string') {
        if (part === '#' && number !== undefined) return as.text(numberText(number, locale));
        return as.text(elided(part, textAt(parts[place + 1]), locale));
      }
      if (typeof part[0] === 'number') return as.element(part[0], partsSaid(part[1] as readonly Part[], number));
      const value = values[part[0]];
      const [, kind, cases] = part as readonly [string, string?, Cases?];
      if (kind === undefined || cases === undefined) return valueSaid(value);
      const isPlural = kind !== 'select';
      const counted = isPlural ? Number(value) - (cases.offset ?? 0) : number;
      const rule = isPlural ? ruleFor(locale, kind === 'selectordinal', counted ?? 0) : '';
      const chosen = own(cases, String(value)) ?? own(cases, rule) ?? own(cases, 'other') ?? [];
      return partsSaid(chosen, counted);
    });
  }

  function textAt(part: Part | undefined): string {
    if (part === undefined || typeof part === 'string') return '';
    if (typeof part[0] === 'number') return textAt((part[1] as readonly Part[])[0]);
    const value = part.length === 1 ? values[part[0]] : undefined;
    return typeof value === 'string' ? value : '';
  }

  function valueSaid(value: unknown): Said[] {
    if (value === undefined || value === null) return [];
    if (typeof value === 'string') return [as.text(isolatedIn(locale, value))];
    return [typeof value === 'number' ? as.text(numberText(value, locale)) : as.value(value)];
  }
}

function own(cases: Cases, key: string): readonly Part[] | undefined {
  return Object.hasOwn(cases, key) && key !== 'offset' ? (cases[key] as readonly Part[]) : undefined;
}

const numbers = new Map<string, Intl.NumberFormat>();

function numberText(value: number, locale: string): string {
  let format = numbers.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale);
    numbers.set(locale, format);
  }
  return format.format(value);
}

const rules = new Map<string, Intl.PluralRules>();

function ruleFor(locale: string, isOrdinal: boolean, count: number): Intl.LDMLPluralRule {
  const key = `${locale} ${isOrdinal}`;
  let made = rules.get(key);
  if (!made) {
    made = new Intl.PluralRules(locale, { type: isOrdinal ? 'ordinal' : 'cardinal' });
    rules.set(key, made);
  }
  return made.select(count);
}

/** French “de Anne” is “d’Anne”, and “que Anne” “qu’Anne”. */
const [FRENCH_WORD, FRENCH_VOWEL] = [/(?<=(?:^|[\s(])(?:d|qu))e $/i, /^[aeiouàâäéèêëîïôöùûüæœ]/i];
/** Italian “il 8 maggio” is “l’8 maggio”, and “dal 11” “dall’11”. */
const [ITALIAN_WORD, ITALIAN_DAY] = [/(?<=^|\s)(?:i|(d[ae]|a|ne|su))l $/i, /^(?:8|11)(?!\d)/];

/** Translators cannot know with what a name or a date begins. */
function elided(text: string, next: string, locale: string): string {
  if (next === '') return text;
  if (locale.startsWith('fr') && FRENCH_VOWEL.test(next)) return text.replace(FRENCH_WORD, '’');
  if (locale.startsWith('it') && ITALIAN_DAY.test(next)) {
    return text.replace(ITALIAN_WORD, (_, preposition = '') => `${preposition && `${preposition}l`}l’`);
  }
  return text;
}
