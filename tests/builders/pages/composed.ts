import fc from 'fast-check';
import { FACTORS, localAmount, TITLES, written } from './kinds.ts';
import { LAYOUTS } from './layouts.ts';
import { MORE_LAYOUTS } from './more-layouts.ts';
import { HELD_OUT_LINES, KNOWN_LINES, MORE_FACTORS } from './more-words.ts';
import { LANGUAGES, OTHER_SUMS, type ShopLanguage } from './words.ts';

/** Places of the price for programs; people see it on every page that has one. */
const PLACES = ['nowhere', 'JSON-LD', 'microdata', 'meta', 'state'] as const;
type Place = (typeof PLACES)[number];

/** How true the data for programs are. */
const TRUTHS = [
  'right',
  'right',
  'without currency',
  'twice',
  'damaged',
  'the former price',
  'the price without tax',
  'also another product',
] as const;
type Truth = (typeof TRUTHS)[number];

/** A page made of parts, and what a person reads on it. */
export interface ComposedPage {
  html: string;
  /** Null where nothing is to be bought. */
  amount: number | null;
  currency: string;
  title: string;
  picture: string;
  /** Its parts, for a message. */
  recipe: string;
}

const ALL_LAYOUTS = { ...LAYOUTS, ...MORE_LAYOUTS };

/** Ways in which themes write one and the same price. */
const STYLES = ['plain', 'small cents', 'parts', 'code', 'wide digits'] as const;
type Style = (typeof STYLES)[number];

const parts = (amount: number, { locale, currency }: ShopLanguage) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(amount);

function styled(amount: number, language: ShopLanguage, style: Style): string {
  const pieces = parts(amount, language);
  if (style === 'small cents') {
    return pieces
      .map(({ type, value }) => (type === 'decimal' ? '' : type === 'fraction' ? `<sup>${value}</sup>` : value))
      .join('');
  }
  if (style === 'parts') return pieces.map(({ type, value }) => `<span class="${type}">${value}</span>`).join('');
  if (style === 'code')
    return `${language.currency} ${pieces
      .filter(({ type }) => !/currency|literal/.test(type))
      .map(({ value }) => value)
      .join('')}`;
  if (style === 'wide digits' && language.currency === 'JPY')
    return `${amount.toLocaleString('en').replace(/[\d,]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))}円（税込）`;
  return written(amount, language);
}

interface Ingredients {
  language: ShopLanguage;
  layout: keyof typeof ALL_LAYOUTS;
  place: Place;
  truth: Truth;
  style: Style;
  title: string;
  amount: number;
  before: readonly string[];
  after: readonly string[];
  neighbours: readonly (readonly [string, string])[];
  isSoldOut: boolean;
}

const cent = (amount: number, language: ShopLanguage) =>
  language.currency === 'JPY' ? Math.round(amount) : Math.round(amount * 100) / 100;

