import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ExtractedProduct, extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE } from '../../../server/shops/products/product.rules.ts';
import { FACTORS, localAmount, TITLES, URL_OF_PAGE, written } from '../../builders/pages/kinds.ts';
import { LAYOUTS, type LayoutName } from '../../builders/pages/layouts.ts';
import { LANGUAGES, OTHER_SUMS, type ShopLanguage } from '../../builders/pages/words.ts';

/** How the structured data of a page relates to what people see. */
const DATA = ['right', 'none', 'twice', 'contradicting', 'without currency', 'damaged', 'former price'] as const;

interface Drawn {
  language: ShopLanguage;
  layout: LayoutName;
  data: (typeof DATA)[number];
  title: string;
  amount: number;
  before: readonly string[];
  after: readonly string[];
  neighbours: readonly (readonly [string, string])[];
}

const sums = (language: ShopLanguage, amount: number) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...OTHER_SUMS), fc.nat(1)), { maxLength: 2, selector: ([kind]) => kind })
    .map((chosen) =>
      chosen.map(([kind, which]) => {
        const line = language.beside[kind][which % language.beside[kind].length] ?? '';
        const other = Math.max(localAmount(0.1, language), Math.round(amount * FACTORS[kind] * 100) / 100);
        return line.replace('PRICE', written(other, language));
      }),
    );

const page: fc.Arbitrary<Drawn> = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    layout: fc.constantFrom(...(Object.keys(LAYOUTS) as LayoutName[])),
    data: fc.constantFrom(...DATA),
    title: fc.constantFrom(...TITLES),
    cents: fc.integer({ min: 199, max: 250_000 }),
    neighbours: fc.array(fc.integer({ min: 199, max: 99_999 }), { maxLength: 4 }),
  })
  .chain(({ cents, neighbours, ...drawn }) => {
    const { language } = drawn;
    const amount = localAmount(cents / 100, language);
    const named = neighbours.map(
      (price, place) => [`Kettle ${place}`, written(localAmount(price / 100, language), language)] as const,
    );
    return fc
      .tuple(sums(language, amount), sums(language, amount))
      .map(([before, after]): Drawn => ({ ...drawn, amount, before, after, neighbours: named }));
  });

function headOf({ data, title, amount, language }: Drawn): string {
  const product = (price: number) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    image: 'https://cdn.shop.test/media/pr-4711-front.jpg',
    offers: { '@type': 'Offer', price, priceCurrency: data === 'without currency' ? undefined : language.currency },
  });
  const block = (text: string) => `<script type="application/ld+json">${text}</script>`;
  const right = JSON.stringify(product(amount));
  if (data === 'none') return '';
  if (data === 'twice') return block(right) + block(right);
  if (data === 'contradicting')
    return (
      block(right) +
      block(
        JSON.stringify({ ...product(amount), name: 'Iron kettle', offers: { '@type': 'Offer', price: amount * 2 } }),
      )
    );
  if (data === 'damaged') return block(right.slice(0, right.length - 3));
  if (data === 'former price') return block(JSON.stringify(product(Math.round(amount * 1.35 * 100) / 100)));
  return block(right);
}

async function read(drawn: Drawn): Promise<ExtractedProduct> {
  const price = written(drawn.amount, drawn.language);
  const html = LAYOUTS[drawn.layout]({ ...drawn, price, head: headOf(drawn) });
  const extraction = await extractProduct(html, URL_OF_PAGE);
  if (extraction.outcome !== 'found') throw new Error(extraction.outcome);
  return extraction.product;
}

const isSure = ({ price }: ExtractedProduct) => price !== null && price.confidence >= SURE_PRICE;

describe('of pages made with a known price, whatever stands beside it', () => {
  test('hardly one is read wrong, and most are read', async () => {
    let [pages, right, wrong, currencies] = [0, 0, 0, 0];
    const misread: string[] = [];
    await fc.assert(
      fc.asyncProperty(page, async (drawn) => {
        const product = await read(drawn);
        const isRight = product.price?.value === drawn.amount;
        pages += 1;
        if (isRight) right += 1;
        if (!isRight && isSure(product)) {
          wrong += 1;
          misread.push(
            `${drawn.language.locale} ${drawn.layout} ${drawn.data} ${drawn.amount}: ${product.price?.value} [${drawn.before}] [${drawn.after}]`,
          );
        }
        if (product.currency?.value === drawn.language.currency) currencies += 1;
      }),
      { numRuns: 800, seed: 4711 },
    );
    expect(wrong / pages, misread.join('\n')).toBeLessThanOrEqual(0.02);
    expect(right / pages).toBeGreaterThanOrEqual(0.9);
    expect(currencies / pages).toBeGreaterThanOrEqual(0.95);
  });

  test('the title and the picture are the product’s', async () => {
    await fc.assert(
      fc.asyncProperty(page, async (drawn) => {
        const { title, imageUrl } = await read(drawn);
        expect(title?.value).toBe(drawn.title);
        expect(imageUrl?.value).toBe('https://cdn.shop.test/media/pr-4711-front.jpg');
      }),
      { numRuns: 300, seed: 4711 },
    );
  });
});
