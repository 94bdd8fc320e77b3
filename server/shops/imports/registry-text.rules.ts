import { linksIn } from '../lines/links.rules.ts';
import { plainSigns } from '../lines/words/plain-signs.rules.ts';
import { priceAlone } from '../lines/written-prices.rules.ts';
import type { FileWays, LeftOut } from './found-file.rules.ts';
import { withKnownCounts } from './registry-counts.rules.ts';
import { type Entry, leftOutTexts } from './tables.rules.ts';

/** A registry says below a thing how many are asked for, how many are still needed, how many were bought. */
const WANTED =
  /(?:requested|desired|wanted|asked for|wants|qty|quantity|gewünscht|anzahl|demandée?s?|souhaitée?s?|quantité|solicitad[oa]s?|pedidos?|cantidad|richiest[oi]|desiderat[oi]|quantità|gewenst|gevraagd|aantal)\s?:?\s{0,2}(?<count>\d{1,3})(?!\d)/iu;
const NEEDED =
  /(?:still needs?|still needed|needs|needed|remaining|noch benötigt|benötigt|noch|encore besoin de|reste|todavía necesita|necesita|faltan?|ancora|servono|mancano|nog nodig|nodig)\s?:?\s{0,2}(?<count>\d{1,3})(?:\s?(?:of|von|sur|de|di|van|\/)\s?(?<all>\d{1,3}))?(?!\d)/iu;
const NEEDED_FIRST =
  /(?<!\d)(?<count>\d{1,3})\s(?:still needed|needed|left|remaining|noch benötigt|restants?|nog nodig)/iu;
const BOUGHT_OF =
  /(?<!\d)(?<count>\d{1,3})\s?(?:of|von|sur|de|di|van|\/)\s?(?<all>\d{1,3})\s(?:purchased|bought|fulfilled|received|claimed|gekauft|achetés?|offerts?|comprad[oa]s?|acquistat[oi]|regalat[oi]|gekocht)/iu;
const BOUGHT =
  /(?:purchased|bought|fulfilled|received|gekauft|achetés?|offerts?|comprad[oa]s?|acquistat[oi]|gekocht)\s?:?\s{0,2}(?<count>\d{1,3})(?!\d)/iu;
const ALL_BOUGHT =
  /^(?:✓\s?)?(?:purchased|already purchased|bought|fulfilled|claimed|gifted|completed?|gekauft|bereits gekauft|vergeben|acheté|déjà acheté|offert|comprado|ya comprado|regalado|acquistato|regalato|già acquistato|gekocht|al gekocht|(?:färdig|slut)?köpt|reserverad|zakupion[oaye]|kupion[oaye]|zarezerwowan[oaye]|já comprado|presenteado|reservado|購入済み?|予約済み?|تم الشراء|محجوز|købt|kjøpt)[!.]?$/iu;
const FUND =
  /contribut|any amount|raised|chip in|gift card fund|beitrag|beisteuern|gesammelt|participer|réunis|aportar|recaudad|contribui|raccolt|bijdra|ingezameld|bidra|insamla|zebrano|wpłać|arrecad|zbiórk|募金|ساهم/iu;
const FUND_NAME =
  /(?<![\p{L}])(?:funds?|cash|honeymoon fund|kasse|geldgeschenk|cagnotte|fondo|potje|fond|kassa|skarbonka|cofrinho)(?![\p{L}])/iu;

/** Below a thing that is bought, above the next one. */
const GIVEN_BY =
  /^(?:already )?(?:purchased|bought|given|gifted|reserved) by |^(?:bereits )?(?:gekauft|geschenkt|reserviert) von |^(?:déjà )?(?:acheté|offert|réservé)e? par |^(?:ya )?(?:comprado|regalado|reservado) por |^(?:già )?(?:acquistato|regalato|prenotato) da |^(?:al )?(?:gekocht|gegeven|gereserveerd) door |^(?:momentanément |currently |derzeit )?(?:indisponible|unavailable|out of stock|nicht verfügbar|agotado|non disponibile|niet beschikbaar)$/iu;

