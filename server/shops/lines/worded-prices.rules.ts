import { plainSigns } from './plain-signs.rules.ts';

/** "5 Euro 50", "12 € 90" and "5 zł 50 gr". */
const WITH_PARTS =
  /(?<whole>\d{1,5})\s?(?<mark>€|£|euros?|eur|zł|zl|złot(?:ych|e|y)|franken|francs?|dollars?|pounds?|reais|real|kronor|kroner)\s(?:(?:and|und|et|y|e|i|och|en)\s)?(?<part>\d{2})(?:\s?(?:cents?|ct|centimes?|céntimos|centesimi|centavos|gr|groszy|pence|p|öre|rappen))?(?<end>\)?)$/iu;

/** "3万円", "1万5千円", "千五百円" and "1.5万円". */
const EASTERN = /(?<number>[〇一二三四五六七八九十百千万\d.,]{1,20})(?<mark>円|元)(?<end>[)）]?)$/u;

const DIGITS = '〇一二三四五六七八九';
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** "約1500円". */
const GUESS_GLUED = /(?:約|およそ|だいたい|最大|[~≈<≤])(?=[\p{Sc}\d０-９〇一二三四五六七八九十百千])/gu;

/** A text whose price at the end is in figures and in one number. The name before it stays as it is. */
export function withPriceInFigures(written: string): string {
  const text = written.replace(GUESS_GLUED, '$& ');
  const plain = plainSigns(text);
  const parts = WITH_PARTS.exec(plain);
  if (parts?.groups) {
    const { whole, mark, part, end } = parts.groups;
    return `${text.slice(0, parts.index)}${whole}.${part} ${mark}${end}`;
  }
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

/** Words between a name and its price that say no more than that it is one: "za 25 zł", "à 12,90 €", "je 3 €". */
const BEFORE =
  /(?:^|[\s,;:(–—-])(?:for|at|@|costs?|price|für|fuer|je|à je|zu je|zu|à|á|a|kostet|kosten|preis|pour|coûte|prix|por|cuesta|precio|per|costa|prezzo|voor|kost|prijs|custa|preço|za|po|w cenie|kosztuje|cena|för|kostar|pris|价格|価格|値段|السعر|بسعر|ب)\s?:?\s{0,3}$/iu;

/** A name without such a word at its end; null where it says that several cost so much, as "2 for 5 €" does. */
export function withoutWordBefore(name: string): string | null {
  const match = BEFORE.exec(name.slice(-24));
  const bare = match ? name.slice(0, name.length - match[0].length).trim() : '';
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
