import type { Element } from 'domhandler';
import { amountOf } from './amount.ts';
import { currencyIn, currencyOfCountry, isSize, mayShareSign, meansOnly } from './currency.ts';
import { isOtherSum } from './other-sums.ts';
import type { Page } from './page.ts';
import { PRICE_WORD } from './texts/price-words.ts';
import { BLOCK_EDGE, INLINE_EDGE } from './visible-text.ts';

/** The sign of a currency, which stands between a label and its number; short labels in capitals are none. */
const SIGN_AT_END =
  /(?:\p{Sc}|\b(?!VIP|APP|UVP|RRP|PVPR?|PRP|MPC|MRP|SRP|UPE|VAT|GST|IVA|HT|DPH|TVA|DDV|PDV|KDV|PVM|PVN|PPN|MVA)[A-Z]{2,3}\$?|\b[Kk]r\.?|\bRs\.?|\bR\$|\bS?[Ff]r\.?|\bRp\.?|\bS\/\.?)?[\s(\ue000]{0,4}$/u;
const SIGN_AT_START =
  /^\s{0,3}(?:[,.]?[-–—]{1,2})?\s{0,3}(?:\p{Sc}\d{0,2}|(?!UVP|RRP|PVP|MRP|SRP|VAT|GST|IVA)[A-Z]{3}\b|[Kk]r\b\.?|Kč|zł|z[łl]\b|lei\b|Ft\b|円|원|元|лв\.?|грн|руб\.?|р\.|ر\.? ?س|د\.? ?إ|د\.? ?ك|ج\.? ?م|บาท|TL\b|:-)?[\s)*]{0,4}/u;

const LONGEST = 90;

/** A statement of its own: "16% off", "-20 % Rabatt", "7 折". The sum after it is not the one that is saved. */
const DISCOUNT =
  /[-–−]?(?!0[\s\ue000]{0,2}%)\d{1,2}(?:[.,]\d)?[\s\ue000]{0,2}(?:%|percent\b|prozent\b|折)(?:[\s\ue000]{0,3}(?:off|rabatt|discount|korting|(?:de )?(?:réduction|remise|descuento|desconto|dto\.?)|(?:di )?sconto|(?:ra)?zniżk[ai]|taniej|slev[ay]|z[lľ]av[ay]|popusta?|rabata?|reducere|скидк[аи]|знижк[аи]|отстъпка|nuolaid[aą]?|atlaide|soodustus|alennusta?|kedvezmény|indirim|έκπτωση|diskon|giảm|günstiger|reducerat|lägre|オフ|引き|割引|할인|خصم)(?![\p{L}\p{M}]))?/giu;

/** Between two statements of one line. */
const PARTING = /[!?;|•·。→]|(?<![\d.,] ?)[1-9]\d?(?:[.,]\d)? ?%/;

interface PriceLabel {
  before: string;
  after: string;
  /** The words before it without what is said of a discount: "Price 16% off €41". */
  called: string;
}

interface Span {
  start: number;
  end: number;
  /** The end of the sum before this one. */
  lastEnd: number;
}

/** The words about a sum in its own line: back to the sum before it, and on to the end of the line. */
export function labelOf(text: string, { start, end, lastEnd }: Span): PriceLabel {
  const from = Math.max(text.lastIndexOf(BLOCK_EDGE, start) + 1, lastEnd, start - LONGEST);
  const edge = text.indexOf(BLOCK_EDGE, end);
  const to = Math.min(edge < 0 ? text.length : edge, end + LONGEST);
  const before = text.slice(from, start);
  const line = spaced(from === lastEnd ? withoutEarlierElement(before) : before).replace(SIGN_AT_END, '');
  const own = line.trim() === '' && from > lastEnd ? labelAbove(text, from - 1, lastEnd) : line;
  return {
    before: withoutDiscounts(own).split(PARTING).at(-1) ?? '',
    called: own.replace(DISCOUNT, ' '),
    after: spaced(withoutUnitPrice(withoutNextLabel(text.slice(end, to))))
      .replace(SIGN_AT_START, '')
      .trimStart(),
  };
}

/** Gives the label without the sign of the currency before the sum. */
export function withoutSign(label: string): string {
  return label.replace(SIGN_AT_END, '');
}

/** Between the end of an inline element and the beginning of the next. */
const NEXT_ELEMENT = /\ue000\s*\ue000/;

/** Words that stand with the sum before, in its element, are about that one. */
function withoutEarlierElement(text: string): string {
  const at = NEXT_ELEMENT.exec(text);
  return at && /\p{L}{2}/u.test(text.slice(0, at.index)) ? text.slice(at.index) : text;
}

