import { isButton, isPageLine } from '../words/page-words.rules.ts';
import type { PageLine } from './page-lines.rules.ts';
import { type IsOfPage, isPrice, isText, withPageNames } from './page-names.rules.ts';
import type { PageRecord } from './page-parts.rules.ts';
import { type Group, type Head, placeOfName, usualHeads, withoutTails } from './shop-heads.rules.ts';

/** Things of a page in the order of their prices, told by what stands between these. */
export interface ShopPage {
  records: ShopRecord[];
  above: string[];
  below: string[];
}

interface ShopRecord extends PageRecord {
  name: PageLine;
  /** Somebody has bought it, as the page says. */
  isBought: boolean;
}

const BOUGHT =
  /^(?:purchased|bought|fulfilled|(?:bereits )?gekauft|(?:déjà )?(?:acheté|offert)e?|(?:ya )?comprado|regalado|acquistato|(?:già )?regalato|gekocht|(?:já )?comprado|presenteado|kupion[eya]|köpt|購入済み?|تم الشراء)$/iu;

/** Fewer things show no form. */
const FEWEST_RECORDS = 2;

/** The share of the things in which a line must stand to be the page's own. */
const SHARED = 0.6;

/** From the first line with the price of a thing to its last. */
interface Run {
  from: number;
  to: number;
}

/**
 * The things of a copied page: each has a price, and lines of words near it that no page has of its own. One of them names it.
 * The page's own lines (buttons, states, stars, what comes again) part the things. Null where neither such lines nor a sum that adds up
 * tell of a page.
 */
export function shopPage(told: readonly PageLine[], isAdded: boolean): ShopPage | null {
  const end = endOfThings(told);
  const above = told.slice(0, end);
  const body = withPageNames(above, pageLinesIn(above, FEWEST_RECORDS));
  const lines = [...body, ...told.slice(end)];
  const runs = runsIn(body, pageLinesIn(body, FEWEST_RECORDS));
  if (runs.length < FEWEST_RECORDS) return null;
  const isOfPage = pageLinesIn(body, Math.max(FEWEST_RECORDS, runs.length * SHARED));
  const areBlank = hasBlanks(body, runs);
  const heads = headsOf(body, runs, isOfPage, areBlank);
  if (
    !heads ||
    !(isAdded || isPage(body, isOfPage, runs) || areInTurn(runs, end < told.length && !told.some(isLabelledTwice)))
  )
    return null;
  const below = groupsIn(body, (runs.at(-1)?.to ?? 0) + 1, body.length, isOfPage, areBlank)[0]?.places ?? [];
  const usual = usualHeads(withoutTails(heads, body, below), body, below.length);
  if (usual === null) return null;
  const place = placeOfName(usual.map(({ places }) => places.map((index) => body[index] as PageLine)));
  return recordsOf(lines, { end, heads: usual, place, isOfPage, areBlank, runs });
}

/** Below the things a page says what all of them cost. */
function endOfThings(lines: readonly PageLine[]): number {
  let prices = 0;
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'sum' && prices >= FEWEST_RECORDS) return index;
    if (isPrice(line)) prices += 1;
  }
  return lines.length;
}

/** Lines that say what pages say, or that come again. */
function pageLinesIn(body: readonly PageLine[], fewest: number): IsOfPage {
  const counts = new Map<string, number>();
  for (const line of body) if (isText(line)) counts.set(line.text, (counts.get(line.text) ?? 0) + 1);
  const own = body.map(
    ({ kind, text, isName = false }) =>
      kind === 'page' ||
      kind === 'sum' ||
      (kind === 'text' && !isName && ((counts.get(text) ?? 0) >= fewest || isPageLine(text))),
  );
  return (index) => own[index] === true;
}

/** Prices with no words between them that name something are of one thing. */
function runsIn(body: readonly PageLine[], isOfPage: IsOfPage): Run[] {
  const runs: Run[] = [];
  let isSame = false;
  for (const [index, line] of body.entries()) {
    const last = runs.at(-1);
    if (isPrice(line) && isSame && last) last.to = index;
    else if (isPrice(line)) {
      runs.push({ from: index, to: index });
      isSame = true;
    } else if (isText(line) && !isOfPage(index)) isSame = false;
  }
  return runs;
}

