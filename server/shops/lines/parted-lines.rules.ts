import { numberWord } from '../products/extraction/texts/number-words.rules.ts';
import { amountOf } from './line.rules.ts';
import { isTitleText } from './line-headings.rules.ts';
import { isQualifier } from './words/numbered-names.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isReservation } from './words/remark-words.rules.ts';

/** More parts than these are no line that somebody typed. */
const MOST_PARTS = 200;

/**
 * The things of one line, where a comma and a space part them as an end of line does: "milk, 2 eggs". Words in brackets
 * stay together, and so does a description behind the comma: "sugar, brown".
 */
export function partsAtCommas(text: string): string[] {
  const parts: string[] = [];
  for (const part of splitOutsideBrackets(text, ',;')) {
    const before = parts.at(-1);
    if (before !== undefined && (isQualifier(plainSigns(part)) || isReservation(part)))
      parts[parts.length - 1] = `${before}, ${part}`;
    else parts.push(part);
  }
  return parts.length > 1 ? [...parts.slice(0, -1), ...partsAtAnd(parts.at(-1) ?? '')] : parts;
}

/** Before the last of several things, where a number shows that another one begins: "salt and pepper and a dozen eggs". */
const AND_BEFORE_NUMBER =
  /\s(?:and|&|und|et|y|e|en|i|och|og|и|و)\s(?=(?:\d{1,4}(?:[.,/]\d{1,3})?\s?\p{L}|[½¼¾]|(?:des|du|de la|some|etwas|ein paar|dei|delle|della|degli|unos|unas) |(?:a |an )?(?:dozen|half|pair|couple|few|bag|can|bottle|pack|loaf|bunch) |(?:a |an )\p{L}{3,10} of |une? (?:douzaine|demi|bouteille|paquet) |una? (?:docena|medi[oa]|dozzina|mezz[oa]) |een (?:dozijn|half|pak) |ein(?:e|en)? (?:dutzend|halbe|bund|packung|flasche|dose) |uma? (?:dúzia|mei[oa]) |tuzin |ett dussin ))/giu;

/** The same before a number in words, as in "milk and two dozen eggs". */
const AND_BEFORE_WORD = /\s(?:and|&|und|et|y|e|en|i|och|и)\s(?=(?<word>\p{L}{2,12})\s\p{L})/giu;

function isBeforeNumber({ groups }: RegExpExecArray): boolean {
  return numberWord(groups?.word ?? '') !== undefined;
}

/** "Smör och ägg", and no "mac and cheese". */
const TWO_WORDS =
  /^(?<one>[\p{L}\p{M}-]{2,30}(?:\s[\p{L}\p{M}-]{2,30}){0,2})\s(?:and|&|und|et|y|e|en|i|och)\s(?<other>[\p{L}\p{M}-]{2,30})$/iu;
const TOGETHER =
  /^(?:mac|fish|salt|oil|ham|bread|peanut|cookies|rock|salz|essig|öl|kaffee|brot|sel|huile|thé|sal|aceite|café|pan|sale|olio|pane|caffè|zout|peper|olie|kaas|azeite|pão|sól|ocet|olej|peppar|olja|hide|black|weiß|truth|tom|max|hanni|ernie)\s/iu;

/** "unos patines en línea": no Dutch word. */
const IN = /^(?:un[ao]s?|une?|des|les?|las?|los|el)\s.{2,40}\sen\s/iu;

const BRACKETS = /[([][^()[\]]{1,200}[)\]]/g;

/** In characters; nothing longer is searched. */
const LONGEST_PART = 300;

