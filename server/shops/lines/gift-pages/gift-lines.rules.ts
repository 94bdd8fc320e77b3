import type { Ways } from '../line.rules.ts';
import { linksIn } from '../links.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { countsOf, isCount } from './gift-counts.rules.ts';
import {
  type GiftPage,
  type GiftThing,
  isFoot,
  isFundLine,
  isOfPage,
  isTitle,
  priceIn,
  titleIn,
  usualWords,
} from './gift-page.rules.ts';

const FUND_NAME =
  /(?<![\p{L}])(?:funds?|cash|honeymoon fund|kasse|geldgeschenk|cagnotte|fondo|potje|fond|kassa|skarbonka|cofrinho)(?![\p{L}])/iu;

/** Below a thing that is bought, above the next one. */
const GIVEN_BY =
  /^(?:already )?(?:purchased|bought|given|gifted|reserved) by |^(?:bereits )?(?:gekauft|geschenkt|reserviert) von |^(?:déjà )?(?:acheté|offert|réservé)e? par |^(?:ya )?(?:comprado|regalado|reservado) por |^(?:già )?(?:acquistato|regalato|prenotato) da |^(?:al )?(?:gekocht|gegeven|gereserveerd) door |^(?:momentanément |currently |derzeit )?(?:indisponible|unavailable|out of stock|nicht verfügbar|agotado|non disponibile|niet beschikbaar)$/iu;

/** How many the shop has, which nobody asked for. */
const OF_STOCK =
  /(?:in stock|auf lager|vorrätig|verfügbar|en stock|op voorraad|på lager|i lager|em estoque|disponib|disponív)|^il en reste|^only \d+ left/iu;
const FROM_SHOP =
  /^(?:from|at|sold by|bei|von|chez|en|da|bij)\s\S.{0,40}$|^[a-z0-9-]{2,30}\.(?:com|de|fr|co\.uk|es|it|nl)$/iu;

/** Fewer things with their numbers are no page of gifts. */
const FEWEST = 2;

/** In lines: a section and badges stand between the head of a page and its first thing. */
const MOST_ABOVE = 3;

/** In lines: a longer text is no page that somebody copied. */
const MOST_LINES = 5_000;

/** In characters. */
const LONGEST_LINE = 300;
const LONGEST_STOCK = 60;
const LONGEST_FIGURE = 80;
const LONGEST_SECTION = 60;

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

/** "Wedding date: 14 June 2027" is of the whole list. */
const isNote = (line: string) => NOTE.test(line) && !/(?<!\d)20\d\d(?!\d)/.test(line);

/** The share of the things at which a label or a button stands. */
const AT_MOST_THINGS = 0.6;

/** Fewer prices show no label of a page. */
const FEWEST_PRICES = 3;

/** The things on a page of gifts, as its words were copied; null for any other text. */
export function giftsInLines(texts: readonly string[], ways: Ways): GiftPage | null {
  if (texts.length > MOST_LINES) return null;
  const written = texts.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const lines = withoutButtons(written, ways);
  const { blocks, head } = blocksOf(lines, ways);
  const things = blocks.filter(({ figures }) => figures.some(isCounted));
  const priced = blocks.filter(({ figures }) => figures.some((line) => priceIn(line, ways) !== null));
  if (things.length < FEWEST || priced.length < FEWEST) return null;
  const title = titleIn(head);
  return { things: thingsOf(blocks, ways), leftOut: head.filter((line) => line !== title), ...(title && { title }) };
}

const isCounted = (line: string) => line.length <= LONGEST_FIGURE && isCount(line);

/** Lines without buttons and numbers of articles, which stand at most things as well. */
function withoutButtons(lines: readonly string[], ways: Ways): string[] {
  const isPrice = (line: string) => priceIn(line, ways) !== null;
  const prices = lines.filter(isPrice).length;
  if (prices < FEWEST_PRICES) return [...lines];
  const enough = Math.max(FEWEST_PRICES, Math.floor(prices * AT_MOST_THINGS));
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(lookOf(line), (counts.get(lookOf(line)) ?? 0) + 1);
  const isAtEach = (line: string) => (counts.get(lookOf(line)) ?? 0) >= enough;
  return lines.filter((line) => isPrice(line) || isCounted(line) || !isAtEach(line));
}