/** Buttons and words of the page. */
const OF_PAGE =
  /^(?:add(?: (?:to (?:cart|bag|basket)|gift))?|buy(?: (?:now|this|it|gift|from .{1,30}))?|mark as purchased|purchase(?: gift| this)?|reserve|view(?: (?:details|item|all))?|details|filters?|sort(?: by.{0,20})?|search|share|edit|group gift(?:ing)?|most wanted|top pick|favou?rite|free shipping|contribute|give|offrir|participer|schenken|beteiligen|regalar|participar|regala|partecipa|geven|bijdragen|see options|show more|in den warenkorb|kaufen|filtern?|sortieren|ajouter au panier|acheter|filtrer|trier|añadir al carrito|comprar|filtrar|ordenar|aggiungi al carrello|acquista|filtra|ordina|toevoegen|kopen|sorteren|home|log ?in|sign ?(?:in|up)|menu|gifts?|registry|all|\d{1,3} (?:items?|gifts?))$/iu;

/** How many the shop has, which nobody asked for. */
const OF_STOCK =
  /(?:in stock|auf lager|vorrätig|verfügbar|en stock|op voorraad|på lager|i lager|em estoque|disponib|disponív)|^il en reste|^only \d+ left/iu;
const FROM_SHOP =
  /^(?:from|at|sold by|bei|von|chez|en|da|bij)\s\S.{0,40}$|^[a-z0-9-]{2,30}\.(?:com|de|fr|co\.uk|es|it|nl)$/iu;
const TITLE =
  /registry|hochzeits(?:liste|tisch)|geschenk(?:liste|tisch)|babyliste|liste de (?:mariage|naissance)|lista (?:de (?:bodas?|casamento|presentes|nacimiento)|nozze|nascita|ślubna|prezentów)|(?:huwelijks|geboorte)lijst|(?:bröllops|present|dop)lista|wyprawka|祝いリスト|ギフトリスト|قائمة (?:زفاف|هدايا|المولود)/iu;
const END =
  /^(?:©|copyright|privacy(?: (?:policy|notice|settings))?$|terms(?: .{1,30})?$|about us|contact us|help(?: (?:cent(?:er|re)|& .{1,20}))?$|impressum|datenschutz|you may also like|recommended|das könnte|ähnliche artikel|vous aimerez|vous aimeriez|también te|quizás te|potrebbe piacerti|ti potrebbe|misschien vind|dit vind je|andra (?:par|kunder|har)|du kanske|inn[ei] (?:kupili|pary|klienci)|może (?:ci )?się|outr[oa]s (?:casais|clientes|pessoas)|você também|(?:こちらも)?おすすめ|قد يعجبك|om oss$|polityka prywatności|o nas$)/iu;

/** Fewer things with their numbers are no registry's page. */
const FEWEST = 2;

/** In lines: a section and badges stand between the head of a page and its first thing. */
const MOST_ABOVE = 3;

/** In lines: a longer text is no page that somebody copied. */
const MOST_LINES = 5_000;
const LONGEST_LINE = 300;

/** In characters. */
const LONGEST_PRICES = 60;

/** Between two prices: "$150.00 $170.00", "R$ 90 R$ 80" and "139,90 € 114,90 €". */
const BEFORE_SIGN = /\s(?=[A-Z]{0,3}\p{Sc}\s?\d|[A-Z]{3}\s\d)/u;
const BEHIND_SIGN = /(?<=\p{Sc})\s(?=\d)/u;

interface RegistryText {
  entries: Entry[];
  title?: string;
  /** The head of the page, which may say the day. */
  leftOut: readonly LeftOut[];
}

interface Block {
  /** Lines above its figures: a section, a brand and a name, in an order that the page keeps. */
  words: string[];
  figures: string[];
  /** Its colour, and remarks of the couple. */
  notes: string[];
  isFromShop?: boolean;
  link?: string;
}

const empty = (): Block => ({ words: [], figures: [], notes: [] });

/** "Color: Clay" and “Green one please”. */
const NOTE = /^\p{L}[\p{L} ]{1,20}:\s.{1,80}$|^[“”"„«»].{2,200}[”"“«»]$/u;

/** Between figures of one line: "Requested 2 · Purchased". */
const PARTS = /\s[·•|]\s/;

