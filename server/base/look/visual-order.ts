import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

interface DirectedRun {
  text: string;
  isRightToLeft: boolean;
}

const STEERING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export function visualOrder(line: string, direction: 'ltr' | 'rtl'): DirectedRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: { level: number; text: string }[] = [];
  for (let place = 0; place < line.length; place++) {
    const level = levels[place] ?? 0;
    const last = runs.at(-1);
    const letter = (level % 2 === 1 && bidi.getMirroredCharacter(line.charAt(place))) || line.charAt(place);
    if (last?.level === level) last.text += letter;
    else runs.push({ level, text: letter });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) reverseFrom(runs, level);
  return runs
    .map(({ level, text }) => ({ text: text.replace(STEERING, ''), isRightToLeft: level % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function reverseFrom(runs: { level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start++) {
    let end = start;
    while ((runs[end]?.level ?? -1) >= level) end++;
    if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    start = Math.max(start, end);
  }
}
