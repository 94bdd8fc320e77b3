import { isDescription } from './descriptions.rules.ts';
import type { Ways, WrittenLine } from './line.rules.ts';
import { isSection, isTitleText } from './line-headings.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { partsAtCommas } from './parted-lines.rules.ts';
import { isAskAlone, isRequest } from './small-talk.rules.ts';
import { columnOf } from './words/column-headings.rules.ts';
import { isDay } from './words/days.rules.ts';
import { isPerson, mayBePerson } from './words/people.rules.ts';

/** A name and what stands behind it: "Ruby: skates, art set", "Tom – jeans", "妹：人形". */
const KEYED =
  /^(?<key>[^:：\t]{1,40}?)(?:(?<colon>\s?(?::\s|：)\s{0,5})|\s(?:[-–—=>→]|[-=]>)\s{1,5})(?<value>[^\s:：].*)/u;

/** In words: a longer name of a group, or a longer thing in it, is a sentence. */
const LONGEST_KEY = 4;
const LONGEST_THING = 6;

interface Keyed {
  key: string;
  value: string;
  hasColon: boolean;
  /** The things behind the name; a description stays with the one before it. */
  things: string[];
  isPerson: boolean;
  /** Whether it is a thing that stands behind the name, and no price, number or size. */
  isThing: boolean;
}

/** Lines that name a group and what is in it as a line for each thing, under that name. */
export function groupsOf(lines: readonly WrittenLine[], ways: Ways): WrittenLine[] {
  const titled = underTitle(lines);
  if (titled) return titled;
  if (lines.some(({ text }) => askedIn(text))) return groupsOf(lines.flatMap(asked), ways);
  const keyed = lines.map(({ text, notes }) => (notes.length > 0 ? null : keyedIn(text, ways)));
  const isGroup = groupIn(keyed, ways);
  const areParted = areSplit(keyed.filter(isGroup) as Keyed[]);
  const names = keyed.flatMap((one) => (one && /\s/.test(one.key) ? one.key : [])); // "Harry Potter" comes again
  const seen = new Set<string>();
  const again = new Set(names.filter((name) => seen.size === seen.add(name).size));
  return lines.flatMap((line, index) => {
    const { key = '', value = '', things = [] } = keyed[index] ?? {};
    if (!isGroup(keyed[index] ?? null)) return [line];
    const parts = things.length > 1 && areParted ? things : [value];
    const mark = line.text.trim().slice(0, -withoutMark(line.text).length);
    const isSure = ways.kind === 'SHOPPING' || (isPerson(key) && !again.has(key)) || isSection(key) || BEST.test(key);
    const others = [{ name: withoutMark(line.text), size: '', amount: 1 }]; // "Luigi: Mansion" may be the whole name
    return parts.map((text, place) => ({
      ...line,
      text: `${mark}${text}`,
      under: key,
      ...(place > 0 ? { about: undefined } : !isSure && { about: { ...line.about, others } }),
    }));
  });
}

/** "Shopping: milk, bread, eggs" on a line alone, as its name and a line for each thing. */
function underTitle([line, ...others]: readonly WrittenLine[]): WrittenLine[] | null {
  const { title = '', rest = '' } = TITLED.exec(line?.text ?? '')?.groups ?? {};
  const things =
    others.length === 0 && (isTitleText(title) || TO_BUY.test(title)) && linksIn(rest).length === 0
      ? partsAtCommas(rest)
      : [];
  return line && things.length > 2 ? [`${title}:`, ...things].map((text) => ({ ...line, text })) : null;
}

/** "À prendre : pain, œufs". */
const TO_BUY =
  /^(?:still |noch |encore |todavía |ancora |nog |ainda |jeszcze |fortfarande )?(?:to (?:buy|get|pick up)|need(?:ed)?|missing|zu (?:kaufen|besorgen)|einzukaufen|es fehl(?:t|en)|fehlt|mitbringen|à (?:prendre|acheter|ramener)|il (?:manque|faut)|(?:por|para|a) comprar|faltan?|hay que comprar|da (?:comprare|prendere)|manca(?:no)?|te (?:kopen|halen)|nodig|meenemen|precisa(?:mos)?|(?:do )?kupi(?:enia|ć)|brakuje|att köpa|saknas|買うもの|買って|المطلوب|نحتاج)\s{0,2}$/iu;

