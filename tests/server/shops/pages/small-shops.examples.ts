import { html, jsonLd, og, type ShopPage } from './shop-page.ts';

interface Parts {
  name: string;
  url: string;
  lang: string;
  price: number | null;
  currency: string | null;
  titles: readonly string[];
  picture?: string | null;
  tab?: string;
  head?: string;
  body: string;
}

/** A page with a tab's name of its own. */
const page = ({ tab, lang, head = '', body, picture = null, ...rest }: Parts): ShopPage => ({
  ...rest,
  picture,
  html: html(lang, `<title>${tab ?? rest.titles[0]}</title>${head}`, body),
});

export const SMALL_SHOPS: readonly ShopPage[] = [
  page({
    name: 'a German toy shop with a banner, a mini cart and a price per piece',
    url: 'https://www.spielkiste.example/holz/murmelbahn-xl',
    lang: 'de',
    price: 64.9,
    currency: 'EUR',
    titles: ['Murmelbahn XL, 120 Teile'],
    tab: 'Murmelbahn XL, 120 Teile kaufen | Spielkiste',
    body: `<div class="topbar">Ab 49 € versandkostenfrei · 5 € Gutschein für Newsletter</div><div class="minicart">Warenkorb <b>0,00 €*</b></div>
      <ol class="breadcrumb"><li>Start<li>Holz</ol><div class="artikel"><h1>Murmelbahn XL, 120 Teile</h1><div class="bewertung">4,8 (231)</div>
      <div class="grundpr">0,54 € / Stück</div><div class="vkpreis">64,90 €<sup>*</sup></div><div class="klein">inkl. MwSt., zzgl. <a href="/versand">Versand</a> 4,95 €</div>
      <select><option>1<option>2</select><input type="submit" value="In den Einkaufswagen"></div><h3>Wird gern dazu gekauft</h3><div class="c"><a href="/a">Murmeln</a> 6,90 €</div><div class="c"><a href="/b">Kugeln</a> 9,90 €</div>`,
  }),
  page({
    name: 'a British garden shop, made to order with a deposit',
    url: 'https://www.oakandash.example/benches/hidcote-4ft',
    lang: 'en-GB',
    price: 389,
    currency: 'GBP',
    titles: ['Hidcote 4ft Bench'],
    body: `<h1>Hidcote 4ft Bench</h1><p class="lead">Made to order in Devon. Pay just £97.25 today and the rest on delivery.</p><p><span class="amt">£389.00</span> inc VAT</p><p>£324.17 ex VAT</p><p>Engraved plaque: add £18.50</p><button name="basket">Add to Basket</button><p>Trade customers: £349.00 when you buy 5 or more</p>`,
  }),
  page({
    name: 'an American grocer, two for five dollars',
    url: 'https://www.greenfork.example/p/granola-12oz',
    lang: 'en-US',
    price: 3.29,
    currency: 'USD',
    titles: ['Maple Pecan Granola, 12 oz'],
    body: `<main><h1>Maple Pecan Granola, 12 oz</h1><div><span class="offer-tag">2 for $5</span><span class="sr">Member deal</span></div><div class="pdp-money"><span>$3</span><span class="up">29</span><span class="per">27.4¢/oz</span></div><div>SNAP EBT eligible</div><button>Add to cart</button></main>`,
  }),
  page({
    name: 'a French bookshop, cents behind the sign and a used copy',
    url: 'https://www.libraire.example/livre/9782070612758',
    lang: 'fr-FR',
    price: 8.9,
    currency: 'EUR',
    titles: ['Le Petit Prince'],
    head: og('og:title', 'Le Petit Prince - Antoine de Saint-Exupéry - Librairie Exemple'),
    tab: 'Le Petit Prince - Antoine de Saint-Exupéry',
    body: `<h1>Le Petit Prince</h1><h2>Antoine de Saint-Exupéry</h2><ul class="formats"><li>Grand format 22€00</li><li class="on">Poche 8€90</li><li>Numérique 6€99</li></ul><div class="prix-livre">8<span>€90</span></div><p>Occasion à partir de 3€20</p><p>Retrait gratuit en magasin, livraison à 0€01 dès 35€ d'achat de livres</p><button>Ajouter au panier</button>`,
  }),
  page({
    name: 'a Spanish shop of electric goods, VAT and a plan for three years',
    url: 'https://www.electrolandia.example/es/aspirador-x20',
    lang: 'es-ES',
    price: 219,
    currency: 'EUR',
    titles: ['Aspirador sin cable X20'],
    head: jsonLd({
      '@context': 'http://schema.org',
      '@type': 'Product',
      name: 'Aspirador sin cable X20',
      offers: { '@type': 'Offer', price: '180.99', priceCurrency: 'EUR' },
    }),
    body: `<h1>Aspirador sin cable X20</h1><div class="bloque"><span class="tachado"><strike>299 €</strike></span> <span class="dto">-27%</span><div class="gordo">219<small>,00 €</small></div><small>IVA incluido. 180,99 € sin IVA</small></div><p>Financia en 12 meses por 18,25 €/mes</p><label><input type="checkbox"> Seguro 3 años +39,90 €</label><button>Comprar ahora</button>`,
  }),
  page({
    name: 'an Italian ceramics maker, several sizes in a table',
    url: 'https://ceramiche.example/prodotto/insalatiera',
    lang: 'it-IT',
    price: 48,
    currency: 'EUR',
    titles: ['Insalatiera dipinta a mano'],
    body: `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Insalatiera dipinta a mano</h1><table><tr><th>Ø 20</th><td>32,00 €</td></tr><tr class="sel"><th>Ø 26</th><td>48,00 €</td></tr><tr><th>Ø 32</th><td>75,00 €</td></tr></table><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="48.00">48,00 €</span></div><button>Aggiungi al carrello</button></div>`,
  }),
  page({
    name: 'a Dutch bicycle shop, lease and a used price of the own',
    url: 'https://fietsen.example/batavus-quip',
    lang: 'nl-NL',
    price: 849,
    currency: 'EUR',
    titles: ['Batavus Quip 7V Dames'],
    body: `<h1>Batavus Quip 7V Dames</h1><div class="usp">Gratis thuisbezorgd vanaf €99</div><div class="p-wrap"><s>€ 949,-</s><strong>€ 849,-</strong><em>Je bespaart €100,-</em></div><p>Lease vanaf €17,69 p.m. via je werkgever</p><p>Inruilwaarde oude fiets tot €75</p><a class="btn" href="/cart/add/8812">In winkelwagen</a>`,
  }),
  page({
    name: 'a Polish drugstore, the law’s lowest price and a card',
    url: 'https://drogeria.example/krem-50-ml,p123.html',
    lang: 'pl',
    price: 42.99,
    currency: 'PLN',
    titles: ['Krem nawilżający 50 ml'],
    body: `<h1>Krem nawilżający 50 ml</h1><div class="kafel">39,99 zł <small>z kartą klubową</small></div><div class="glowna">42,99 zł</div><div class="ml">85,98 zł / 100 ml</div><div class="om">Najniższa cena z 30 dni przed obniżką: 37,49 zł</div><button class="koszyk">Dodaj do koszyka</button>`,
  }),
  page({
    name: 'a Swedish shop of outdoor goods, rent or buy',
    url: 'https://friluft.example/talt/kaitum-2',
    lang: 'sv-SE',
    price: 9495,
    currency: 'SEK',
    titles: ['Tält Kaitum 2'],
    body: `<h1>Tält Kaitum 2</h1><div>Hyr: 350 kr/dygn</div><div class="kop"><span>Köp</span> <span>9 495 kr</span></div><div>Delbetala från 396 kr/mån</div><div>Fri frakt över 499 kr</div><button>Lägg i varukorgen</button><h2>Andra tittade även på</h2><ul><li><a href="/t/1">Nallo 2</a> 8 995 kr</li><li><a href="/t/2">Niak 2</a> 7 495 kr</li></ul>`,
  }),
  page({
    name: 'a Japanese shop, full-width digits and a price for ten',
    url: 'https://chaya.example.jp/shop/g/g1021/',
    lang: 'ja',
    price: 2750,
    currency: 'JPY',
    titles: ['南部鉄器 急須 0.5L'],
    body: `<h1>南部鉄器　急須　0.5L</h1><p>定価：３，３００円（税込）</p><p class="hanbai">販売価格：<b>２，７５０円</b>（税込）</p><p>まとめて１０個以上で１個２，４７５円</p><p>５，５００円以上のお買い上げで送料無料</p><input type="submit" value="カゴに入れる">`,
  }),
  page({
    name: 'a Brazilian fashion shop, Pix and ten parts',
    url: 'https://roupas.example.com.br/vestido-midi',
    lang: 'pt-BR',
    price: 259.9,
    currency: 'BRL',
    titles: ['Vestido Midi Floral'],
    body: `<h1>Vestido Midi Floral</h1><div class="valores"><del>R$ 329,90</del> <span>R$ 259,90</span><span>ou 10x de R$ 25,99 sem juros</span><span>R$ 246,91 no Pix</span></div><div>Ganhe R$ 26,00 de cashback</div><button>Adicionar à sacola</button>`,
  }),
  page({
    name: 'a Finnish department store, sold out with others beside it',
    url: 'https://tavaratalo.example/p/muumimuki',
    lang: 'fi',
    price: null,
    currency: null,
    titles: ['Muumimuki Kesä'],
    head: jsonLd({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Muumimuki Kesä',
      offers: { '@type': 'Offer', availability: 'http://schema.org/SoldOut' },
    }),
    body: `<h1>Muumimuki Kesä</h1><p>Tuote on loppunut</p><button disabled>Loppuunmyyty</button><p>Sinua voisi kiinnostaa</p><div><div class="k"><a href="/p/2">Muumimuki Talvi</a><span>24,90 €</span></div><div class="k"><a href="/p/3">Muumikulho</a><span>21,90 €</span></div></div>`,
  }),
  page({
    name: 'a Hungarian shop, thousands with a point and an instalment',
    url: 'https://konyha.example.hu/robotgep',
    lang: 'hu',
    price: 89990,
    currency: 'HUF',
    titles: ['Konyhai robotgép 1200 W'],
    body: `<h1>Konyhai robotgép 1200 W</h1><div class="ar-doboz"><span>Ajánlott fogyasztói ár: 109.990 Ft</span><br><span>Online ár</span> <strong>89.990 Ft</strong><br><small>70.858 Ft + ÁFA</small></div><p>Részletre havi 4.499 Ft-tól</p><p>Ingyenes szállítás 30.000 Ft felett</p><button>Kosárba teszem</button>`,
  }),
  page({
    name: 'a Turkish marketplace, a price in the basket',
    url: 'https://pazar.example.com.tr/urun/kahve-makinesi-p-991',
    lang: 'tr',
    price: 3499,
    currency: 'TRY',
    titles: ['Türk Kahvesi Makinesi'],
    head: `<script>window.__PRODUCT__={"product":{"name":"Türk Kahvesi Makinesi","price":{"sellingPrice":{"value":3499,"text":"3.499 TL"},"originalPrice":{"value":4299,"text":"4.299 TL"},"discountedPrice":{"value":3149.1,"text":"3.149,10 TL"}}}};</script>`,
    body: `<h1>Türk Kahvesi Makinesi</h1><div class="f"><span>4.299 TL</span><span>3.499 TL</span></div><div>Sepette %10 indirim: 3.149,10 TL</div><div>Kargo bedava 300 TL üzeri</div><button>Sepete ekle</button>`,
  }),
  page({
    name: 'a Korean shop, a coupon’s price and the price for all',
    url: 'https://mall.example.kr/goods/view?no=55',
    lang: 'ko',
    price: 58000,
    currency: 'KRW',
    titles: ['무선 전기 주전자 1.2L'],
    body: `<h3 class="goods_tit">무선 전기 주전자 1.2L</h3><dl><dt>소비자가</dt><dd><strike>79,000원</strike></dd><dt>판매가</dt><dd><b>58,000원</b></dd><dt>쿠폰적용가</dt><dd>52,200원</dd><dt>배송비</dt><dd>3,000원 (50,000원 이상 무료)</dd><dt>적립금</dt><dd>580원</dd></dl><a class="btn" href="#">장바구니 담기</a>`,
  }),
  page({
    name: 'an Israeli shop, right to left',
    url: 'https://bait.example.co.il/kumkum',
    lang: 'he',
    price: 179,
    currency: 'ILS',
    titles: ['קומקום חשמלי זכוכית'],
    body: `<h1>קומקום חשמלי זכוכית</h1><p>מחיר מחירון: <s>₪249</s></p><p>המחיר שלנו: 179 ₪</p><p>או 3 תשלומים של 59.67 ₪</p><p>משלוח חינם מעל 199 ₪</p><button>הוספה לסל</button>`,
  }),
  page({
    name: 'a Czech shop, damaged data with another product in it',
    url: 'https://hracky.example.cz/stavebnice-hrad',
    lang: 'cs',
    price: 1499,
    currency: 'CZK',
    titles: ['Stavebnice Hrad 800 dílků'],
    head: jsonLd(
      `{"@context":"https://schema.org","@type":"Product","name":"Stavebnice "Hrad" 800 dílků",\n// cena\n"offers":{"@type":"Offer","price":"1499","priceCurrency":"CZK",}}`,
      {
        '@type': 'Product',
        name: 'Stavebnice Věž',
        offers: { '@type': 'Offer', price: '699', priceCurrency: 'CZK' },
      },
    ),
    body: `<h1>Stavebnice Hrad 800 dílků</h1><span>Sleva 25 %</span> <span>1 999 Kč</span> <b>1 499 Kč</b> <small>1 239 Kč bez DPH</small><button>Vložit do košíku</button>`,
  }),
  page({
    name: 'a Swiss watchmaker, rappen as a dash, a second currency',
    url: 'https://uhren.example.ch/de/automatik-38',
    lang: 'de-CH',
    price: 1890,
    currency: 'CHF',
    titles: ['Automatik 38 Saphir'],
    body: `<h1>Automatik 38 Saphir</h1><p>CHF 1’890.–</p><p class="fx">ca. € 2’005.00</p><p>Armband zusätzlich CHF 120.–</p><button>In den Warenkorb</button>`,
  }),
  page({
    name: 'a Taiwanese shop, a price for members and points',
    url: 'https://shop.example.tw/goods/8831',
    lang: 'zh-TW',
    price: 1680,
    currency: 'TWD',
    titles: ['手沖咖啡壺組'],
    body: `<h1>手沖咖啡壺組</h1><p>建議售價 NT$2,200</p><p>網路價 <b>NT$1,680</b></p><p>VIP會員價 NT$1,512</p><p>滿 NT$990 免運</p><button>加入購物車</button>`,
  }),
  page({
    name: 'an Australian shop, a bundle and four payments',
    url: 'https://www.surfandco.example.au/wetsuit-32',
    lang: 'en-AU',
    price: 279.95,
    currency: 'AUD',
    titles: ["Men's 3/2 Steamer Wetsuit"],
    tab: "Men's 3/2 Steamer Wetsuit | Surf &amp; Co",
    body: `<h1>Men's 3/2 Steamer Wetsuit</h1><div class="tw-flex"><span class="tw-line-through">$349.95</span><span class="tw-text-red">$279.95</span></div><p>4 payments of $69.99 with Zip</p><p>Bundle with booties and save: $329.90 for both</p><p>Free shipping over $100</p><p>Gift cards from $25</p><button>Add to cart</button>`,
  }),
];
