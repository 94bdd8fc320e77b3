import { html, type ShopPage } from './shop-page.ts';

interface AmazonPage {
  name: string;
  host: string;
  lang: string;
  title: string;
  price: number | null;
  currency: string | null;
  /** Between the title and the rows of other products. */
  body: string;
}

const PICTURE = 'https://m.media-amazon.com/images/I/81hT0yU3mPL._AC_SL1500_.jpg';

/** With the small sums that every page carries: a cart, a banner, rows of other things, a card on credit. */
const amazon = ({ name, host, lang, title, price, currency, body }: AmazonPage): ShopPage => ({
  name,
  url: `https://${host}/dp/B0D4T8KX9N?ref_=ast_sto_dp&psc=1`,
  price,
  currency,
  titles: [title],
  picture: PICTURE,
  html: html(
    lang,
    `<title>${title}: ${host.replace('www.a', 'A')}</title><meta name="title" content="${title}: ${host}">
    <link rel="canonical" href="https://${host}/x/dp/B0D4T8KX9N"><script>var ue_t0=ue_t0||+new Date();P.register("twister",function(){return {"price":"0.00","priceSuffix":""}});</script>`,
    `<div id="nav-belt"><a href="/" id="nav-logo">.</a><div id="nav-flyout-ewc"><span class="sc-price">0.00</span></div></div>
    <div id="dp" class="electronics"><div id="ppd"><div id="leftCol"><div id="imgTagWrapperId"><img id="landingImage" data-old-hires="${PICTURE}" src="data:image/gif;base64,R0lGODlhAQABAA" alt="${title}"></div></div>
    <div id="centerCol"><div id="title_feature_div"><h1 id="title"><span id="productTitle">
       ${title}
    </span></h1></div>${body}</div></div></div>
    <div id="sp_detail"><h2>Sponsored</h2><div class="a-carousel"><a href="/dp/B07"><span class="a-price"><span class="a-offscreen">3.99</span></span></a></div></div><div id="navFooter">© 1996-2026</div>`,
  ),
});

const split = (symbol: string, whole: string, point: string, cents: string, isBehind = false) =>
  `<span aria-hidden="true">${isBehind ? '' : `<span class="a-price-symbol">${symbol}</span>`}<span class="a-price-whole">${whole}${point && `<span class="a-price-decimal">${point}</span>`}</span>${cents && `<span class="a-price-fraction">${cents}</span>`}${isBehind ? `<span class="a-price-symbol">${symbol}</span>` : ''}</span>`;

