import { isButton } from '../words/page-words.rules.ts';
import type { PageLine } from './page-lines.rules.ts';

export type IsOfPage = (index: number) => boolean;

export const isPrice = ({ kind }: PageLine) => kind === 'price';
export const isText = ({ kind, text, isName = false }: PageLine) => kind === 'text' && (/\p{L}/u.test(text) || isName);

/** The share of the prices that stand in blocks of their own where empty lines part the things. */
const SHARED = 0.6;

/** Whether the words above the prices name the things, unless words right below most of them do: "3 colours" below one is no form. */
function areNamedAbove(body: readonly PageLine[], isOfPage: IsOfPage): boolean {
  const places = pricesIn(body);
  const near = (index: number, other: number) => {
    const line = body[index];
    return line !== undefined && line.block === body[other]?.block && isText(line) && !isOfPage(index);
  };
  const above = places.filter((place) => near(place - 1, place)).length;
  const below = places.filter((place) => near(place + 1, place)).length;
  return above >= below || below * 2 <= places.length;
}

const pricesIn = (body: readonly PageLine[]) => body.flatMap((line, index) => (isPrice(line) ? [index] : []));

/** "1984", a name of digits. */
const DIGITS = /^\d{3,4}$/u;

/**
 * Words of the page that name a thing: "Top" and "Gift bag" are sold, too. A thing that has a price and no other name takes
 * the page word beside that; one that has no word at all is none, and its price is nobody else's.
 */
export function withPageNames(body: readonly PageLine[], isOfPage: IsOfPage): PageLine[] {
  const isNaming = (index: number) => isText(body[index] as PageLine) && !isOfPage(index);
  const places = pricesIn(body);
  const isAbove = areNamedAbove(body, isOfPage);
  const enders = endersIn(body, isOfPage, isAbove);
  const areBlank =
    places.filter((place, index) => index > 0 && body[place]?.block !== body[places[index - 1] ?? 0]?.block).length >=
    (places.length - 1) * SHARED;
  const isEnder = (index: number) => {
    const text = body[index]?.text ?? '';
    return isOfPage(index) && (enders.has(text) || isButton(text));
  };
  const spans = places.map((place, index): Span => {
    const [before = -1, after = body.length] = [places[index - 1], places[index + 1]];
    const between = (from: number, to: number) => range(from + 1, to);
    const above = between(before, place);
    const below = between(place, after);
    const end = below.find((at) => isNaming(at) || isEnder(at)) ?? after;
    const block = body[place]?.block;
    const isApart = areBlank && body[before]?.block !== block;
    const isClosed = (areBlank && body[after]?.block !== block) || end === body.length || (end < after && isEnder(end));
    const isOpened = before < 0 || isApart || above.some(isEnder);
    const named = (isAbove ? above : below.slice(0, end - place)).some(isNaming);
    const lastEnder = above.findLast(isEnder) ?? before;
    const own = isAbove
      ? above.filter((at) => at > lastEnder && (!isApart || body[at]?.block === block)).toReversed()
      : below.filter((at) => at < end);
    return { place, own, isNamed: named, isNameless: !named && isOpened && isClosed, isFirst: before < 0 };
  });
  const nameless = spans.filter(({ isNameless }) => isNameless);
  const lines = [...body];
  const inNameless = new Set(nameless.flatMap(({ own }) => own));
  const [all, within] = [countsOf(body), countsOf([...inNameless].flatMap((at) => body[at] ?? []))];
  const countIn = (counts: ReadonlyMap<string, number>, at: number) => counts.get(body[at]?.text ?? '') ?? 0;
  const isElsewhere = (at: number) => countIn(all, at) > countIn(within, at);
  const mayName = (at: number) => {
    const line = body[at] as PageLine;
    return (
      (isOfPage(at) && !isElsewhere(at) && line.kind !== 'sum') || (line.kind === 'number' && DIGITS.test(line.text))
    );
  };
  const isAlone = (at: number) => countIn(all, at) === 1;
  for (const { place, own, isFirst } of nameless) {
    const only = own.findIndex(isAlone);
    const near = isFirst && isAbove ? own.slice(0, only + 1 || 1) : own; // higher up is the head of the page
    const name = near.find((at) => isAlone(at) && mayName(at)) ?? near.find(mayName);
    if (name !== undefined) lines[name] = { ...(lines[name] as PageLine), kind: 'text', isName: true };
    else if (!isFirst) lines[place] = { ...(lines[place] as PageLine), kind: 'page' };
  }
  for (const name of isAbove ? namesOnTop(spans, isNaming) : [])
    if (isOfPage(name) && isAlone(name)) lines[name] = { ...(lines[name] as PageLine), kind: 'text', isName: true };
  return lines;
}

function countsOf(lines: readonly PageLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Lines above the words of the things that have one line of words fewer than most: "Top" above "Linen" where others have two. */
function namesOnTop(spans: readonly Span[], isNaming: (index: number) => boolean): number[] {
  const tops = spans
    .filter(({ isNamed }) => isNamed)
    .map(({ own }) => {
      const texts = own.filter(isNaming);
      return { size: texts.length, top: own[own.indexOf(texts.at(-1) ?? -1) + 1] };
    });
  const fuller = tops.filter(({ size }) => size === 2).length;
  return tops.flatMap(({ size, top }) => (size === 1 && top !== undefined && fuller * 2 > tops.length ? [top] : []));
}

interface Span {
  place: number;
  /** Its lines, from the one next to the price. */
  own: readonly number[];
  isNamed: boolean;
  isNameless: boolean;
  isFirst: boolean;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_one, index) => from + index);
}

/** Lines of the page that come again, with the next thing, an empty line or nothing below: buttons. */
function endersIn(body: readonly PageLine[], isOfPage: IsOfPage, isAbove: boolean): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const enders = new Set<string>();
  let isAnyPrice = false;
  for (const [index, line] of body.entries()) {
    isAnyPrice ||= isPrice(line);
    if (!isOfPage(index) || !isAnyPrice) continue;
    counts.set(line.text, (counts.get(line.text) ?? 0) + 1);
    const next = body[index + 1];
    const isBefore = next !== undefined && (isAbove ? isText(next) && !isOfPage(index + 1) : isPrice(next));
    if (!next || next.block !== line.block || isBefore) enders.add(line.text);
  }
  return new Set([...enders].filter((text) => (counts.get(text) ?? 0) > 1));
}
