import { plainSigns } from './plain-signs.rules.ts';

/** "12/03/2026", "2026-03-12", "12. 3." and "3月12日". */
const DATE =
  /^(?:\d{1,2}[./-]\s?\d{1,2}[./-](?:\s?(?:\d{4}|\d{2}))?|\d{4}[./-]\d{1,2}[./-]\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?|(?:\d{4}年)?\d{1,2}月\d{1,2}日)$/u;

/** "12. März 2026", "12 de marzo" and "March 12, 2026". */
const NAMED =
  /^(?:\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s(?:de\s)?(?<after>\p{L}[\p{L}\p{M}]{2,15})|(?<before>\p{L}[\p{L}\p{M}]{2,15})\s\d{1,2}(?:st|nd|rd|th)?)\.?,?(?:\s(?:de\s|del\s)?\d{4})?$/u;

/** Whether a text is a day and nothing else. */
export function isDate(cell: string): boolean {
  const plain = plainSigns(cell).trim();
  if (DATE.test(plain)) return true;
  const { after, before } = (plain.length < 40 && NAMED.exec(plain)?.groups) || {};
  return monthNamed(after ?? before ?? '')?.isWhole === true;
}

/** Languages whose short names of months are known, too. Where two mean another month by one word, the first of them has it. */
const FIRST_LANGUAGES = 'en de fr es it nl pt pl sv da nb fi cs ru tr'.split(' ');

const MORE_LANGUAGES =
  'ja ar ar-SY ar-MA he th el uk hu ro bg sk sl hr sr-Latn sr lt lv et be mk sq is ga cy ca eu gl mt af sw id ms fil hi bn mr ne ta te fa ur ka hy az kk uz mn'.split(
    ' ',
  );

/** Shorter words are no names of months. */
const SHORTEST_MONTH = 3;

interface Month {
  /** 1 to 12. */
  month: number;
  isWhole: boolean;
}

let months: ReadonlyMap<string, Month> | undefined;

/** The month that a word names, as it stands alone or behind a day. */
export function monthNamed(word: string): Month | undefined {
  months ??= monthNames();
  const name = word.toLowerCase();
  return months.get(name) ?? (/^ב\p{L}/u.test(name) ? months.get(name.slice(1)) : undefined); // "in", in Hebrew
}

function monthNames(): ReadonlyMap<string, Month> {
  const names = new Map<string, Month>();
  const add = (languages: readonly string[], form: Intl.DateTimeFormatOptions) => {
    for (const language of languages) {
      const format = new Intl.DateTimeFormat(language, { ...form, calendar: 'gregory', timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month, 15));
        const written = parts.find(({ type }) => type === 'month')?.value ?? '';
        const name = written.toLowerCase().replace(/\.$/, '');
        if (name.length >= SHORTEST_MONTH && /^[\p{L}\p{M} ]+$/u.test(name) && !names.has(name))
          names.set(name, { month: month + 1, isWhole: form.month === 'long' });
      }
    }
  };
  for (const languages of [FIRST_LANGUAGES, MORE_LANGUAGES]) {
    add(languages, { month: 'long' });
    add(languages, { day: 'numeric', month: 'long' });
  }
  add(FIRST_LANGUAGES, { month: 'short' });
  return names;
}