/** Whether empty lines part most of the things. */
function hasBlanks(body: readonly PageLine[], runs: readonly Run[]): boolean {
  const parted = runs.slice(1).filter(({ from }, index) => body[from]?.block !== body[runs[index]?.to ?? 0]?.block);
  return parted.length >= (runs.length - 1) * SHARED;
}

/** A page has lines of its own at most of the things, or says of most how many there are. */
function isPage(body: readonly PageLine[], isOfPage: IsOfPage, runs: readonly Run[]): boolean {
  const telling = body.filter(({ kind }, index) => isOfPage(index) || ['old', 'side', 'amount'].includes(kind));
  return telling.length >= FEWEST_RECORDS && telling.length >= runs.length * SHARED;
}

/** Has several labels on a row, as bills have. */
function isLabelledTwice({ text }: PageLine): boolean {
  return text.split(/[:：]\s?\S/, 3).length > 2;
}

/** Fewer prices at the same distance show no form. */
const FEWEST_IN_TURN = 3;

/** As many lines stand between all prices. Of two things, a sum below them has to tell that they are no list of somebody. */
function areInTurn(runs: readonly Run[], hasSum: boolean): boolean {
  const gaps = new Set(runs.slice(1).map(({ from }, index) => from - (runs[index]?.from ?? 0)));
  return gaps.size === 1 && !gaps.has(1) && (runs.length >= FEWEST_IN_TURN || hasSum);
}

function groupsIn(body: readonly PageLine[], from: number, to: number, isOfPage: IsOfPage, areBlank: boolean): Group[] {
  const groups: Group[] = [];
  let open: Group | null = null;
  for (let index = from; index < to; index++) {
    const line = body[index] as PageLine;
    const isApart = index === 0 || body[index - 1]?.block !== line.block;
    if (isOfPage(index)) {
      if (open) open.isEnded = true;
      open = null;
    } else if (isText(line)) {
      if (!open || (isApart && areBlank)) {
        open = { places: [], isApart: false, isEnded: false };
        groups.push(open);
      }
      if (open.places.length === 0) open.isApart = isApart;
      open.places.push(index);
    } else if (isApart && areBlank) open = null;
  }
  return groups;
}

/** The words that stand right above the price of each thing, or right below it on pages that have it first. */
function headsOf(
  body: readonly PageLine[],
  runs: readonly Run[],
  isOfPage: IsOfPage,
  areBlank: boolean,
): Group[] | null {
  const near = (index: number, other: number) => {
    const line = body[index];
    return line !== undefined && line.block === body[other]?.block && isText(line) && !isOfPage(index);
  };
  const above = runs.filter(({ from }) => near(from - 1, from)).length;
  const below = runs.filter(({ to }) => near(to + 1, to)).length;
  const areAbove = above >= below || near((runs[0]?.from ?? 0) - 1, runs[0]?.from ?? 0);
  const heads: Group[] = [];
  for (const [index, run] of runs.entries()) {
    const groups = areAbove
      ? groupsIn(body, (runs[index - 1]?.to ?? -1) + 1, run.from, isOfPage, areBlank)
      : groupsIn(body, run.to + 1, runs[index + 1]?.from ?? body.length, isOfPage, areBlank);
    const head = areAbove ? groups.at(-1) : groups[0];
    if (!head) return null;
    const others = index === 0 || !areAbove ? [] : groups.slice(0, -1).filter(isThingWithoutPrice(body, areBlank));
    heads.push(...others, areAbove ? head : { ...head, price: run.from });
  }
  const last = areAbove ? groupsIn(body, (runs.at(-1)?.to ?? 0) + 1, body.length, isOfPage, areBlank) : [];
  const enders = endersOf(body, heads, isOfPage);
  const known = new Set(heads.flatMap(({ places }) => places));
  const looks = new Set(body.filter((line, index) => isText(line) && !known.has(index)).map(({ look }) => look));
  const counts = looksIn(body);
  const isAgain = (look = '') => looks.has(look) && (counts.get(look) ?? 0) > 1; // looks like lines at other things, and names none
  const again = (group: Group) => group.places.every((place) => known.size > 0 && isAgain(body[place]?.look));
  return [
    ...heads,
    ...last.filter((group) => group.isEnded && enders.has(nextOfPage(body, group, isOfPage)) && !again(group)),
  ];
}

/** Between two things with prices, in a block of its own with words of the page, stands one that has none. */
function isThingWithoutPrice(body: readonly PageLine[], areBlank: boolean): (group: Group) => boolean {
  return ({ places, isApart, isEnded }) =>
    isEnded && places.length <= 3 && isApart && areBlank && (body[places[0] ?? 0]?.text.length ?? 0) > 2;
}

