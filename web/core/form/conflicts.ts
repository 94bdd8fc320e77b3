import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface Conflict {
  field: string;
  theirs: unknown;
  yours: unknown;
  by?: string | null;
  isYours?: boolean;
}

export function conflictsOf(error: unknown): Conflict[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return (error.errors[0]?.extensions?.conflicts ?? []) as Conflict[];
}

export function changedFields<Values extends object>(values: Values, read: Partial<Values>): Partial<Values> {
  const entries = Object.entries(values) as [keyof Values, unknown][];
  return Object.fromEntries(entries.filter(([field, value]) => !isSame(value, read[field]))) as Partial<Values>;
}

export function baseOf<Values extends object>(changes: Partial<Values>, read: Partial<Values>): Partial<Values> {
  return Object.fromEntries(
    Object.keys(changes).map((field) => [field, read[field as keyof Values] ?? null]),
  ) as Partial<Values>;
}

/** Nothing and an empty text are the same to people. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isStructure(a) || !isStructure(b)) return (a ?? '') === (b ?? '');
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => isSame(a[field], b[field]));
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
