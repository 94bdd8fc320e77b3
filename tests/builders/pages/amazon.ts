import { type KnownPage, localAmount, written } from './kinds.ts';

/** The texts of Amazon's pages in one country. */
interface Country {
  host: string;
  locale: string;
  currency: string;
  used: string;
  subscribe: string;
  unit: string;
  gone: string;
}

const COUNTRIES: readonly Country[] = [
  [
    'www.amazon.com',
    'en-US',
    'USD',
    'Save with Used - Good',
    'Subscribe & Save:',
    '(PRICE / Ounce)',
    'Currently unavailable.',
  ],
  [
    'www.amazon.co.uk',
    'en-GB',
    'GBP',
    'Save with Used - Very Good',
    'Subscribe & Save:',
    '(PRICE / 100 ml)',
    'Currently unavailable.',
  ],
  [
    'www.amazon.de',
    'de-DE',
    'EUR',
    'Gebraucht – Sehr gut',
    'Im Spar-Abo:',
    '(PRICE / 100 ml)',
    'Derzeit nicht verfügbar.',
  ],
  [
    'www.amazon.fr',
    'fr-FR',
    'EUR',
    "D'occasion - Très bon",
    'Prévoyez et économisez :',
    '(PRICE / l)',
    'Actuellement indisponible.',
  ],
  [
    'www.amazon.it',
    'it-IT',
    'EUR',
    'Usato - Ottime condizioni',
    'Iscriviti e risparmia:',
    '(PRICE / l)',
    'Attualmente non disponibile.',
  ],
  [
    'www.amazon.es',
    'es-ES',
    'EUR',
    'De segunda mano - Muy bueno',
    'Suscríbete y ahorra:',
    '(PRICE / l)',
    'No disponible por el momento.',
  ],
  [
    'www.amazon.nl',
    'nl-NL',
    'EUR',
    'Tweedehands - Zeer goed',
    'Abonneer en bespaar:',
    '(PRICE / l)',
    'Momenteel niet verkrijgbaar.',
  ],
  [
    'www.amazon.se',
    'sv-SE',
    'SEK',
    'Begagnad - Mycket bra',
    'Prenumerera & Spara:',
    '(PRICE / l)',
    'Inte tillgänglig för tillfället.',
  ],
  [
    'www.amazon.pl',
    'pl-PL',
    'PLN',
    'Używany - bardzo dobry',
    'Subskrybuj i oszczędzaj:',
    '(PRICE / l)',
    'Obecnie niedostępny.',
  ],
  [
    'www.amazon.com.be',
    'fr-BE',
    'EUR',
    "D'occasion - Bon",
    'Prévoyez et économisez :',
    '(PRICE / l)',
    'Actuellement indisponible.',
  ],
  ['www.amazon.co.jp', 'ja-JP', 'JPY', '中古商品: 良い', '定期おトク便', '(PRICE / 100 ml)', '現在在庫切れです。'],
  [
    'www.amazon.ca',
    'en-CA',
    'CAD',
    'Save with Used - Good',
    'Subscribe & Save:',
    '(PRICE / 100 ml)',
    'Currently unavailable.',
  ],
  [
    'www.amazon.com.au',
    'en-AU',
    'AUD',
    'Save with Used - Good',
    'Subscribe & Save:',
    '(PRICE / l)',
    'Currently unavailable.',
  ],
  [
    'www.amazon.com.mx',
    'es-MX',
    'MXN',
    'Usado - Como nuevo',
    'Suscribirse y ahorrar:',
    '(PRICE / ml)',
    'No disponible por el momento.',
  ],
  ['www.amazon.com.br', 'pt-BR', 'BRL', 'Usado - Bom', 'Programe e poupe:', '(PRICE / l)', 'Não disponível.'],
  [
    'www.amazon.in',
    'en-IN',
    'INR',
    'Save with Renewed',
    'Subscribe & Save:',
    '(PRICE / 100 ml)',
    'Currently unavailable.',
  ],
  [
    'www.amazon.ae',
    'en-AE',
    'AED',
    'Save with Used - Good',
    'Subscribe & Save:',
    '(PRICE / l)',
    'Currently unavailable.',
  ],
  [
    'www.amazon.sg',
    'en-SG',
    'SGD',
    'Save with Used - Good',
    'Subscribe & Save:',
    '(PRICE / l)',
    'Currently unavailable.',
  ],
  ['www.amazon.com.tr', 'tr-TR', 'TRY', 'İkinci El - İyi', 'Abone ol:', '(PRICE / l)', 'Şu anda mevcut değil.'],
].map(([host = '', locale = '', currency = '', used = '', subscribe = '', unit = '', gone = '']) => ({
  host,
  locale,
  currency,
  used,
  subscribe,
  unit,
  gone,
}));

