import { LAYOUTS, type LayoutName, type Parts } from './layouts.ts';
import { LANGUAGES, OTHER_SUMS, type OtherSum, type ShopLanguage } from './words.ts';
import { WRITTEN_PRICES } from './written-prices.ts';

/** A page and what a person reads on it. */
export interface KnownPage {
  name: string;
  url: string;
  html: string;
  price: number | null;
  currency: string | null;
  title: string;
}

export const URL_OF_PAGE = 'https://wheels.test/p/4711';
export const TITLES = [
  'Copper kettle with lid 1.5 l',
  'Ravensburger Puzzle Alpenglühen 1000',
  'Trekking Rucksack Fjell 45+10',
];

/** An amount as the people of a place write it. */
export function written(amount: number, { locale, currency }: Pick<ShopLanguage, 'locale' | 'currency'>): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** Amounts that the currency's shops know: 24 pounds are 2,400 yen. */
export function localAmount(amount: number, { currency }: Pick<ShopLanguage, 'currency'>): number {
  const times: Record<string, number> = { JPY: 100, CZK: 20, SEK: 10 };
  return currency === 'JPY' ? Math.round(amount * 100) : Math.round(amount * (times[currency] ?? 1) * 100) / 100;
}

export const FACTORS: Record<OtherSum, number> = {
  unit: 4.13,
  deposit: 0.02,
  member: 0.84,
  subscription: 0.9,
  bulk: 0.8,
  withoutTax: 0.84,
  delivery: 2.1,
  used: 0.61,
  former: 1.35,
  saving: 0.35,
  monthly: 0.34,
  lowest30: 0.97,
  addOn: 0.26,
};

const AMOUNTS = [23.9, 8.71, 129.99, 64.5];
const PLACES = ['before', 'after'] as const;

/** For each kind of sum that is not the price: each language, in turn in each layout, before and after the price. */
export function pagesWithOtherSums(): KnownPage[] {
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  let turn = 0;
  return OTHER_SUMS.flatMap((kind) =>
    LANGUAGES.flatMap((language) =>
      language.beside[kind].flatMap((line) =>
        PLACES.map((place): KnownPage => {
          turn += 1;
          const layout = layouts[(turn * 7 + Math.floor(turn / 6)) % layouts.length] ?? 'named';
          const price = localAmount(AMOUNTS[turn % AMOUNTS.length] ?? 20, language);
          const other = written(
            Math.max(
              localAmount(0.1, language),
              localAmount((AMOUNTS[turn % AMOUNTS.length] ?? 20) * FACTORS[kind], language),
            ),
            language,
          );
          const title = TITLES[turn % TITLES.length] ?? '';
          return known(`${kind} ${place}: ${line} (${language.locale}, ${layout})`, layout, price, {
            title,
            language,
            price: written(price, language),
            [place]: [line.replace('PRICE', other)],
          });
        }),
      ),
    ),
  );
}

/** Sold out, with other products' prices below: with and without structured data that says so. */
export function soldOutPages(): KnownPage[] {
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  return LANGUAGES.flatMap((language) =>
    layouts.map((layout, place): KnownPage => {
      const title = TITLES[place % TITLES.length] ?? '';
      const neighbour = (amount: number) => written(localAmount(amount, language), language);
      const data = {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: title,
        offers: { '@type': 'Offer', availability: 'https://schema.org/OutOfStock' },
      };
      return known(`sold out (${language.locale}, ${layout})`, layout, null, {
        title,
        language,
        price: null,
        soldOut: true,
        neighbours: [
          ['Iron kettle', neighbour(9)],
          ['Tin kettle', neighbour(8)],
        ],
        head: place % 2 === 0 ? `<script type="application/ld+json">${JSON.stringify(data)}</script>` : '',
      });
    }),
  );
}

/** On sale, with other products' prices below. */
export function pagesWithNeighbours(): KnownPage[] {
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  return LANGUAGES.flatMap((language) =>
    layouts.map((layout, place): KnownPage => {
      const price = localAmount(AMOUNTS[place % AMOUNTS.length] ?? 20, language);
      const neighbour = (amount: number) => written(localAmount(amount, language), language);
      return known(`neighbours (${language.locale}, ${layout})`, layout, price, {
        title: TITLES[place % TITLES.length] ?? '',
        language,
        price: written(price, language),
        neighbours: [
          ['Iron kettle', neighbour(9)],
          ['Tin kettle', neighbour(8)],
          ['Steel kettle', neighbour(31)],
        ],
      });
    }),
  );
}

function known(name: string, layout: LayoutName, price: number | null, parts: Parts): KnownPage {
  return {
    name,
    url: URL_OF_PAGE,
    html: LAYOUTS[layout](parts),
    price,
    currency: price === null ? null : parts.language.currency,
    title: parts.title,
  };
}

/** Each way to write a price, in two layouts. */
export function pagesWithWrittenPrices(): KnownPage[] {
  const layouts = Object.keys(LAYOUTS) as LayoutName[];
  return WRITTEN_PRICES.flatMap(([locale, markup, amount, currency], place) =>
    [0, 3].map((turn): KnownPage => {
      const layout = layouts[(place + turn) % layouts.length] ?? 'named';
      const language = { ...(LANGUAGES[0] as ShopLanguage), locale, currency };
      const title = TITLES[0] ?? '';
      return known(`${locale} ${markup} (${layout})`, layout, amount, { title, language, price: markup });
    }),
  );
}
