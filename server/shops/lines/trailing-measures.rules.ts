import { isNumberedBy } from './numbered-names.rules.ts';

const TRAILING_MEASURE =
  /(?<gap>[\s,:=|–—-]{0,5})\(?(?<number>(?<!\d\s)(?<![\d.,/])\d{1,5}(?:[.,/]\d{1,3})?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s?(?<unit>[^\d\s()]{1,16})(?:\(\p{L}{1,2}\))?\)?$/u;

/** A number and a unit at the end of a name. */
export function measureAtEnd(plain: string): RegExpExecArray | null {
  return TRAILING_MEASURE.exec(plain) ?? measureBehindNumber(plain);
}

/** "Flour type 405 1 kg": the number before it is that of the name. */
function measureBehindNumber(plain: string): RegExpExecArray | null {
  const numbered = [...plain.matchAll(NUMBERED_NAME)].at(-1);
  if (!numbered || !isNumberedBy(numbered.groups?.word ?? '')) return null;
  const called = plain.slice(0, numbered.index + numbered[0].length);
  const match = TRAILING_MEASURE.exec(`${'_'.repeat(called.length)}${plain.slice(called.length)}`);
  return match?.index === called.length ? match : null;
}

const NUMBERED_NAME = /(?<!\S)(?<word>\p{L}{2,12})\.?\s\d{1,4}(?=\s\d)/gu;

/** "醤油 大さじ2" and "塩 少々", as recipes write it. */
export const SPOONS_LAST =
  /^(?<name>.*[^\s\d])\s{1,5}(?<size>(?:大さじ|小さじ|カップ)\s?(?:\d{1,3}(?:[./]\d{1,2})?[½¼¾⅓⅔]?|[½¼¾⅓⅔])(?:杯|弱|強)?|少々|適量|適宜|ひとつまみ|お好みで)$/u;

/** "eggs 4 to" before "6 pieces". */
export const RANGE_BEGUN =
  /(?<=[\p{L})])\s{1,5}\d{1,4}(?:[.,]\d{1,2})?\s(?:to|or|bis|oder|à|ou|a|o|of|tot|do|lub|till|eller)$/iu;