/** The list on a page of a registry, as its words were copied; null for any other text. */
export function readRegistryText(text: string, ways: FileWays): RegistryText | null {
  const written = text
    .split('\n', MOST_LINES)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const known = { isPrice: (line: string) => priceIn(line, ways) !== null, isNumbered };
  const told = withKnownCounts(written, known);
  if (!told && !NEEDED.test(text) && !WANTED.test(text) && !BOUGHT_OF.test(text)) return null;
  const lines = told ?? written;
  const { blocks, head } = blocksOf(lines, ways);
  const things = blocks.filter(({ figures }) => figures.some(isNumbered));
  const priced = blocks.filter(({ figures }) => figures.some((line) => priceIn(line, ways) !== null));
  if (things.length < FEWEST || priced.length < FEWEST) return null;
  const dated = head.findIndex((line) => /(?<!\d)20\d\d(?!\d)/.test(line));
  const title =
    head.find((line) => TITLE.test(line) && !OF_PAGE.test(line)) ?? (dated > 0 ? head[dated - 1] : undefined);
  const about = head.filter((line) => line !== title);
  const entries = entriesOf(blocks, ways);
  return { entries, leftOut: leftOutTexts('NAMES_NOTHING', about), ...(title && { title }) };
}

/** Parts a page into things: words, and the figures below them. What stands above the first section is the head of the page. */
function blocksOf(lines: readonly string[], ways: FileWays): { blocks: Block[]; head: string[] } {
  const blocks: Block[] = [];
  let block = empty();
  for (const [index, line] of lines.entries()) {
    if (END.test(line) && blocks.length === 0) continue; // the page's own menu
    if (END.test(line)) break;
    if (OF_STOCK.test(line) && line.length <= LONGEST_PRICES) continue;
    if (isFigure(line, ways)) block.figures.push(...line.split(PARTS));
    else if (FROM_SHOP.test(line) && block.figures.length === 0) block.isFromShop = true;
    else if (FROM_SHOP.test(line) || OF_PAGE.test(line) || line.length > LONGEST_LINE) continue;
    else if (block.words.length > 0 && (NOTE.test(line) || isBetween(block, lines[index + 1] ?? '', ways)))
      block.notes.push(line);
    else if (linksIn(line)[0] === line) block.link ??= line;
    else {
      if (block.figures.length > 0) {
        blocks.push(block);
        block = empty();
      }
      block.words = [...block.words.filter((word) => word !== line), line]; // a picture repeats the name
    }
  }
  if (block.figures.length > 0) blocks.push(block);
  const usual = usualWords(blocks);
  const first = blocks[0];
  const head = first?.words.splice(0, Math.max(0, first.words.length - usual - MOST_ABOVE)) ?? [];
  const isAlone = isOnce(blocks);
  for (const one of blocks) one.words = [...one.words.slice(0, -usual).filter(isAlone), ...one.words.slice(-usual)];
  if (first && first.words.length > usual + 1) head.push(...first.words.splice(0, first.words.length - usual - 1));
  const [section] = first && first.words.length > usual ? first.words : [];
  if (section !== undefined && (TITLE.test(section) || /\d{4}/.test(section)))
    head.push(...(first?.words.splice(0, 1) ?? []));
  return { blocks: blocks.filter(({ words }) => words.length > 0), head };
}

/** Between the price of a thing and its numbers, where the page says that it is sold out. */
function isBetween({ figures }: Block, below: string, ways: FileWays): boolean {
  return figures.some((line) => priceIn(line, ways) !== null) && !figures.some(isNumbered) && isNumbered(below);
}

/** How many lines of words most things have: a name, or a brand and a name. */
function usualWords(blocks: readonly Block[]): number {
  const counts = blocks.slice(1).map(({ words }) => words.length);
  return counts.filter((count) => count >= 2).length > counts.length / 2 && counts.length > 1 ? 2 : 1;
}

function isFigure(line: string, ways: FileWays): boolean {
  return (
    priceIn(line, ways) !== null || ALL_BOUGHT.test(line) || (line.length <= 80 && isNumbered(line)) || isOfFund(line)
  );
}

/** A price alone, or the lower one of two, of which the other was the price before. */
function priceIn(line: string, ways: FileWays) {
  const between = /^[A-Z]{0,3}\p{Sc}|^[A-Z]{3}\s/u.test(line) ? BEFORE_SIGN : BEHIND_SIGN;
  const parts = line.length <= LONGEST_PRICES ? line.split(between) : [];
  const prices = parts.map((part) => priceAlone(part, ways));
  const sure = prices.filter((price) => price !== null);
  if (sure.length === 0) return priceBefore(line, ways);
  return sure.length < prices.length ? null : sure.reduce((low, one) => (one.price < low.price ? one : low));
}

