import { isDescription } from './descriptions.rules.ts';
import { amountOf, blocksOf, type Line, type Ways, type WrittenLine, type WrittenPrice } from './line.rules.ts';
import { linksIn, withoutLinks } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { parseLine } from './read-line.rules.ts';
import { columnOf } from './words/column-headings.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { barePrice, priceAlone } from './written-prices.rules.ts';

/** In lines: a longer block is no thing with what is said of it. */
const LONGEST_RECORD = 10;

/** In words behind commas; a line of more describes nothing. */
const MOST_PARTS = 20;

/** "Price: €12" and "Colour：blue". */
const LABELLED = /^(?<label>\p{L}[^:：]{0,30}?)\s?[:：]\s{0,5}(?<value>\S.*)$/u;

interface Said {
  kind: 'price' | 'link' | 'amount' | 'size' | 'text';
  text: string;
}

/**
 * Blocks that each say one thing from line to line: its name first, and its price, link, size and number below. They are one
 * line each, with what is said of it; all others stay as they are.
 */
export function recordsIn(lines: readonly WrittenLine[], ways: Ways): WrittenLine[] {
  const [title, ...blocks] = blocksOf(lines);
  const all = title && title.length > 1 ? [title, ...blocks] : blocks;
  const read = all.map((block) => block.map((line) => saidIn(line.text, ways)));
  if (all.length < 2 || !areRecords(read, ways) || lines.some(isMarked)) return [...lines];
  const records = all.map((block, index) => recordOf(block, read[index] ?? [], ways));
  return title && title.length === 1 ? [...title, ...records] : records;
}

function isMarked({ text, under, notes }: WrittenLine): boolean {
  return under !== undefined || notes.length > 0 || text.includes('\t') || withoutMark(text) !== text.trim();
}

function saidIn(text: string, ways: Ways): Said {
  const line = text.trim();
  if (priceAlone(line, ways) || priceBeforeOld(line, ways)) return { kind: 'price', text: line };
  if (linksIn(line).length > 0 && withoutLinks(line) === '') return { kind: 'link', text: line };
  const { label = '', value = '' } = LABELLED.exec(line)?.groups ?? {};
  const column = label ? columnOf(label) : undefined;
  if (column === 'price' && (priceAlone(value, ways) ?? barePrice(value, ways))) return { kind: 'price', text: value };
  if (column === 'link' && linksIn(value).length === 1 && withoutLinks(value) === '')
    return { kind: 'link', text: value };
  if (column === 'amount' && amountOf(plainSigns(value)) !== null) return { kind: 'amount', text: value };
  if (column === 'size') return { kind: 'size', text: line };
  return { kind: 'text', text: column === 'name' ? value : line };
}

/** "$6.50 $8.12 (20% off)": what it costs now, before what it did. */
const PRICE_AND_OLD = /^(?<now>[^\s(]{2,15}(?:\s(?:€|zł|kr|Kč))?)\s{1,5}(?<rest>\S.{1,60})$/u;

function priceBeforeOld(text: string, ways: Ways): { price: WrittenPrice; rest: string } | null {
  const { now = '', rest = '' } = PRICE_AND_OLD.exec(text)?.groups ?? {};
  const price = now ? priceAlone(now, ways) : null;
  const old = rest.replace(OFF, '');
  return price && priceAlone(old, ways) ? { price, rest } : null;
}

/** "(20% off)" and "-20 %". */
const OFF = /\s{0,5}[([]?[-–−]?\d{1,2}\s?%[^()[\]]{0,20}[)\]]?$/u;

/** Each begins with a name, says of it at least a price, a link or something with a label, each once, and has as many words beside as the others. */
function areRecords(blocks: readonly Said[][], ways: Ways): boolean {
  const texts = blocks.map((block) => block.filter(({ kind }) => kind === 'text').length);
  const isOnce = (block: Said[], kind: Said['kind']) => block.filter((said) => said.kind === kind).length <= 1;
  const fewest = Math.min(...texts);
  const arePriced = blocks.every((block) => block.filter(({ kind }) => kind === 'price').length === 1);
  const areOfShop = arePriced && blocks.some((block) => block.some((said, index) => index > 0 && isOfShop(said, ways)));
  return (
    fewest > 0 &&
    (texts.every((count) => count === fewest) || (arePriced && fewest > 1)) &&
    blocks.every(
      (block) =>
        block.length > fewest &&
        block.length <= LONGEST_RECORD &&
        block[0]?.kind === 'text' &&
        isNameAlone(block[0].text, ways) &&
        (areOfShop || block.every(({ kind, text }, index) => kind !== 'text' || index === 0 || isMore(text, ways))) &&
        isOnce(block, 'price') &&
        isOnce(block, 'link') &&
        isOnce(block, 'amount'),
    )
  );
}

/** A name that says a price, a link or a number of its own is not told more by the lines below it. */
function isNameAlone(text: string, ways: Ways): boolean {
  const [line, ...others] = parseLine(text, ways);
  return line !== undefined && others.length === 0 && !line.link && !line.price && line.amount === 1;
}

/** Words below a name are more of it only where they say so, or describe it: else they are a thing like it. */
function isMore(text: string, ways: Ways): boolean {
  return LABELLED.test(text) || text.split(/[,，、]/, MOST_PARTS).some((part) => isDescription(part.trim(), ways));
}

/** A page of a shop says of a thing how many it is, how large, where to look, what it was, or how it comes: a list of things does not. */
function isOfShop({ kind, text }: Said, ways: Ways): boolean {
  if (kind === 'text') return OF_SHIPPING.test(text) || isMore(text, ways);
  return kind !== 'price' || priceBeforeOld(text, ways) !== null;
}

const OF_SHIPPING =
  /versand|livraison|shipping|delivery|spedizione|env[íi]o|bezorg|verzend|frete|dostaw|wysyłk|frakt|送料|شحن/iu;

function recordOf(block: readonly WrittenLine[], read: readonly Said[], ways: Ways): WrittenLine {
  const of = (kind: Said['kind']) => read.filter((said) => said.kind === kind).map(({ text }) => text);
  const [name = '', ...more] = of('text');
  const [written = ''] = of('price');
  const reduced = priceBeforeOld(written, ways);
  const price = reduced?.price ?? priceAlone(written, ways) ?? barePrice(written, ways);
  const [link] = of('link').flatMap(linksIn);
  const amount = amountOf(plainSigns(of('amount')[0] ?? ''));
  const size = [...more, ...of('size'), ...(reduced ? [reduced.rest] : [])].join(', ');
  const about: Partial<Line> = {
    ...(size && { size }),
    ...(price && { price }),
    ...(link && { link }),
    ...(amount && { amount }),
  };
  return { text: name, block: block[0]?.block ?? 0, notes: [], about };
}
