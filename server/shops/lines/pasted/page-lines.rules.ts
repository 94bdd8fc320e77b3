import { amountOf, type Ways, type WrittenPrice } from '../line.rules.ts';
import { linksIn, withoutLinks } from '../links.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { type Column, columnOf } from '../words/column-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { isFeeLabel, isSumLabel } from '../words/sums.rules.ts';
import { barePrice, cellPrice, priceAlone } from '../written-prices.rules.ts';
import { lowerPrice } from './price-ranges.rules.ts';

/** A line of a copied page, told by itself. */
export interface PageLine {
  /** `side` is what a page says beside a thing, as its stars, and `page` what it says of none. */
  kind: 'price' | 'old' | 'amount' | 'link' | 'said' | 'number' | 'sum' | 'text' | 'side' | 'page';
  /** As it stands there, without the mark of a list. */
  text: string;
  block: number;
  /** How it looks without its numbers: buttons look the same below each thing. */
  look: string;
  price?: WrittenPrice;
  amount?: number;
  /** Whether the price is surely that of one. */
  isEach?: boolean;
  /** The lower one of two prices that the line says. */
  isLower?: boolean;
  /** The column and the value of a line with a label, as in "Colour: blue". */
  column?: Column;
  label?: string;
  value?: string;
  /** It names a thing, though a page says such words, too. */
  isName?: boolean;
}

/** In characters: a longer line is a sentence. */
const LONGEST_SAID = 160;

/** "Colour: blue" and "Farbe：Grau". */
const LABELLED = /^(?<label>\p{L}[^:：\d]{0,30}?)\s?[:：]\s{0,5}(?<value>\S.{0,2000})$/u;

