import { cleanText } from '../../base/text/text.rules.ts';
import { LONGEST_TITLE, newItem } from '../../lists/items/item.rules.ts';
import { plainLine, shortened } from '../products/extraction/texts/plain-text.ts';

/** In characters: a longer name is looked at no further. */
const LONGEST_LOOKED_AT = 2_000;

/** Fields that hold a name, in this order: of a plain service, of Open Food Facts, and of UPCitemdb. */
const PLACES = [
  ['name'],
  ['title'],
  ['product_name'],
  ['product', 'product_name'],
  ['product', 'name'],
  ['product', 'title'],
  ['items', '0', 'title'],
] as const;

/** The name of a product in what a look-up service answers; null for an answer without. */
export function nameInAnswer(text: string): string | null {
  const answer = jsonOf(text);
  for (const place of PLACES) {
    const found = at(answer, place);
    if (typeof found !== 'string') continue;
    const name = shortened(plainLine(cleanText(found.slice(0, LONGEST_LOOKED_AT))), LONGEST_TITLE);
    const title = newItem.shape.title.safeParse(name);
    if (title.success) return title.data;
  }
  return null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function at(value: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Record<string, unknown>)[name]
        : undefined,
    value,
  );
}
