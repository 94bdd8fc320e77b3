import type { ListType } from '../../core/access/list-access.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { unitAtStart, unitKindOf } from './words/units.rules.ts';

/** "Bath mat - $20 each - need 2", "T-shirts (quantity: 5)" and "socks, quantity: 7 pairs". */
const NEEDED =
  /(?<=\p{L}.{0,300})\s?[\s,،、;–-]\s?\(?(?:we need|need(?:ed)?|want(?:ed)?|qty|quantity|menge|anzahl|benötigt|gewünscht|quantité|cantidad|quantità|aantal|quantidade|ilość|antal|количество|кол-во|počet|adet|cantitate|수량|数量|個数|العدد|عدد)[:：\s]{1,3}(?<count>\d{1,2})(?:\s?(?<unit>\p{L}{1,16}))?\)?$/iu;

/** "Qty 2 – batteries". */
const NEEDED_FIRST =
  /^(?:qty|quantity|menge|anzahl|quantité|cantidad|quantità|aantal|quantidade|ilość|antal|数量)\.?\s?:?\s?(?<count>\d{1,2})\s?[-–—:,|x×]\s{1,5}(?<rest>\p{L}.{0,300})$/iu;

interface NeededThing {
  rest: string;
  count: number;
  /** How much, where it is no number of pieces. */
  size?: string;
}

/** A line without how many of the thing are wanted, which it says at its end in words. */
export function splitNeeded(text: string): NeededThing | null {
  const first = NEEDED_FIRST.exec(text)?.groups;
  if (first) return { rest: text.slice(text.length - (first.rest ?? '').length), count: Number(first.count) };
  const match = NEEDED.exec(plainSigns(text));
  const { count = '', unit } = match?.groups ?? {};
  if (!match) return null;
  const kind = unit === undefined ? 'piece' : unitKindOf(unit);
  const rest = text.slice(0, match.index);
  return kind === 'piece' ? { rest, count: Number(count) } : { rest, count: 1, size: `${count} ${unit}` };
}

/** "Spoons – 6 pcs", and no puzzle of twelve pieces. */
const PIECES =
  /\s?[,:–—-]\s{1,3}(?<count>\d{1,2})\s?(?:stk|stck|stück|pcs?|ks|kus[yů]?|kpl|buc|adet|tane|db|шт|szt|sztuk[ai]?|stuks|st|uds?|unid|pz|개|个|個|枚|本|حبات|قطع)\.?$/iu;

export function splitPieces(text: string): NeededThing | null {
  const match = PIECES.exec(plainSigns(text));
  const rest = text.slice(0, match?.index ?? 0);
  return match && /\p{L}/u.test(rest) ? { rest, count: Number(match.groups?.count) } : null;
}

/** "Cards, 3 packs à €5.99": behind so many stands what each of them costs. A set of more pieces is one thing. */
const OF_EACH =
  /(?<=\p{L}.{0,300}),?\s(?<count>1?\d|20)\s(?<unit>\p{L}{2,16})(?=\s?[,;]?\s(?:zu je|à|á|je|jeweils|at|@|cada|elk)\s?(?:\p{Sc}|\p{L}{2,3}\s)?\s?\d[\d.,]{0,9}\s?(?:\p{Sc}|\p{L}{1,5})?\)?$)/u;

/** "6 glasses, 4.50 € each" the German way: "6 Gläser je 4,50 €". */
const OF_EACH_FIRST =
  /^(?<count>1?\d|20)\s(?=\p{L}[^\d]{1,120},?\s(?:zu je|à|je|jeweils|cada|elk)\s?(?:\p{Sc}|\p{L}{2,3}\s)?\s?\d[\d.,]{0,9}\s?(?:\p{Sc}|\p{L}{1,5})?\)?$)/u;

