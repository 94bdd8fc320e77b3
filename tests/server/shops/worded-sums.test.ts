import { describe, expect, test } from 'vitest';
import { extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE, WORTH_ASKING } from '../../../server/shops/products/product.rules.ts';
import { DELIVERY, SAVED, USED, WITHOUT_TAX } from './pages/worded-fees.examples.ts';
import { FROM_ON, NAMES, SHOPS, TO_PAY } from './pages/worded-prices.examples.ts';
import { FOR_SOME, FORMER, IN_PARTS, PER_UNIT } from './pages/worded-sums.examples.ts';

/** The price to pay, and another sum beside it, in hundredths. */
const PRICE = 549_50;
const OTHERS = [
  ['a former price', FORMER, 649_25],
  ['a price for some people', FOR_SOME, 489_25],
  ['a part each month', IN_PARTS, 45_75],
  ['a price per unit', PER_UNIT, 1099_40],
  ['delivery', DELIVERY, 39_25],
  ['a saving', SAVED, 99_75],
  ['a price without tax', WITHOUT_TAX, 445_10],
  ['a used one', USED, 419_30],
] as const;

const WITHOUT_CENTS = new Set(['ja', 'ko', 'hu', 'vi', 'id']);
const WITH_POINT = /^(?:en|ja|ko|zh|he|th|ar|es-MX)/;
const WITH_SPACE = /^(?:fr|pl|cs|sk|hu|ru|uk|sv|nb|fi|bg|lt|et|lv)/;

/** A sum as people write it in a language. */
function written(lang: string, hundredths: number): string {
  const isPoint = WITH_POINT.test(lang);
  const mark = isPoint ? ',' : WITH_SPACE.test(lang) ? ' ' : '.';
  const cents = WITHOUT_CENTS.has(lang) ? '' : `${isPoint ? '.' : ','}${String(hundredths % 100).padStart(2, '0')}`;
  const whole = String(WITHOUT_CENTS.has(lang) ? hundredths : Math.floor(hundredths / 100));
  const [money = '{}'] = SHOPS[lang] ?? [];
  return money.replace('{}', () => whole.replace(/\B(?=(?:\d{3})+$)/g, mark) + cents);
}

const sureAmount = (lang: string, name: string, body: string) => amountOn(lang, name, body, SURE_PRICE);

async function amountOn(lang: string, name: string, body: string, least: number): Promise<number | null> {
  const [, ending, button] = SHOPS[lang] ?? [];
  const extraction = await extractProduct(
    `<!doctype html><html lang="${lang}"><head><title>${name}</title><meta property="og:title" content="${name}"></head><body><main><h1>${name}</h1>${body}<button>${button}</button></main></body></html>`,
    `https://www.shop.${ending}/p/thing`,
  );
  const price = extraction.outcome === 'found' ? extraction.product.price : null;
  return price && price.confidence >= least ? Math.round(price.value * (WITHOUT_CENTS.has(lang) ? 1 : 100)) : null;
}

const linesIn = (lang: string, phrases: string, hundredths: number) =>
  phrases.split(' | ').map((phrase) => phrase.replace('{}', () => written(lang, hundredths)));

describe('what the words beside a sum say', () => {
  test.for(OTHERS)('%s is not taken for the price, in any language', async ([, table, hundredths]) => {
    const misread: string[] = [];
    for (const [lang, phrases] of Object.entries(table)) {
      const price = written(lang, PRICE);
      for (const line of linesIn(lang, phrases, hundredths)) {
        const above = await sureAmount(lang, 'Qwert Zuiop', `<p>${line}</p><p>${price}</p>`);
        const below = await sureAmount(lang, 'Qwert Zuiop', `<p>Qwert Zuiop ${price}</p><p>${line}</p>`);
        if (above !== PRICE || below !== PRICE) misread.push(`${lang}: ${line}`);
      }
    }
    expect(misread).toEqual([]);
  });

  test('the price to pay is taken, whatever a shop calls it', async () => {
    const missed: string[] = [];
    for (const [lang, phrases] of Object.entries(TO_PAY))
      for (const line of linesIn(lang, phrases, PRICE)) {
        const alone = await sureAmount(lang, 'Qwert Zuiop', `<p>${line}</p>`);
        const named = await sureAmount(lang, 'Qwert Zuiop', `<div class="product-price"><span>${line}</span></div>`);
        if (alone !== PRICE || named !== PRICE) missed.push(`${lang}: ${line}`);
      }
    expect(missed).toEqual([]);
  });

  test('the lowest price of several is asked about, whatever a shop calls it', async () => {
    const missed: string[] = [];
    for (const [lang, phrases] of Object.entries(FROM_ON))
      for (const line of linesIn(lang, phrases, PRICE)) {
        const body = `<div class="product-price"><span>${line}</span></div>`;
        const sure = await sureAmount(lang, 'Qwert Zuiop', body);
        const asked = await amountOn(lang, 'Qwert Zuiop', body, WORTH_ASKING);
        if (sure !== null || asked !== PRICE) missed.push(`${lang}: ${line}`);
      }
    expect(missed).toEqual([]);
  });

  test('a thing’s own name says nothing of the sum beside it', async () => {
    const missed: string[] = [];
    for (const name of NAMES) {
      const price = written('en', PRICE);
      const amount = await sureAmount('en', name, `<div class="price"><span>${name}</span> <b>${price}</b></div>`);
      if (amount !== PRICE) missed.push(name);
    }
    expect(missed).toEqual([]);
  });
});
