import { plural, t } from '@lingui/core/macro';

/** Of a gift of which any number is welcome, with how many are given as far as the reader may know. */
export function anyNumberText(given: number): string {
  if (given === 0) return t`Any number is welcome`;
  return plural(given, { one: '# given, more are welcome', other: '# given, more are welcome' });
}
