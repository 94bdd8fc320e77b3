import { guarded } from './formula-guard.rules.ts';

/** Numbers stay numbers; text is never taken for a formula, whatever somebody called things. */
export function cellText(cell: string | number | null): string {
  if (cell === null) return 'n/a';
  if (typeof cell === 'number') return String(cell);
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
