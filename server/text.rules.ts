import { z } from 'zod';

const ACTIVE_CONTENT = [
  /<(script|iframe|object|embed)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
  /<\/?(script|iframe|object|embed)\b[^>]*>?/gi,
  /javascript:/gi,
  /vbscript:/gi,
  /data:text\/html/gi,
];

/** Everything below a space but the three that a text area can hold, and delete. */
const CONTROL_CHARACTERS = /[\p{Cc}--[\t\n\r]]/v;

/** Removes what could act in a browser, then trims. Repeated, since a removal can join the halves of another. */
export function cleanText(text: string): string {
  let cleaned = text;
  let before: string;
  do {
    before = cleaned;
    for (const pattern of ACTIVE_CONTENT) cleaned = cleaned.replace(pattern, '');
  } while (cleaned !== before);
  return cleaned.trim();
}

export function hasControlCharacters(text: string): boolean {
  return CONTROL_CHARACTERS.test(text);
}

interface TextOptions {
  min?: number;
  max?: number;
  /** Begins each message, as in "Title error: ". */
  prefix?: string;
  /** Said of control characters, in place of the general text. */
  invalid?: string;
}

/** The general text rule: cleaned, of `min` to `max` characters. Null and absent count as empty. */
export function text({ min = 0, max = 1000, prefix = '', invalid }: TextOptions = {}) {
  return z
    .string()
    .nullish()
    .transform((value) => cleanText(value ?? ''))
    .pipe(
      z
        .string()
        .min(min, { error: `${prefix}Text must be at least ${min} characters long` })
        .max(max, { error: `${prefix}Text must be no more than ${max} characters long` })
        .refine((value) => !hasControlCharacters(value), {
          error: invalid ?? `${prefix}Text contains invalid content`,
        }),
    );
}
