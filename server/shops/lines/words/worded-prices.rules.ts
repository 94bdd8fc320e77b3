import { isNumberedBy } from './numbered-names.rules.ts';
import { plainSigns } from './plain-signs.rules.ts';

/** In characters, from the end. */
const LONGEST_PARTS = 30;

/** "5 Euro 50", "9 euro e 90", "5 zł 50 gr" and "12 € 90 ct". Behind a sign a number without its cents says something else. */
const WITH_PARTS =
  /(?<whole>\d{1,5})\s?(?:(?<word>euros?|franken|francs?|dollars?|pounds?|reais|real|kronor|kroner)\s(?:(?:and|und|et|y|e|i|och|en)\s)?(?<part>\d{2})(?:\s?(?:cents?|ct|centimes?|céntimos|centesimi|centavos|pence|p|öre|rappen))?|(?<zloty>zł|zl|złot(?:ych|e|y))\s(?:i\s)?(?<grosze>\d{2})(?:\s?(?:gr|groszy))?|(?<sign>€|£|eur)\s(?:(?:and|und|et|y|e|i|och|en)\s)?(?<cents>\d{2})\s?(?:cents?|ct|centimes?|céntimos|centesimi|centavos|pence|p))(?<end>\)?)$/iu;

/** "20 € 15" and "24 €90" may be a price with cents, or a number of the name and a price. */
const WITH_NUMBER = /(?<whole>\d{1,5})(?:\s?(?<sign>€|£|eur)\s|\s(?<glued>€))(?<cents>\d{2})(?<end>\)?)$/iu;

/** A text whose price at its end may have cents, with them; null for all others. */
export function withCentsBehind(text: string): string | null {
  const found = WITH_NUMBER.exec(plainSigns(text.slice(-LONGEST_PARTS)));
  if (!found?.groups) return null;
  const { whole, sign, glued, cents, end } = found.groups;
  const before = text.slice(0, text.length - found[0].length);
  if (glued && isNumberedBy(before.trim().split(/\P{L}/u).at(-1) ?? '')) return null;
  return `${before}${whole}.${cents} ${sign ?? glued}${end}`;
}

/** "£12 GBP". */
const SIGN_AND_CODE =
  /[$€£¥]\s?(?<amount>\d{1,6}(?:[.,]\d{1,3}){0,3})\s(?<code>USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|MXN|JPY|CNY)(?<end>\)?)$/u;

/** "3万円", "1万5千円", "千五百円" and "1.5万円". */
const EASTERN = /(?<number>[〇一二三四五六七八九十百千万\d.,]{1,20})(?<mark>円|元)(?<end>[)）]?)$/u;

const DIGITS = '〇一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** "約1500円" and "税込1500円". */
const GUESS_GLUED =
  /(?:約|およそ|だいたい|最大|税込み?|税抜き?|定価|各|単価|[~≈<≤])(?=[\p{Sc}\d０-９〇一二三四五六七八九十百千])/gu;

/** A text whose price at the end is in figures and in one number. The name before it stays as it is. */
export function withPriceInFigures(written: string): string {
  const text = written.replace(GUESS_GLUED, '$& ');
  const plain = plainSigns(text);
  const parts = WITH_PARTS.exec(plain);
  if (parts?.groups) {
    const { whole, word, part, zloty, grosze, sign, cents, end } = parts.groups;
    return `${text.slice(0, parts.index)}${whole}.${part ?? grosze ?? cents} ${word ?? zloty ?? sign}${end}`;
  }
  const coded = SIGN_AND_CODE.exec(plain);
  if (coded?.groups)
    return `${text.slice(0, coded.index)}${coded.groups.amount} ${coded.groups.code}${coded.groups.end}`;
  const eastern = EASTERN.exec(plain);
  const { number = '', mark = '', end = '' } = eastern?.groups ?? {};
  if (!eastern || !/[〇一二三四五六七八九十百千万]/.test(number)) return text;
  const value = easternNumber(number);
  return value === null ? text : `${text.slice(0, eastern.index)}${value}${mark}${end}`;
}