/** "279 kr Ord. pris 349 kr": words say that the second one was the price before. */
function priceBefore(line: string, ways: FileWays) {
  if (line.length > LONGEST_PRICES) return null;
  for (const { index } of line.matchAll(/\s(?=\p{L})/gu)) {
    const [price, words] = [priceAlone(line.slice(0, index), ways), line.slice(index).trim()];
    const was = /^\p{L}[\p{L}. :]{2,24}\s(?=[\d\p{Sc}])/u.exec(words)?.[0];
    if (price && was && priceAlone(words.slice(was.length), ways)) return price;
  }
  return null;
}

function isNumbered(written: string): boolean {
  const line = plainSigns(written);
  return (
    [WANTED, NEEDED, NEEDED_FIRST, BOUGHT_OF, BOUGHT].some((pattern) => pattern.test(line)) || ALL_BOUGHT.test(line)
  );
}

function isOfFund(line: string): boolean {
  return FUND.test(line) && line.length <= 80 && (/\d/.test(line) || /^(?:contribute|any amount)/i.test(line));
}

function entriesOf(blocks: readonly Block[], ways: FileWays): Entry[] {
  const usual = usualWords(blocks);
  const isBrandFirst = usual === 2 && areShorter(blocks, 2, 1);
  let category = '';
  return blocks.map(({ words, figures, notes, isFromShop, link }): Entry => {
    const count = isFromShop ? 1 : usual; // the shop stands where others have a brand
    const own = words.slice(-count);
    category = words.slice(0, -count).findLast(isSection) ?? category;
    const [brand, name] = own.length < 2 ? ['', own[0]] : isBrandFirst ? own : [own[1], own[0]];
    const price = figures.map((line) => priceIn(line, ways)).find((found) => found !== null);
    const { wanted, bought } = countsIn(figures);
    const isFund =
      figures.some(isOfFund) &&
      (words.some((word) => FUND_NAME.test(word)) || (!price && figures.every((line) => !isNumbered(line))));
    return {
      name: name ?? '',
      ...(category && { category }),
      ...(brand && { description: brand }),
      ...(notes.length > 0 && { notes: notes.join('\n') }),
      ...(link && { link }),
      ...(price && { price: `${price.price} ${price.currency}` }),
      ...(isFund
        ? { fund: 'x' }
        : { ...(wanted > 1 && { amount: String(wanted) }), ...(bought > 0 && { bought: String(bought) }) }),
    };
  });
}

function isSection(word: string): boolean {
  return !GIVEN_BY.test(word) && !/\p{Sc}|^(?:by|von|par|por|da|door)\s/iu.test(word);
}

/** Buttons and badges stand above several things, and a section once. */
function isOnce(blocks: readonly Block[]): (word: string) => boolean {
  const seen = new Set<string>();
  const often = new Set(blocks.flatMap(({ words }) => words).filter((word) => seen.size === seen.add(word).size));
  return (word) => !often.has(word);
}

/** Whether the lines at one place from the end have fewer letters than those at another: a brand has fewer than a name. */
function areShorter(blocks: readonly Block[], one: number, other: number): boolean {
  const length = (place: number) => blocks.reduce((sum, { words }) => sum + (words.at(-place)?.length ?? 0), 0);
  return length(one) < length(other);
}

function countsIn(figures: readonly string[]): { wanted: number; bought: number } {
  const text = plainSigns(figures.join('\n'));
  const numberOf = (pattern: RegExp, group: 'count' | 'all') => {
    const found = pattern.exec(text)?.groups?.[group];
    return found === undefined ? undefined : Number(found);
  };
  const left = numberOf(NEEDED, 'count') ?? numberOf(NEEDED_FIRST, 'count');
  const some = numberOf(BOUGHT_OF, 'count') ?? numberOf(BOUGHT, 'count');
  const isAll = figures.some((line) => ALL_BOUGHT.test(line));
  const asked = numberOf(WANTED, 'count') ?? numberOf(NEEDED, 'all') ?? numberOf(BOUGHT_OF, 'all');
  const wanted = Math.max(1, asked ?? (left ?? 0) + (some ?? 0));
  const bought = isAll ? wanted : (some ?? (left === undefined ? 0 : wanted - left));
  return { wanted, bought: Math.min(wanted, Math.max(0, bought)) };
}
