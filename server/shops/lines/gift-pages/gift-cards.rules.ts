import { nameKey } from '../../../base/text/name-key.rules.ts';
import type { Ways } from '../line.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { countsOf, isCount } from './gift-counts.rules.ts';
import { type GiftPage, type GiftThing, isFoot, isFundLine, isOfPage, priceIn, titleIn } from './gift-page.rules.ts';
import { ancestorsOf, elementAround, type PageElement, type PageRow, pageIn } from './page-elements.rules.ts';

/** In characters: beyond it, nobody copies a list. */
const LONGEST_HTML = 1_000_000;

/** Fewer things show no form. */
const FEWEST = 3;

/** A line that comes at this share of the things is a label, if it has a number, or a button. */
const OFTEN = 0.3;
const USUAL = 0.5;

/** A page names this share of its things, at least. */
const MOSTLY = 0.7;

/** In characters: a longer line between the things is no section. */
const LONGEST_SECTION = 60;

interface Card {
  rows: PageRow[];
  section?: string;
  picture?: string;
}

/**
 * The things of a page of gifts by the elements that it repeats: each has a price, a name that is its heading or its link, and labels that say how
 * many are wanted or bought. Null for any other page.
 */
export function giftsOnCards(html: string, ways: Ways): GiftPage | null {
  if (html.length > LONGEST_HTML || !/<(?:img|button|h[1-6])[\s>]/i.test(html)) return null;
  const page = pageIn(html);
  const look = lookOfCards(page.rows, ways);
  if (look === null) return null;
  const alike = page.elements.filter((element) => element.look === look && !isInLike(element));
  const whole = new Set([...alike, ...fundsBeside(page.rows, new Set(alike))]);
  const pictures = new Map(
    page.pictures.toReversed().flatMap(({ src, within: at }) => {
      const element = src === '' ? undefined : elementAround(at, whole);
      return element ? [[element, src] as const] : [];
    }),
  );
  const cards: Card[] = [];
  const head: string[] = [];
  const leftOut: string[] = [];
  let section: string | undefined;
  let within: PageElement | undefined;
  let above: string[] = [];
  for (const row of page.rows) {
    const element = elementAround(row.within, whole);
    if (!element) {
      if (cards.length > 0 && isFoot(row.text)) break;
      const isSection = row.heading > 0 && row.text.length <= LONGEST_SECTION;
      if (isSection) section = row.text;
      (cards.length === 0 ? head : above).push(row.text);
      continue;
    }
    if (element !== within) {
      const [alone = '', ...others] = above;
      if (alone !== '' && others.length === 0 && alone !== section && alone.length <= LONGEST_SECTION) section = alone;
      leftOut.push(...above.filter((text) => text !== section));
      above = [];
      const picture = pictures.get(element);
      cards.push({ rows: [], ...(section && { section }), ...(picture && { picture }) });
      within = element;
    }
    cards.at(-1)?.rows.push(row);
  }
  const things = thingsOn(cards, ways);
  if (!things) return null;
  const first = page.rows.find(({ heading, text }) => heading === 1 && head.includes(text));
  const title = first?.text ?? titleIn(head);
  const sections = new Set(things.map((thing) => thing.section));
  const about = head.filter((text) => text !== title && !sections.has(text));
  return { things, leftOut: [...about, ...leftOut], ...(title && { title }) };
}

/** The outermost look of elements that hold one price each, or the one before beside it. */
function lookOfCards(rows: readonly PageRow[], ways: Ways): string | null {
  const prices = new Map<PageElement, number>();
  for (const { text, within, isStruck } of rows) {
    if (isStruck || isFundLine(text) || !priceIn(text, ways)) continue;
    for (const element of ancestorsOf(within)) prices.set(element, (prices.get(element) ?? 0) + 1);
  }
  const looks = Map.groupBy(prices.keys(), ({ look }) => look);
  const fits = [...looks].flatMap(([look, elements]) => {
    const single = elements.filter((element) => (prices.get(element) ?? 0) < 3);
    const depth = elements.reduce((sum, element) => sum + element.depth, 0) / elements.length;
    return single.length >= FEWEST && single.length >= elements.length * MOSTLY
      ? [{ look, count: single.length, depth }]
      : [];
  });
  const [best] = fits.toSorted((one, other) => other.count - one.count || one.depth - other.depth);
  return best?.look ?? null;
}

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

