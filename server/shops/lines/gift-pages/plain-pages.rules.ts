import type { Ways } from '../line.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import type { GiftPage } from './gift-page.rules.ts';

/** In characters. */
const LONGEST_PRICES = 60;
const LONGEST_SHOP = 60;

/** Fewer of them show no form. */
const FEWEST = 2;

/** The same of the words before a price that counted before, glued to the price that counts: "$49.99Original price$59.99". */
const GLUED = /(?<=[\d\p{Sc}.]|\d\s(?:kr|zł))(?=\p{L}[\p{L}\p{M}’'. ]{2,24}(?:[A-Z]{0,3}\p{Sc}\s?)?\d)/u;

/** "from Target", "chez Fnac": a small word and a name. */
const SMALL_WORD_FIRST = /^(?<word>\p{Ll}{1,5})\s(?<shop>[\p{L}\d].*)$/u;

/** The lines of a page of gifts without what stands at each of them in one form, which is put to the things after they are read. */
interface PlainPage {
  lines: string[];
  /** By the lines above them, nearest first, the shops of things. */
  shops: readonly { above: readonly string[]; shop: string }[];
}

/** In lines above a price, the name of a thing and its brand. */
const MOST_ABOVE = 4;

/** A page on which no former price is glued to the present one, and no shop stands below a price as if it were a thing. */
export function plainPage(texts: readonly string[], ways: Ways): PlainPage {
  const lines = withCountsApart(texts, ways).map((text) => withoutGluedPrice(text, ways));
  const isPrice = (line = '') =>
    line.length <= LONGEST_PRICES && /\d/.test(line) && priceAlone(line.trim(), ways) !== null;
  const found = lines.flatMap((line, place) => {
    const { word = '', shop = '' } =
      line.length > LONGEST_SHOP ? {} : (SMALL_WORD_FIRST.exec(line.trim())?.groups ?? {});
    return word !== '' && isPrice(filledAbove(lines, place)) ? [{ place, word, shop }] : [];
  });
  const words = Map.groupBy(found, ({ word }) => word);
  const [most = []] = [...words.values()].toSorted((one, other) => other.length - one.length);
  const names = new Set(most.map(({ shop }) => shop));
  if (most.length < FEWEST || (most.length > 3 && names.size === most.length)) return { lines, shops: [] };
  const gone = new Set(most.map(({ place }) => place));
  return {
    lines: lines.filter((_line, place) => !gone.has(place)),
    shops: most.map(({ place, shop }) => ({
      above: lines
        .slice(0, place)
        .filter((line) => line.trim() !== '')
        .slice(-MOST_ABOVE)
        .toReversed()
        .map((line) => line.trim()),
      shop,
    })),
  };
}

function filledAbove(lines: readonly string[], place: number): string | undefined {
  return lines.slice(Math.max(0, place - 3), place).findLast((line) => line.trim() !== '');
}

/** "Qty 2 £25.00 each": how many, and the price of each. */
const COUNT_AND_PRICE = /^(?<label>\p{L}{2,12}[.:]?\s?\d{1,2})\s{1,3}(?<price>\S.{1,20}?)(?:\s\p{L}{2,8}\.?)?$/u;

/** The price on a line of its own, and how many below it, where several lines say both. */
function withCountsApart(texts: readonly string[], ways: Ways): readonly string[] {
  const found = texts.map((text) => {
    const { label = '', price = '' } =
      text.length > LONGEST_PRICES ? {} : (COUNT_AND_PRICE.exec(text.trim())?.groups ?? {});
    return label !== '' && /\p{Sc}|\d[.,]\d\d/u.test(price) && priceAlone(price, ways) ? [price, label] : null;
  });
  if (found.filter(Boolean).length < FEWEST) return texts;
  const isAbove = found.at(texts.findIndex((text) => text.trim() !== '')) != null; // the name stands below it
  return texts.flatMap((text, place) => {
    const before = isAbove ? found[place - 1] : null;
    if (found[place]) return isAbove && !found[place + 1] ? [] : (found[place] ?? []);
    return before ? [text, ...before] : [text];
  });
}

function withoutGluedPrice(text: string, ways: Ways): string {
  if (text.length > LONGEST_PRICES) return text;
  const at = GLUED.exec(text)?.index;
  const price = at === undefined ? '' : text.slice(0, at).trim();
  return price !== '' && priceAlone(price, ways) ? price : text;
}

/** "Kitchen (3)" and "Kitchen 3 gifts". */
const COUNTED = /^(?<name>.{2,50}?\D)\s?(?:\((?<count>\d{1,3})\)|(?<more>\d{1,3})\s\p{L}{3,12})$/u;

/** A page with the shop of each thing among its notes, and sections without how many things stand below them. */
export function withShopsAndSections(page: GiftPage, { shops }: Pick<PlainPage, 'shops'>): GiftPage {
  const counts = new Map<string, number>();
  for (const { section = '' } of page.things) counts.set(section, (counts.get(section) ?? 0) + 1);
  const told = [...counts].flatMap(([section, count]) => {
    const { name = '', count: some, more } = COUNTED.exec(section)?.groups ?? {};
    return name === '' ? [] : [{ section, name: name.trim(), isRight: Number(some ?? more) === count }];
  });
  const isHabit = told.some(({ isRight }) => isRight); // "Emma (7)" has no seven gifts
  const names = new Map(told.map(({ section, name }) => [section, name]));
  return {
    ...page,
    things: page.things.map((thing) => {
      const shop = shops.find(({ above }) => above.includes(thing.name))?.shop;
      const section = (isHabit && names.get(thing.section ?? '')) || thing.section;
      return { ...thing, ...(section && { section }), ...(shop && { notes: [...thing.notes, shop] }) };
    }),
  };
}
