import { describe, expect, test } from 'vitest';
import { amountForPrograms } from '../../../server/shops/products/extraction/amount.ts';
import { extractProduct } from '../../../server/shops/products/extraction/extract-product.ts';

/** Writings from pages of many shops, as the tests of price-parser collect them; its values are ours where a page says the same. */
const SHOWN = `
en-US|US$:12.99|12.99|USD
en-US|$ 1.144.000|1144000|
en-AU|A$190.00|190|AUD
en-AE|AED 8000 (USD 2179)|8000|AED
pl|45,00 zł|45|PLN
en-US|$ 22.00|22|USD
pt-BR|R$260,00|260|BRL
de|34,50 € *|34.5|EUR
en-GB|£11.95|11.95|GBP
cs|9 800 Kč|9800|CZK
de|249,00 EUR|249|EUR
ru|171900 руб.|171900|RUB
en-US|$0.31|0.31|USD
de-CH|CHF 47.00 *|47|CHF
ru|1128240 рублей|1128240|RUB
es|49,96€|49.96|EUR
ru|6 300 Р|6300|RUB
he|₪98|98|ILS
id|Rp 31.500|31500|IDR
cs|6,00 Kč|6|CZK
uk|2 285,81 грн.|2285.81|UAH
en-US|$ 119,999|119999|USD
pl|Cena 283,50 PLN|283.5|PLN
ru|94,456 Р|94456|RUB
ru|1 030 р.|1030|RUB
hu|39900 HUF|39900|HUF
nl|€30,40 **|30.4|EUR
ru|17 940,00 руб|17940|RUB
en-GB|£54.17|54.17|GBP
vi|880,000 ₫|880000|VND
da|60,00 DKK|60|DKK
de|63,90 EUR|63.9|EUR
fr|10 €|10|EUR
cs|1 995,00 Kč|1995|CZK
nl|€ 2.109,00|2109|EUR
fr|3 250 000 €|3250000|EUR
uk|950 грн.|950|UAH
it|166,81 € iva inclusa|166.81|EUR
cs|50,- Kč|50|CZK
en-US|$25.95|25.95|USD
pl|125,00 zł|125|PLN
en-IN|Rs 3,600.00|3600|INR
ro|29 RON|29|RON
ru|2 690 Р|2690|RUB
el|449,72 €|449.72|EUR
ru|Цена: 19 000 руб.|19000|RUB
no|NOK 899,00|899|NOK
sv|7 990 kr|7990|SEK
es|139,00 € *|139|EUR
en-CA|C$5.95|5.95|CAD
cs|5 290 Kč s DPH|5290|CZK
nb-NO|5 799,00 NOK|5799|NOK
fr|35€ 99 dont 0,02 € d'éco-part|35.99|EUR
hu|9 472 Ft|9472|HUF
tr|69,50 TL|69.5|TRY
id|Rp 169.000|169000|IDR
it|Prezzo: 19,95 €|19.95|EUR
ms-MY|RM50|50|MYR
ru|1 120 900 руб.|1120900|RUB
ru|7362 ₽|7362|RUB
nl|€12.99|12.99|EUR
pt-BR|R$49,90|49.9|BRL
fr|2 390 €|2390|EUR
en-GB|£94.50 GBP|94.5|GBP
en-IN|Rs1,599.00|1599|INR
en-US|$6,200.00|6200|USD
de|2.130,00 €|2130|EUR
en-SG|SGD$4.90|4.9|SGD
sk|naša cena 67,30 €|67.3|EUR
fa|157,000 تومان|157000|IRR
vi|8.000.000 ₫|8000000|VND
sr|6790 Dinara|6790|RSD
pl|140,00 pln|140|PLN
ro|145,00 lei|145|RON
pl|2 499,00 zł|2499|PLN
ru|3 100р.|3100|RUB
de|749,00 euro|749|EUR
de|EUR 6,99|6.99|EUR
cs|12 590 Kč|12590|CZK
ru|14 196 Р|14196|RUB
da|DKK 449,00|449|DKK
uk|1 150 грн.|1150|UAH
en-GB|£25.00 (tax incl.)|25|GBP
hu|1.727 Ft|1727|HUF
en-NZ|NZD $100.70|100.7|NZD
fa|تومان56,000|56000|IRR
de-CH|199.90 Fr.|199.9|CHF
vi|200.000 đ|200000|VND
cs|Cena : 890 Kč|890|CZK
be|11,33 Br|11.33|BYN
ro|99 LEI|99|RON
vi|450 000 ₫|450000|VND
de|129,00 € (-15%)|129|EUR
bg|230 лв.|230|BGN
ro|133,86 LEI|133.86|RON
pl|Cena: 55,72 zł brutto|55.72|PLN
cs|naše cena 250,00 Kč|250|CZK
fr|4 835,50 €|4835.5|EUR
cs|93 499 Kč|93499|CZK
en-US|$4,350.00|4350|USD
zh-TW|NT$ 1,160|1160|TWD
en-IN|₹ 4649|4649|INR
es-MX|MX$3,179.00|3179|MXN
ru|1 690,54 руб. (шт)|1690.54|RUB
pl|469.00zł|469|PLN
bg|27.00 лв.|27|BGN
en-IN|199 ₹|199|INR
vi|12.500 ₫|12500|VND
id|Rp 1.550.000|1550000|IDR
fa|850,000 ریال|850000|IRR
pl|530,42 Zł|530.42|PLN
en-ZA|R273.00|273|ZAR
en-ZA|R8,499|8499|ZAR
en-US|$119. 95|119.95|USD
es-PE|S/ 1,299.00|1299|PEN
es-PE|S/.79.90|79.9|PEN
`;

/** Amounts alone, as scripts and attributes hold them. */
const ALONE = [
  ['34.992001', 34.992],
  ['1.11000000000000009770', 1.11],
  ['39.95', 39.95],
  ['260,00', 260],
  ['1 995', 1995],
  ['5 870', 5870],
  ['22800.00', 22800],
  ['1 120 900', 1120900],
  ['1.350.000', 1350000],
  ['320.000', 320],
  ['1,099.99', 1099.99],
  ['1,422.50', 1422.5],
  ['3,822.00', 3822],
  ['40 130', 40130],
  ['0.00', 0],
  ['737,00', 737],
  ['6,24', 6.24],
  ['10 990,00', 10990],
  ['67', 67],
  ['9', 9],
] as const;

const rows = SHOWN.trim()
  .split('\n')
  .map((row) => row.split('|') as [string, string, string, string]);

describe('a price is read as shops write it', () => {
  test.for(rows)('%s: %s', async ([lang, text, amount, currency]) => {
    const html = `<!doctype html><html lang="${lang}"><head><title>Thing of ours</title></head><body><h1>Thing of ours</h1><p class="price">${text}</p><button>Add to cart</button></body></html>`;
    const extraction = await extractProduct(html, 'https://things.example/p/1');
    const product = extraction.outcome === 'found' ? extraction.product : null;
    expect(product?.price?.value).toBe(Number(amount));
    if (currency) expect(product?.currency?.value).toBe(currency);
  });

  test.for(ALONE)('%s for programs', ([text, amount]) => {
    expect(amountForPrograms(text)).toBe(amount);
  });
});
