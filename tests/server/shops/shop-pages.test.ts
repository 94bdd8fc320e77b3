import { describe, expect, test } from 'vitest';
import { type Extraction, extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { bare } from '../../../server/shops/products/extraction/texts/words.ts';
import { SURE_PRICE } from '../../../server/shops/products/product.rules.ts';
import { AMAZON } from './pages/amazon.examples.ts';
import { AMAZON_IN_COUNTRIES } from './pages/amazon-in-countries.examples.ts';
import { AUCTIONS_AND_TEMPLATES } from './pages/auctions-and-templates.examples.ts';
import { BANDS_OF_AMOUNTS } from './pages/bands-of-amounts.examples.ts';
import { CHOSEN_VARIANTS } from './pages/chosen-variants.examples.ts';
import { CONTRADICTING_DATA } from './pages/contradicting-data.examples.ts';
import { CONTRADICTING_DATA_IN_COUNTRIES } from './pages/contradicting-data-in-countries.examples.ts';
import { CURRENCIES_AND_CUT_PAGES } from './pages/currencies-and-cut-pages.examples.ts';
import { CURRENCIES_OF_STATES } from './pages/currencies-of-states.examples.ts';
import { MARKETPLACES } from './pages/marketplaces.examples.ts';
import { MORE_SHOP_SYSTEMS } from './pages/more-shop-systems.examples.ts';
import { ODD_PRICES } from './pages/odd-prices.examples.ts';
import { OFFERS_AND_TILES } from './pages/offers-and-tiles.examples.ts';
import { OLD_SHOPS } from './pages/old-shops.examples.ts';
import { PACKS_AND_BIDS } from './pages/packs-and-bids.examples.ts';
import { PRICES_FOR_SOME } from './pages/prices-for-some.examples.ts';
import { RARE_SHOP_SYSTEMS } from './pages/rare-shop-systems.examples.ts';
import { RETAILERS } from './pages/retailers.examples.ts';
import { SEVERAL_PRICES } from './pages/several-prices.examples.ts';
import { SHARES_AND_FORMER_PRICES } from './pages/shares-and-former-prices.examples.ts';
import { isHeldOut, type ShopPage } from './pages/shop-page.ts';
import { SHOP_SYSTEMS } from './pages/shop-systems.examples.ts';
import { SHOP_SYSTEMS_OF_COUNTRIES } from './pages/shop-systems-of-countries.examples.ts';
import { SHOPS_OF_MANY_COUNTRIES } from './pages/shops-of-many-countries.examples.ts';
import { SHOPS_WITH_OTHER_OFFERS } from './pages/shops-with-other-offers.examples.ts';
import { SMALL_SHOPS } from './pages/small-shops.examples.ts';
import { REFUSALS } from './pages/stand-ins.examples.ts';
import { STATES_OF_SCRIPTS } from './pages/states-of-scripts.examples.ts';
import { SUMS_BY_COUNTRY } from './pages/sums-by-country.examples.ts';
import { THEMES } from './pages/themes.examples.ts';

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

const known = [
  ...PAGES.filter((page) => !isHeldOut(page)),
  ...SEVERAL_PRICES,
  ...ODD_PRICES,
  ...AMAZON_IN_COUNTRIES,
  ...SMALL_SHOPS,
  ...SHOPS_OF_MANY_COUNTRIES,
  ...SHOPS_WITH_OTHER_OFFERS,
  ...PRICES_FOR_SOME,
  ...SHARES_AND_FORMER_PRICES,
  ...SHOP_SYSTEMS,
  ...SHOP_SYSTEMS_OF_COUNTRIES,
  ...SUMS_BY_COUNTRY,
  ...MORE_SHOP_SYSTEMS,
  ...STATES_OF_SCRIPTS,
  ...BANDS_OF_AMOUNTS,
  ...RARE_SHOP_SYSTEMS,
  ...CONTRADICTING_DATA,
  ...CONTRADICTING_DATA_IN_COUNTRIES,
  ...OLD_SHOPS,
  ...CURRENCIES_OF_STATES,
  ...OFFERS_AND_TILES,
  ...AUCTIONS_AND_TEMPLATES,
  ...PACKS_AND_BIDS,
  ...CURRENCIES_AND_CUT_PAGES,
  ...CHOSEN_VARIANTS,
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
