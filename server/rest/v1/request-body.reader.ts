import { z } from 'zod';
import { parse } from '../../parse.ts';

export const INVALID = 'Invalid request. Please check your input.';

/** A text, null or absent. What a good text is, the rule of its field says. */
export const text = z.string({ error: INVALID }).nullish();

/** A number, null or absent. Anything else becomes one that no rule accepts, and the rule has the words for it. */
export const number = z
  .unknown()
  .transform((value) => (value == null || typeof value === 'number' ? value : Number.NaN))
  .optional();

/** A number as it comes out of an input, too: "12.50", or nothing at all for none. */
export const numberOrText = z
  .unknown()
  .transform((value) => (typeof value !== 'string' ? value : value.trim() ? Number(value) : null))
  .pipe(number)
  .optional();

/** True, false, null or absent. */
export const flag = z.boolean({ error: INVALID }).nullish();

/** One of a closed set, which the contract writes in lower case. */
export function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return z
    .string({ error: INVALID })
    .toUpperCase()
    .pipe(z.enum(choices, { error: INVALID }));
}

/** Takes the contract's fields out of a body, and leaves all others where they are. No body is an empty one. */
export function readBody<Fields extends z.ZodObject>(fields: Fields, body: unknown): z.output<Fields> {
  return parse(fields, body ?? {});
}