function isInLike(element: PageElement): boolean {
  const [, ...around] = ancestorsOf(element);
  return around.some(({ look }) => look === element.look);
}

function thingsOn(cards: readonly Card[], ways: Ways): GiftThing[] | null {
  const often = countsBy(cards.map(({ rows }) => rows.map(({ text }) => shapeOf(text))));
  const fewest = (text: string) =>
    /\d/.test(text) ? Math.max(2, cards.length * OFTEN) : Math.max(FEWEST, cards.length * USUAL);
  const isLabel = ({ text, isButton, heading }: PageRow) =>
    heading === 0 && (isButton || (often.get(shapeOf(text)) ?? 0) >= fewest(text) || isCount(text));
  const counts = countsOf(
    cards.map(({ rows }) => rows.filter((row) => isLabel(row) && !row.isButton).map(({ text }) => text)),
  );
  if (!counts) return null;
  const ofList = new Set(cards.flatMap(({ rows, section }) => (rows.some(isOfList) ? [section ?? ''] : [])));
  const things = cards.flatMap((card, index): GiftThing[] => {
    if (!ofList.has(card.section ?? '')) return []; // below another heading the shop shows what others like
    const free = card.rows.filter(
      (row) => !isLabel(row) && !priceIn(row.text, ways) && !row.isStruck && !isOfPage(row.text),
    );
    const fund = free.find(({ text }) => isFundLine(text));
    const named = nameAmong(free.filter((row) => row !== fund));
    if (!named) return [];
    const price = card.rows.flatMap(({ text, isStruck }) =>
      isStruck || isFundLine(text) ? [] : (priceIn(text, ways) ?? []),
    );
    const low = price.toSorted((one, other) => one.price - other.price)[0];
    const others = free.filter((row) => row !== fund && nameKey(row.text) !== nameKey(named.text));
    const at = card.rows.indexOf(named);
    const brand = others.find((row) => Math.abs(card.rows.indexOf(row) - at) === 1 && !QUOTED.test(row.text));
    const link = named.href || card.rows.find(({ href }) => href !== '')?.href;
    return [
      {
        name: named.text,
        notes: [...others.filter((row) => row !== brand), ...(fund ? [fund] : [])].map(({ text }) => text),
        ...(brand && { brand: brand.text }),
        ...(card.section && { section: card.section }),
        ...(card.picture && { picture: card.picture }),
        ...(link && { link }),
        ...(low && { price: low }),
        ...(fund && !low && { isFund: true as const }),
        ...(counts[index] ?? { wanted: 1, given: 0 }),
      },
    ];
  });
  return things.length >= Math.max(FEWEST, cards.length * MOSTLY) ? things : null;
}

/** Says how many are wanted or bought, or is given money for. */
const isOfList = ({ text }: PageRow) => isCount(text) || isFundLine(text);

/** “Green one please”. */
const QUOTED = /^[“”"„«»「]/u;

/** The heading of a card, else its link, else its first words. */
function nameAmong(rows: readonly PageRow[]): PageRow | undefined {
  const words = rows.filter(({ text }) => /\p{L}/u.test(text) && !QUOTED.test(text));
  return words.find(({ heading }) => heading > 0) ?? words.find(({ href }) => href !== '') ?? words[0];
}

/** A line without its numbers. */
function shapeOf(text: string): string {
  return plainSigns(text)
    .toLowerCase()
    .replace(/\d[\d.,-]*/g, '#');
}

/** In how many of the groups each text stands. */
function countsBy(groups: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups) for (const text of new Set(group)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