function easternNumber(written: string): number | null {
  const [high = '', low, ...more] = written.split('万');
  if (more.length > 0) return null;
  if (low === undefined) return belowTenThousand(high);
  const [tenThousands, rest] = [high === '' ? 1 : belowTenThousand(high), low === '' ? 0 : belowTenThousand(low)];
  return tenThousands === null || rest === null ? null : Math.round(tenThousands * 10_000 + rest);
}

function belowTenThousand(written: string): number | null {
  let [sum, digits] = [0, ''];
  for (const sign of written.replaceAll(',', '')) {
    const unit = UNITS[sign];
    if (unit === undefined) digits += DIGITS.includes(sign) ? String(DIGITS.indexOf(sign)) : sign;
    else {
      sum += (digits === '' ? 1 : Number(digits)) * unit;
      digits = '';
    }
  }
  const value = sum + (digits === '' ? 0 : Number(digits));
  return Number.isFinite(value) && value > 0 ? value : null;
}

/**
 * Words between a name and its price that say no more than that it is one: "za 25 zł", "à 12,90 €", "je 3 €". With a
 * capital they belong to the name, as in "Vitamin A" and "Grand Prix", unless a colon follows, as in "Preis: 5 €".
 */
const BEFORE =
  /(?:^|[\s,;:(–—-])(?:for|at|@|costs?|price|für|fuer|je|à je|zu je|zu|(?<letter>à|á|a)|kostet|kosten|preis|pour|coûte|prix|por|cuesta|precio|per|costa|prezzo|voor|kost|prijs|custa|preço|za|po|w cenie|kosztuje|cena|för|kostar|pris|价格|価格|値段|السعر|بسعر|ب)\s?:?\s{0,3}$/u;
const BEFORE_COLON =
  /(?:^|[\s,;(–—-])(?:costs?|price|kostet|kosten|preis|coûte|prix|cuesta|precio|costa|prezzo|kost|prijs|custa|preço|w cenie|kosztuje|cena|kostar|pris)\s{0,3}$/iu;

/** The last word of a name, before what was found behind it. */
const WORD_LAST = /(?<word>[\p{L}\p{M}]{1,40})$/u;

/** A letter may be one of the name, as in "vitamin a" and "hepatitis a". */
const LETTERED = /^(?:hepatitis|usb)$/iu;

/** A name without such a word at its end; null where it says that several cost so much, as "2 for 5 €" does. */
export function withoutWordBefore(name: string, hasColon: boolean): string | null {
  const end = name.slice(-24);
  const match = BEFORE.exec(end) ?? (hasColon ? BEFORE_COLON.exec(end) : null);
  const bare = match ? name.slice(0, name.length - match[0].length).trim() : '';
  const word = match?.groups?.letter ? (WORD_LAST.exec(bare.slice(-40))?.groups?.word ?? '') : '';
  if (word && match?.groups?.letter === 'a' && (isNumberedBy(word) || LETTERED.test(word))) return name;
  if (/(?:^|\s)\d{1,2}$/.test(bare) && !/[@àá:]/u.test(match?.[0] ?? '')) return null;
  return /\p{L}/u.test(bare) ? bare : name;
}

/** Words behind a price that make a guess or a limit of it. */
const GUESSED_BEHIND =
  /\s{0,3}(?:くらい|ぐらい|前後|ほど|程度|以下|以内|以上|まで|から|~|～|〜|-?ish|or so|or less|max\.?|maximum|maximal|min\.?|ca\.?|circa|approx\.?|env\.?|environ|ungefähr|etwa|aprox\.?|około|ungefär|تقريبا|تقريبًا|\+)(?<end>[)）]?)$/iu;

/** A text without such a word at its end; null where there is none. */
export function withoutGuessBehind(text: string): string | null {
  const match = GUESSED_BEHIND.exec(plainSigns(text));
  return match ? `${text.slice(0, match.index)}${match.groups?.end ?? ''}` : null;
}
