import type { Ways, WrittenPrice } from '../line.rules.ts';
import { linksIn } from '../links.rules.ts';
import { sizeParts, writtenAmount } from '../measures.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { unitKindOf } from '../words/units.rules.ts';
import { splitLinePriceOff, splitNearPriceOff } from '../written-prices.rules.ts';

type Known = 'name' | 'notes' | 'description' | 'amount' | 'measure' | 'price' | 'link';

type CellOf<Kind> = (column: Kind | Known) => string;

/** In characters: a longer name or remark is a text. */
const LONGEST_NAME = 200;
const LONGEST_NOTES = 2_000;

/** The kinds of columns that a table has not. */
interface Lacks {
  amount: boolean;
  price: boolean;
  link: boolean;
}

/** Tells what a table lacks that its names and notes may say; null where it lacks nothing. */
export function lackedBy(columns: readonly (string | null)[]): Lacks | null {
  const lacks = {
    amount: !columns.includes('amount') && !columns.includes('measure'),
    price: !columns.includes('price') && !columns.includes('fund'),
    link: !columns.includes('link'),
  };
  return lacks.amount || lacks.price || lacks.link ? lacks : null;
}

/** The cells of a row, with those that its table lacks: as they stand in its name, which is read as a line is, and in its notes. */
export function withWordedCells<Kind extends string>(cellOf: CellOf<Kind>, lacks: Lacks, ways: Ways): CellOf<Kind> {
  const written = cellOf('name').trim();
  const name = inName(written, lacks, ways);
  const column = cellOf('notes').trim() === '' ? 'description' : 'notes';
  const notes = inNotes(cellOf(column), { ...lacks, amount: lacks.amount && !name.amount && !name.measure }, ways);
  const price = name.price ?? notes.price;
  const cells: Partial<Record<string, string>> = {
    name: name.name,
    ...(lacks.amount && { amount: name.amount || notes.amount, measure: name.measure || notes.measure }),
    ...(lacks.price && price && { price: `${price.price} ${price.currency}` }),
    ...(lacks.link && notes.link && linksIn(written).length === 0 && { link: notes.link }),
    [column]: [name.rest, notes.rest].filter(Boolean).join('\n'),
  };
  return (column) => cells[column] ?? cellOf(column);
}

interface Named {
  name: string;
  amount: string;
  measure: string;
  rest: string;
  price?: WrittenPrice;
}

function inName(written: string, lacks: Lacks, ways: Ways): Named {
  const bare = { name: written, amount: '', measure: '', rest: '' };
  if (written.length > LONGEST_NAME || linksIn(written).length > 0 || written.includes('\t')) return bare;
  const [line, ...more] = parseLine(written.replace(/\s+/g, ' '), ways);
  if (!line || more.length > 0 || line.isTooMany) return bare;
  if (!lacks.amount) return withoutPrice(bare, written, lacks, ways);
  const { amount, description } = sizeParts(line.size, ways);
  if (line.price && !lacks.price) return bare;
  return {
    name: line.name,
    amount: line.amount > 1 ? String(line.amount) : '',
    measure: amount === '' ? '' : (line.size.split('\n', 1)[0] ?? ''),
    rest: description,
    ...(line.price && { price: line.price }),
  };
}

/** Beside a column of amounts only the price is read. */
function withoutPrice(bare: Named, written: string, lacks: Lacks, ways: Ways): Named {
  const priced = lacks.price ? splitLinePriceOff(written, ways) : null;
  return priced ? { ...bare, name: priced.name, rest: priced.note ?? '', price: priced.price } : bare;
}

/** Between parts of a note: the comma of a number stands between digits. */
const PARTS = /(?:;|,(?!\d)|\.(?=\s|$))\s{0,5}/u;