/** Words that stand with the next sum, in an element of their own, are about the next one. */
function withoutNextLabel(text: string): string {
  const at = NEXT_ELEMENT.exec(text);
  if (!at) return text;
  const next = text.slice(at.index + at[0].length).split(NEXT_ELEMENT)[0] ?? '';
  const named = next.search(/\p{L}/u);
  return named >= 0 && /\d/.test(next.slice(named)) ? text.slice(0, at.index) : text;
}

/** Stands for words behind a sum that say so. */
const WITHOUT_TAX = 'excl. tax';

/** A bracket with a sum of its own says what that sum is: "21,900원 (100g당 730원)", "15,99 € (1 l = 1,33 €)". */
const BRACKET_WITH_SUM =
  /^([^\d(（\ue001]{0,8})[(（][^)）\ue001]{0,40}\d[^)）\ue001\d]{1,20}\d[\d.,]{0,12}[^)）\d\ue001]{0,12}[)）]/u;

/** A bracket with the price with tax says that the sum before it is the one without: "¥2,500 (税込 ¥2,750)". */
const BRACKET_WITH_TAX =
  /^[^\d(（\ue001]{0,8}[(（]\s?(?:税込|incl?\.? ?(?:vat|tax|gst|btw|iva|moms)|inkl\.? ?(?:mwst|ust|moms)|ttc|brutto|iva incl|con iva|z vat|s dph)[^)）\d\ue001]{0,8}\d/iu;

function withoutUnitPrice(text: string): string {
  if (BRACKET_WITH_TAX.test(text)) return WITHOUT_TAX;
  return text.replace(BRACKET_WITH_SUM, '$1');
}

/** The head of a row in a table of amounts: "Ab 12", "10+". */
const FROM_SO_MANY =
  /^(?:(?:ab|from|vanaf|od|fr[aå]n|fra|desde|dès|da|a partire? d[aei]|à partir de)\s(?!1\b)\d{1,4}\b.{0,12}|(?!1\b)\d{1,4}\s?\+)$/iu;

/** The term of a list, or the head of a row, before a sum: "<dt>Our price</dt><dd>£60</dd>". */
export function termBefore({ $ }: Page, element: Element): string {
  const cell = $(element).closest('dd, td');
  const term = cell.prev('dt, th, td');
  const text = term.text().replace(/\s+/g, ' ').trim();
  if (FROM_SO_MANY.test(text) || (text.length <= 40 && isOtherSum(text, ''))) return `${text}:`;
  return text.length <= 40 && !/\d/.test(text) ? text : '';
}

/** A line that ends with a colon speaks of the next one. */
function labelAbove(text: string, at: number, lastEnd: number): string {
  let end = at;
  while (end > lastEnd && at - end < 12 && /[\s\ue000\ue001]/.test(text[end - 1] ?? '')) end -= 1;
  const from = Math.max(text.lastIndexOf(BLOCK_EDGE, end - 1) + 1, lastEnd, end - LONGEST);
  const above = spaced(text.slice(from, end)).trim();
  return /[:：]$/.test(above) ? above : '';
}

/** Parts the share that is taken off from what stands after it. */
export function withoutDiscounts(text: string): string {
  return text.replace(DISCOUNT, ' | ');
}

/** Words behind the price of one: "18,90 € la bouteille", "£4 each". */
const ONE_PIECE =
  /^(?:each\b|apiece|ea\b|(?:per|pro|je|la|l['’]|il|el|por|za|a|al)\s?(?:st[uü]ck|flasche|paar|bottle|bouteille|pi[eè]ce|pair|paire|unit[eéàà]?|unidad|pezzo|stuk|szt|sztuk[eę]|kus|st\b|bottiglia|botella)|\/\s?(?:st(?:k|[uü]ck)?\b|szt|ks\b|pz\b|個|本))/iu;

/** Whether a line says nothing but that its sum is the price of one. */
export function isForOnePiece({ before, after }: PriceLabel): boolean {
  return before.trim() === '' && ONE_PIECE.test(after);
}

const EDGES_BEFORE =
  /(?:\ue001|\ue000\s*\ue000)[^\p{L}\d\ue001]{0,8}(?:[A-Z]{3}|kr\.?|Rs\.?|R|S|[\p{Script=Arabic}.]{1,8})?[^\p{L}\d\ue001]{0,4}$/u;
const EDGES_AFTER =
  /^[^\p{L}\d\ue001]{0,4}(?:[A-Z]{3}|kr|Kč|zł|Ft|lei|TL|[\p{Script=Arabic}.]{1,8})?[^\p{L}\d\ue000\ue001]{0,4}(?:\s?\ue000{0,3}\s?\ue001|\ue000\s*\ue000)/u;

const RANGE_BEHIND =
  /^[^\p{L}\d\ue001–—-]{0,8}(?:[A-Z]{3}|kr\.?|Kč|zł|Ft|lei)?[^\p{L}\d\ue001–—-]{0,6}(?<![.,:])[-–—][^\p{L}\d\ue001]{0,8}(?:[A-Z]{3}|kr\.?|Rs\.?|R)?[^\p{L}\d\ue001–—-]{0,6}(?!\d{1,2}(?:[.,]\d)?\s?%)\d/u;
const RANGE_BEFORE =
  /\d[^\p{L}\d\ue001–—-]{0,8}(?:[A-Z]{3}|kr\.?|Kč|zł|Ft|lei)?[^\p{L}\d\ue001–—.,-]{0,6}(?<![.,:])[-–—][^\p{L}\d\ue001–—-]{0,8}(?:[A-Z]{3}|kr\.?|Rs\.?|R)?[^\p{L}\d\ue001–—-]{0,6}$/u;

/** Whether it is the lower or the upper end of a range of prices, of which people choose one: "$9.00 – $42.00". */
export function isEndOfRange(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 32), start), text.slice(end, end + 32)];
  return (
    (RANGE_BEHIND.test(after) || RANGE_BEFORE.test(before)) &&
    /\p{Sc}|[A-Z]{3}|kr|zł|Kč|Ft|lei|円/u.test(before + after)
  );
}

/** Whether a sum stands right behind another and ends the line, as the one to pay behind the one before: "Price $30 $20". */
export function endsPair(text: string, { start, end, lastEnd }: Span): boolean {
  const between = text.slice(lastEnd, start);
  const edge = text.indexOf(BLOCK_EDGE, end);
  const behind = text.slice(end, edge < 0 ? end + LONGEST : edge);
  if (lastEnd === 0 || between.length > 16 || behind.length > 16 || between.includes(BLOCK_EDGE)) return false;
  const words =
    spaced(between).replace(SIGN_AT_START, '').replace(SIGN_AT_END, '') + spaced(behind).replace(SIGN_AT_START, '');
  return words.trim() === '';
}

/** The head of a cell in a table of amounts, above its price: "10-24", "25+", "50 et plus". */
const BAND =
  /(?:^|[\ue000\ue001])\s{0,3}(?!1\b)\d{1,5} {0,2}(?:(?:[-–—]|to|bis|à|a|do|až|tot|till?) {0,2}\d{1,6}|\+|(?:et|and|or|y|e|i|oder|und|of) (?:plus|more|más|mehr|più|oltre|więcej|meer))(?: {0,2}\p{L}{1,6}\.?)?[\s\ue000\ue001]{1,6}(?:\p{Sc}|[A-Z]{3})?[\s\ue000]{0,3}$/u;

/** Whether a sum stands below the number of pieces that it is for. */
export function isForBand(before: string): boolean {
  return BAND.test(before);
}

/** A line of its own below a sum, by which it is the price for those who pay at once in one way. */
const PAID_IN_ONE_WAY =
  /^(?:[àa] vista )?(?:no |via |com )?(?:pix|boleto)(?!\p{L})|^pagando (?:con|por) transferencia|^(?:con|por) transferencia|^havale ile/iu;

/** The same for those who have a card, a wallet or a code. */
const WITH_SOMETHING =
  /^(?:[cсз]|со)\s(?:\p{L}{1,12}\s){0,2}(?:карт|кошел|гаман)|^(?:with|using|after)\s(?:\p{L}{1,12}\s){0,3}(?:card|coupon|voucher|wallet|code|membership)(?!\p{L})|^(?:mit|nach)\s(?:\p{L}{1,12}\s){0,2}\p{L}{0,12}(?:karte|gutschein|coupon|code)(?!\p{L})|^avec\s(?:\p{L}{1,12}\s){0,2}(?:carte|code|coupon)(?!\p{L})|^con\s(?:\p{L}{1,12}\s){0,2}(?:tarjeta|cup[oó]n|carta|codice)(?!\p{L})|^z\s(?:\p{L}{1,12}\s){0,2}(?:kartą|kodem|aplikacją)(?!\p{L})/iu;

/** Equal parts of a sum, with how many there are: "10x de R$ 24,99". */
const PARTS =
  /(?<![\d.,])(\d{1,2}) ?[x×](?:\s\p{L}{1,3})?[^\p{L}\d]{0,4}(?:R\$|Rs\.?|TL)?[^\p{L}\d]{0,4}(\d{1,6}(?:[.,]\d{1,3}){0,3})/gu;

/** So far behind a sum, in characters, stand the parts in which it can be paid. */
const PARTS_BEHIND = 240;

/** Whether parts behind a sum make up the whole of it, so that those who pay bit by bit pay no more: it is everybody's. */
function isPaidInParts(amount: number, behind: string): boolean {
  return [...spaced(behind).matchAll(PARTS)].some(([, count, written = '']) => {
    const part = amountOf(written);
    return part !== null && Math.abs(Number(count) * part - amount) <= Number(count) * 0.01 + 0.001;
  });
}

/** Whether the line below a sum says that it is for those who pay in one way, or have something that others have not. */
export function isPaidInOneWay(text: string, end: number, amount: number): boolean {
  const edge = text.indexOf(BLOCK_EDGE, end);
  if (edge < 0 || edge - end > 16 || isPaidInParts(amount, text.slice(edge, edge + PARTS_BEHIND))) return false;
  const below =
    text
      .slice(edge, edge + LONGEST)
      .split(BLOCK_EDGE)
      .map(spaced)
      .find((line) => line.trim()) ?? '';
  const line = below.trim();
  return PAID_IN_ONE_WAY.test(line) || (!/\d/.test(line) && WITH_SOMETHING.test(line));
}

/** Whether a sum has an element for itself, between other elements. */
export function standsAlone(text: string, start: number, end: number): boolean {
  return EDGES_BEFORE.test(text.slice(Math.max(0, start - 24), start)) && EDGES_AFTER.test(text.slice(end, end + 24));
}

function spaced(text: string): string {
  return text.replaceAll(INLINE_EDGE, ' ').replace(/\s+/g, ' ');
}

/** The letters of the block around a number, without those of a currency's sign. */
export function lettersBeside(text: string, start: number, end: number): number {
  const from = Math.max(text.lastIndexOf(BLOCK_EDGE, start), start - 200);
  const to = text.indexOf(BLOCK_EDGE, end);
  const block = text.slice(from, start) + text.slice(end, Math.min(to < 0 ? text.length : to, end + 200));
  return block.match(/\p{L}/gu)?.length ?? 0;
}

/** A currency that stands right before or right after a number, with nothing but spaces between. */
export function currencyBeside(before: string, after: string, country: string | null): string | null {
  const [, restOfRange] = /^[\s\ue000]{0,3}[-–—][\s\ue000]{0,3}\d[\d.,]{0,12}(.{1,12})/su.exec(after) ?? [];
  const behind = restOfRange ?? after;
  const [left = ''] = /[^\s\d\ue001.,]{1,6}[.]?(?:\s?\$)?[\s\ue000]{0,3}$/u.exec(before) ?? [];
  const [right = ''] = /^(?:[,.][-–—])?[\s\ue000]{0,6}[^\s\d\ue001]{1,8}/u.exec(behind) ?? [];
  if (isSize(before, after)) return null;
  const isPart = /(?<!\bS)[/×][\s\ue000]{0,3}$/.test(left); // "13 €/100 ml", "45円×12回", but not "S/ 12"
  const inRight = currencyIn(right.replaceAll(INLINE_EDGE, ' '), country);
  const [letters = ''] = /[\p{Script=Arabic}.]{2,6}[\s\ue000]{0,3}$/u.exec(before) ?? []; // "د.إ. 849"
  const inLeft = isPart ? null : (currencyIn(left.replaceAll(INLINE_EDGE, ' '), country) ?? currencyIn(letters, null));
  if (!inLeft && !inRight && /^[\s\ue000]{0,2}[:,.]\ue000{0,2}[-–—]{1,2}(?![\d-])/.test(behind))
    return currencyOfCountry(country);
  return inLeft && inRight && isNamedBehind(inLeft, left, inRight, behind) ? inRight : (inLeft ?? inRight);
}

/** "$480.00 MXN" names the dollars that the sign leaves open; "$25 AU$38" and "$25 MXN 480" begin another sum. */
const isNamedBehind = (shared: string, sign: string, named: string, behind: string) =>
  mayShareSign(shared, named) &&
  !meansOnly(shared, sign) &&
  /^[\s\ue000]{0,6}\(?[A-Z]{3}(?![\p{L}\p{Sc}])(?![\s\ue000]{0,4}\d)/u.test(behind);

/** Money as it is written, also where no sign stands with it: "24.00", "1 250"; not "4" and "2024". */
const MONEY = /^(?:\d{1,6}[.,]\d{2}|\d{1,3}(?:[ .,’']\d{3})+(?:[.,]\d{2})?)$/;

/** Whether a number without a currency is called the price right before it: "Price: 24.00". */
export function isCalledMoney(written: string, before: string): boolean {
  const line = before.slice(before.lastIndexOf(BLOCK_EDGE) + 1).replaceAll(INLINE_EDGE, ' ');
  return MONEY.test(written) && PRICE_WORD.test(line);
}
