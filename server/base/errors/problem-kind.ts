const LONGEST_KIND = 80;

/**
 * The message is for the log alone: a statement stands in it with all its values, and an administrator may be the
 * friend whom somebody surprises.
 */
export function problemKind(output: unknown): string {
  const { name, code, problem } = (output ?? {}) as { name?: unknown; code?: unknown; problem?: unknown };
  const ofText = typeof problem === 'string' ? /^(\w+):/.exec(problem)?.[1] : undefined;
  const kind = wordIn(name) ?? ofText ?? 'Error';
  const known = wordIn(code);
  return (known ? `${kind} (${known})` : kind).slice(0, LONGEST_KIND);
}

function wordIn(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w+$/.test(value) ? value : undefined;
}
