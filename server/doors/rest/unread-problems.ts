import { z } from 'zod';
import { InvalidInput } from '../../base/errors/errors.ts';
import { parse } from '../../base/errors/parse.ts';
import { camelCase } from '../../base/text/snake-case.ts';

const rules = new WeakMap<z.ZodType, z.ZodType>();

/** One answer can then name all that is wrong with a body. */
export function checkedBy<Field extends z.ZodType>(rule: z.ZodType, field: Field): Field {
  const own = field.clone() as Field; // the same reader stands under several rules
  rules.set(own, rule);
  return own;
}

/**
 * Its author mends all of it at once. The fields that are right are left to the service, which asks first who
 * may.
 */
export function withUnreadProblems(refusal: InvalidInput, schema: z.ZodType, body: unknown): InvalidInput {
  const object = objectIn(schema);
  if (!object || !isRecord(body) || Object.keys(refusal.fields).length === 0) return refusal;
  const fields = { ...refusal.fields };
  const needed = neededOf(schema, body);
  for (const [name, field] of Object.entries(object.shape)) {
    const rule = rules.get(field);
    const sent = body[name] ?? (needed.has(name) ? '' : undefined);
    if (!rule || name in fields || sent === undefined) continue;
    const problem = problemOf(rule, field, sent);
    if (problem) fields[name] = problem;
  }
  return new InvalidInput(fields, refusal.message);
}

function problemOf(rule: z.ZodType, field: z.ZodType, sent: unknown): string[] | null {
  const read = field.safeParse(sent);
  if (!read.success) return null;
  try {
    parse(rule, inOurNames(read.data ?? ''));
    return null;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return Object.values(error.fields).flat().concat(error.message).slice(0, 1);
  }
}

/** When no alternative was sent, the first is needed. */
function neededOf(schema: z.ZodType, body: Record<string, unknown>): Set<string> {
  const { required = [], anyOf = [] } = (schema.meta() ?? {}) as {
    required?: string[];
    anyOf?: { required?: string[] }[];
  };
  const named = anyOf.flatMap((alternative) => alternative.required ?? []);
  return new Set([...required, ...(named.some((name) => body[name] != null) ? [] : named.slice(0, 1))]);
}

function objectIn(schema: z.ZodType): z.ZodObject<Record<string, z.ZodType>> | null {
  if (schema instanceof z.ZodPipe) return objectIn(schema.in as z.ZodType);
  return schema instanceof z.ZodObject ? (schema as z.ZodObject<Record<string, z.ZodType>>) : null;
}

function inOurNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOurNames);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [camelCase(name), inOurNames(part)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