/** "the kg" and "per box" behind a price. */
const PER_UNIT =
  /\s?(?:\/|(?<![\p{L}])(?:per|the|a|an|each|pro|je|das|die|der|par|le|la|les|l['’]|por|el|al|alla|allo|il|lo|o|het|de|za|en|för|av|1)(?:\s|(?<=['’])))\s?(?<unit>\p{L}{1,16})\.?$/iu;

interface Noted {
  price?: WrittenPrice;
  amount: string;
  measure: string;
  link: string;
  rest: string;
}

/** A note of which a part is nothing but a price, a number of packs or a link. Of two prices neither is sure. */
function inNotes(written: string, lacks: Lacks, ways: Ways): Noted {
  const none = { amount: '', measure: '', link: '', rest: written };
  if (written.trim() === '' || written.length > LONGEST_NOTES) return none;
  const lines = written.split('\n').map((line) => line.trim());
  const links = lacks.link ? lines.filter((line) => linksIn(line)[0] === line) : [];
  const inWords = lacks.link && links.length === 0 ? linksIn(written) : [];
  const link = links[0] ?? (inWords.length === 1 ? inWords[0] : undefined) ?? '';
  const parts = lines
    .filter((line) => linksIn(line).length === 0)
    .map((line) => line.split(PARTS).map((part) => part.trim()));
  const prices = lacks.price ? parts.flat().flatMap((part) => priceOf(part, ways) ?? []) : [];
  const counts = lacks.amount ? parts.flatMap(([first = '']) => countOf(first, ways) ?? []) : [];
  const [price, count] = [prices.length === 1 ? prices[0] : undefined, counts.length === 1 ? counts[0] : undefined];
  const gone = new Set(
    [price?.isAlone ? price.text : '', count?.text ?? '', link === links[0] ? link : ''].filter(Boolean),
  );
  return {
    ...(price && { price: price.price }),
    amount: count?.amount ?? '',
    measure: count?.measure ?? '',
    link,
    rest: withoutParts(lines, gone),
  };
}

function withoutParts(lines: readonly string[], gone: ReadonlySet<string>): string {
  const rest = lines.map((line) => {
    if (gone.has(line)) return '';
    const parts = line.split(PARTS).map((part) => part.trim());
    if (!parts.some((part) => gone.has(part))) return line;
    return parts.filter((part) => part !== '' && !gone.has(part)).join(', ');
  });
  return rest
    .filter((line, index) => line !== '' || lines[index] === '')
    .join('\n')
    .trim();
}

/** A part of a note that is a price and nothing else. The words "per kilo" stay, since the price is of that much. */
function priceOf(part: string, ways: Ways): { price: WrittenPrice; text: string; isAlone: boolean } | null {
  const { unit = '' } = PER_UNIT.exec(part)?.groups ?? {};
  const isPer = unit !== '' && unitKindOf(unit) !== null;
  const bare = isPer ? part.replace(PER_UNIT, '') : part;
  const found = splitLinePriceOff(`${THING} ${bare}`, ways) ?? splitNearPriceOff(`${THING} ${bare}`, ways);
  if (found?.name !== THING || !/\d/.test(bare)) return null;
  return { price: found.price, text: part, isAlone: !found.note && (!isPer || unitKindOf(unit) === 'piece') };
}

/** Stands for the name before a price. */
const THING = 'Thing';

const COUNT = /^(?<number>\d{1,3})\s(?<unit>\p{L}{1,16})\.?$/u;

/** "6 packs" and "10 pcs": measures alone may say how a thing is. */
function countOf(part: string, ways: Ways): { amount: string; measure: string; text: string } | null {
  const { number = '', unit = '' } = COUNT.exec(plainSigns(part))?.groups ?? {};
  const kind = unitKindOf(unit);
  if (kind === 'piece') return { amount: number, measure: '', text: part };
  const isPack = kind === 'container' && ways.kind === 'SHOPPING' && writtenAmount(part, ways.groupSign) !== null;
  return isPack ? { amount: '', measure: part, text: part } : null;
}
