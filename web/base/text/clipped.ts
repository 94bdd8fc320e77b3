/** In code points at most as long, and cut between words where one begins in the second half. */
export function clipped(text: string, longest: number): string {
  const signs = [...text];
  if (signs.length <= longest) return text;
  const kept = signs.slice(0, longest - 1);
  const lastSpace = signs[longest - 1] === ' ' ? -1 : kept.lastIndexOf(' ');
  if (lastSpace > longest / 2) kept.length = lastSpace;
  while (LOOSE_ENDS.has(kept.at(-1) ?? '')) kept.pop();
  return `${kept.join('')}…`;
}

const LOOSE_ENDS: ReadonlySet<string> = new Set([...' ,;:-–(']);
