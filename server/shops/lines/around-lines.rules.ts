import type { WrittenLine } from './line.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { plainSigns } from './plain-signs.rules.ts';

/** In words. */
const SHORTEST_SENTENCE = 5;

/** In lines: in a text of fewer nothing is left out. */
const FEWEST = 3;

/** Lines without sentences that stand apart above and below them, and without who wishes for them. The others say so. */
export function withoutLinesAround(lines: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  if (lines.length < FEWEST) return lines;
  const [first, second] = lines;
  const [before, last] = lines.slice(-2);
  const sentences = lines.filter(({ text }) => isSentence(text));
  const isAlone = (line?: WrittenLine) =>
    line !== undefined && sentences.includes(line) && sentences.every((one) => one === first || one === last);
  const left = new Set<WrittenLine>(whoWishes(lines));
  if (first && isAlone(first) && first.block !== second?.block) left.add(first);
  if (last && isAlone(last) && last.block !== before?.block) left.add(last);
  leftOut.push(...[...left].map(({ text }) => text.trim()));
  return left.size > 0 ? lines.filter((line) => !left.has(line)) : lines;
}

function isSentence(text: string): boolean {
  const line = text.trim();
  return (
    /[.!?！？。]$/.test(line) &&
    line.split(/\s+/).length >= SHORTEST_SENTENCE &&
    withoutMark(line) === line &&
    linksIn(line).length === 0 &&
    !/\p{Sc}|\d[.,]\d\d/u.test(plainSigns(line))
  );
}

/** "Name: Lincoln" and "Age: 61" at the top. */
const NAME = /^(?:(?:first )?name|vorname|prénom|nom|nombre|nome|naam|imię|namn|名前|الاسم)\s?[:：]\s?\S.{0,40}$/iu;
const AGE = /^(?:age|alter|âge|edad|età|leeftijd|idade|wiek|ålder|年齢|العمر)\s?[:：]\s?\d.{0,20}$/iu;

function whoWishes([first, second, ...others]: readonly WrittenLine[]): WrittenLine[] {
  if (!first || !second || others.length < 2) return [];
  const [one, other] = [first.text.trim(), second.text.trim()];
  return (NAME.test(one) && AGE.test(other)) || (AGE.test(one) && NAME.test(other)) ? [first, second] : [];
}
