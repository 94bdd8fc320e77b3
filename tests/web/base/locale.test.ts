import { expect, test } from 'vitest';
import { localeFor } from '../../../server/base/languages/languages.rules.ts';

const day = new Date(2026, 5, 19);

test.for([
  ['en-US', 'June 19, 2026', '1,240.5'],
  ['en', 'June 19, 2026', '1,240.5'],
  ['en-GB', '19 June 2026', '1,240.5'],
  ['de-DE', '19 June 2026', '1.240,5'],
  ['fr', '19 June 2026', null],
  ['not a language', 'June 19, 2026', '1,240.5'],
])('dates and numbers for %s are English words as written there', ([language, date, number]) => {
  const locale = localeFor('en', [language as string]);

  expect(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(day)).toBe(date);
  if (number) expect(new Intl.NumberFormat(locale).format(1240.5)).toBe(number);
});
