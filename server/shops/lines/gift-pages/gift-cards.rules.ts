import { nameKey } from '../../../base/text/name-key.rules.ts';
import type { Ways, WrittenPrice } from '../line.rules.ts';
import { siteOf } from '../links.rules.ts';
import { currencyOfSite } from '../words/currencies-of-sites.rules.ts';
import { countsOnCards } from './card-counts.rules.ts';
import { type Card, type Part, partsOnCards } from './card-slots.rules.ts';
import { isCount } from './gift-counts.rules.ts';
import { type GiftPage, type GiftThing, isFoot, isFundLine, priceIn, titleIn } from './gift-page.rules.ts';
import { ancestorsOf, elementAround, type PageElement, type PageRow, pageIn } from './page-elements.rules.ts';
import { repeatedCards } from './repeated-cards.rules.ts';
import { pricesOfRows } from './row-prices.rules.ts';
import { sectionsBetween } from './section-rows.rules.ts';

/** In characters: beyond it, a page is no list. */
const LONGEST_HTML = 5_000_000;

/** Fewer things show no form. */
const FEWEST = 3;

const MOST_LINKS = 500;

/** Fewer links to a country tell nothing of the money of a page. */
const FEWEST_LINKS = 3;

/** A page names this share of its things, at least. */
const MOSTLY = 0.7;

type Prices = ReadonlyMap<PageRow, WrittenPrice>;

/**
 * The things of a page of gifts by the elements that it repeats: each has a price or a button, a name, and labels that say how many are wanted or
 * bought. Null for any other page.
 */
export function giftsOnCards(html: string, ways: Ways): GiftPage | null {
  if (html.length > LONGEST_HTML || !/<(?:img|button|h[1-6])[\s>]/i.test(html)) return null;
  const { rows: written, ...page } = pageIn(html);
  const money = { ...ways, currency: currencyOfLinks(written) ?? ways.currency };
  const rows = written.flatMap((row) => inPieces(row, money));
  const prices = pricesOfRows(rows, money);
  const alike = repeatedCards(rows, (row) => prices.has(row) && !row.isStruck);
  if (alike.length < FEWEST) return null;
  const found = new Set([...alike, ...fundsBeside(rows, new Set(alike))]);
  const rowsOf = Map.groupBy(rows, ({ within }) => elementAround(within, found));
  const whole = new Set([...found].filter((element) => !isLone(rowsOf.get(element) ?? [], prices)));
  const pictures = new Map(
    page.pictures.toReversed().flatMap(({ within, ...picture }) => {
      const element = elementAround(within, whole);
      return element ? [[element, picture] as const] : [];
    }),
  );
  const last = rows.findLastIndex((row) => isOfList(row) && elementAround(row.within, whole));
  const cards: Card[] = [];
  const runs: PageRow[][] = [[]];
  let current: PageElement | undefined;
  for (const [at, row] of rows.entries()) {
    const element = elementAround(row.within, whole);
    if (!element) {
      if (cards.length > 0 && isFoot(row.text) && at > last) break;
      runs.at(-1)?.push(row);
      continue;
    }
    if (element !== current) {
      const { src, alt } = pictures.get(element) ?? {};
      cards.push({ rows: [], ...(src && { picture: src }), ...(alt && { alt }) });
      runs.push([]);
      current = element;
    }
    cards.at(-1)?.rows.push(row);
  }
  return pageOfCards({ cards, runs, prices });
}

interface CutPage {
  cards: readonly Card[];
  /** The lines above the first card, between them, and below the last. */
  runs: readonly (readonly PageRow[])[];
  prices: Prices;
}

/** The things of a page that is parted into cards; null where nothing says how many of them are wanted or given. */
export function pageOfCards({ cards, runs, prices }: CutPage): GiftPage | null {
  const sections = sectionsBetween(runs);
  const things = thingsOn(
    cards.map((card, index) => ({ ...card, ...(sections.of[index] && { section: sections.of[index] }) })),
    prices,
  );
  if (!things) return null;
  const head = runs[0]?.filter((row) => !sections.rows.has(row)) ?? [];
  const title = head.find(({ heading }) => heading === 1)?.text ?? titleIn(head.map(({ text }) => text));
  const between = runs.slice(1).flat();
  const leftOut = [...head, ...between].filter((row) => !sections.rows.has(row)).map(({ text }) => text);
  return { things, leftOut: leftOut.filter((text) => text !== title), ...(title && { title }) };
}

/** A line of which one part is a price or says how many, and others say something else. */
function inPieces(row: PageRow, ways: Ways): PageRow[] {
  const { pieces, heading } = row;
  const areApart = pieces.length > 1 && heading === 0 && pieces.some((text) => isCount(text) || priceIn(text, ways));
  return areApart ? pieces.map((text) => ({ ...row, text })) : [row];
}

