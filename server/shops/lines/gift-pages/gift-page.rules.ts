import type { Ways, WrittenPrice } from '../line.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import type { Counts } from './gift-counts.rules.ts';

/** A thing of a page on which others see what to give. */
export interface GiftThing extends Counts {
  name: string;
  brand?: string;
  notes: string[];
  section?: string;
  price?: WrittenPrice;
  link?: string;
  picture?: string;
  isFund?: true;
}

export interface GiftPage {
  things: GiftThing[];
  title?: string;
  /** The head of the page, which may say the day, and what stands between the things. */
  leftOut: string[];
}

const FUND =
  /contribut|any amount|raised|chip in|gift card fund|beitrag|beisteuern|gesammelt|participer|réunis|aportar|recaudad|contribui|raccolt|bijdra|ingezameld|bidra|insamla|zebrano|wpłać|arrecad|zbiórk|募金|ساهم/iu;

const TITLE =
  /registry|hochzeits(?:liste|tisch)|geschenk(?:liste|tisch)|babyliste|liste de (?:mariage|naissance)|lista (?:de (?:bodas?|casamento|presentes|nacimiento)|nozze|nascita|ślubna|prezentów)|(?:huwelijks|geboorte)lijst|(?:bröllops|present|dop)lista|wyprawka|祝いリスト|ギフトリスト|قائمة (?:زفاف|هدايا|المولود)/iu;

/** Behind these the page has nothing more of the list. */
const FOOT =
  /^(?:©|copyright|privacy(?: (?:policy|notice|settings))?$|terms(?: .{1,30})?$|about us|contact us|help(?: (?:cent(?:er|re)|& .{1,20}))?$|impressum|datenschutz|you may also like|recommended|das könnte|ähnliche artikel|vous aimerez|vous aimeriez|también te|quizás te|potrebbe piacerti|ti potrebbe|misschien vind|dit vind je|andra (?:par|kunder|har)|du kanske|inn[ei] (?:kupili|pary|klienci)|może (?:ci )?się|outr[oa]s (?:casais|clientes|pessoas)|você também|(?:こちらも)?おすすめ|قد يعجبك|om oss$|polityka prywatności|o nas$)/iu;

/** Buttons and words of the page. */
const OF_PAGE =
  /^(?:add(?: (?:to (?:cart|bag|basket)|gift))?|buy(?: (?:now|this|it|gift|from .{1,30}))?|mark as purchased|purchase(?: gift| this)?|reserve|view(?: (?:details|item|all))?|details|filters?|sort(?: by.{0,20})?|search|share|edit|group gift(?:ing)?|most wanted|top pick|favou?rite|favorit[oa]?|favoriet|preferit[oa]|preferid[oa]|herzenswunsch|coup de cœur|mais desejado|mest önskat|特に欲しい|الأكثر رغبة|free shipping|contribute|give|offrir|participer|schenken|beteiligen|regalar|participar|regala|partecipa|geven|bijdragen|see options|show more|in den warenkorb|kaufen|filtern?|sortieren|ajouter au panier|acheter|filtrer|trier|añadir al carrito|comprar|filtrar|ordenar|aggiungi al carrello|acquista|filtra|ordina|toevoegen|kopen|sorteren|home|log ?in|sign ?(?:in|up)|menu|gifts?|registry|all|\d{1,3} (?:items?|gifts?))$/iu;

/** In characters. */
const LONGEST_PRICES = 60;
const LONGEST_FUND = 80;

export const isFoot = (line: string): boolean => FOOT.test(line);
export const isOfPage = (line: string): boolean => OF_PAGE.test(line);
export const isTitle = (line: string): boolean => TITLE.test(line);

/** "$250 of $2,000 contributed". */
export function isFundLine(line: string): boolean {
  return (
    FUND.test(line) && line.length <= LONGEST_FUND && (/\d/.test(line) || /^(?:contribute|any amount)/i.test(line))
  );
}

/** How many lines most things have above their price: a name, or a brand and a name. The head of the page stands above the first. */
export function usualWords([, ...counts]: readonly number[]): number {
  return counts.length > 0 && counts.filter((count) => count === 1).length < counts.length / 3 ? 2 : 1;
}

/** The name of the list in the head of its page: what says so, else what stands above its day. */
export function titleIn(head: readonly string[]): string | undefined {
  const dated = head.findIndex((line) => /(?<!\d)20\d\d(?!\d)/.test(line));
  const above = dated > 0 ? head[dated - 1] : undefined;
  const titles = head.filter((line) => isTitle(line) && !isOfPage(line));
  return titles.find((line) => line === above) ?? (titles.length > 1 ? above : undefined) ?? titles[0] ?? above;
}

/** Between two prices: "$150.00 $170.00", "R$ 90 R$ 80" and "139,90 € 114,90 €". */
const BEFORE_SIGN = /\s(?=[A-Z]{0,3}\p{Sc}\s?\d|[A-Z]{3}\s\d)/u;
const BEHIND_SIGN = /(?<=\p{Sc})\s(?=\d)/u;

/** "Was $72.00 $59.90": of two prices behind a word the lower one counts. */
const WORDS_FIRST = /^\p{L}[\p{L}. :]{1,24}\s(?=\p{Sc}|\d|[A-Z]{1,3}\p{Sc}|[A-Z]{3}\s\d)/u;

/** A price alone, or the lower one of two, of which the other was the price before. */
export function priceIn(line: string, ways: Ways): WrittenPrice | null {
  if (line.length > LONGEST_PRICES || !/\d/.test(line)) return null;
  const [was = ''] = WORDS_FIRST.exec(line) ?? [];
  const behind = was === '' ? [] : pricesIn(line.slice(was.length), ways);
  const prices = behind.length > 1 ? behind : pricesIn(line, ways);
  return prices.length === 0
    ? priceBefore(line, ways)
    : prices.reduce((low, one) => (one.price < low.price ? one : low));
}

/** The prices of which a line consists; none of a line that says something else. */
function pricesIn(line: string, ways: Ways): WrittenPrice[] {
  const between = /^[A-Z]{0,3}\p{Sc}|^[A-Z]{3}\s/u.test(line) ? BEFORE_SIGN : BEHIND_SIGN;
  const prices = line.split(between).map((part) => priceAlone(part, ways));
  return prices.every((price) => price !== null) ? prices : [];
}

/** "279 kr Ord. pris 349 kr": words say that the second one was the price before. */
function priceBefore(line: string, ways: Ways): WrittenPrice | null {
  if (line.length > LONGEST_PRICES) return null;
  for (const { index } of line.matchAll(/\s(?=\p{L})/gu)) {
    const [price, words] = [priceAlone(line.slice(0, index), ways), line.slice(index).trim()];
    const was = /^\p{L}[\p{L}. :]{2,24}\s(?=[\d\p{Sc}])/u.exec(words)?.[0];
    if (price && was && priceAlone(words.slice(was.length), ways)) return price;
  }
  return null;
}
