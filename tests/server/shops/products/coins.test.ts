import { describe, expect, test } from 'vitest';
import { readPastedText } from '../../../../server/shops/lines/pasted/read-text.rules.ts';
import { extractProduct } from '../../../../server/shops/products/extraction/extract-product.ts';
import { SURE_PRICE } from '../../../../server/shops/products/product.rules.ts';

/** Sums as people write them: the language and the end of the shop's address, the sum, what it is, and its money. */
const SUMS = `
ru ru | 64 руб. 90 коп. | 64.9 | RUB
ru by | 64 руб. 90 коп. | 64.9 | BYN
ru ru | 1 299 рублей 50 копеек | 1299.5 | RUB
ru ru | 21 рубль 5 коп. | 21.05 | RUB
ru by | 2 BYN 40 kop | 2.4 | BYN
uk ua | 1 грн 20 коп | 1.2 | UAH
uk ua | 349 гривень 99 копійок | 349.99 | UAH
pl pl | 12 zł 50 gr | 12.5 | PLN
pl pl | 1 249 zł 99 gr | 1249.99 | PLN
pl pl | 15 złotych i 5 groszy | 15.05 | PLN
da dk | 3 kr 50 øre | 3.5 | DKK
nb no | 129 kroner og 90 øre | 129.9 | NOK
sv se | 89 kr 50 öre | 89.5 | SEK
de de | 5 € 50 ct | 5.5 | EUR
de de | 12 Euro und 95 Cent | 12.95 | EUR
de at | 1.250 € 50 Cent | 1250.5 | EUR
fr fr | 3 € 20 cts | 3.2 | EUR
fr fr | 12 euros et 50 centimes | 12.5 | EUR
fr fr | 3€50 | 3.5 | EUR
es es | 14 € con 95 céntimos | 14.95 | EUR
it it | 7 euro e 80 centesimi | 7.8 | EUR
nl nl | 6 euro en 75 cent | 6.75 | EUR
fi fi | 4 € 90 snt | 4.9 | EUR
el gr | 8 € και 40 λεπτά | 8.4 | EUR
en co.uk | £3 50p | 3.5 | GBP
en co.uk | £12 and 99 pence | 12.99 | GBP
en com | $5 and 25 cents | 5.25 | USD
cs cz | 10 Kč 50 hal. | 10.5 | CZK
cs cz | 249 korun 90 haléřů | 249.9 | CZK
ro ro | 12 lei 50 bani | 12.5 | RON
bg bg | 9 лв. 99 ст. | 9.99 | BGN
bg bg | 120 лева и 50 стотинки | 120.5 | BGN
de ch | 18 Franken 50 Rappen | 18.5 | CHF
de ch | CHF 7 80 Rp. | 7.8 | CHF
tr com.tr | 149 TL 90 kuruş | 149.9 | TRY
pt com.br | 19 reais e 90 centavos | 19.9 | BRL
ar ae | 49 درهم و 50 فلس | 49.5 | AED
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [place: string, written: string, amount: string, currency: string]);

/** Numbers behind a price that are none of its coins. */
const NO_COINS = `
de de | 750 € 18 ct Gold | 750 | EUR
de de | 750 € 18 ct | 750 | EUR
de de | 1.250 € 2 ct Diamant | 1250 | EUR
pl pl | 12 zł 50 g | 12 | PLN
en co.uk | £20 2 p&p | 20 | GBP
en com | $9 50 ct | 9 | USD
ru ru | 64 руб. 90 кг | 64 | RUB
fr fr | 15 € 96 p. | 15 | EUR
sv se | 89 kr 50 st | 89 | SEK
ro ro | 30 lei 50 ml | 30 | RON
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [place: string, written: string, amount: string, currency: string]);

async function sureOnPage(place: string, body: string) {
  const [lang, ending] = place.split(' ');
  const read = await extractProduct(
    `<!doctype html><html lang="${lang}"><head><title>Qwert Zuiop</title></head><body><main><h1>Qwert Zuiop</h1>${body}<button class="add-to-cart">+</button></main></body></html>`,
    `https://www.shop.${ending}/p/thing`,
  );
  const product = read.outcome === 'found' ? read.product : null;
  const isSure = product?.price && product.price.confidence >= SURE_PRICE;
  return isSure ? `${product.price?.value} ${product.currency?.value}` : null;
}

function onLine(text: string, currency: string) {
  const { lines } = readPastedText(text, { currency, kind: 'WISHLIST' });
  const [line] = lines;
  return line?.price ? `${line.name}: ${line.price.price} ${line.price.currency}` : `${line?.name}: none`;
}

describe('hundredths that are named by a word', () => {
  test.for(SUMS)('%s: %s on a page', async ([place, written, amount, currency]) => {
    const said = [
      `<p class="price">${written}</p>`,
      `<div>${written}</div>`,
      `<div class="price"><span>${written.replace(/(\d) (?=\p{L}|€)/u, '$1</span> <span>')}</span></div>`,
    ];
    const read = await Promise.all(said.map((body) => sureOnPage(place, body)));
    expect(read).toEqual(said.map(() => `${Number(amount)} ${currency}`));
  });

  test.for(SUMS)('%s: %s behind a name in a list', ([, written, amount, currency]) => {
    const sum = `${Number(amount)} ${currency}`;
    expect([onLine(`Qwert - ${written}\nZuiop`, currency), onLine(`Qwert: ${written}\nZuiop`, currency)]).toEqual([
      `Qwert: ${sum}`,
      `Qwert: ${sum}`,
    ]);
  });

  test.for(NO_COINS)('%s: %s has none', async ([place, written, amount, currency]) => {
    const sure = await sureOnPage(place, `<p class="price">${written}</p>`);
    expect([`${amount} ${currency}`, null]).toContain(sure);
  });
});
