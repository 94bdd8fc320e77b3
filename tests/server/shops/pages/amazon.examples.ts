import { html, type ShopPage } from './shop-page.ts';

const HEADER = `<div id="navbar"><a id="nav-logo-sprites" href="/">Amazon</a><input id="twotabsearchtextbox" type="text">
  <a id="nav-cart" href="/gp/cart/view.html"><span id="nav-cart-count">0</span></a></div>`;

interface Parts {
  name: string;
  host: string;
  lang: string;
  title: string;
  price: number | null;
  currency: string | null;
  /** Everything between the picture and the rows of other products. */
  middle: string;
  rows?: string;
  tab?: string;
}

/** The picture, the title and the rest of the page stand in the same elements in every country. */
function amazon({ name, host, lang, title, price, currency, middle, rows = '', tab }: Parts): ShopPage {
  const picture = 'https://m.media-amazon.com/images/I/71Qw8Zk4VXL._AC_SX679_.jpg';
  const body = `${HEADER}<div id="dp" class="a-container"><div id="dp-container"><div id="leftCol"><div id="imageBlock">
    <div id="imgTagWrapperId" class="imgTagWrapper"><img alt="${title}" src="https://m.media-amazon.com/images/I/41Qw8Zk4VXL._SS40_.gif"
      data-old-hires="https://m.media-amazon.com/images/I/71Qw8Zk4VXL._AC_SL1500_.jpg" class="a-dynamic-image" id="landingImage"
      data-a-dynamic-image="{&quot;${picture}&quot;:[679,679],&quot;https://m.media-amazon.com/images/I/71Qw8Zk4VXL._AC_SX342_.jpg&quot;:[342,342]}"></div></div></div>
    <div id="centerCol"><div id="titleSection"><h1 id="title" class="a-size-large"><span id="productTitle" class="a-size-large product-title-word-break">        ${title}       </span></h1></div>
    <a id="bylineInfo" href="/stores/x">Visit the Hearth Store</a><span id="acrCustomerReviewText">1,204 ratings</span>
    ${middle}</div></div>
    <div id="sims-consolidated-2_feature_div">${rows}</div></div><div id="navFooter">© 1996-2026, Amazon.com, Inc.</div>`;
  const head = `<title>${tab ?? `${title} : ${host.replace('www.a', 'A')}: Home & Kitchen`}</title><meta name="title" content="${tab ?? title}">`;
  const url = `https://${host}/-/dp/B0C7XK42QP/ref=sr_1_3?keywords=kettle&th=1`;
  return { name, url, html: html(lang, head, body), price, currency, titles: [title], picture };
}

const priceToPay = (symbol: string, whole: string, decimal: string, fraction: string, offscreen = ' ') =>
  `<span class="a-price aok-align-center reinventPricePriceToPayMargin priceToPay" data-a-size="xl"><span class="a-offscreen">${offscreen}</span><span aria-hidden="true"><span class="a-price-symbol">${symbol}</span><span class="a-price-whole">${whole}<span class="a-price-decimal">${decimal}</span></span><span class="a-price-fraction">${fraction}</span></span></span>`;
const priceBehind = (symbol: string, whole: string, decimal: string, fraction: string) =>
  `<span class="a-price aok-align-center priceToPay" data-a-size="xl"><span class="a-offscreen"></span><span aria-hidden="true"><span class="a-price-whole">${whole}<span class="a-price-decimal">${decimal}</span></span><span class="a-price-fraction">${fraction}</span><span class="a-price-symbol">${symbol}</span></span></span>`;
const plain = (text: string, kind = '') =>
  `<span class="a-price ${kind}" data-a-size="s"><span class="a-offscreen">${text}</span><span aria-hidden="true">${text}</span></span>`;
const core = (inner: string) =>
  `<div id="corePriceDisplay_desktop_feature_div" class="celwidget"><div class="a-section a-spacing-none aok-align-center aok-relative">${inner}</div></div>`;
