import { type Found, surest } from './found.ts';
import { METASCRAPER_TRUST } from './metascraper-source.ts';
import { metaOf, type Page } from './page.ts';
import { textOf } from './schema-node.ts';
import type { MarkedProduct } from './schema-product.ts';
import { plainText, shortened } from './texts/plain-text.ts';
import { bare } from './texts/words.ts';

const LONGEST_DESCRIPTION = 1_000;

/** Shorter ones say nothing that the title does not. */
const SHORTEST = 12;

/** Chooses among the page's descriptions: for search engines, for other sites, for programs. */
export function chooseDescription(
  page: Page,
  products: readonly MarkedProduct[],
  fallback: string | null,
): Found<string> | null {
  const candidates: Found<string | null>[] = [
    { value: metaOf(page, 'description'), source: 'META_TAGS', confidence: 0.8 },
    { value: metaOf(page, 'og:description'), source: 'META_TAGS', confidence: 0.79 },
    ...products.map(({ source, node }) => ({ value: textOf(node.description), source, confidence: 0.75 })),
    { value: metaOf(page, 'twitter:description', 'itemprop:description'), source: 'META_TAGS', confidence: 0.6 },
    { value: fallback, source: 'METASCRAPER', confidence: METASCRAPER_TRUST.description },
  ];
  return surest(
    candidates.flatMap(({ value, source, confidence }) => {
      const text = value ? shortened(plainText(value.slice(0, 20_000)), LONGEST_DESCRIPTION) : '';
      if (bare(text) === '') return [];
      return [{ value: text, source, confidence: text.length < SHORTEST ? confidence / 3 : confidence }];
    }),
  );
}
