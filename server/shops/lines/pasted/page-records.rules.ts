import { placesOfSums } from '../added-sums.rules.ts';
import type { Line, Ways } from '../line.rules.ts';
import { isTitleText } from '../line-headings.rules.ts';
import { parseLine } from '../read-line.rules.ts';
import { columnOf } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { countedLines, withSumsBelow } from './counted-lines.rules.ts';
import { ofPage } from './page-kinds.rules.ts';
import { type PageLine, pageLine } from './page-lines.rules.ts';
import { type PageRecord, partsByLabels, partsOfPage } from './page-parts.rules.ts';
import { type ShopPage, shopPage } from './shop-pages.rules.ts';
import { withLabelsTold } from './unknown-labels.rules.ts';

interface PageText {
  lines: Line[];
  leftOut: string[];
  title?: string;
}

/** In lines: fewer show no form, and no page has more that anybody copies. */
const FEWEST_LINES = 4;
const MOST_LINES = 5_000;

/** Cells say themselves what they are. */
const CELLS = /\S\t|^\s{0,9}\|.{0,400}\|\s{0,9}$/u;

/** The share of records in which a line must stand to be a button, or words of the page. */
const SHARED = 0.6;

/** How many people liked it, and how well. */
const RATING =
  /★|☆|⭐|\b(?:out of|von|sur|de|su|van|z|av) 5\b|\bstars?\b|sternen?\b|étoiles?|estrellas|stelle|sterren|estrelas|gwiazd|stjärnor|reviews?|rating|bewertung|rezension|avis\b|opinion|recension|beoordeling|avaliaç|opinii|omdöme|レビュー|つ星|تقييم/iu;

/**
 * The things of a page, an order, a cart or a registry that was copied: records that repeat, each of a name with its price, number
 * and all that the page says of it. Null for any other text.
 */
export function pageRecords(rows: readonly string[], ways: Ways): PageText | null {
  if (rows.length > MOST_LINES || rows.some((row) => CELLS.test(row.slice(0, 400)))) return null;
  const lines = withSumsBelow(withNumbersBelow(withNamesOfTwoParts(withLabelsTold(linesOf(rows, ways), ways))));
  if (lines.length < FEWEST_LINES) return null;
  const labelled = partsByLabels(lines);
  const shop = labelled
    ? null
    : shopPage(
        lines.map((line) => ofPage(line, ways)),
        placesOfSums(rows).size > 0,
      );
  if (shop) return shopThings(shop, ways);
  const parts = labelled ?? partsOfPage(lines);
  if (!parts) return null;
  const shared = sharedIn(parts.records);
  const read = parts.records.map((record) => ({ record, texts: textsOf(record, shared) }));
  if (read.some(({ texts }) => texts.length === 0)) return null;
  const place = placeOfName(read.map(({ texts }) => texts));
  const areCounted = read.every(({ record }) => numbersOf(record).length === 1);
  const things = read.map(({ record, texts }) => thingOf(record, texts, { place, areCounted, shared }, ways));
  const title = parts.above.find(isTitleText);
  const buttons = new Set(
    parts.records.flatMap((record) =>
      record.lines.filter((line) => isDropped(line, shared) || isLabelledTwice(line)).map(({ text }) => text),
    ),
  );
  const leftOut = [...parts.above.filter((text) => text !== title), ...buttons, ...parts.below];
  return { lines: things, leftOut, ...(title && { title }) };
}

/** The things of a page of a shop, each with its name, and what else stands with it as a note. */
function shopThings({ records, above, below }: ShopPage, ways: Ways): PageText {
  const areCounted = records.every((record) => numbersOf(record).length === 1);
  const form = { place: 0, areCounted, shared: new Set<string>() };
  const title = above.find(isTitleText);
  const things = records.map((record) => {
    const own = record.lines.filter((line) => line !== record.name).flatMap(withNotes);
    const texts = [record.name, ...own.filter(({ kind }) => kind === 'text')];
    const read = thingOf({ ...record, lines: [record.name, ...own] }, texts, form, ways);
    const [parsed] = parseLine(record.name.text, ways);
    const isWhole =
      parsed !== undefined && (parsed.size !== '' || (parsed.amount > 1 && !TIMES.test(record.name.text)));
    const thing = isWhole ? { ...read, ...withWholeName(read, parsed, record) } : read;
    return { ...thing, ...(record.isBought && { isTicked: true as const }) };
  });
  const leftOut = [...above.filter((text) => text !== title), ...below];
  return { lines: things, leftOut, ...(title && { title }) };
}

/** "2 x Mug" and "Mug ×2". */
const TIMES = /(?:^|\s)\(?(?:\d{1,2}\s?[x×]|[x×]\s?\d{1,2})\)?(?:\s|$)/iu;

/** Shops name a thing with how much of it is inside: "24 oz Mug" and "Sponges, 6 Count". */
function withWholeName(
  { size, amount }: Line,
  parsed: Line,
  { name, lines }: ShopPage['records'][number],
): Partial<Line> {
  const isSaid = lines.some((line) => line.amount !== undefined) || TIMES.test(name.text);
  return {
    name: name.text.replace(/^\d{1,2}\s?[x×]\s{1,3}(?=\p{L})/iu, ''),
    size: size.slice(parsed.size.length).replace(/^[,\s]{1,3}/u, ''),
    amount: isSaid ? amount : 1,
  };
}