/** How many there are of a thing whose price is told for each of them, with the word for that; null where none is. */
export function splitCountOfEach(text: string): NeededThing | null {
  const plain = plainSigns(text);
  const first = OF_EACH_FIRST.exec(plain);
  if (first) return { rest: text.slice(first[0].length), count: Number(first.groups?.count) };
  const match = OF_EACH.exec(plain);
  const { count, unit = '' } = match?.groups ?? {};
  const kind = unitKindOf(unit);
  if (!match || (kind !== 'piece' && kind !== 'container')) return null;
  const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`;
  return { rest, count: Number(count), ...(kind === 'container' && { size: unit }) };
}

/** "Pillows (4)" and "cups, 6", before the price of each. */
const COUNT_BEFORE = /(?<=\p{L}.{0,300})(?:\s?\((?<aside>\d{1,2})\)|,\s(?<count>\d{1,2}),?)$/u;

export function splitCountBefore(name: string): { rest: string; count: number } | null {
  const found = COUNT_BEFORE.exec(plainSigns(name));
  const count = Number(found?.groups?.aside ?? found?.groups?.count ?? 0);
  return found && count > 0 ? { rest: name.slice(0, found.index), count } : null;
}

/** "Kite x2 @toys": labels of a program for tasks, behind which nothing stands. */
const LABELS = /(?<=\p{L}.{0,300})(?:\s@\p{L}[\p{L}\p{M}\p{N}_-]{1,30}){1,5}$/u;

/** A line and the labels at its end; null where it has none. */
export function splitLabels(text: string): { rest: string; labels: string } | null {
  const match = LABELS.exec(text);
  return match && { rest: text.slice(0, match.index), labels: match[0].trim() };
}

/** "LaCroix x3 cases (lime)". */
const TIMES_PACKS =
  /^(?<name>\p{L}[^\d]{1,80}) [x×]\s?(?<count>\d{1,2}) (?<unit>\p{L}{3,16})(?<note> \([^()\d]{2,60}\))?$/u;

/** "Pillows - 2 - £18 each". */
const COUNT_BETWEEN =
  /^(?<name>\p{L}.{0,200}?)\s[-–—]\s(?<count>\d{1,2})\s[-–—]\s(?<price>(?:[A-Z]{0,3}\p{Sc}|kr\.?)?\s?\d.{0,40})$/iu;

/** "lemons (3, organic)" and "peas (frozen, 500 g)": how much, and what else there is to say. */
const COUNT_AND_NOTE = /^(?<name>.{0,200}\p{L})\s?\((?<aside>[^()]{3,60})\)$/u;

/** A line with how much in brackets of their own, and the other words that were in them; null where it has no such brackets. */
export function splitCountAndNote(text: string, kind: ListType): { rest: string; note: string } | null {
  const { name = '', aside = '' } = COUNT_AND_NOTE.exec(plainSigns(text))?.groups ?? {};
  const parts = aside.split(/,\s/u);
  const isAmount = (part: string) =>
    /^\d{1,2}$/u.test(part) ||
    unitKindOf(/^\d{1,4}(?:[.,]\d{1,3})?\s?(\p{L}{1,12})\.?$/u.exec(part)?.[1] ?? '') !== null;
  const amounts = parts.filter(isAmount);
  if (kind !== 'SHOPPING' && /\p{L}/u.test(amounts[0] ?? '')) return null; // a rucksack of 20 l
  const others = parts.filter((part) => !isAmount(part));
  if (amounts.length !== 1 || others.length === 0 || others.some((part) => !/^\p{L}\D*$/u.test(part))) return null;
  const open = text.indexOf('(', name.length);
  return { rest: `${text.slice(0, open).trim()} (${amounts[0]})`, note: others.join(', ') };
}

/** "x4 boxes" as people say it otherwise. */
export function withTimesFirst(written: string): string {
  const between = COUNT_BETWEEN.exec(plainSigns(written))?.groups;
  if (between) return `${between.count} x ${written.slice(0, between.name?.length ?? 0)} ${between.price}`;
  const text = written;
  const packs = TIMES_PACKS.exec(text)?.groups;
  if (packs && unitKindOf(packs.unit ?? '') === 'container')
    return text.replace(TIMES_PACKS, '$<name> $<count> $<unit>$<note>');
  const { count, name = '' } = /^[x×]\s?(?<count>\d{1,2})\s{1,3}(?<name>\p{L}.{0,300})$/iu.exec(text)?.groups ?? {};
  if (count === undefined) return text;
  return unitAtStart(name) ? `${count} ${name}` : `${count} x ${name}`;
}

/** "2 x avocados @ $0.89 = $1.78": what all of them cost follows from the others. */
const SUM =
  /(?<=\d.{0,80}[@à×x*].{0,40}\d.{0,8})\s?=\s?(?:\p{Sc}\s?\d{1,6}(?:[.,]\d{2})?|\d{1,6}(?:[.,]\d{2})?\s?(?:\p{Sc}|\p{L}{2,4})?)$/u;

/** "@ 59c" and "@ .99". */
const CENTS =
  /(?<=\s@\s?|\s(?:at|à|je|jeweils|cada|elk|ciascun[oa]|styck)\s)(?:(?<cents>\d{1,2})\s?(?:c|¢|ct|p)|(?<fraction>[.,]\d{2})|(?<whole>(?<=(?:@|\s(?:je|jeweils|cada|elk|ciascun[oa]|styck))\s?)\d{1,4}[.,]\d{2}))(?:\s?(?:each|ea\.?))?$/u;
const CENT_SIGN = /(?<=\p{L}.{0,300}\s)(?<cents>\d{1,2})\s?¢$/u;

/** Money of countries that write "24:90", and for how much it cannot be a time. */
const CROWNS = new Set(['SEK', 'NOK', 'DKK']);
const CROWNS_AND_CENTS =
  /(?<=\p{L}.{0,300}\s)(?:(?<whole>\d{1,5}):(?<cents>[6-9]\d(?:(?=\s?kr\.?$)|$)|\d{2}(?=\s?kr\.?$))|(?<=(?:[@àáå]|för|for|pris|kr)\s?)(?<some>\d{1,5}):(?<part>\d{2}))(?:\s?kr\.?)?$/iu;

/** A line whose price at its end is the one of a piece, in figures as prices are written. */
export function withPriceOfEach(line: string, currency: string): string {
  const bare = line.replace(SUM, '');
  const crowns = CROWNS.has(currency) ? CROWNS_AND_CENTS.exec(plainSigns(bare)) : null;
  const { some, part } = crowns?.groups ?? {};
  const text = crowns
    ? `${bare.slice(0, crowns.index)}${some ?? crowns.groups?.whole}.${part ?? crowns.groups?.cents} ${currency}`
    : bare;
  const match = CENTS.exec(plainSigns(text)) ?? CENT_SIGN.exec(text);
  const { cents, fraction = '', whole } = match?.groups ?? {};
  if (!match) return text;
  if (whole) return `${text.slice(0, match.index)}${whole} ${currency}`;
  const price = cents === undefined ? `0.${fraction.slice(1)}` : `0.${cents.padStart(2, '0')}`;
  return `${text.slice(0, match.index)}${price} ${currency}`;
}
