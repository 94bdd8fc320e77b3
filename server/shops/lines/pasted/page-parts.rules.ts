import { isSection, isTitleText } from '../line-headings.rules.ts';
import { mayBeHeading, type PageLine } from './page-lines.rules.ts';

/** One thing of a page, with all lines that say something of it. */
export interface PageRecord {
  lines: readonly PageLine[];
  category?: string;
}

interface PageParts {
  records: PageRecord[];
  /** Lines of the page above the things, and below them. */
  above: string[];
  below: string[];
}

/** Fewer things show no form. */
const FEWEST_RECORDS = 2;

/** In lines, of one thing. */
const LONGEST_RECORD = 16;

/** The records of a page: by the empty lines between them, or by their prices. */
export function partsOfPage(lines: readonly PageLine[]): PageParts | null {
  return arePricedBlocks(lines) ? byBlocks(lines) : byPrices(lines);
}

/** Empty lines part the prices from each other, and names stand with them. */
function arePricedBlocks(lines: readonly PageLine[]): boolean {
  const priced = blocksIn(lines).filter((block) => block.some(isPrice));
  return (
    priced.length >= FEWEST_RECORDS &&
    priced.every((block) => block.some((line) => isText(line) || line.column === 'name'))
  );
}

/**
 * "name: …" begins each of them, as data are written: null where nothing does. A label that says nothing to the reader does so where it
 * begins each block.
 */
export function partsByLabels(written: readonly PageLine[]): PageParts | null {
  const first = written.findIndex(({ label }) => label !== undefined);
  const label = written[first]?.label;
  const starts = written.flatMap((line, index) => (line.label === label ? [index] : []));
  const isTold = (line: PageLine) => line.label !== undefined || ['amount', 'price', 'link'].includes(line.kind);
  const labelled = written.slice(first).filter(isTold).length;
  const isApart = starts.every((start) => start === 0 || written[start]?.block !== written[start - 1]?.block);
  const isName = written[first]?.column === 'name' || (written[first]?.column === undefined && isApart);
  if (first < 0 || !isName || starts.length < FEWEST_RECORDS || labelled < (written.length - first) * 0.8) return null;
  const lines = written.map((line) => (line.label === label ? { ...line, column: 'name' as const } : line));
  const records = starts.map((start, index) => ({ lines: lines.slice(start, starts[index + 1] ?? lines.length) }));
  if (
    records.some((record) => record.lines.length > LONGEST_RECORD) ||
    records.every((record) => record.lines.length < 2)
  )
    return null;
  const isKnown = written[first]?.column === 'name';
  const labels = isKnown ? [] : written.slice(first).map(({ text }) => text.split(/\s?[:：]/, 1)[0] ?? '');
  return { records, above: lines.slice(0, first).map(({ text }) => text), below: [...new Set(labels)] };
}

function blocksIn(lines: readonly PageLine[]): PageLine[][] {
  const blocks = new Map<number, PageLine[]>();
  for (const line of lines) {
    const block = blocks.get(line.block);
    if (block) block.push(line);
    else blocks.set(line.block, [line]);
  }
  return [...blocks.values()];
}

const isPrice = ({ kind }: PageLine) => kind === 'price';
const isText = ({ kind }: PageLine) => kind === 'text';