/** Words of the page that are of this thing alone are notes, and so is what it cost before. */
function withNotes(line: PageLine): PageLine[] {
  if (line.kind === 'side' || line.kind === 'page') return [{ ...line, kind: 'said', label: '', value: line.text }];
  const { value = '', isEach } = line;
  const isBefore = line.kind === 'price' && !isEach && /\d[.,]\d\d/.test(value);
  return isBefore ? [line, { ...line, kind: 'said', text: value, label: '' }] : [line];
}

function linesOf(rows: readonly string[], ways: Ways): PageLine[] {
  const lines: PageLine[] = [];
  const sums = placesOfSums(rows);
  let block = 0;
  for (const [place, row] of rows.entries()) {
    if (row.trim() === '') block += 1;
    else if (sums.has(place)) lines.push({ ...pageLine(row, block, ways), kind: 'sum' });
    else if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(row))
      lines.push(...(countedLines(row, block, ways) ?? [pageLine(row, block, ways)]));
  }
  return lines;
}

/** "Knitting pattern: bear" is a name: a label that stands once says nothing of the others. */
function withNamesOfTwoParts(lines: readonly PageLine[]): PageLine[] {
  const counts = new Map<string, number>();
  for (const { label } of lines) if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  return lines.map((line) =>
    line.kind === 'said' && !line.column && counts.get(line.label ?? '') === 1 ? { ...line, kind: 'text' } : line,
  );
}

/** "Quantity" above its number. */
function withNumbersBelow(lines: readonly PageLine[]): PageLine[] {
  return lines.flatMap((line, index): PageLine[] => {
    const [before, next] = [lines[index - 1], lines[index + 1]];
    const isLabel = (one?: PageLine) => one?.kind === 'text' && columnOf(one.text) === 'amount';
    if (isLabel(line) && next?.kind === 'number' && next.amount)
      return [{ ...line, kind: 'amount', amount: next.amount }];
    return isLabel(before) && line.kind === 'number' && line.amount ? [] : [line];
  });
}

/** Texts that stand in most of the records, and looks of lines that differ by their numbers alone. */
function sharedIn(records: readonly PageRecord[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { lines } of records) {
    const seen = new Set(
      lines.flatMap(({ kind, text, look, label }, index) =>
        kind === 'text' ? [text, ...(index > 0 ? [`#${look}`] : [])] : kind === 'said' ? [`${label}:`] : [],
      ),
    );
    for (const one of seen) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const fewest = Math.max(2, records.length * SHARED);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([text]) => text));
}

/** "Released: 4 Sep 2026" and "Added on 2026-09-04": a day that the page tells of each thing. */
const DATE = /^(?=.{6,30}$)(?:\p{L}{2,12}[.,]{0,2}\s)?\d{1,4}\D(?:.{0,16}\D)?(?:\d{4}|\d{1,2}日?)$/u;

/** How much less it costs, which the prices say. */
const REDUCED = /^[-–−]?\s?\d{1,2}\s?%$/u;

/** How it is sent, and whether it is there: of the shop, whatever the thing is. */
const OF_SHOP =
  /^(?:prime|in stock|auf lager|en stock|disponibile|op voorraad|em estoque|w magazynie|i lager|在庫あり|متوفر|(?:(?:free|kostenlose[rs]?|gratis) (?:delivery|returns?|shipping|versand|lieferung|rückversand|retouren|bezorging|frakt|leverans|retur)|(?:livraison|retours?) gratuite?s?|(?:envío|devoluciones|devolución) gratis|(?:spedizione|reso|resi) gratuit[aio]|(?:frete|devolução) gr[aá]tis|darmow[ae] (?:dostawa|zwrot)|送料無料)(?![\p{L}\p{M}]).{0,60})[.。]?$/iu;

/** Words of the page, which say nothing of the thing. */
function isDropped({ kind, text, look, label, value }: PageLine, shared: ReadonlySet<string>): boolean {
  if (kind === 'said') return shared.has(`${label}:`) && DATE.test(value ?? '');
  if (kind === 'number') return REDUCED.test(plainSigns(text));
  if (kind === 'text' && OF_SHOP.test(text)) return true;
  return kind === 'text' && (shared.has(text) || (shared.has(`#${look}`) && RATING.test(text)) || isRating(text));
}

function isRating(text: string): boolean {
  return RATING.test(text) && /^\W{0,3}\d[.,]?\d?\b|★|☆|⭐|^\d/u.test(text) && text.length < 50;
}

/** Has how many and the price of one, each behind a label: only their numbers are kept. */
function isLabelledTwice({ kind, text }: PageLine): boolean {
  return kind === 'price' && text.split(/[:：]/, 3).length > 2;
}

