import { amountOf, type Ways } from '../line.rules.ts';
import { isPageLine } from '../words/page-words.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import { OLD, type PageLine } from './page-lines.rules.ts';

/** In characters: a longer line is no note of a page. */
const LONGEST_NOTE = 90;

/** Stars, and how many people liked it. */
const RATING =
  /^[★☆⭐]{1,5}|^\(?\d[.,]?\d?\s?\/\s?(?:5|10)\b|^\d[.,]\d\s?(?:★|☆|⭐|\()|^\(\s?\d[\d.,\s ]{0,9}\)$|^\d[.,]?\d{0,2}\s(?:out of|von|sur|de|su|van|z|av|from)\s\S|^(?:rated|note|bewertung)\s?:?\s?\d|^\d[\d.,]{0,6}\s(?:reviews?|ratings?|bewertungen|avis|opiniones|recensioni|beoordelingen|avaliações|opinii|omdömen)$/iu;

/** "bose.com", alone. */
const DOMAIN = /^(?:www\.)?[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,20}){0,2}\.[a-z]{2,6}$/i;

/** Names the seller. */
const SELLER =
  /^(?:sold by|seller|verkauf durch|verkäufer|verkauft von|vendu par|vendeur|vendido por|vendedor|venduto da|venditore|verkoop door|verkocht door|verkoper|sprzedawca|sprzedaje|säljs av|säljare|販売元|出品者)(?:\s?[:：]|\s).{1,80}$/iu;

/** A day, alone, as pages have it beside words of their own. */
const DAY =
  /^(?:\p{L}{3,9},?\s)?(?:\p{L}{3,9}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?(?:\sde)?\s\d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})$/u;

/** How long it still is: "2d 4h left", "128 days to go". */
const TIME_LEFT = /^(?:\d{1,3}\s?(?:d|h|m|min|s|days?|hours?)\b[\s,]{0,2}){1,4}(?:left|to go|ago)?$/iu;

/** How much each of a measure costs. */
const PER_MEASURE =
  /^\(?\D{0,8}\d[\d.,]{0,8}\s?\D{0,5}\s?(?:\/|per |pro |par |por |za )\s?(?:\d{1,4}\s?)?(?:kg|g|mg|l|ml|cl|dl|lb|lbs|oz|fl ?oz|ct|count|ea|each|sheet|sq ?ft|m|m2|100 ?\w{1,2}|stk|st|kilo|liter|litre)\b\.?\)?$/iu;

/** Behind money that is no price of the thing. */
const NOT_ITS_PRICE =
  /^(?:off|contributed|raised|funded|given|saved|shipping|delivery|postage|coupon|cash ?back|rabatt|versand|gesammelt|gespart|de réduction|livraison|frais|récoltés?|de descuento|de envío|di sconto|di spedizione|korting|verzending|verzendkosten|de desconto|de frete|rabatu|dostawa|frakt)(?![\p{L}])/iu;

/** "1 of 3 still needed": so many are wanted. */
const OF_WANTED = /^\d{1,2}\s?(?:of|von|sur|de|di|van|z|av|out of|\/)\s?(?<amount>\d{1,2})\s\p{L}/iu;
const WANTED =
  /(?:^|[\s•·|,])(?:requested|wants?|wanted|needs?|desired|gewünscht|wunschmenge|souhaité|souhaitée|demandé|deseado|deseados|desiderati|gewenst|desejado|potrzebne|önskat)\s?[:：]?\s?(?<amount>\d{1,2})(?!\d)/iu;

/** The line, told once more with in mind what pages say of their things besides the names. */
export function ofPage(line: PageLine, ways: Ways): PageLine {
  const { text, kind } = line;
  if (text.length > LONGEST_NOTE || kind === 'link' || kind === 'sum') return line;
  const plain = plainSigns(text);
  const amount = wantedIn(plain);
  if (amount !== null && kind !== 'price') return { ...line, kind: 'amount', amount };
  if (kind === 'amount') return line;
  if (PER_MEASURE.test(plain)) return { ...line, kind: 'old' };
  if (kind === 'price') return priceOfPage(line, ways);
  if (kind === 'text' && isOtherMoney(plain)) return { ...line, kind: 'old' };
  if (kind === 'said' && line.value && DAY.test(plainSigns(line.value)))
    return { ...line, kind: 'side', value: undefined, look: line.label ?? line.look };
  if (kind === 'number' && RATING.test(plain)) return { ...line, kind: 'side' };
  if (kind === 'text' && OLD.test(plain) && /\d$/u.test(plain)) return { ...line, kind: 'old' };
  if (kind !== 'text' && kind !== 'said') return line;
  if ((kind === 'text' && DOMAIN.test(plain)) || SELLER.test(plain)) return { ...line, kind: 'side', value: text };
  if ([RATING, DAY, TIME_LEFT].some((pattern) => pattern.test(plain))) return { ...line, kind: 'side' };
  if (kind === 'said') return line.column === undefined && isPageLine(text) ? { ...line, kind: 'page' } : line;
  return isPageLine(text) ? { ...line, kind: 'page' } : line;
}

function wantedIn(plain: string): number | null {
  const { amount } = OF_WANTED.exec(plain)?.groups ?? WANTED.exec(plain)?.groups ?? {};
  return amount !== undefined && isPageLine(plain.replace(/[•·|]/gu, ' ')) ? amountOf(amount) : null;
}

/** "+ $14.20 shipping" and "+ 4,99 € Versand". */
function isOtherMoney(plain: string): boolean {
  return /^[+＋]\s?\D{0,4}\d/u.test(plain) && isPageLine(plain.replace(/[\p{Sc}\d+.,]{1,20}/gu, ' '));
}

/** The lower one of two on a line: "$185.00 $138.73 25% off". */
function priceOfPage(line: PageLine, ways: Ways): PageLine {
  const rest = plainSigns(line.value ?? '').trim();
  if (NOT_ITS_PRICE.test(rest)) return { ...line, kind: 'old' };
  const [, second = ''] = /^(\S{2,14}(?:\s(?:€|zł|kr|Kč))?)(?:\s|$)/u.exec(rest) ?? [];
  const other = second === '' ? null : priceAlone(second, ways);
  if (!other || !line.price || other.price >= line.price.price || rest.startsWith('(')) return line;
  return { ...line, price: other, value: undefined };
}
