import type { Ways, WrittenPrice } from '../line.rules.ts';
import { priceAlone } from '../written-prices.rules.ts';
import { isFundLine, priceIn } from './gift-page.rules.ts';

interface Row {
  text: string;
}

/** In characters: beside a price stand a word or two. */
const LONGEST = 60;

/** "ca. 34,99 €", "± € 15,00", "Prezzo: € 139,00". */
const WORD_FIRST =
  /^(?:[~≈±]|\p{L}[\p{L}\p{M}’']{0,14}[.:]?)\s{0,3}(?:\p{L}{1,8}[.:]?\s{1,3})?(?=\p{Sc}|\d|[A-Z]{1,3}\p{Sc}|[A-Z]{3}\s|[Kk]r\.?\s)/u;

/** "$35.00 · etsy.com". */
const PARTS = /\s[·•|]\s/u;

/** "kr 1 299,-". */
const DASHED = /,-$/;

/** The prices in the lines of a page. Words stand before them only where most lines with a sum have some: beside a price alone, "Save £10" is none. */
export function pricesOfRows<One extends Row>(rows: readonly One[], ways: Ways): Map<One, WrittenPrice> {
  const alone = new Map<One, WrittenPrice>();
  const worded = new Map<One, WrittenPrice>();
  for (const row of rows) {
    const { text } = row;
    if (text.length > LONGEST || !/\d/.test(text)) continue;
    const price = priceIn(text.replace(DASHED, ''), ways);
    if (price) alone.set(row, price);
    else if (!isFundLine(text)) {
      const found = priceBesideWords(text, ways);
      if (found) worded.set(row, found);
    }
  }
  return worded.size > alone.size ? new Map([...alone, ...worded]) : alone;
}

function priceBesideWords(text: string, ways: Ways): WrittenPrice | null {
  for (const part of text.split(PARTS)) {
    const bare = part.trim().replace(WORD_FIRST, '').replace(DASHED, '');
    const price = priceAlone(bare, ways);
    if (price) return price;
  }
  return null;
}
