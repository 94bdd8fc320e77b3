import type { Ways } from './line.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';

/** Fewer lines show no habit. */
const FEWEST = 3;

/** "1.soap" and "2.comb". */
const NUMBER_GLUED = /^(?<number>\d{1,3})(?<mark>[.)])(?=\p{L})/u;

/** "3 - candles", "2 - combs" and "48 - #2 pencils". */
const NUMBER_AND_DASH = /^(?<number>\d{1,3})\s?[-–—]\s(?=\p{L}|#\d|\d{1,2}(?:["”″]|[x×]\d|-\p{L}))/u;

/** Numbers of lines, and how many, told by whether they count from one on. */
export function withNumbersApart(texts: readonly string[]): readonly string[] {
  for (const pattern of [NUMBER_GLUED, NUMBER_AND_DASH]) {
    const numbers = texts.map((text) => pattern.exec(text.trim())?.groups?.number);
    const known = numbers.filter((number) => number !== undefined);
    if (known.length < 2 || known.length * 2 < texts.length) continue;
    const areInOrder = known.every((number, index) => Number(number) === index + 1);
    if (pattern === NUMBER_GLUED && !areInOrder) continue;
    return texts.map((text, index) => {
      if (numbers[index] === undefined) return text;
      const rest = text.trim().replace(pattern, '');
      return areInOrder ? `${numbers[index]}. ${rest}` : `${numbers[index]} ${/^[\d#]/.test(rest) ? 'x ' : ''}${rest}`;
    });
  }
  return texts;
}

/** "[ 10 ] apples" and "[1] bread". */
const BRACKETED = /^\s{0,20}(?:[-*•]\s)?\[\s?(?<count>\d{1,3})\s?\]\s{0,5}(?<name>\S.*)$/u;

function withCountsInBrackets(texts: readonly string[]): readonly string[] {
  const found = texts.map((text) => BRACKETED.exec(text)?.groups);
  const counts = found.flatMap((one) => (one ? [Number(one.count)] : []));
  if (counts.length < 2 || counts.length * 2 < texts.length) return texts;
  const areNumbers = counts.every((count, index) => count === index + 1);
  return texts.map((text, index) => {
    const { count, name = '' } = found[index] ?? {};
    if (count === undefined) return text;
    return areNumbers || count === '1' ? `- ${name}` : `- ${count} x ${name}`;
  });
}

/** "(10) studs" and "(4) boards", where the numbers do not count the lines. */
const COUNT_FIRST = /^\s{0,20}\((?<count>\d{1,3})\)\s{1,5}(?<name>\S.*)$/u;

export function withCountsFirst(written: readonly string[]): readonly string[] {
  const texts = withCountsInBrackets(written);
  const found = texts.map((text) => COUNT_FIRST.exec(plainSigns(text))?.groups?.count);
  const counts = found.filter((count) => count !== undefined);
  if (counts.every((count, index) => Number(count) === index + 1)) return texts;
  const filled = found.filter((count, index) => count !== undefined || texts[index]?.trim() !== '');
  if (filled.every((count, index) => count === undefined || Number(count) === index + 1)) return texts; // behind "1." and "2)"
  return texts.map((text, index) =>
    found[index] === undefined ? text : text.trim().replace(/^\S{3,5}\s{1,5}/u, `${found[index]} x `),
  );
}

/** "rice 5kg - 2". */
const COUNT_LAST = /^(?<name>.*[^\s–—:=-])\s{0,3}(?:\s[-–—=]|[:：])\s{0,3}(?<count>\d{1,2})$/u;

/** "15:90" is a time or a price. */
const TIME_LAST = /\d[:：]\d{2}$/u;

export function withCountsLast(texts: readonly string[], { kind }: Ways): readonly string[] {
  const found = texts.map((text) =>
    TIME_LAST.test(text.trim()) ? undefined : COUNT_LAST.exec(plainSigns(text.trim()))?.groups,
  );
  const counts = found.filter(Boolean).length;
  const most = kind === 'SHOPPING' ? texts.length / 2 : texts.length - 1;
  if (counts < FEWEST || counts < most) return texts;
  return texts.map((text, index) => {
    const { name = '', count } = found[index] ?? {};
    if (count === undefined) return text;
    const called = text.trim().slice(0, name.length);
    return count === '1' ? called : `${called} x${count}`;
  });
}