export const AMAZON_IN_COUNTRIES: readonly ShopPage[] = [
  amazon({
    name: 'Amazon Japan, points and the price of one piece',
    host: 'www.amazon.co.jp',
    lang: 'ja-jp',
    title: '山善 電気ケトル 0.8L 温度調節機能 ブラック YKG-C800',
    price: 6980,
    currency: 'JPY',
    body: `<div id="corePriceDisplay_desktop_feature_div"><span class="savingsPercentage">-13%</span><span class="a-price priceToPay"><span class="a-offscreen"> </span>${split('￥', '6,980', '', '')}</span> <span>税込</span>
      <div class="basisPrice">過去価格: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">￥7,980</span></span></div></div>
      <div id="points_feature_div">ポイント: 70pt (1%)</div><div>配送料 ￥410 6月4日にお届け</div><div id="unifiedPrice"><a href="#">￥6,100より 12点の新品</a></div>`,
  }),
  amazon({
    name: 'Amazon Germany, a book in three bindings',
    host: 'www.amazon.de',
    lang: 'de-de',
    title: 'Der Gesang der Flusskrebse: Roman',
    price: 13.99,
    currency: 'EUR',
    body: `<div id="tmmSwatches"><ul><li class="swatchElement unselected"><a href="/dp/B07">Kindle <span class="slot-price">9,99 €</span></a></li>
      <li class="swatchElement unselected"><a href="/dp/344">Gebundenes Buch <span class="slot-price">25,00 €</span></a></li>
      <li class="swatchElement selected"><span>Taschenbuch</span> <span class="slot-price"><span class="a-color-price">13,99 €</span></span><span class="olp">4 Gebraucht ab 5,43 € 22 Neu ab 13,99 €</span></li></ul></div>
      <div id="buybox"><div id="usedBuySection"><span>Gebraucht kaufen</span><span id="usedPrice" class="offer-price">8,71 €</span></div></div>`,
  }),
  amazon({
    name: 'Amazon Italy, a price for Prime beside the price',
    host: 'www.amazon.it',
    lang: 'it-it',
    title: 'Moka Express 6 tazze, alluminio',
    price: 34.9,
    currency: 'EUR',
    body: `<div id="primeExclusivePricingMessage"><span>Prezzo Prime <b class="a-color-price">29,67 €</b> Iscriviti e ottieni subito il 15% di sconto</span></div>
      <div id="corePrice_feature_div"><span class="a-price" data-a-size="xl"><span class="a-offscreen">34,90€</span>${split('€', '34', ',', '90', true)}</span></div>
      <span id="priceBadging">Resi GRATUITI</span><div id="applicablePromotionList">Paga in 5 rate da 6,98 € al mese</div>`,
  }),
  amazon({
    name: 'Amazon India, an exchange and instalments',
    host: 'www.amazon.in',
    lang: 'en-in',
    title: 'OnePlus Nord 5G (Blue Marble, 8GB RAM, 128GB Storage)',
    price: 129900,
    currency: 'INR',
    body: `<div id="corePriceDisplay_desktop_feature_div"><span class="a-size-large savingsPercentage">-7%</span> <span class="a-price priceToPay"><span class="a-offscreen"></span>${split('₹', '1,29,900', '', '')}</span>
      <span class="basisPrice">M.R.P.: <span class="a-price a-text-price" data-a-strike="true"><span class="a-offscreen">₹1,39,900</span></span></span><span>Inclusive of all taxes</span></div>
      <div id="inemi_feature_div"><b>EMI</b> starts at ₹6,298 per month.</div><div id="buyBackAccordionRow"><span>With Exchange</span><span class="a-color-price">Up to ₹ 27,550.00 off</span></div>`,
  }),
  amazon({
    name: 'Amazon Brazil, in parts and at once',
    host: 'www.amazon.com.br',
    lang: 'pt-br',
    title: 'Cafeteira Elétrica Inox 30 Xícaras 110V',
    price: 189.9,
    currency: 'BRL',
    body: `<div id="corePriceDisplay_desktop_feature_div"><span class="a-price priceToPay"><span class="a-offscreen">R$189,90</span>${split('R$', '189', ',', '90')}</span><div class="basisPrice">De: <span class="a-price a-text-price"><span class="a-offscreen">R$249,90</span></span></div></div>
      <div id="installmentCalculator_feature_div">Em até 6x R$ 31,65 sem juros</div><div id="promoPriceBlockMessage">R$ 180,40 à vista no Pix (5% de desconto)</div>`,
  }),
  amazon({
    name: 'Amazon USA, the price only in the cart',
    host: 'www.amazon.com',
    lang: 'en-us',
    title: 'Sony WH-1000XM6 Wireless Headphones, Midnight Blue',
    price: null,
    currency: null,
    body: `<div id="price"><table class="a-lineitem"><tr><td>List Price:</td><td><span class="a-text-strike">$449.99</span></td></tr><tr><td>Price:</td><td><a href="/gp/help">To see our price, add this item to your cart.</a></td></tr></table></div>
      <input type="submit" id="add-to-cart-button" value="Add to Cart"><div id="tradeInButton">Save up to $118.00 when you trade in</div>`,
  }),
  amazon({
    name: 'Amazon France, only other people’s offers',
    host: 'www.amazon.fr',
    lang: 'fr-fr',
    title: 'Cocotte en fonte 24 cm, rouge cerise',
    price: null,
    currency: null,
    body: `<div id="availability_feature_div"><div id="all-offers-display"><span>Aucune offre mise en avant disponible</span></div></div><div id="buybox-see-all-buying-choices"><a href="/gp/offer-listing/B0D">Voir toutes les options d'achat</a></div>
      <div id="olp_feature_div"><span>Neuf (3) à partir de <b>189,00 €</b></span> <span>D'occasion (2) à partir de <b>121,50 €</b></span></div>`,
  }),
  amazon({
    name: 'Amazon Canada in French',
    host: 'www.amazon.ca',
    lang: 'fr-ca',
    title: 'Tente de camping 4 personnes avec auvent',
    price: 1149.99,
    currency: 'CAD',
    body: `<div id="corePriceDisplay_mobile_feature_div"><span class="a-price priceToPay"><span class="a-offscreen">1 149,99 $ avec 12 pour cent d'économies</span>${split('$', '1 149', ',', '99', true)}</span></div>
      <span class="basisPrice">Prix courant : <span class="a-price a-text-price"><span class="a-offscreen">1 306,80 $</span></span></span><div id="deliveryBlockMessage">Livraison 39,99 $</div>`,
  }),
  amazon({
    name: 'Amazon Saudi Arabia in Arabic',
    host: 'www.amazon.sa',
    lang: 'ar-ae',
    title: 'غلاية كهربائية ستانلس ستيل 1.7 لتر',
    price: 149,
    currency: 'SAR',
    body: `<div id="corePriceDisplay_desktop_feature_div"><span class="a-price priceToPay"><span class="a-offscreen">‎149.00 ريال</span>${split('ريال', '149', '.', '00', true)}</span><span class="basisPrice">كان: <span class="a-price a-text-price"><span class="a-offscreen">199.00 ريال</span></span></span></div>
      <div>توصيل مجاني للطلبات فوق 200 ريال</div>`,
  }),
  amazon({
    name: 'Amazon UK, a box that opens on the subscription',
    host: 'www.amazon.co.uk',
    lang: 'en-gb',
    title: 'Lavazza Qualità Rossa Coffee Beans, 6 x 1 kg',
    price: 84.5,
    currency: 'GBP',
    body: `<div id="buyBoxAccordion"><div id="snsAccordionRowMiddle" class="a-accordion-active"><i></i><span>Subscribe &amp; Save</span><span class="a-price"><span class="a-offscreen">£80.28</span></span> <span class="pricePerUnit">(£13.38 / kg)</span></div>
      <div id="newAccordionRow_1"><span>One-time purchase:</span><div id="corePrice_feature_div"><span class="a-price"><span class="a-offscreen">£84.50</span>${split('£', '84', '.', '50')}</span><span class="a-size-mini">(<span class="a-price a-text-price"><span class="a-offscreen">£14.08</span></span> / kg)</span></div></div></div>
      <div id="vpcButton"><label>Apply 10% voucher</label> Save £8.45</div>`,
  }),
];
