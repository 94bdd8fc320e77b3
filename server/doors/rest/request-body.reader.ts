import { z } from 'zod';
import { checkedBy } from './unread-problems.ts';

export const text = z.string().nullish();

/** Anything else becomes one that no rule accepts, and the rule has the words for it. */
const number = z
  .unknown()
  .transform((value) => (value == null || typeof value === 'number' ? value : Number.NaN))
  .optional()
  .meta({ type: ['number', 'null'] });

/** As it comes out of an input, too: "12.50", or "". */
export const numberOrText = z
  .unknown()
  .transform((value) => (typeof value !== 'string' ? value : value.trim() ? Number(value) : null))
  .pipe(number)
  .optional()
  .meta({ type: ['number', 'string', 'null'] });

export const flag = z.boolean().nullish();

/** The contract writes closed sets in lower case. */
export function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return z
    .string()
    .toUpperCase()
    .pipe(z.enum(choices))
    .meta({ enum: choices.map((choice) => choice.toLowerCase()) });
}

const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'format'] as const;

export function under<Field extends z.ZodType>(rule: z.ZodType, field: Field, description?: string): Field {
  const [before, after] = (['input', 'output'] as const).map((io) =>
    z.toJSONSchema(rule, { io, unrepresentable: 'any' }),
  );
  const limits = LIMITS.flatMap((limit) => {
    const value = limitIn(after, limit) ?? limitIn(before, limit);
    return value === undefined ? [] : [[limit, value]];
  });
  return checkedBy(
    rule,
    field.meta({ ...field.meta(), ...Object.fromEntries(limits), ...(description && { description }) }),
  );
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function limitIn(schema: JsonSchema | undefined, limit: (typeof LIMITS)[number]): unknown {
  const parts = [schema, ...(schema?.anyOf ?? [])];
  return parts.find((part) => part?.[limit] !== undefined)?.[limit];
}