/** The lines that may name it. */
function textsOf({ lines }: PageRecord, shared: ReadonlySet<string>): PageLine[] {
  const named = lines.filter(({ kind, column }) => kind === 'said' && column === 'name');
  if (named.length > 0) return named;
  const texts = lines.filter((line) => line.kind === 'text' && /\p{L}/u.test(line.text) && !isDropped(line, shared));
  const own = texts.filter(({ look, text }) => !shared.has(`#${look}`) || !/\d/.test(plainSigns(text)));
  return own.length > 0 ? [...own, ...texts.filter((line) => !own.includes(line))] : texts;
}

/** Brands that come again stand above names. */
function placeOfName(records: readonly PageLine[][]): number {
  const distinct = (place: number) => new Set(records.map((texts) => texts[place]?.text ?? '')).size;
  const hasSecond = records.every((texts) => texts.length > 1);
  return hasSecond && records.length > 2 && distinct(0) * 2 <= records.length && distinct(1) === records.length ? 1 : 0;
}

function numbersOf({ lines }: PageRecord): PageLine[] {
  return lines.filter(({ kind, amount }) => kind === 'number' && amount !== undefined);
}

/** "Sponges, 6 Count": the number is a part of what the shop sells. */
function isCountOfName({ amount, size }: Line, name: string): boolean {
  return amount > 1 && size === '' && !TIMES.test(name) && /\d\s?\p{L}{2,12}\.?\)?$/u.test(name);
}

interface Form {
  place: number;
  areCounted: boolean;
  shared: ReadonlySet<string>;
}

function thingOf(record: PageRecord, texts: readonly PageLine[], form: Form, ways: Ways): Line {
  const { place, areCounted, shared } = form;
  const { lines, category } = record;
  const named = texts[place] ?? texts[0];
  const called = (named?.column === 'name' ? named.value : named?.text) ?? '';
  const [parsed, ...others] = parseLine(called, ways);
  const isPlain = parsed && others.length === 0 && parsed.name !== '' && !isCountOfName(parsed, called);
  const own = isPlain ? parsed : { name: called, size: '', amount: 1 };
  const amounts = lines.flatMap(({ kind, amount }) => (kind !== 'number' && amount ? [amount] : []));
  const [amount = areCounted ? (numbersOf(record)[0]?.amount ?? 1) : own.amount] = amounts;
  const price = priceOf(lines, amount) ?? own.price;
  const link = lines.find(({ kind }) => kind === 'link')?.value ?? own.link;
  const [said] = lines.filter(({ column }) => column === 'category');
  const notes = lines.flatMap((line) => (isDropped(line, shared) ? [] : noteOf(line, named, texts, areCounted)));
  const { others: _doubt, ...sure } = own;
  return {
    ...sure,
    amount,
    size: [own.size, ...notes].filter(Boolean).join(', '),
    ...(price && { price }),
    ...(link && { link }),
    ...((said?.value ?? category) && { category: said?.value ?? category }),
    ...(lines.some(isTick) && { isTicked: true }),
  };
}

const YES = /^(?:true|yes|y|x|1|✓|✔|☑|done|ja|oui|sí|si|sì|sim|tak|wahr|vrai|はい|نعم|completed|erledigt)$/iu;

function isTick({ column, value = '' }: PageLine): boolean {
  return column === 'ticked' && YES.test(value);
}

/** The price of one: where it says so, else the lower of two, as it is reduced or the sum of several. */
function priceOf(lines: readonly PageLine[], _amount: number): Line['price'] {
  const prices = lines.filter(({ kind, price }) => kind === 'price' && price);
  const each = prices.filter(({ isEach }) => isEach);
  const some =
    each.length > 0 ? each : prices.length > 0 ? prices : lines.filter(({ kind, isEach }) => kind === 'old' && isEach);
  return some.flatMap(({ price }) => price ?? []).toSorted((one, other) => one.price - other.price)[0];
}

/** Labels that say no more than that something is said. */
const NOTE_LABEL =
  /^(?:notes?|notas?|details?|détails|detalles|dettagli|descriptions?|beschreibung|descripción|descrizione|beschrijving|descrição|opis|beskrivning|comments?|kommentare?|commentaires?|comentarios?|commenti|notiz(?:en)?|notities|notatk[ai]|anteckning(?:ar)?|bemerkung(?:en)?|uwagi|remarks?|メモ|備考|ملاحظات|desc|body|info)$/iu;

/** Values of labels whose meaning is no field stay with their label. */
function noteOf(
  line: PageLine,
  named: PageLine | undefined,
  texts: readonly PageLine[],
  areCounted: boolean,
): string[] {
  if (line === named) return [];
  if (line.kind === 'text') return texts.includes(line) ? [line.text] : [];
  if (line.kind === 'number' && /^[^\d]{0,4}\d[.,]\d[^\d]{0,4}$/u.test(line.text)) return []; // how well it is liked
  if (line.kind === 'number') return areCounted && line.amount !== undefined ? [] : [line.text];
  if (line.isLower) return [line.text];
  if (/^0$/.test(plainSigns(line.value ?? '').trim())) return []; // none was bought
  if (line.kind !== 'said' || line.column === 'category' || line.column === 'ticked') return [];
  return line.value && NOTE_LABEL.test(line.label ?? '') ? [line.value] : [line.text];
}
