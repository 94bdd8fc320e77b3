/** Normalizes a text for comparison: letters and digits, in one case, without accents. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

/** The same as one text. */
export function bare(text: string): string {
  return wordsOf(text).join('');
}

/** How much two texts have in common: from 0 to 1, where all words are the same. */
export function likeness(one: string, other: string): number {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  if (a.size === 0 || b.size === 0) return 0;
  return (2 * common(a, b)) / (a.size + b.size);
}

/** How much of the first text's words the second has. */
export function coverage(part: string, whole: string): number {
  const [a, b] = [new Set(wordsOf(part)), new Set(wordsOf(whole))];
  return a.size === 0 ? 0 : common(a, b) / a.size;
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const word of a) if (b.has(word)) count += 1;
  return count;
}

/** The parts of a title between its bars, dashes and colons: the product, its shelf, the shop. */
export function titleParts(title: string): string[] {
  return title.replace(/\s+/g, ' ').split(/ [|–—·•:-]{1,3} |[|│｜]|: /);
}