const TITLE = 'WELEDA Citrus Refreshing Body Lotion, 200 ml';

/** One amount as Amazon writes it today: for screen readers, and once more in pieces. */
function priceToPay(amount: number, country: Country, isOffscreenBlank: boolean): string {
  const parts = new Intl.NumberFormat(country.locale, { style: 'currency', currency: country.currency }).formatToParts(
    amount,
  );
  const of = (...types: string[]) =>
    parts
      .filter(({ type }) => types.includes(type))
      .map(({ value }) => value)
      .join('');
  const fraction = of('fraction');
  const whole = `<span class="a-price-whole">${of('integer', 'group')}${fraction ? `<span class="a-price-decimal">${of('decimal')}</span>` : ''}</span>`;
  const cents = fraction ? `<span class="a-price-fraction">${fraction}</span>` : '';
  const symbol = `<span class="a-price-symbol">${of('currency')}</span>`;
  const isFirst = parts[0]?.type === 'currency';
  return `<span class="a-offscreen">${isOffscreenBlank ? ' ' : written(amount, country)}</span><span aria-hidden="true">${isFirst ? symbol : ''}${whole}${cents}${isFirst ? '' : symbol}</span>`;
}

type Draw = (country: Country, amount: number, other: (factor: number) => string) => string;

const UNIT = (country: Country, other: string) =>
  `<span class="a-size-mini a-color-base aok-align-center pricePerUnit">${country.unit.replace('PRICE', `<span class="a-price a-text-price" data-a-size="mini"><span class="a-offscreen">${other}</span><span aria-hidden="true">${other}</span></span>`)}</span>`;
const NEIGHBOURS = (other: (factor: number) => string) =>
  `<div id="similarities_feature_div"><h2>Customers who viewed this item also viewed</h2><ol class="a-carousel">${[
    0.7, 1.2, 1.9,
  ]
    .map(
      (factor) =>
        `<li class="a-carousel-card"><a href="/dp/B0${factor * 10}"><img src="/x.jpg">Other lotion</a><span class="a-price"><span class="a-offscreen">${other(factor)}</span></span></li>`,
    )
    .join('')}</ol></div>`;