/** "Qty 2", "Needs 2" and "Menge: 2 Stück". */
const LABEL_AND_NUMBER = /^(?<label>\p{L}[\p{L}.’' ]{0,24}?)\s?[:：]?\s{0,3}(?<number>\d{1,3})(?:\s\p{L}{1,6}\.?)?$/u;

/** "x2", "2x" and "× 3", on a line of its own. */
const TIMES = /^(?:[x×]\s?(?<behind>\d{1,2})|(?<before>\d{1,2})\s?[x×])$/iu;

/** "− 2 +": a number with the buttons for less and more. */
const STEPPED = /^[-−–+]\s?(?<amount>\d{1,2})\s?[+＋]$/u;

/** "0 of 2 purchased": so many were wanted. */
const OF_WANTED =
  /^\d{1,2}\s?(?:of|von|sur|de|di|van|z|av|\/)\s?(?<amount>\d{1,2})\s(?:purchased|bought|gekauft|achetés?|comprad[oa]s?|acquistat[io]|gekocht|kupion[eyo]|köpta?|reserved|reserviert|réservés?)$/iu;

/** "2 szt." and "3 pcs", on a line of its own. */
const PIECES =
  /^(?<amount>\d{1,2})\s?(?:szt\.?|sztuk[ia]?|stk\.?|stück|pcs?\.?|pieces?|st\.?|stycken|pièces?|pz\.?|pezz[io]|uds?\.?|unid(?:ade|ad)?(?:e?s)?\.?|stuks?|個|点|قطع(?:ة)?)$/iu;

/** "2 x $6.49" and "3 @ 1,20 €": how many, and the price of one. */
const COUNT_AND_PRICE = /^(?<count>\d{1,2})(?:\s?(?!x\s)\p{L}{1,7}\.?)?\s?[x×@]\s?(?<money>\S.{1,20})$/iu;

/** A number with the sign of its money before or behind it, and what stands around. */
const MONEY =
  /(?<money>(?:[A-Z]{0,3}\p{Sc}|(?:EUR|USD|GBP|PLN|SEK|CHF|BRL|JPY|CAD|AUD|NOK|DKK|CZK)|[Kk]r\.?)\s?\d{1,3}(?:[.,’' \u00a0\u202f]\d{3}){0,3}\d{0,4}(?:[.,](?:\d{1,2}|[-–]{1,2}))?(?!\d)|\d{1,3}(?:[.,’' \u00a0\u202f]\d{3}){0,3}\d{0,4}(?:[.,](?:\d{1,2}|[-–]{1,2}))?\s?(?:\p{Sc}|(?:EUR|USD|GBP|PLN|SEK|CHF|BRL|JPY|CAD|AUD|NOK|DKK|CZK|kr|zł|Kč|Ft)(?![\p{L}])|円|:-|ريال|درهم))/u;

/** Before a price that is none any more, or not this one's. */
export const OLD =
  /^(?:was|rrp|msrp|list price|original price|reg\.?|regular price|you save|save|compare at|statt|uvp|vorher|war|bisher|niedrigster preis|ursprünglich|sie sparen|avant|prix barré|prix conseillé|au lieu de|antes|precio anterior|prima|prezzo consigliato|anziché|invece di|van|adviesprijs|was|de|preço antigo|zamiast|najniższa cena|poprzednia cena|cena regularna|ord\.? pris|tidigare|rek\.? pris|参考価格|通常価格|قبل|السعر السابق)(?![\p{L}\p{M}])/iu;

/** The price of a measure, for comparing. */
const COMPARED =
  /^(?:\(|jfr|jämför|grundpreis|unit price|prix au|precio por|prezzo al|per (?:kg|l|100)|cena za)|\/\s?(?:100\s?)?(?:kg|g|l|ml|liter|litre|kilo|stk|st|100|lb|oz)\b|(?:per|pro|je|par|por|al|za)\s(?:1 |100 ?)?(?:kg|g|l|liter|litre|kilo|lb|oz|100)/iu;

/** Words beside a price that is the one of today. */
const NOW =
  /^(?:now|only|from|share|part|anteil|quota|cota|parte|aandeel|clubcard price|member price|nectar price|sale(?: price)?|current price|your price|price|item price|unit price|jetzt|nur|ab|preis|aktueller preis|einzelpreis|maintenant|prix|à partir de|ahora|precio|desde|ora|prezzo|adesso|nu|prijs|voor|agora|preço|por|teraz|cena|nu|pris|価格|税込|السعر|الآن)?\s?[:：]?$/iu;

/** Says that a price is the one of each. */
const EACH = /\b(?:each|ea|apiece|c\/u)\b|pro stück|la pièce|per stuk|al pezzo|cada uno|za sztukę|per item|st\b/iu;

/** The line of a page, told by itself. */
export function pageLine(written: string, block: number, ways: Ways): PageLine {
  const text = withoutMark(written).slice(0, 2_000).trim();
  const look = plainSigns(text)
    .toLowerCase()
    .replace(/\d{1,20}(?:[.,\s]\d{1,20}){0,20}/g, '#')
    .slice(0, LONGEST_SAID);
  const line: PageLine = { kind: 'text', text, block, look };
  if (text.length > LONGEST_SAID && linksIn(text).length === 0) return line;
  return (
    linkIn(line) ??
    steppedIn(line, written) ??
    numberIn(line) ??
    amountIn(line) ??
    rangeIn(line, ways) ??
    labelledIn(line, ways) ??
    moneyIn(line, ways) ??
    line
  );
}

function linkIn(line: PageLine): PageLine | null {
  const [link] = linksIn(line.text);
  return link && /^[^\s]{0,3}$/u.test(withoutLinks(line.text)) ? { ...line, kind: 'link', value: link } : null;
}

/** Digits and signs alone: the number of an article, or of a stepper. */
function numberIn(line: PageLine): PageLine | null {
  const plain = plainSigns(line.text);
  if (/\p{L}|\p{Sc}/u.test(plain) || /\d[.,]\d\d\b|:-|\d,[-–]/.test(plain)) return null;
  return { ...line, kind: 'number', ...(/^\d{1,2}$/.test(plain) && { amount: Number(plain) }) };
}

function steppedIn(line: PageLine, written: string): PageLine | null {
  const amount = amountOf(STEPPED.exec(plainSigns(written.slice(0, LONGEST_SAID).trim()))?.groups?.amount);
  return amount === null ? null : { ...line, kind: 'amount', amount };
}

function amountIn(line: PageLine): PageLine | null {
  const plain = plainSigns(line.text);
  const { behind, before } = TIMES.exec(plain)?.groups ?? {};
  const { label = '', number } = LABEL_AND_NUMBER.exec(plain)?.groups ?? {};
  const wanted = OF_WANTED.exec(plain)?.groups?.amount ?? PIECES.exec(plain)?.groups?.amount;
  const amount = amountOf(behind ?? before ?? wanted ?? (columnOf(label) === 'amount' ? number : undefined));
  return amount === null ? null : { ...line, kind: 'amount', amount };
}

function labelledIn(line: PageLine, ways: Ways): PageLine | null {
  const { label = '', value = '' } = LABELLED.exec(line.text)?.groups ?? {};
  if (label === '' || isSumLabel(label) || isFeeLabel(label) || OLD.test(label)) return null;
  const column = columnOf(label);
  const said: PageLine = { ...line, kind: 'said', label: label.toLowerCase(), value, ...(column && { column }) };
  if (column === 'link' && linksIn(value).length === 1) return { ...said, kind: 'link', value: linksIn(value)[0] };
  const price = column === 'price' ? (priceAlone(value, ways) ?? barePrice(value, ways)) : null;
  if (price) return { ...said, kind: 'price', price, isEach: true };
  return cellPrice(value, ways) && column !== 'price' ? null : said;
}

/** The higher one may be that of another size: both are said. */
function rangeIn(line: PageLine, ways: Ways): PageLine | null {
  const price = lowerPrice(line.text, ways);
  return price && { ...line, kind: 'price', price, isLower: true };
}

/** "149,-", without the sign of its money. */
const NO_CENTS = /(?<=^\d{1,6}),[-–—]{1,2}$/u;

/** A price with the words that pages have beside it. */
function moneyIn(line: PageLine, ways: Ways): PageLine | null {
  const plain = plainSigns(line.text);
  const counted = COUNT_AND_PRICE.exec(plain)?.groups;
  const each = counted ? cellPrice(counted.money?.trim() ?? '', ways) : null;
  if (each) return { ...line, kind: 'price', price: each, amount: amountOf(counted?.count) ?? 1, isEach: true };
  const found = MONEY.exec(plain);
  const money = found?.groups?.money ?? '';
  const price = money ? priceAlone(money, ways) : cellPrice(line.text.replace(NO_CENTS, ',00'), ways);
  if (!price) return wordsOfSum(line);
  const before = plain.slice(0, found?.index ?? 0).trim();
  const rest = plain.slice((found?.index ?? 0) + (money || plain).length).trim();
  const label = before.replace(/[-–−+]\s?$/u, '').trim();
  if (isSumLabel(label) || isFeeLabel(label)) return { ...line, kind: 'sum' };
  if (OLD.test(before) || COMPARED.test(before) || COMPARED.test(rest))
    return { ...line, kind: 'old', price, isEach: EACH.test(rest) || !OLD.test(before) };
  if (/^[-–−]$/.test(before)) return { ...line, kind: 'sum' };
  if (!NOW.test(before) || rest.split(' ').length > 8) return null;
  return { ...line, kind: 'price', price, ...(EACH.test(rest) && { isEach: true }), ...(rest && { value: rest }) };
}

/** "Frais de préparation : offerts" and "Delivery: free". */
function wordsOfSum(line: PageLine): PageLine | null {
  const label = line.text.replace(/\s?[:：].{0,2000}$/u, '');
  return /[:：]/.test(line.text) && (isSumLabel(label) || isFeeLabel(label)) ? { ...line, kind: 'sum' } : null;
}

/** In characters and words. */
const LONGEST_HEADING = 40;
const MOST_WORDS = 5;

/** Whether a line may head a part of a page. */
export function mayBeHeading({ kind, text }: PageLine): boolean {
  return (
    kind === 'text' &&
    text.length <= LONGEST_HEADING &&
    !/\d|[.,!?]$/.test(text) &&
    text.split(' ').length <= MOST_WORDS
  );
}
