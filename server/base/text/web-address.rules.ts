import { hasControlCharacters } from './text.rules.ts';

/** In characters, of an address that is kept. */
export const LONGEST_WEB_ADDRESS = 2_000;

/** Two slashes and a host: `http:dashboard` would lead to a page of whatever site it stands on. */
const START = /^https?:\/\/[^/\\?#\s]/i;

/** Whether a text is the whole address of a page somewhere on the web. */
export function isWebAddress(text: string): boolean {
  return START.test(text) && !/\s/.test(text) && !hasControlCharacters(text) && URL.canParse(text);
}