/** Each block is a thing with its price. */
function byBlocks(lines: readonly PageLine[]): PageParts | null {
  const blocks = blocksIn(lines);
  const isRecord = blocks.map(
    (block) => block.some(isPrice) && block.some((line) => isText(line) || line.column === 'name'),
  );
  const places = isRecord.flatMap((is, index) => (is ? [index] : []));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const some = places.map((place) => blocks[place] ?? []);
  if (places.length < FEWEST_RECORDS || !some.every(isOneThing) || !areAlike(some)) return null;
  const records: PageRecord[] = [];
  const above: string[] = blocks
    .slice(0, first)
    .flat()
    .map(({ text }) => text);
  const heading = (block: readonly PageLine[] | undefined) =>
    block?.length === 1 && block[0] && mayBeHeading(block[0]) ? block[0].text : undefined;
  const headings = blocks
    .slice(0, last)
    .filter((block, index) => !isRecord[index] && heading(block) && isRecord[index + 1]);
  const areHeadings = headings.length > 1 || headings.some((block) => isSection(block[0]?.text ?? ''));
  const fewest = Math.min(...some.map(textsAbove));
  const most = Math.max(0, ...some.slice(1).map(textsAbove));
  const tops = some.filter((block) => hasHeadingOnTop(block, fewest));
  const headed = new Set(tops);
  const areOnTop =
    tops.length > 1 &&
    headed.has(some[0] ?? []) &&
    tops.length < some.length &&
    fewest > 1 &&
    tops.some(([line]) => line !== undefined && (isSection(line.text) || /\s[&+]\s/.test(line.text)));
  const looks = new Set(
    some
      .flat()
      .filter(isText)
      .map(({ look }) => look),
  );
  let category: string | undefined;
  for (let place = first; place <= last; place++) {
    const block = blocks[place] ?? [];
    if (isRecord[place]) {
      const before = blocks[place - 1];
      if (areHeadings && place === first && heading(before)) {
        category = heading(before);
        above.pop();
      }
      const extra = areOnTop
        ? headed.has(block)
          ? 1
          : 0
        : place === first && !areHeadings
          ? extraOnTop(block, most)
          : 0;
      if (areOnTop && extra > 0) category = block[0]?.text;
      else above.push(...block.slice(0, extra).map(({ text }) => text));
      const rest = block.slice(extra);
      records.push({ lines: rest.filter(({ kind }) => kind !== 'sum'), ...(category && { category }) });
    } else if (areHeadings && heading(block)) category = heading(block);
    else if (block.every(({ kind }) => kind !== 'text')) records.at(-1) && above.push(...block.map(({ text }) => text));
    else if (isLikeOthers(block, looks)) records.push({ lines: block, ...(category && { category }) });
    else return null; // something else stands between them
  }
  return {
    records,
    above,
    below: blocks
      .slice(last + 1)
      .flat()
      .map(({ text }) => text),
  };
}

/** How many lines of words stand above the price. */
function textsAbove(block: readonly PageLine[]): number {
  return block.slice(0, block.findIndex(isPrice)).filter(isText).length;
}

/** A name, with prices beside each other. */
function isOneThing(block: readonly PageLine[]): boolean {
  const places = block.flatMap((line, index) => (isPrice(line) ? [index] : []));
  const [from = 0, to = 0] = [places[0], places.at(-1)];
  return block.length <= LONGEST_RECORD && block.length > 1 && to - from <= 3 && block.findIndex(isText) <= 3;
}

/** A page says of each thing the same words, a number, a label, or as many lines in the same order. */
function areAlike(blocks: readonly (readonly PageLine[])[]): boolean {
  const texts = new Map<string, number>();
  for (const block of blocks)
    for (const text of new Set(block.filter(isText).map(({ look }) => look)))
      texts.set(text, (texts.get(text) ?? 0) + 1);
  const half = Math.max(2, blocks.length * 0.6);
  const isShared = [...texts.values()].some((count) => count >= half);
  const saying = blocks.filter((block) =>
    block.some(({ kind, isEach }) => ['amount', 'said', 'old', 'number'].includes(kind) || isEach),
  ).length;
  const forms = new Set(blocks.map((block) => block.map(({ kind }) => kind).join(' ')));
  const isForm = forms.size === 1 && (blocks[0]?.length ?? 0) > 3;
  return (
    (isShared || saying >= half || isForm) &&
    blocks.every((block) => block.length > 2 || block.some(({ kind }) => kind === 'amount'))
  );
}

/** Without a price, and with words of the page or a number as the others have them. */
function isLikeOthers(block: readonly PageLine[], looks: ReadonlySet<string>): boolean {
  return (
    block.length > 1 &&
    block.some(({ kind, look }) => kind === 'amount' || kind === 'link' || (kind === 'text' && looks.has(look)))
  );
}

/** One more line than the others have, above a longer one. */
function hasHeadingOnTop(block: readonly PageLine[], fewest: number): boolean {
  return textsAbove(block) === fewest + 1 && block[0] !== undefined && mayBeHeading(block[0]);
}

/** The name of the page, right above the first thing. */
function extraOnTop(block: readonly PageLine[], most: number): number {
  const extra = textsAbove(block) - most;
  const lead = block.findIndex((line) => !isText(line));
  return extra > 0 && extra < lead && (extra === 1 || isTitleText(block[0]?.text ?? '')) ? extra : 0;
}

