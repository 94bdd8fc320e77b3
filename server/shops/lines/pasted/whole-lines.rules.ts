import type { Line } from '../line.rules.ts';

/** How many of the lines from a place on come out of the same line of the text. */
export function partsFrom(lines: readonly { whole?: { name?: string } }[], from: number): number {
  const whole = lines[from]?.whole;
  if (!whole || lines[from - 1]?.whole?.name === whole.name) return 0;
  let end = from;
  while (end < lines.length && lines[end]?.whole?.name === whole.name) end += 1;
  return end - from;
}

/** Lines of which each whole one stands for all its parts: where another line took one of these in, they are things of their own. */
export function withSureWholes(lines: Line[], before: readonly Line[]): Line[] {
  const countsIn = (some: readonly Line[]) => {
    const counts = new Map<string, number>();
    for (const { whole } of some) if (whole) counts.set(whole.name, (counts.get(whole.name) ?? 0) + 1);
    return counts;
  };
  const [all, kept] = [countsIn(before), countsIn(lines)];
  return lines.map((line) => {
    const { whole, ...alone } = line;
    return whole && all.get(whole.name) !== kept.get(whole.name) ? alone : line;
  });
}
