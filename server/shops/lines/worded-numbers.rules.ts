import { numberWord } from '../products/extraction/texts/number-words.rules.ts';
import { HOW_LARGE } from './packages.rules.ts';
import { unitAtStart, unitOf, unitWordFor } from './words/units.rules.ts';

/** Numbers with a part in it, as they stand before a unit. The longer ones come first. */
const PARTS: readonly (readonly [value: number, words: RegExp])[] = [
  [2.5, /^(?:two and a half|zweieinhalb|tweeënhalve?|dwa i pół|två och en halv)\s{1,3}/iu],
  [
    1.5,
    /^(?:one and a half|anderthalb|eineinhalb|anderhalve?|półtor(?:a|ej)|ett? och ett? halvt?|en och en halv)\s{1,3}/iu,
  ],
  [
    0.5,
    /^(?:half an?|a half|half|(?:eine?[nr]? )?halbe[snr]?|(?:une? )?demie?|(?:una? )?medi[oa]|(?:una? )?mezz[oa]|(?:een )?hal(?:ve|f)|(?:uma? )?mei[oa]|pół|(?:ett? )?halvt?|نصف)(?:\s{1,3}|-)/iu,
  ],
  [0.5, /^半(?=ダース)/u],
  [
    0.25,
    /^(?:(?:a )?quarter(?: of an?)?|(?:ein )?viertel|un quart de|(?:un )?cuarto de|un quarto di|um quarto de|(?:een )?kwart|ćwierć|ett kvarts|ربع)\s{1,3}/iu,
  ],
];

/** Articles of languages in which nothing stands between a package and the thing, as in "eine Dose Mais". */
const ONE = /^(?:eine?n?|een|en|ett|jeden|jedna|jedno)\s{1,3}/iu;

/** Articles of the others, as in "a bag of rice": a "can opener" is no can. */
const ONE_OF = /^(?:an?|one|une?|una|uno|uma?)\s{1,3}/iu;
const OF = /^\s{1,3}(?:(?:of|de|di)\s|d['’])/iu;

/** Behind the unit, as in "kilo y medio" and "a pound and a half". */
const AND_A_HALF =
  /^\s{1,3}(?:and a half|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|i pół|en een half|och en halv|ونصف|و نصف)(?=\s)/iu;

/** A line with the number in front in figures, as of "half a pound of butter". It has to stand before a unit: "Seven Up" is a name. */
export function numeralFirst(text: string): string {
  const { value, rest, isSure } = numberFirst(text);
  const [howLarge = ''] = HOW_LARGE.exec(rest) ?? [];
  const { unit, kind } = unitAtStart(rest.slice(howLarge.length)) ?? {};
  if (howLarge !== '') {
    const isOne =
      isSure === 'yes' || (isSure === 'as an article' && OF.test(rest.slice(howLarge.length + (unit?.length ?? 0))));
    return kind === 'container' && isOne ? `${value} ${rest}` : text;
  }
  if (!unit || kind === 'piece' || unit.length < 2) return text;
  const behind = rest.slice(unit.length);
  const half = AND_A_HALF.exec(behind)?.[0] ?? '';
  const isMeant =
    isSure === 'yes' ||
    (isSure === 'no' && rest === text && isSingular(unit) && (isVagueUnit(unit) || OF.test(behind))) ||
    (isSure === 'as an article' && (kind === 'measure' || isDozen(unit) || OF.test(behind)));
  if (!isMeant && half === '') return text;
  return `${value + (half ? 0.5 : 0)} ${unit}${behind.slice(half.length)}`;
}

interface NumberFirst {
  value: number;
  rest: string;
  /** Whether it is a number in words: as far as it may be an article, or not at all. */
  isSure: 'yes' | 'as an article' | 'no';
}

function numberFirst(text: string): NumberFirst {
  for (const [value, words] of PARTS) {
    const written = words.exec(text)?.[0];
    if (written) return { value, rest: text.slice(written.length), isSure: 'yes' };
  }
  const article = ONE.exec(text)?.[0];
  if (article) return { value: 1, rest: text.slice(article.length), isSure: 'yes' };
  const { word = '', gap = '' } = /^(?<word>\p{L}{2,12}|\d{1,3})(?<gap>\s{1,3})/u.exec(text)?.groups ?? {};
  const value = numberWord(word);
  const rest = text.slice(word.length + gap.length);
  if (value !== undefined && !unitAtStart(text)) return { value, rest, isSure: 'yes' };
  const one = ONE_OF.exec(text)?.[0];
  if (one) return { value: 1, rest: text.slice(one.length), isSure: 'as an article' };
  return /^\d/.test(word) ? { value: Number(word), rest, isSure: 'no' } : { value: 1, rest: text, isSure: 'no' };
}

/** "Pinch of salt", and "szczypta soli" where no word stands between. */
function isVagueUnit(unit: string): boolean {
  return ['pinch', 'handful'].includes(unitOf(unit).code);
}

/** "Packs of crisps" are more than one. */
function isSingular(unit: string): boolean {
  return unitWordFor(unit, 1).toLowerCase() === unit.toLowerCase().replace(/\.$/, '');
}

function isDozen(unit: string): boolean {
  return unitOf(unit).code === 'dozen';
}
