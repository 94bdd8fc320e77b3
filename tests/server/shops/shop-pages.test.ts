import { describe, expect, test } from 'vitest';
import { type Extraction, extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { bare } from '../../../server/shops/products/extraction/texts/words.ts';
import { SURE_PRICE } from '../../../server/shops/products/product.rules.ts';
import { AMAZON } from './pages/amazon.examples.ts';
import { EIGHTEENTH } from './pages/eighteenth.examples.ts';
import { EIGHTH } from './pages/eighth.examples.ts';
import { ELEVENTH } from './pages/eleventh.examples.ts';
import { FIFTEENTH } from './pages/fifteenth.examples.ts';
import { FIFTH } from './pages/fifth.examples.ts';
import { FOURTEENTH } from './pages/fourteenth.examples.ts';
import { FOURTH } from './pages/fourth.examples.ts';
import { FOURTH_AMAZON } from './pages/fourth-amazon.examples.ts';
import { LATER } from './pages/later.examples.ts';
import { LATER_STILL } from './pages/later-still.examples.ts';
import { MARKETPLACES } from './pages/marketplaces.examples.ts';
import { NINTH_SYSTEMS } from './pages/ninth.examples.ts';
import { NINTH_COUNTRIES } from './pages/ninth-countries.examples.ts';
import { NINTH_OTHERS } from './pages/ninth-others.examples.ts';
import { NINTH_REGIONS } from './pages/ninth-regions.examples.ts';
import { NINTH_STATES } from './pages/ninth-states.examples.ts';
import { OLD_SHOPS } from './pages/old-shops.examples.ts';
import { RETAILERS } from './pages/retailers.examples.ts';
import { SEVENTEENTH } from './pages/seventeenth.examples.ts';
import { SEVENTH } from './pages/seventh.examples.ts';
import { isHeldOut, type ShopPage } from './pages/shop-page.ts';
import { SIXTEENTH } from './pages/sixteenth.examples.ts';
import { SIXTH } from './pages/sixth.examples.ts';
import { REFUSALS } from './pages/stand-ins.examples.ts';
import { TENTH } from './pages/tenth.examples.ts';
import { THEMES } from './pages/themes.examples.ts';
import { THIRTEENTH } from './pages/thirteenth.examples.ts';
import { TWELFTH } from './pages/twelfth.examples.ts';
import { TWELFTH_UNSEEN } from './pages/twelfth-unseen.examples.ts';

const PAGES = [...AMAZON, ...MARKETPLACES, ...RETAILERS, ...THEMES];

/** Shops show one picture in many sizes, which their addresses name. */
const SIZE = /\._[A-Z0-9_,]+_(?=\.)|s-l\d+|(?<=il_)[a-z0-9]+(?=\.)|-\d+x\d+(?=\.)|(?<=D_NQ_NP)_2X|\?.*$/gi;

interface Reading {
  /** A price that would be filled in without a question. */
  price: number | null;
  currency: string | null;
  title: string;
  picture: string | null;
}

async function read({ html, url }: Pick<ShopPage, 'html' | 'url'>): Promise<Reading> {
  const extraction = await extractProduct(html, url);
  const product = extraction.outcome === 'found' ? extraction.product : null;
  const isSure = (product?.price?.confidence ?? 0) >= SURE_PRICE;
  return {
    price: isSure ? (product?.price?.value ?? null) : null,
    currency: isSure ? (product?.currency?.value ?? null) : null,
    title: bare(product?.title?.value ?? ''),
    picture: pictureOf(product?.imageUrl?.value ?? null),
  };
}

function pictureOf(address: string | null): string | null {
  return address?.replace(SIZE, '').replace(/^https?:/, '') ?? null;
}

function expected({ price, currency, picture }: ShopPage) {
  return { price, currency, ...(picture && { picture: pictureOf(picture) }) };
}

function isNotTaken(extraction: Extraction): boolean {
  return extraction.outcome !== 'found' || (extraction.product.standIn !== null && extraction.product.price === null);
}

/**
 * The later ones were read 27 of 30 right and two wrong before anybody looked at them; two more were added from another round.
 * Of the fourth round 24 of 30 were right and five wrong; of the fifth and the sixth, after that was
 * mended, 44 of 48 and none. Of the ninth 82 of 111 were right and five wrong; of the
 * eleventh, after that was mended, 27 of 28 and none. Of the unseen ones of the twelfth, after its kinds were mended, 17 of 18
 * were right and one wrong.
 */
const known = [
  ...PAGES.filter((page) => !isHeldOut(page)),
  ...LATER,
  ...LATER_STILL,
  ...FOURTH_AMAZON,
  ...FOURTH,
  ...FIFTH,
  ...SIXTH,
  ...SEVENTH,
  ...EIGHTH,
  ...NINTH_SYSTEMS,
  ...NINTH_REGIONS,
  ...NINTH_COUNTRIES,
  ...NINTH_OTHERS,
  ...NINTH_STATES,
  ...TENTH,
  ...ELEVENTH,
  ...TWELFTH,
  ...TWELFTH_UNSEEN,
  ...OLD_SHOPS,
  ...THIRTEENTH,
  ...FOURTEENTH,
  ...FIFTEENTH,
  ...SIXTEENTH,
  ...SEVENTEENTH,
  ...EIGHTEENTH,
];
const heldOut = PAGES.filter(isHeldOut);

describe('pages as shops write them are read as a person reads them', () => {
  test.for(known)('$name', async (page) => {
    const reading = await read(page);
    expect(reading).toMatchObject(expected(page));
    expect(page.titles.map(bare)).toContain(reading.title);
  });

  test('also those that nobody looked at: nine of ten prices, and hardly one wrong', async () => {
    const readings = await Promise.all(heldOut.map(async (page) => ({ page, reading: await read(page) })));
    const right = readings.filter(({ page, reading }) => reading.price === page.price);
    const wrong = readings.filter(({ page, reading }) => reading.price !== null && reading.price !== page.price);
    expect(right.length / heldOut.length).toBeGreaterThanOrEqual(0.9);
    expect(wrong.length / heldOut.length).toBeLessThanOrEqual(0.02);
  });
});

describe('a page that stands in place of a product’s', () => {
  test.for(REFUSALS.filter((page) => !isHeldOut(page)))('$name', async ({ html, url }) => {
    expect(isNotTaken(await extractProduct(html, url))).toBe(true);
  });

  test('also those that nobody looked at', async () => {
    const pages = REFUSALS.filter(isHeldOut);
    const taken = await Promise.all(pages.map(async ({ html, url }) => !isNotTaken(await extractProduct(html, url))));
    expect(taken.filter(Boolean)).toEqual([]);
  });
});