export function partsAtAnd(part: string): string[] {
  if (part.length > LONGEST_PART) return [part];
  const pair = TOGETHER.test(part) || IN.test(part) ? null : TWO_WORDS.exec(part);
  const open = part.replace(BRACKETS, (inner) => '·'.repeat(inner.length)); // "(books 3 and 8)" says which
  const and =
    [...open.matchAll(AND_BEFORE_NUMBER)].at(-1) ?? [...open.matchAll(AND_BEFORE_WORD)].filter(isBeforeNumber).at(-1);
  const [before, behind] = and ? [part.slice(0, and.index), part.slice(and.index + and[0].length)] : ['', ''];
  if (/\p{L}/u.test(before)) return [before, behind];
  return pair?.groups?.one && pair.groups.other ? [pair.groups.one, pair.groups.other] : [part];
}

/** The things of one line with semicolons between, without words that name them all: "Wishes: mug; bowl". */
export function partsAtSemicolons(line: string): string[] {
  const parts = splitOutsideBrackets(line, ';');
  if (parts.length < 2 || parts.some((part) => !/[\p{L}\p{Extended_Pictographic}]/u.test(part))) return [line];
  const [first = '', ...others] = parts;
  const [, title = '', rest = ''] = /^([^:：]{1,40})[:：]\s{0,5}(.+)$/u.exec(first) ?? [];
  const last = others.length > 1 ? (others.pop() ?? '') : '';
  return [rest !== '' && isTitleText(title) ? rest : first, ...others, ...(last ? partsAtAnd(last) : [])];
}

/** A mark parts before a space, at the end, where it is one of another script, or where there are several. */
function splitOutsideBrackets(text: string, marks: string): string[] {
  const plain = plainSigns(text).replaceAll('、', ',');
  const isOften = marks === ';' && plain.split(';').length > 2 && !/https?:/i.test(plain);
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (let place = 0; place <= plain.length && parts.length < MOST_PARTS; place++) {
    const sign = plain[place] ?? '';
    if (sign === '(' || sign === '[') depth += 1;
    if ((sign === ')' || sign === ']') && depth > 0) depth -= 1;
    const isMark = sign !== '' && marks.includes(sign) && (depth === 0 || !plain.includes(')', place));
    const isApart = isOften || sign !== text[place] || /^\s?$/.test(plain[place + 1] ?? '');
    if (sign !== '' && !(isMark && isApart)) continue;
    parts.push(text.slice(start, place).trim());
    start = place + 1;
  }
  if (start < text.length) parts.push(text.slice(start).trim());
  return parts.filter((part) => part !== '');
}

/** A number alone is how many of the thing before it: "lemons, 4". */
export function isAmountAlone(text: string): boolean {
  return amountOf(plainSigns(text)) !== null;
}

/** Between things that somebody says one after the other. */
const BETWEEN = /\s(and|und|et|y|e|en|i|och|og|и|та|și|ve|és|ja)\s/iu;
const AMOUNT_OR_ARTICLE =
  /^(?:\d|(?:a|an|some|two|three|eine?n?|zwei|drei|etwas|un|une|una|unos|unas|des|du|de la|de l['’]|deux|trois|dos|tres|due|tre|een|twee|drie|uma?|dois|duas|três|dwa|dwie|trzy|ett?|två|tre|два|две|три)(?:\s|(?<=['’])))/iu;

/** In things, and in words of one of them. */
const FEWEST_SAID = 4;
const FEWEST_COUNTED = 3;
const LONGEST_SAID = 4;

/** "milk and eggs and bread and washing powder": the same word between four things or more, or three that say how many. */
export function partsSaid(text: string): string[] | null {
  if (/[,;:、，،]/u.test(text)) return null;
  const said = text.trim().split(BETWEEN); // with the words between them at the odd places
  const parts = said.filter((_part, index) => index % 2 === 0);
  const areAlike = said.every((word, index) => index % 2 === 0 || word === said[1]);
  const areCounted = parts.length >= FEWEST_COUNTED && parts.slice(1).every((part) => AMOUNT_OR_ARTICLE.test(part));
  const areShort = parts.every((part) => /\p{L}/u.test(part) && part.split(/\s+/).length <= LONGEST_SAID);
  return areAlike && areShort && (areCounted || parts.length >= FEWEST_SAID) ? parts : null;
}
