import { hasControlCharacters } from './text.rules.ts';

/** In characters. */
export const LONGEST_WEB_ADDRESS = 2_000;

/** Two slashes and a host: `http:dashboard` would lead to a page of whatever site it stands on. */
const START = /^https?:\/\/[^/\\?#\s]/i;

export function isWebAddress(text: string): boolean {
  return START.test(text) && !/\s/.test(text) && !hasControlCharacters(text) && URL.canParse(text);
}
