import { type ParseResult, parseSync } from 'vite';

const known = new Map<string, { code: string; result: ParseResult }>();

/** Most files are looked at by several checks, which run in one process: each file is parsed once. */
export function parsed(file: string, code: string): ParseResult {
  const before = known.get(file);
  if (before?.code === code) return before.result;
  const result = parseSync(file, code);
  known.set(file, { code, result });
  return result;
}