/** How the price stands on pages of different years and boxes. Null: nothing to buy. */
const BOXES: Record<string, { draw: Draw; hasPrice: boolean }> = {
  today: {
    hasPrice: true,
    draw: (country, amount, other) =>
      `<div id="corePriceDisplay_desktop_feature_div"><span class="a-size-large savingsPercentage">-16 %</span><span class="a-price priceToPay">${priceToPay(amount, country, true)}</span>
      ${UNIT(country, other(3.4))}<span class="basisPrice">RRP: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">${other(1.4)}</span></span></span></div>
      <div id="usedAccordionRow"><span>${country.used}</span><span class="a-price"><span class="a-offscreen">${other(0.7)}</span></span></div>`,
  },
  unitFirst: {
    hasPrice: true,
    draw: (country, amount, other) =>
      `<div id="corePrice_feature_div">${UNIT(country, other(3.4))}<span class="a-price" data-a-size="l">${priceToPay(amount, country, false)}</span></div>`,
  },
  subscribeFirst: {
    hasPrice: true,
    draw: (country, amount, other) =>
      `<div id="buyBoxAccordion"><div id="snsAccordionRowMiddle"><span>${country.subscribe}</span><div id="sns-base-price"><span class="a-price"><span class="a-offscreen">${other(0.9)}</span></span></div></div>
      <div id="newAccordionRow_0"><div id="corePrice_feature_div"><span class="a-price">${priceToPay(amount, country, false)}</span></div></div></div>`,
  },
  usedFirst: {
    hasPrice: true,
    draw: (country, amount, other) =>
      `<div id="buybox"><div id="usedBuySection"><span>${country.used}</span> <span id="usedPrice">${other(0.6)}</span></div>
      <div id="buyNewSection"><span class="a-size-medium a-color-price offer-price">${written(amount, country)}</span></div></div><div id="olp_feature_div"><a href="/gp/offer-listing/B01">7 from <span class="a-color-price">${other(0.5)}</span></a></div>`,
  },
  ourPrice: {
    hasPrice: true,
    draw: (country, amount, other) =>
      `<div id="price"><span class="priceBlockStrikePriceString a-text-strike">${other(1.3)}</span><span id="priceblock_ourprice" class="a-size-medium a-color-price">${written(amount, country)}</span><span class="a-size-small">${country.unit.replace('PRICE', other(3.4))}</span></div>`,
  },
  mobile: {
    hasPrice: true,
    draw: (country, amount, other) =>
      `<div id="corePriceDisplay_mobile_feature_div"><span class="a-price priceToPay">${priceToPay(amount, country, false)}</span>${UNIT(country, other(3.4))}</div>`,
  },
  soldOut: {
    hasPrice: false,
    draw: (country) =>
      `<div id="outOfStock"><div id="availability"><span class="a-color-price">${country.gone}</span></div></div>`,
  },
  usedOnly: {
    hasPrice: false,
    draw: (country, _amount, other) =>
      `<div id="usedBuySection"><span>${country.used}</span><span class="a-price"><span class="a-offscreen">${other(0.6)}</span></span></div>`,
  },
};

/** Each box in each country, with other products below. */
export function amazonPages(): KnownPage[] {
  return COUNTRIES.flatMap((country, turn) =>
    Object.entries(BOXES).map(([box, { draw, hasPrice }], place): KnownPage => {
      const amount = localAmount([8.71, 24.99, 129][(turn + place) % 3] ?? 20, country);
      const other = (factor: number) =>
        written(
          localAmount(
            Math.round(amount * factor * 100) /
              100 /
              (country.currency === 'JPY' ? 100 : country.currency === 'SEK' ? 10 : 1),
            country,
          ),
          country,
        );
      const url = `https://${country.host}/WELEDA-Citrus-Lotion/dp/B00B${turn}${place}`;
      return {
        name: `Amazon ${box} in ${country.host}`,
        url,
        title: TITLE,
        price: hasPrice ? amount : null,
        currency: hasPrice ? country.currency : null,
        html: `<!doctype html><html lang="${country.locale.slice(0, 2)}"><head><meta charset="utf-8"><title>${TITLE} : ${country.host.slice(4)}: Beauty</title><link rel="canonical" href="${url}"><meta name="description" content="${TITLE}"></head>
        <body><div id="dp"><div id="ppd"><div id="imgTagWrapperId"><img id="landingImage" data-old-hires="https://m.media-amazon.com/images/I/71abc._SL1500_.jpg" src="https://m.media-amazon.com/images/I/71abc._SX300_.jpg"></div>
        <div id="centerCol"><h1 id="title"><span id="productTitle">        ${TITLE}       </span></h1></div>${draw(country, amount, other)}${hasPrice ? '<input id="add-to-cart-button" type="submit" value="Add to Cart">' : ''}</div>${NEIGHBOURS(other)}</div></body></html>`,
      };
    }),
  );
}
