import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExtractedProduct, extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE, WORTH_ASKING } from '../../../server/shops/products/product.rules.ts';
import { type ComposedPage, composedPages } from '../../builders/pages/composed.ts';
import { URL_OF_PAGE } from '../../builders/pages/kinds.ts';

/**
 * Measured of 6,000 pages each in November 2026: 99.4 % of the known kinds and 94.7 % of the others are read right, 0.12 and 0.07 % wrong; the bounds
 * leave room for another seed. For a long run: `COMPOSED_PAGES=20000 COMPOSED_SEED=1 npm test -- tests/server/shops/extraction-properties.test.ts`.
 */
const PAGES = Number(process.env.COMPOSED_PAGES ?? 500);
const SEED = Number(process.env.COMPOSED_SEED ?? 4711);

async function read({ html }: ComposedPage): Promise<ExtractedProduct> {
  const extraction = await extractProduct(html, URL_OF_PAGE);
  if (extraction.outcome !== 'found') throw new Error(extraction.outcome);
  return extraction.product;
}

interface Figures {
  right: number;
  wrong: number;
  currencies: number;
  titles: number;
  pictures: number;
  misread: string[];
}

/** Parts of all pages. A page with nothing to buy is right when no price is given. */
async function measured(pages: readonly ComposedPage[]): Promise<Figures> {
  const figures: Figures = { right: 0, wrong: 0, currencies: 0, titles: 0, pictures: 0, misread: [] };
  for (const page of pages) {
    const { price, currency, title, imageUrl } = await read(page);
    const confidence = price?.confidence ?? 0;
    const given = price && confidence >= SURE_PRICE ? price.value : null;
    if (given === page.amount) figures.right += 1 / pages.length;
    else if (given !== null) {
      figures.wrong += 1 / pages.length;
      figures.misread.push(`${page.recipe}: ${given}`);
    }
    if (page.amount === null || (confidence >= WORTH_ASKING && currency?.value === page.currency))
      figures.currencies += 1 / pages.length;
    if (title?.value === page.title) figures.titles += 1 / pages.length;
    if (imageUrl?.value === page.picture) figures.pictures += 1 / pages.length;
  }
  return figures;
}

describe('of pages composed with a known price', () => {
  test.for([
    ['of the kinds that the rules know', 'known', 0.99],
    ['of kinds that nobody looked at', 'held out', 0.935],
  ] as const)('with sums beside it %s, hardly one is read wrong, and most are read', async ([, kinds, leastRight]) => {
    const { misread, ...figures } = await measured(fc.sample(composedPages(kinds), { numRuns: PAGES, seed: SEED }));

    expect(figures.wrong, misread.join('\n')).toBeLessThanOrEqual(0.003);
    expect(figures.right).toBeGreaterThanOrEqual(leastRight);
    expect(figures.currencies).toBeGreaterThanOrEqual(0.99);
    expect(figures.titles).toBeGreaterThanOrEqual(0.999);
    expect(figures.pictures).toBeGreaterThanOrEqual(0.999);
  });
});