/** Words with a number of any length, as that of an article: "Art.nr 411612". */
function lookOf(line: string): string {
  return plainSigns(line).replace(/\d[\d.-]*/g, '#');
}

/** Parts a page into things: words, and the figures below them. What stands above the first section is the head of the page. */
function blocksOf(lines: readonly string[], ways: Ways): { blocks: Block[]; head: string[] } {
  const blocks: Block[] = [];
  let block = empty();
  for (const [index, line] of lines.entries()) {
    if (isFoot(line) && blocks.length === 0) continue; // the page's own menu
    if (isFoot(line)) break;
    if (OF_STOCK.test(line) && line.length <= LONGEST_STOCK) continue;
    if (isFigure(line, ways)) block.figures.push(line);
    else if (FROM_SHOP.test(line) && block.figures.length === 0) block.isFromShop = true;
    else if (FROM_SHOP.test(line) || isOfPage(line) || line.length > LONGEST_LINE) continue;
    else if (block.words.length > 0 && (isNote(line) || isBetween(block, lines[index + 1] ?? '', ways)))
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
  const isCosted = ({ figures }: Block) => figures.some((line) => isFundLine(line) || priceIn(line, ways) !== null);
  const above = blocks.splice(0, Math.max(0, blocks.findIndex(isCosted))); // "29 of 65 gifts bought" and "Show: bought"
  const usual = usualWords(blocks.map(({ words }) => words.length));
  const first = blocks[0];
  const head = above.flatMap(({ words, figures, notes }) => [...words, ...notes, ...figures]);
  head.push(...(first?.words.splice(0, Math.max(0, first.words.length - usual - MOST_ABOVE)) ?? []));
  const isAlone = isOnce(blocks);
  for (const one of blocks) one.words = [...one.words.slice(0, -usual).filter(isAlone), ...one.words.slice(-usual)];
  if (first && first.words.length > usual + 1) head.push(...first.words.splice(0, first.words.length - usual - 1));
  const [section] = first && first.words.length > usual ? first.words : [];
  if (section !== undefined && (isTitle(section) || /\d{4}/.test(section)))
    head.push(...(first?.words.splice(0, 1) ?? []));
  return { blocks: blocks.filter(({ words }) => words.length > 0), head };
}

/** Between the price of a thing and its numbers, where the page says that it is sold out. */
function isBetween({ figures }: Block, below: string, ways: Ways): boolean {
  return figures.some((line) => priceIn(line, ways) !== null) && !figures.some(isCounted) && isCounted(below);
}

function isFigure(line: string, ways: Ways): boolean {
  return priceIn(line, ways) !== null || isCounted(line) || isFundLine(line);
}

function thingsOf(blocks: readonly Block[], ways: Ways): GiftThing[] {
  const usual = usualWords(blocks.map(({ words }) => words.length));
  const isBrandFirst = usual === 2 && areShorter(blocks, 2, 1);
  const counts = countsOf(blocks.map(({ figures }) => figures.filter(isCounted)));
  let section: string | undefined;
  return blocks.map(({ words, figures, notes, isFromShop, link }, index): GiftThing => {
    const count = isFromShop ? 1 : usual; // the shop stands where others have a brand
    const own = words.slice(-count);
    section = words.slice(0, -count).findLast(isSection) ?? section;
    const [brand, name] = own.length < 2 ? ['', own[0]] : isBrandFirst ? own : [own[1], own[0]];
    const price = figures
      .filter((line) => !isFundLine(line))
      .map((line) => priceIn(line, ways))
      .find((found) => found !== null);
    const isFund =
      figures.some(isFundLine) && (words.some((word) => FUND_NAME.test(word)) || (!price && !figures.some(isCounted)));
    return {
      name: name ?? '',
      notes,
      ...(section && { section }),
      ...(brand && { brand }),
      ...(link && { link }),
      ...(price && { price }),
      ...(isFund && { isFund: true }),
      ...(counts?.[index] ?? { wanted: 1, given: 0 }),
    };
  });
}

function isSection(word: string): boolean {
  return (
    word.length <= LONGEST_SECTION &&
    !/[.!?…]$/u.test(word) &&
    !GIVEN_BY.test(word) &&
    !/\p{Sc}|^(?:by|von|par|por|da|door)\s/iu.test(word)
  );
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