function looksIn(lines: readonly PageLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { look } of lines) counts.set(look, (counts.get(look) ?? 0) + 1);
  return counts;
}

function nextOfPage(body: readonly PageLine[], { places }: Group, isOfPage: IsOfPage): string {
  let place = (places.at(-1) ?? 0) + 1;
  while (place < body.length && !isOfPage(place)) place += 1;
  return body[place]?.text ?? '';
}

/** The lines of the page right below most of the things. */
function endersOf(body: readonly PageLine[], heads: readonly Group[], isOfPage: IsOfPage): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const head of heads) {
    const text = nextOfPage(body, head, isOfPage);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return new Set([...counts].filter(([text, count]) => text !== '' && count * 2 >= heads.length).map(([text]) => text));
}

interface Form {
  end: number;
  heads: readonly Head[];
  place: number;
  isOfPage: IsOfPage;
  areBlank: boolean;
  runs: readonly Run[];
}

function recordsOf(lines: readonly PageLine[], form: Form): ShopPage {
  const { end, heads, place, isOfPage, areBlank } = form;
  const up = linesAbove(lines, form);
  const starts = heads.map(({ places, price }) => price ?? (places[0] ?? 0) - up);
  const extra = new Set(heads.flatMap((head) => head.extra));
  const headings = new Set(heads.flatMap(({ category = [] }) => category));
  const aside: string[] = [];
  const looks = looksIn(lines);
  const records = heads.map(({ places, category }, index): ShopRecord => {
    const [from = 0, until = end] = [starts[index], starts[index + 1]];
    const price = from + lines.slice(from, until).findLastIndex(isPrice);
    const block = lines[places[0] ?? 0]?.block;
    const isOwn = (line: PageLine, at: number) => {
      if (places.includes(at)) return true;
      if (extra.has(at) || headings.has(line.text)) return false;
      const isNear = areBlank && line.block === block;
      if (line.kind === 'side' || isOfPage(at))
        return (at < price && line.value !== undefined) || (isNear && isAlone(line, looks));
      return line.kind !== 'text' || isNear;
    };
    const own = lines.slice(from, until).filter((line, offset) => isOwn(line, from + offset));
    const kept = new Set(own);
    const notOwn = lines.slice(from, until).filter((line) => !kept.has(line) || isOnlyTold(line));
    aside.push(...notOwn.map(({ text }) => text).filter((text) => /\p{L}/u.test(text) && !headings.has(text)));
    const isBought = lines.slice(from, until).some(({ kind, text }) => kind === 'page' && BOUGHT.test(text));
    const name = lines[places[place] ?? places[0] ?? 0] as PageLine;
    return { lines: own, name, isBought, ...(category && { category }) };
  });
  const [first = 0] = starts;
  const above = lines.filter((_line, index) => index < first || extra.has(index)).map(({ text }) => text);
  return {
    records,
    above: above.filter((text) => !headings.has(text)),
    below: [...new Set(aside), ...lines.slice(end).map(({ text }) => text)],
  };
}

/** Says a number or a price that is kept, or is none of the thing's, in words that are not. */
function isOnlyTold({ kind, text }: PageLine): boolean {
  return kind === 'old' || (kind === 'amount' && /\p{L}{3}\P{L}{1,9}\p{L}{3}/u.test(text));
}

/** A page says it of one thing alone: it is a note on that. */
function isAlone({ look, text }: PageLine, looks: ReadonlyMap<string, number>): boolean {
  return !BOUGHT.test(text) && !(isPageLine(text) && isButton(text)) && looks.get(look) === 1;
}

/** How many lines above each name look the same, as "0 of 2 bought" does: they are of the thing below them. */
function linesAbove(lines: readonly PageLine[], { heads, runs }: Form): number {
  const starts = heads.map(({ places }) => places[0] ?? 0);
  const priced = new Set(
    runs.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_one, at) => from + at)),
  );
  for (let up = 1; ; up++) {
    const above = starts.map((start) => lines[start - up]);
    const isFree = starts.every((start) => start - up >= 0 && !priced.has(start - up));
    const looks = new Set(above.map((line) => line?.look));
    if (!isFree || looks.size > 1 || above.some((line) => line?.kind !== 'amount' && line?.kind !== 'said'))
      return up - 1;
  }
}
