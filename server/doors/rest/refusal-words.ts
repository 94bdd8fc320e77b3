import type { z } from 'zod';
import { invalidRequestText } from '../../base/errors/errors.ts';

const KINDS: Partial<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The author of a client need not guess. */
export function refusalWords(issue: z.core.$ZodRawIssue): string {
  const name = issue.path?.at(-1);
  const needed = neededOf(issue);
  if (name === undefined) return needed === 'an object' ? 'The body must be a JSON object.' : invalidRequestText();
  if (!needed) return invalidRequestText();
  return typeof name === 'number' ? `Each entry must be ${needed}.` : `${String(name)} must be ${needed}.`;
}

function neededOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return KINDS[issue.expected];
  if (issue.code !== 'invalid_value') return undefined;
  const values = issue.values.map((value) => String(value).toLowerCase()); // as the contract writes them
  return values.length === 1 ? values[0] : `one of ${values.join(', ')}`;
}
