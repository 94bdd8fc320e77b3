import { plural } from '@lingui/core/macro';

/** How often a page was tried to be read. */
export function triedText(count: number): string {
  return plural(count, { one: 'Tried # time.', other: 'Tried # times.' });
}
