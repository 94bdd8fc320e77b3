import { describe, expect, test } from 'vitest';
import { extractProduct } from '../../../../server/shops/products/extraction/extract-product.ts';

/** The page's heading, and its name as the data for programs write it. */
const SAME = `
ru | Чайник «Васильки» 800 мл | Чайник "Васильки" 800 мл
uk | Горнятко «Ранок» синє | Горнятко "Ранок" синє
fr | Bol « Matin » bleu | Bol "Matin" bleu
de | Becher „Morgen“ blau | Becher "Morgen" blau
de | Vase »Abend« groß | Vase 'Abend' groß
pl | Kubek „Poranek” niebieski | Kubek "Poranek" niebieski
en | The Potter’s “Dawn” bowl | The Potter's "Dawn" bowl
it | Tazza ‘Alba’ blu | Tazza 'Alba' blu
es | Taza «Alba» azul | Taza "Alba" azul
sv | Mugg ”Gryning” blå | Mugg "Gryning" blå
ja | 土鍋「あさ」2〜3人用 | 土鍋「あさ」2～3人用
cs | Hrnek „Ráno“ modrý | Hrnek "Ráno" modrý
nl | Beker – blauw | Beker - blauw
pt | Caneca 8×8 cm azul | Caneca 8x8 cm azul
da | Krus »Morgen« blå | Krus "Morgen" blå
ro | Cană „Zori” albastră | Cană "Zori" albastră
tr | “Sabah” mavi kupa | "Sabah" mavi kupa
`;

/** A heading that has plainer marks, or other words, than the data. */
const OTHER = `
en | The Potter's "Dawn" bowl | The Potter’s “Dawn” bowl
de | BECHER „MORGEN“ | Becher Morgen
`;

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | ') as [lang: string, heading: string, name: string]);

async function titleOn([lang, heading, name]: [string, string, string]) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    offers: { price: 12, priceCurrency: 'EUR' },
  };
  const read = await extractProduct(
    `<!doctype html><html lang="${lang}"><head><title>${name.replaceAll('"', '&quot;')}</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>${heading}</h1><p>12 €</p></body></html>`,
    'https://shop.example/p/1',
  );
  return read.outcome === 'found' ? read.product.title?.value : null;
}

describe('the marks in a name', () => {
  test.for(rows(SAME))('in %s, %s is written as in the heading', async (row) => {
    expect(await titleOn(row)).toBe(row[1]);
  });

  test.for(rows(OTHER))('in %s, %s takes nothing from a name that is written better, or otherwise', async (row) => {
    expect(await titleOn(row)).toBe(row[2]);
  });
});
