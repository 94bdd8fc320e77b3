import { plainSigns } from './plain-signs.rules.ts';

/** "12/03/2026", "2026-03-12", "12. 3." and "3月12日". */
const DATE =
  /^(?:\d{1,2}[./-]\s?\d{1,2}[./-](?:\s?(?:\d{4}|\d{2}))?|\d{4}[./-]\d{1,2}[./-]\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?|(?:\d{4}年)?\d{1,2}月\d{1,2}日)$/u;

/** Whether a text is a day and nothing else. */
export function isDate(cell: string): boolean {
  return DATE.test(plainSigns(cell).trim());
}