/** Nothing empty parts them, or it does everywhere: each price ends what is said of a thing but for the words of the page. */
function byPrices(lines: readonly PageLine[]): PageParts | null {
  const second = lines.findIndex((line, index) => isPrice(line) && index > lines.findIndex(isPrice));
  const end = second < 0 ? -1 : lines.findIndex(({ kind }, index) => kind === 'sum' && index > second);
  const body = end < 0 ? lines : lines.slice(0, end);
  const below = end < 0 ? [] : lines.slice(end).map(({ text }) => text);
  const places = body.flatMap((line, index) => (isPrice(line) && !isNear(body, index) ? [index] : []));
  const [first = 0] = places;
  if (places.length < FEWEST_RECORDS) return null;
  const counts = new Map<string, number>();
  for (const { kind, text, look } of body)
    if (kind === 'text') for (const one of new Set([text, `#${look}`])) counts.set(one, (counts.get(one) ?? 0) + 1);
  const half = Math.max(2, places.length * 0.6);
  const isOfPage = ({ kind, text, look }: PageLine) =>
    kind !== 'text' || (counts.get(text) ?? 0) >= half || ((counts.get(`#${look}`) ?? 0) >= half && /#/.test(look));
  const last = body.at(-1);
  const isEnd = (line: PageLine) => line.kind === 'text' && line.text === last?.text;
  const gapsOf = places.slice(1).map((next, index) => body.slice((places[index] ?? 0) + 1, next));
  const ended =
    last !== undefined && isOfPage(last) && gapsOf.every((gap) => gap.some(isEnd) && gap.at(-1)?.text !== last.text);
  const starts: number[] = [];
  const heads: number[] = [];
  for (const [index, place] of places.entries()) {
    const next = places[index + 1];
    if (next === undefined) break;
    const gap = body.slice(place + 1, next);
    const name = ended ? gap.findLastIndex(isEnd) + 1 : gap.findIndex((line) => !isOfPage(line));
    if (name < 0 || next - place > LONGEST_RECORD) return null;
    starts.push(place + 1 + name);
    const lead = gap.slice(name).findIndex(isOfPage);
    heads.push(lead < 0 ? gap.length - name : lead);
  }
  const usual = heads.toSorted((one, other) => one - other)[Math.floor(heads.length / 2)] ?? 1;
  const own = (from: number) => from >= 0 && body.slice(from, from + usual).every((line) => !isOfPage(line));
  const isStart = (from: number) =>
    from + usual <= first && own(from) && body.slice(from + usual, from + usual + 1).some(isOfPage);
  const usualNext = signOf(body[(starts[0] ?? 0) + usual]);
  const froms = body.slice(0, first + 1).flatMap((_line, from) => (isStart(from) ? [from] : []));
  const start = froms.find((from) => signOf(body[from + usual]) === usualNext) ?? froms[0] ?? -1;
  const areMarked = body.some((line) => isText(line) && isOfPage(line)) || body.filter(saysMore).length >= half;
  const gaps = new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0)));
  const areEven = gaps.size === 1 && places.length > 2 && ![...gaps].some((gap) => gap < 3);
  if (start < 0 || usual > 5 || !(areMarked || areEven) || heads.some((head) => head > usual + 3)) return null;
  const named = [start, ...starts];
  const up = linesAbove(body, named, places);
  const all = named.map((place) => place - up);
  const until = ended ? body.length : endOfLast(body, all.at(-1) ?? 0, isOfPage);
  const records = all.map((from, index) => ({ lines: body.slice(from, all[index + 1] ?? until) }));
  return {
    records,
    above: lines.slice(0, start - up).map(({ text }) => text),
    below: [...body.slice(until).map(({ text }) => text), ...below],
  };
}

/** How many, what it cost before, or what has a label. */
function saysMore({ kind, amount, isEach }: PageLine): boolean {
  return ['amount', 'said', 'old'].includes(kind) || (isEach === true && amount !== undefined);
}

/** The sign of a line beside others like it. */
function signOf(line?: PageLine): string | undefined {
  return line?.kind === 'text' ? line.look : line?.kind;
}

/** How many lines above each name look the same, as "0 of 2 bought" does: they are of the thing below them. */
function linesAbove(body: readonly PageLine[], named: readonly number[], places: readonly number[]): number {
  const [start = 0] = named;
  for (let up = 0; up < LONGEST_RECORD; up++) {
    const looks = new Set(named.map((place) => body[place - up - 1]?.look));
    const isFree = named.slice(1).every((place, index) => place - up - 1 > (places[index] ?? 0));
    if (start - up - 1 < 0 || looks.size > 1 || !isFree) return up;
  }
  return 0;
}

/** A second price of the same thing, below the first. */
function isNear(lines: readonly PageLine[], index: number): boolean {
  return [1, 2].some((back) => {
    const before = lines[index - back];
    return (
      before !== undefined &&
      isPrice(before) &&
      lines.slice(index - back + 1, index).every(({ kind }) => kind !== 'text')
    );
  });
}

/** Behind the last price, as long as lines are the page's own. */
function endOfLast(lines: readonly PageLine[], start: number, isOfPage: (line: PageLine) => boolean): number {
  const price = lines.findIndex((line, index) => index > start && isPrice(line));
  const end = lines.findIndex((line, index) => index > price && !isPrice(line) && !isOfPage(line));
  return end < 0 ? lines.length : end;
}