/** "Can you get: 3 kiwis, rice and batteries", as the words that ask, which head nothing, and a line for each thing. */
function askedIn(text: string): { title: string; rest: string } | null {
  const { title = '', rest = '' } = TITLED.exec(withoutMark(text))?.groups ?? {};
  return (isAskAlone(title) || isRequest(title)) && linksIn(rest).length === 0 ? { title, rest } : null;
}

function asked(line: WrittenLine): WrittenLine[] {
  const found = askedIn(line.text);
  return found ? [`${found.title}:`, ...partsAtCommas(found.rest)].map((text) => ({ ...line, text })) : [line];
}

const TITLED = /^(?<title>\p{L}[^:：\t]{2,40})(?::\s|：)\s{0,5}(?<rest>\S.*)$/u;

function keyedIn(text: string, ways: Ways): Keyed | null {
  const line = withoutMark(text);
  const { key = '', colon, value = '' } = KEYED.exec(line)?.groups ?? {};
  const name = key.trim();
  const isKey = /^[\p{L}"“„«]/u.test(name) && name.split(/\s+/).length <= LONGEST_KEY && linksIn(name).length === 0;
  if (!isKey || columnOf(name) !== undefined) return null;
  const [first = ''] = partsAtCommas(value);
  return {
    key: name,
    value,
    hasColon: colon !== undefined,
    things: thingsIn(value, ways),
    isPerson: isPerson(name),
    isThing: /\p{L}/u.test(first) && !isDescription(first, ways),
  };
}

/** Things that a comma parts. A description, as of a size or a colour, belongs to the thing before it. */
function thingsIn(value: string, ways: Ways): string[] {
  if (linksIn(value).length > 0) return [value];
  const things: string[] = [];
  for (const part of partsAtCommas(value)) {
    const before = things.at(-1);
    if (before !== undefined && isDescription(part, ways)) things[things.length - 1] = `${before}, ${part}`;
    else things.push(part);
  }
  return things.every((thing) => thing.split(/\s+/).length <= LONGEST_THING) ? things : [value];
}

type IsGroup = (line: Keyed | null) => boolean;

/**
 * Which of the lines are groups: people and those beside them; names that come again; and where each line has a name, and
 * half of them several things.
 */
function groupIn(lines: readonly (Keyed | null)[], { kind }: Ways): IsGroup {
  const keyed = lines.filter((line) => line !== null);
  const people = keyed.filter((line) => line.isPerson && line.isThing);
  const isAll = keyed.length > 1 && keyed.length >= lines.length - 1;
  const isBeside = people.length * 2 >= keyed.length && isAll;
  const ofColon = keyed.filter(({ hasColon }) => hasColon);
  const several = ofColon.filter(({ things }) => things.length > 1);
  const areNamed = isAll && ofColon.length === keyed.length;
  const areParts = kind === 'SHOPPING' || keyed.every(({ key }) => isSection(key)); // "Star Wars: Andor" is the name of a wish
  const isAgain = areNamed && areParts && keyed.length >= 3 && new Set(keyed.map(({ key }) => key)).size < keyed.length;
  const areDays =
    keyed.length > 1 && keyed.length + 1 >= lines.length && keyed.every(({ key }) => isDay(key)) && kind === 'SHOPPING';
  const areBest = areNamed && keyed.every(({ key }) => BEST.test(key));
  const areGroups =
    areDays || areBest || (areNamed && several.length * 2 >= keyed.length && several.length > 1) || isAgain;
  return (line) => {
    if (!line?.isThing) return false;
    if (kind === 'SHOPPING' && line.hasColon && line.things.length > 1 && isSection(line.key)) return true;
    if (line.isPerson) return isAll || line.hasColon || people.length > 1;
    return (isBeside && mayBePerson(line.key)) || areGroups;
  };
}

/** "Best for readers: …", as guides to gifts have it. */
const BEST =
  /^(?:the )?(?:best|beste[rs]?|am besten|(?:le|la) meilleure?|meilleure?|(?:el|la) mejor|mejor|(?:il|la) miglior[ei]?|migliore?|(?:o|a) melhor|melhor|najleps[zi]\p{L}{0,2}|bästa?)\s/iu;

/** Whether things are parted: where a dash is between, only if half of the lines have several. */
function areSplit(groups: readonly Keyed[]): boolean {
  const several = groups.filter(({ things }) => things.length > 1).length;
  return groups.every(({ hasColon }) => hasColon) || several * 2 >= groups.length;
}