const card = (title: string, price: string) =>
  `<li class="a-carousel-card"><div data-asin="B09ZZ"><a class="a-link-normal" href="/dp/B09ZZ"><img src="https://m.media-amazon.com/images/I/51abc._AC_UL160_.jpg" alt="${title}"><div class="p13n-sc-truncate">${title}</div></a>${plain(price)}</div></li>`;
const row = (heading: string, ...cards: string[]) =>
  `<h2 class="a-carousel-heading">${heading}</h2><ol class="a-carousel">${cards.join('')}</ol>`;

export const AMAZON: readonly ShopPage[] = [
  amazon({
    name: 'Amazon Germany, the price for 100 ml and the former one',
    host: 'www.amazon.de',
    lang: 'de-de',
    title: 'Olivenöl nativ extra, 750 ml',
    price: 11.49,
    currency: 'EUR',
    middle:
      core(`<span class="a-size-large a-color-price savingPriceOverride savingsPercentage">-18 %</span>${priceBehind('€', '11', ',', '49')}
      <span class="pricePerUnit">(<span class="a-price a-text-price" data-a-size="mini"><span class="a-offscreen">15,32 €</span><span aria-hidden="true">15,32 €</span></span> / l)</span></div>
      <div class="a-section a-spacing-small"><span class="a-size-small basisPrice">UVP: ${plain('13,99 €', 'a-text-price')}</span><span>Preisangaben inkl. USt.</span>`),
    rows: row('Kunden kauften auch', card('Balsamico', '6,99 €'), card('Essig', '3,49 €')),
  }),
  amazon({
    name: 'Amazon Netherlands, new and used offers below',
    host: 'www.amazon.nl',
    lang: 'nl-nl',
    title: 'Senseo Koffiepadapparaat Zwart',
    price: 79,
    currency: 'EUR',
    middle:
      core(priceToPay('€', '79', ',', '00', '€ 79,00')) +
      `<div id="olpLinkWidget_feature_div"><a href="/gp/offer-listing/B0"><span>Nieuw &amp; Tweedehands (14) vanaf</span> <span class="a-price"><span class="a-offscreen">€ 51,20</span></span></a></div>`,
  }),
  amazon({
    name: 'Amazon Sweden, spaces between thousands',
    host: 'www.amazon.se',
    lang: 'sv-se',
    title: 'Robotdammsugare med laddstation',
    price: 3299,
    currency: 'SEK',
    middle: core(
      `${priceBehind('kr', '3 299', ',', '00')}<span class="a-size-small basisPrice">Tidigare pris: ${plain('4 490,00kr', 'a-text-price')}</span>`,
    ),
  }),
  amazon({
    name: 'Amazon USA, subscribe and save before one purchase',
    host: 'www.amazon.com',
    lang: 'en-us',
    title: 'Unscented Dish Soap, 3 Pack',
    price: 14.97,
    currency: 'USD',
    middle: `<div id="buyBoxAccordion"><div id="snsAccordionRowMiddle"><span class="a-text-bold">Subscribe &amp; Save:</span><div id="sns-base-price">${plain('$13.47')} (<span class="a-price a-text-price"><span class="a-offscreen">$0.28</span></span> / Fl Oz)</div></div>
      <div id="newAccordionRow_0" class="a-box a-accordion-active"><h5>One-time purchase:</h5><div id="corePrice_feature_div">${plain('$14.97')} <span class="pricePerUnit">($0.31 / Fl Oz)</span></div></div></div>`,
  }),
  amazon({
    name: 'Amazon USA, sold out beside others that are not',
    host: 'www.amazon.com',
    lang: 'en-us',
    title: 'Copper Gooseneck Kettle',
    price: null,
    currency: null,
    middle: `<div id="availability"><span class="a-size-medium a-color-success">Currently unavailable.</span><br>We don't know when or if this item will be back in stock.</div><div id="outOfStock"></div>`,
    rows: row('Products related to this item', card('Steel Kettle', '$39.99'), card('Glass Kettle', '$29.99')),
  }),
  amazon({
    name: 'Amazon Spain, sold out, and a comparison of similar things',
    host: 'www.amazon.es',
    lang: 'es-es',
    title: 'Tetera de cobre con cuello de cisne',
    price: null,
    currency: null,
    middle: `<div id="availability"><span class="a-size-medium">No disponible por el momento.</span></div>`,
    rows: `<table id="HLCXComparisonTable"><tr><th>Este producto</th><th>Tetera de acero</th></tr><tr><td>—</td><td>${plain('35,99€')}</td></tr></table>`,
  }),
  amazon({
    name: 'Amazon USA, a coupon beside the price',
    host: 'www.amazon.com',
    lang: 'en-us',
    title: 'Bamboo Cutting Board',
    price: 25.99,
    currency: 'USD',
    middle: `${core(priceToPay('$', '25', '.', '99', '$25.99'))}<div id="promoPriceBlockMessage_feature_div"><label><input type="checkbox">Apply $5.00 coupon</label> <span>Save an extra $5.00 when you apply this coupon. Get $60 off instantly: pay $0.00 upon approval for the Store Card.</span></div>`,
  }),
  amazon({
    name: 'Amazon UK, a book in several bindings',
    host: 'www.amazon.co.uk',
    lang: 'en-gb',
    title: 'The Salt Path Cookbook',
    price: 16.99,
    currency: 'GBP',
    tab: 'The Salt Path Cookbook: Amazon.co.uk: Winn, Ada: 9780241401234: Books',
    middle: `<div id="tmmSwatches"><ul><li class="swatchElement unselected"><span class="slot-title">Kindle Edition</span><span class="slot-price">£7.99</span></li>
      <li class="swatchElement selected"><span class="slot-title">Hardcover</span><span class="slot-price">£16.99</span></li><li class="swatchElement unselected"><span class="slot-title">Paperback</span><span class="slot-price">£9.19</span></li></ul></div>
      <div id="usedAccordionRow"><span id="usedPrice" class="a-color-price">£6.40</span> Used: Very Good</div>
      <div id="newAccordionRow_0"><span id="price" class="a-size-medium a-color-price">£16.99</span> RRP: <span class="a-text-strike">£22.00</span></div>`,
  }),
  amazon({
    name: 'Amazon Canada, only used ones',
    host: 'www.amazon.ca',
    lang: 'en-ca',
    title: 'Folding Camp Chair',
    price: null,
    currency: null,
    middle: `<div id="buybox"><div id="usedOnlyBuybox"><div id="usedBuySection"><div class="rbbHeader">Buy used:</div><span class="a-size-base a-color-price offer-price">$41.50</span></div></div></div>
      <div id="availability">Available from <a href="/gp/offer-listing/B0">these sellers</a>.</div>`,
  }),
  amazon({
    name: 'Amazon Japan, points and used ones',
    host: 'www.amazon.co.jp',
    lang: 'ja-jp',
    title: '南部鉄器 急須 0.6L',
    price: 5980,
    currency: 'JPY',
    tab: 'Amazon.co.jp: 南部鉄器 急須 0.6L : ホーム＆キッチン',
    middle:
      core(
        `<span class="a-price aok-align-center priceToPay"><span class="a-offscreen"> </span><span aria-hidden="true"><span class="a-price-symbol">￥</span><span class="a-price-whole">5,980</span></span></span> <span class="a-size-base">税込</span>`,
      ) +
      `<div id="points_feature_div">ポイント: <span class="a-color-price">60pt (1%)</span></div><div id="olp"><a>中古品 (3) ￥3,200 より</a></div>`,
  }),
  amazon({
    name: 'Amazon USA, a lower price for Prime members',
    host: 'www.amazon.com',
    lang: 'en-us',
    title: 'Noise Cancelling Earbuds',
    price: 129.99,
    currency: 'USD',
    middle:
      `<div id="primeExclusivePricingMessage">Exclusive Prime price: <span class="a-price"><span class="a-offscreen">$99.99</span></span></div>` +
      core(priceToPay('$', '129', '.', '99', '$129.99')),
  }),
  amazon({
    name: 'Amazon India, instalments and the printed price',
    host: 'www.amazon.in',
    lang: 'en-in',
    title: 'Mixer Grinder 750 W',
    price: 3499,
    currency: 'INR',
    middle:
      core(
        `<span class="savingsPercentage">-42%</span>${priceToPay('₹', '3,499', '', '', ' ')}<span class="basisPrice">M.R.P.: ${plain('₹5,999', 'a-text-price')}</span>`,
      ) +
      `<div id="inemi_feature_div"><span>EMI</span> starts at ₹170. No Cost EMI available</div><div>Save ₹200 with coupon. Up to ₹1,500.00 discount on select Credit Cards</div>`,
  }),
  amazon({
    name: 'Amazon Brazil, instalments before the price',
    host: 'www.amazon.com.br',
    lang: 'pt-br',
    title: 'Cafeteira Italiana 6 Xícaras',
    price: 1189.9,
    currency: 'BRL',
    middle:
      `<div id="installmentCalculator_feature_div">em até 12x de R$ 99,16 sem juros</div>` +
      core(priceToPay('R$', '1.189', ',', '90', 'R$ 1.189,90')),
  }),
  amazon({
    name: 'Amazon Poland, delivery and the lowest price of thirty days',
    host: 'www.amazon.pl',
    lang: 'pl-pl',
    title: 'Czajnik elektryczny stalowy 1,7 l',
    price: 149.99,
    currency: 'PLN',
    middle: `${core(
      `${priceBehind('zł', '149', ',', '99')}<span class="a-size-small basisPrice">Najniższa cena z 30 dni przed obniżką: ${plain('139,00zł', 'a-text-price')}</span>`,
    )}<div id="mir-layout-DELIVERY_BLOCK">Darmowa dostawa przy zamówieniach od 40,00 zł</div>`,
  }),
  amazon({
    name: 'Amazon Saudi Arabia, in Arabic',
    host: 'www.amazon.sa',
    lang: 'ar-ae',
    title: 'غلاية ماء كهربائية 1.7 لتر',
    price: 189,
    currency: 'SAR',
    middle: `${core(
      `<span class="a-price priceToPay"><span class="a-offscreen">189.00 ريال</span><span aria-hidden="true"><span class="a-price-whole">189<span class="a-price-decimal">.</span></span><span class="a-price-fraction">00</span><span class="a-price-symbol">ريال</span></span></span>`,
    )}<div>أو قسّطها على 4 دفعات بقيمة 47.25 ريال</div>`,
  }),
  amazon({
    name: 'Amazon Australia, options with prices of their own',
    host: 'www.amazon.com.au',
    lang: 'en-au',
    title: 'Linen Duvet Cover',
    price: 139,
    currency: 'AUD',
    middle:
      core(priceToPay('$', '139', '.', '00', '$139.00')) +
      `<div id="twister-plus-inline-twister"><ul><li class="swatch-list-item-text"><span>Queen</span><span class="twisterSwatchPrice">$159.00</span></li><li class="selected"><span>Double</span><span class="twisterSwatchPrice">$139.00</span></li><li><span>Single</span><span class="twisterSwatchPrice">$99.00</span></li></ul></div>`,
  }),
  amazon({
    name: 'Amazon USA, a price that only the cart shows',
    host: 'www.amazon.com',
    lang: 'en-us',
    title: 'Standing Desk Converter',
    price: null,
    currency: null,
    middle: core(
      `<span class="a-size-small">To see our price, add this item to your cart.</span> List Price: <span class="a-price a-text-price"><span class="a-offscreen">$249.00</span></span>`,
    ),
    rows: row('Customers also viewed', card('Desk Mat', '$19.99')),
  }),
  amazon({
    name: 'Amazon France, on a phone',
    host: 'www.amazon.fr',
    lang: 'fr-fr',
    title: 'Cocotte en fonte émaillée 24 cm',
    price: 89.9,
    currency: 'EUR',
    middle: `<div id="corePriceDisplay_mobile_feature_div"><span class="a-price a-text-price a-size-medium apexPriceToPay"><span class="a-offscreen">89,90 €</span><span aria-hidden="true">89,90 €</span></span> Prix conseillé : <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">129,00 €</span></span></div><div id="tradeInButton">Reprise : économisez jusqu'à 12,30 €</div>`,
  }),
];
