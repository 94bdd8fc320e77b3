import { plainSigns } from '../words/plain-signs.rules.ts';
import { ancestorsOf, type PageElement, type PageRow } from './page-elements.rules.ts';

/** Fewer things show no form. */
const FEWEST = 3;

/** A page shows this share of its things one by one, at least. */
const MOSTLY = 0.7;

/** In characters: labels and buttons are short. */
const LONGEST_LABEL = 48;

/** A price may have the one before beside it. */
const MOST_PRICES = 2;

/** In elements: a line stands no deeper in its thing. */
const MOST_AROUND = 30;

interface Signals {
  prices: number;
  /** How often the label that comes most often is there. */
  most: number;
  labels: Map<string, number>;
  hasName: boolean;
  /** A link or a button. */
  hasLink: boolean;
}

/** A line without its numbers. */
export function shapeOf(text: string): string {
  return plainSigns(text)
    .toLowerCase()
    .replace(/\d[\d.,-]*/g, '#');
}

/**
 * The elements that a page repeats, each of which shows one thing: it has a price, or a label that the page has again and again, and words of its own. Of
 * elements in each other the outermost ones count.
 */
export function repeatedCards(rows: readonly PageRow[], isPriced: (row: PageRow) => boolean): PageElement[] {
  const counts = new Map<string, number>();
  const isShort = ({ text }: PageRow) => text.length <= LONGEST_LABEL && /\p{L}/u.test(text);
  for (const row of rows) if (isShort(row)) counts.set(shapeOf(row.text), (counts.get(shapeOf(row.text)) ?? 0) + 1);
  const signals = new Map<PageElement, Signals>();
  for (const row of rows) {
    const shape = shapeOf(row.text);
    const isPrice = isPriced(row);
    const isLabel = !isPrice && isShort(row) && (counts.get(shape) ?? 0) >= FEWEST;
    for (const element of ancestorsOf(row.within).slice(0, MOST_AROUND)) {
      const found = signals.get(element) ?? {
        prices: 0,
        most: 0,
        labels: new Map<string, number>(),
        hasName: false,
        hasLink: false,
      };
      signals.set(element, found);
      found.hasLink ||= row.href !== '' || row.isButton;
      if (isPrice) found.prices += 1;
      else if (isLabel) {
        const times = (found.labels.get(shape) ?? 0) + 1;
        found.labels.set(shape, times);
        found.most = Math.max(found.most, times);
      } else if (/\p{L}/u.test(row.text)) found.hasName = true;
    }
  }
  const elements = [...signals.keys()];
  const fits = [lookOf, pathOf].flatMap((of) =>
    [...Map.groupBy(elements, of).values()].flatMap((group) => {
      const alone = group.filter((element) => !isInLike(element, of));
      const told = alone.filter((element) => isTold(signals.get(element)));
      const single = told.filter((element) => isSingle(signals.get(element)));
      const depth = alone.reduce((sum, element) => sum + element.depth, 0) / alone.length;
      return single.length >= FEWEST && single.length >= told.length * MOSTLY
        ? [
            {
              cards:
                of === lookOf ? alone.filter((one) => isTold(signals.get(one)) || signals.get(one)?.hasLink) : told,
              count: single.length,
              depth,
            },
          ]
        : [];
    }),
  );
  const [best] = fits.toSorted((one, other) => other.count - one.count || one.depth - other.depth);
  return best?.cards ?? [];
}

type Key = (element: PageElement) => string | number;

const lookOf: Key = ({ look }) => look;
const pathOf: Key = ({ path }) => path;

const isTold = (found?: Signals) => found !== undefined && (found.prices > 0 || found.labels.size > 0);

const isSingle = (found?: Signals) =>
  found?.hasName === true && found.prices <= MOST_PRICES && found.most <= MOST_PRICES && isTold(found);

function isInLike(element: PageElement, of: Key): boolean {
  const [, ...around] = ancestorsOf(element).slice(0, MOST_AROUND);
  return around.some((other) => of(other) === of(element));
}
