import { plural, t } from '@lingui/core/macro';

/** `given` counts as far as the reader may know. */
export function anyNumberText(given: number): string {
  if (given === 0) return t`Any number is welcome`;
  return plural(given, { one: '# given, more are welcome', other: '# given, more are welcome' });
}