/** The money of the country to which most of the links lead that tell one: "kr" and "$" are of several. */
function currencyOfLinks(rows: readonly PageRow[]): string | undefined {
  const counts = new Map<string, number>();
  let known = 0;
  for (const href of new Set(rows.slice(0, MOST_LINKS).map((row) => row.href))) {
    const currency = href === '' ? undefined : currencyOfSite(siteOf(href));
    if (!currency) continue;
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
    known += 1;
  }
  return [...counts].find(([, count]) => count >= FEWEST_LINKS && count * 2 > known)?.[0];
}

/** One line alone is no thing, though it looks like one: it heads those below it. */
const isLone = (rows: readonly PageRow[], prices: Prices) =>
  rows.every(({ isHead }) => isHead) || (rows.length < 2 && !rows.some((row) => prices.has(row) || row.href !== ''));

/** Elements beside the cards that have a heading, and a line that says how much money was given. */
function fundsBeside(rows: readonly PageRow[], cards: ReadonlySet<PageElement>): PageElement[] {
  const around = new Set([...cards].flatMap(ancestorsOf));
  const beside = rows.filter(({ within }) => !elementAround(within, cards));
  const named = new Set(beside.flatMap(({ heading, within }) => (heading > 1 ? ancestorsOf(within) : [])));
  const funds = beside.flatMap(({ text, within }) => {
    const own = isFundLine(text) ? ancestorsOf(within).find((element) => named.has(element)) : undefined;
    return own && !around.has(own) ? [own] : [];
  });
  return [...new Set(funds)];
}

function thingsOn(cards: readonly Card[], prices: Prices): GiftThing[] | null {
  const parts = partsOnCards(cards, (row) => prices.has(row) || (isFundLine(row.text) && !row.isButton));
  const textsOf = ({ rows }: Card, ...some: Part[]) =>
    rows.flatMap((row) => (some.some((part) => parts.get(row) === part) ? [row.text] : []));
  const counts = countsOnCards(
    cards.map((card) => ({
      labels: textsOf(card, 'label'),
      notes: textsOf(card, 'note'),
      buttons: textsOf(card, 'button'),
      isStruck: card.rows.some((row) => parts.get(row) === 'name' && row.isStruck),
    })),
  );
  if (!counts) return null;
  const others = ofOthers(cards);
  const things = cards.flatMap((card, index): GiftThing[] => {
    if (others.has(card)) return [];
    const { name, ...about } = thingOn(card, { parts, prices });
    const { said, wanted, given } = counts[index] ?? { said: new Set(), wanted: 1, given: 0 };
    const notes = about.notes.filter((text) => !said.has(text));
    return name === '' ? [] : [{ ...about, name, notes, wanted, given }];
  });
  return things.length >= Math.max(FEWEST, (cards.length - others.size) * MOSTLY) ? things : null;
}

/** Below its last headings a shop shows what others like: of none of these it says how many are wanted, as it does below each heading of the list. */
function ofOthers(cards: readonly Card[]): ReadonlySet<Card> {
  const last = cards.findLastIndex(({ rows }) => rows.some(isOfList));
  if (last < 0) return new Set();
  const told = new Set(cards.flatMap(({ rows, section }) => (rows.some(isOfList) ? [section] : [])));
  const isHabit = cards.slice(0, last).every(({ section }) => told.has(section));
  return new Set(isHabit ? cards.slice(last + 1).filter(({ section }) => !told.has(section)) : []);
}

function thingOn(
  { rows, section, picture }: Card,
  { parts, prices }: { parts: ReadonlyMap<PageRow, Part>; prices: Prices },
): Omit<GiftThing, 'wanted' | 'given'> {
  const named = rows.find((row) => parts.get(row) === 'name');
  const fund = rows.find(({ text, isButton }) => isFundLine(text) && !isButton);
  const isOther = (row: PageRow) => row !== fund && nameKey(row.text) !== nameKey(named?.text ?? '');
  const brands = rows.filter((row) => parts.get(row) === 'brand' && isOther(row));
  const notes = rows.filter((row) => parts.get(row) === 'note' && isOther(row));
  const [low] = rows
    .flatMap((row) => (row.isStruck || isFundLine(row.text) ? [] : (prices.get(row) ?? [])))
    .toSorted((one, other) => one.price - other.price);
  const link = named?.href || rows.find(({ href }) => href !== '')?.href;
  return {
    name: named?.text ?? '',
    notes: [...notes.map(({ text }) => text), ...(fund ? [fund.text] : [])],
    ...(brands.length > 0 && { brand: brands.map(({ text }) => text).join(', ') }),
    ...(section && { section }),
    ...(picture && { picture }),
    ...(link && { link }),
    ...(low && { price: low }),
    ...(fund && !low && { isFund: true as const }),
  };
}

/** Says how many are wanted or bought, or is given money for. */
const isOfList = ({ text }: PageRow) => isCount(text) || isFundLine(text);
