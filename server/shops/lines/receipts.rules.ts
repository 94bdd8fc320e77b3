import { placesOfSums } from './added-sums.rules.ts';
import { columnsUnder } from './words/column-headings.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isSumLabel } from './words/sums.rules.ts';

/** A sum at the end of a row, in a column of its own, and the letter of its tax behind it. */
const SUM =
  /(?:\s{2,20}|\t\s{0,9}|\s(?=[A-Z]{3}\s|\p{Sc}))(?:[A-Z]{3}\s{0,9}|\p{Sc}\s?)?\d{1,3}(?:[.,’' ]?\d{3}){0,2}[.,]\d{2}(?:\s?(?:\p{Sc}|EUR|zł|Kč|kr))?(?<tax>\s{0,5}[A-Z]{1,2}|\s{1,5}[*#%\d])?$/u;

/** The same in a currency without parts. */
const WHOLE_SUM =
  /(?:\s{1,20}|\t)(?:¥\s?\d{1,3}(?:,?\d{3}){0,2}|\d{1,3}(?:,?\d{3}){0,2}円)(?<tax>\s{0,5}[※*内外軽])?$/u;

/** In characters, from the end: no sum is longer. */
const LONGEST_SUM = 60;

/** Begins the row of the sum, in each language of the product. */
export const TOTAL =
  /^\W{0,3}(?:(?:grand |sub-?)?total|balance|amount due|(?:zwischen)?summe|gesamt(?:betrag|summe)?|zu zahlen|endbetrag|à payer|montant|net à payer|sous-total|importe|importo|totale|subtotale|totaal|subtotaal|te betalen|valor a pagar|razem|suma|do zapłaty|summa|totalt|att betala|delsumma|合計(?:目安|金額|額)?|小計|お?会計|المجموع|ال[إا]جمالي|[إا]جمالي)(?![\p{L}\p{M}])/iu;

/** Behind the word, beside brackets: a currency or a tax. Other words are of a thing, as of a "Balance bike". */
const BEHIND_TOTAL = /^\P{L}{0,20}(?:[A-Z]{2,3})?\P{L}{0,20}$/u;
const BRACKETS = /[(（][^()（）]{1,30}[)）]/gu;

/** Whether a label says that what follows is a sum, and nothing else. */
export function isTotalAlone(label: string): boolean {
  const [word = ''] = TOTAL.exec(label) ?? [];
  return word !== '' && BEHIND_TOTAL.test(label.slice(word.length).replace(BRACKETS, ''));
}

/** Behind the word for a sum: "Total price", "Summe gesamt". */
const OF_SUM =
  /^(?:price|amount|costs?|sum|due|gesamt|preis|betrag|kosten|général|prix|general|precio|prezzo|prijs|preço|cena|pris|estimated|est\.?|approx\.?|geschätzt|ungefähr|estimé|estimado|aproximado|stimato|indicativo|geschat|szacunkowo|uppskattat)$/iu;

/** Whether the words beside a number name a sum, and no thing that begins with such a word: "Balance bike", "Total War". */
export function isSumSaid(label: string): boolean {
  const plain = plainSigns(label).trim();
  const rest = plain.replace(TOTAL, '').replace(/^[\s:：=.–-]{1,9}|[\s:：=.–-]{1,9}$/gu, '');
  return TOTAL.test(plain) && (isTotalAlone(plain) || isSumLabel(plain) || OF_SUM.test(rest));
}

/** Fewer rows with prices make no receipt. */
const FEWEST_PRICED = 2;

/** Words of a line that tells how it was paid and taxed, or where. */
const PRINTED =
  /[\d%]|visa|master|maestro|girocard|cart[aeão]|kart[ea]|card|cash|kontant|gotówk|contant|efectivo|dinheiro|espèces|contanti|barzahlung|\bbar\b|mwst|\bust\b|\btva\b|\biva\b|\bbtw\b|\bmoms\b|\bvat\b|\btax\b|gst|thank|merci|danke|dank je|grazie|gracias|obrigad|dziękuj|tack|rückgeld|wechselgeld|change|rendu|cambio|resto|troco|reszta|wisselgeld|växel|gegeben|beleg|receipt|ticket|kassa|kasse|お預り|お釣り|ありがとう|شكر/iu;

/** In characters, of a line. */
const LONGEST_PRINTED = 80;

/** A receipt without the shop above the things, and without the sum and all that stands below it, which go to those left out. */
export function withoutReceiptMarks(lines: readonly string[], leftOut: string[]): string[] {
  if (isTable(lines)) return [...lines];
  const areTaxed = areDigitsOfTax(lines);
  const rows = lines.map((line) => rowOf(line, areTaxed));
  const added = placesOfSums(lines);
  const total = lines.findIndex((line, index) => rows[index] !== null && isTotalRow(line, added.has(index)));
  const first = rows.findIndex((row) => row !== null);
  const priced = rows.slice(0, Math.max(0, total)).filter((row) => row !== null).length;
  if (priced < FEWEST_PRICED || total < 0 || !lines.slice(total + 1).every(isPrinted)) return [...lines];
  const above = lines.slice(0, first);
  const start = above.every((line) => !isPrinted(line)) ? 0 : first;
  leftOut.push(...[...lines.slice(0, start), ...lines.slice(total)].map((line) => line.trim()).filter(Boolean));
  return withCounts(
    lines.slice(start, total).map((line, index) => rows[start + index] ?? line),
    leftOut,
  );
}

/** A word of sums alone with a number, or one with others that costs what all above it do. */
function isTotalRow(line: string, doesAddUp = false): boolean {
  const row = plainSigns(line.trim().slice(0, LONGEST_PRINTED));
  if (!TOTAL.test(row)) return false;
  return doesAddUp || isSumSaid(row.replace(SUM, '').replace(WHOLE_SUM, ''));
}

/** Rows of cells below their headings say themselves what they are. */
function isTable(lines: readonly string[]): boolean {
  const rows = lines.filter((line) => line.includes('\t'));
  return (
    rows.length > FEWEST_PRICED &&
    rows.slice(0, 3).some((row) => columnsUnder(row.slice(0, 1_000).split('\t')) !== null)
  );
}

/** "2 x 0,99" and "4 EA @ 0.23/EA", on a row of its own. */
const COUNT =
  /^\s{0,20}(?<count>\d{1,2})\s?(?:ea|pcs?|stk|st|szt|pz|ud|un)?\.?\s{0,8}[@x×*]\s{0,20}(?:\p{Sc}|EUR)?\s?(?<each>\d{1,4}[.,]\d{2})(?:\s?(?:\p{Sc}|EUR|zł|kr))?(?:\s?\/\s?\p{L}{1,6})?$/iu;

/** The same between the name and the sum. */
const COUNT_WITHIN =
  /^(?<name>.{1,80}\S)\s{2,40}(?<count>\d{1,2}(?:[.,]\d{3})?)\s?[x×*]\s?(?<each>\d{1,4}[.,]\d{2})\s{1,20}(?<sum>\d{1,5}[.,]\d{2})$/iu;

/** How many rows there are, which some print above the sum. */
const COUNT_OF_ALL =
  /^\W{0,3}(?:(?:total )?(?:items?|no\. of items|number of items)|artikel|anzahl(?: artikel)?|(?:nombre d['’])?articles?|artículos|articoli|itens|pozycj[ei]|varor|antal varor|点数)\b[^\p{L}]{0,12}$/iu;

/** Rows with how many of a thing were bought, which stand above or below it, as an amount and the price of one. */
function withCounts(rows: readonly string[], leftOut: string[]): string[] {
  const kept: string[] = [];
  let waiting: RegExpExecArray | null = null;
  for (const row of rows) {
    const plain = plainSigns(row);
    const within = COUNT_WITHIN.exec(plain)?.groups;
    const count = COUNT.exec(plain);
    const before = kept.at(-1);
    if (COUNT_OF_ALL.test(plain)) leftOut.push(row.trim());
    else if (within) kept.push(counted(row.slice(0, within.name?.length), within.count, within.each, within.sum));
    else if (count && before !== undefined && isSumOf(before, count)) kept[kept.length - 1] = countedRow(before, count);
    else if (count && !waiting) waiting = count;
    else if (waiting && isSumOf(row, waiting)) {
      kept.push(countedRow(row, waiting));
      waiting = null;
    } else {
      if (waiting) kept.push(waiting[0]);
      waiting = null;
      kept.push(row);
    }
  }
  return waiting ? [...kept, waiting[0]] : kept;
}

const SUM_LAST = /(?<sum>\d{1,5}[.,]\d{2})(?:\s?(?:\p{Sc}|EUR|zł|kr))?$/u;

function isSumOf(row: string, { groups }: RegExpExecArray): boolean {
  const sum = cents(SUM_LAST.exec(plainSigns(row))?.groups?.sum);
  return sum > 0 && sum === Number(groups?.count) * cents(groups?.each);
}

function countedRow(row: string, { groups }: RegExpExecArray): string {
  const place = SUM_LAST.exec(plainSigns(row))?.index ?? row.length;
  return `${row.slice(0, place).trim()} x ${groups?.count}  ${groups?.each}`;
}

/** A thing that was weighed costs what it says at the end, and keeps its weight. */
function counted(name: string, count = '1', each = '', sum = ''): string {
  const isWhole = /^\d+$/.test(count);
  if (!isWhole) return `${name} (${count} x ${each})  ${sum}`;
  return count === '1' ? `${name}  ${sum}` : `${name} x ${count}  ${each}`;
}

function cents(amount = ''): number {
  return Math.round(Number(amount.replace(',', '.')) * 100);
}

/** Nothing that somebody would write below a sum of their own, as "Batteries". */
export function isPrinted(line: string): boolean {
  const text = line.trim().slice(0, LONGEST_PRINTED);
  return text === '' || PRINTED.test(text) || (/\p{Lu}/u.test(text) && text === text.toUpperCase());
}

/** Digits behind the sums are of taxes where every row has one; a single one says something else, as how many. */
function areDigitsOfTax(lines: readonly string[]): boolean {
  const total = lines.findIndex((line) => isTotalRow(line));
  const taxes = lines.slice(0, Math.max(0, total)).flatMap((line) => {
    const match = SUM.exec(plainSigns(line.trim().slice(-LONGEST_SUM)));
    return match ? [match.groups?.tax ?? ''] : [];
  });
  return taxes.every((tax) => tax !== '');
}

function rowOf(line: string, areTaxed: boolean): string | null {
  const row = line.trim();
  const end = plainSigns(row.slice(-LONGEST_SUM));
  const match = SUM.exec(end) ?? WHOLE_SUM.exec(end);
  if (!match && COUNT_WITHIN.test(end.replace(/\s{0,5}[A-Z]{1,2}$/u, '')))
    return row.replace(/\s{0,5}[A-Z]{1,2}$/u, '');
  if (!match || !/[^\s\d]/.test(row.slice(0, row.length - end.length + match.index))) return null;
  const tax = match.groups?.tax ?? '';
  return areTaxed || !/\d/.test(tax) ? row.slice(0, row.length - tax.length) : row;
}