function headOf({ place, truth, title, amount, language, isSoldOut }: Ingredients): string {
  const factor = truth === 'the former price' ? 1.35 : truth === 'the price without tax' ? 1 / 1.19 : 1;
  const stated = isSoldOut ? undefined : cent(amount * factor, language);
  const product = (name: string, price: number | undefined) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: truth === 'without currency' ? undefined : language.currency,
      availability: `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
    },
  });
  if (place === 'JSON-LD') {
    const text = JSON.stringify(product(title, stated));
    const block = (json: string) => `<script type="application/ld+json">${json}</script>`;
    if (truth === 'damaged') return block(text.replace(',"offers"', ', // offer\n"offers"').slice(0, -1));
    if (truth === 'twice') return block(text) + block(text);
    return truth === 'also another product'
      ? block(JSON.stringify(product('Iron kettle', cent(amount * 0.62, language)))) + block(text)
      : block(text);
  }
  if (place === 'meta')
    return stated === undefined
      ? ''
      : `<meta property="product:price:amount" content="${stated}">${truth === 'without currency' ? '' : `<meta property="product:price:currency" content="${language.currency}">`}`;
  if (place === 'microdata')
    return `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="${title}"><span itemprop="offers" itemscope itemtype="https://schema.org/Offer">${stated === undefined ? '' : `<meta itemprop="price" content="${stated}">`}<meta itemprop="priceCurrency" content="${language.currency}"><link itemprop="availability" href="https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}"></span></div>`;
  if (place === 'state')
    return `<script>window.__STATE__=${JSON.stringify({ page: { product: { name: title, price: stated, currency: language.currency, stock: isSoldOut ? 0 : 4 } } })};</script>`;
  return '';
}

function pageOf(chosen: Ingredients): ComposedPage {
  const { language, amount, isSoldOut, title } = chosen;
  const html = ALL_LAYOUTS[chosen.layout]({
    ...chosen,
    soldOut: isSoldOut,
    price: isSoldOut ? null : styled(amount, language, chosen.style),
    head: headOf(chosen),
  });
  return {
    html,
    amount: isSoldOut ? null : amount,
    currency: language.currency,
    title,
    picture: 'https://cdn.shop.test/media/pr-4711-front.jpg',
    recipe: `${language.locale} ${chosen.layout} ${chosen.place}/${chosen.truth} ${chosen.style} ${isSoldOut ? 'sold out' : amount} [${chosen.before.join(' | ')}] [${chosen.after.join(' | ')}] ${chosen.neighbours.length}`,
  };
}

type Line = (amount: number, language: ShopLanguage) => string;

const oldLines: readonly Line[] = OTHER_SUMS.flatMap((kind) =>
  [0, 1].map(
    (which): Line =>
      (amount, language) =>
        filled(language.beside[kind][which] ?? '', amount * FACTORS[kind], language),
  ),
);

function linesOf(kinds: Readonly<Record<string, readonly string[]>>): Line[] {
  return Object.entries(kinds).map(
    ([kind, texts]): Line =>
      (amount, language) =>
        filled(
          texts[LANGUAGES.indexOf(language)] ?? '',
          amount * MORE_FACTORS[kind as keyof typeof MORE_FACTORS],
          language,
        ),
  );
}

function filled(line: string, sum: number, language: ShopLanguage): string {
  return line.replace('PRICE', written(Math.max(localAmount(0.1, language), cent(sum, language)), language));
}

/** Pages with lines of the kinds that rules may be mended by, or of those that are held out. */
export function composedPages(which: 'known' | 'held out'): fc.Arbitrary<ComposedPage> {
  const lines = which === 'known' ? [...oldLines, ...linesOf(KNOWN_LINES)] : linesOf(HELD_OUT_LINES);
  const some = fc.uniqueArray(fc.nat(lines.length - 1), { maxLength: 2 });
  return fc
    .record({
      language: fc.constantFrom(...LANGUAGES),
      layout: fc.constantFrom(...(Object.keys(ALL_LAYOUTS) as (keyof typeof ALL_LAYOUTS)[])),
      place: fc.constantFrom(...PLACES),
      truth: fc.constantFrom(...TRUTHS),
      style: fc.constantFrom(...STYLES),
      title: fc.constantFrom(...TITLES),
      cents: fc.integer({ min: 199, max: 250_000 }),
      others: fc.array(fc.integer({ min: 199, max: 99_999 }), { maxLength: 4 }),
      isSoldOut: fc.integer({ min: 0, max: 7 }).map((drawn) => drawn === 0),
      before: some,
      after: some,
    })
    .map(({ cents, others, before, after, ...rest }) => {
      const { language, isSoldOut } = rest;
      const amount = localAmount(cents / 100, language);
      const draw = (places: readonly number[]) =>
        isSoldOut ? [] : places.map((place) => lines[place]?.(amount, language) ?? '');
      const neighbours = others.map(
        (price, place) => [`Kettle ${place}`, written(localAmount(price / 100, language), language)] as const,
      );
      return pageOf({ ...rest, amount, before: draw(before), after: draw(after), neighbours });
    });
}
