import { aShopPage, offer, og, type PageInShort, type ShopPage, shopPages } from './shop-page.ts';

const PAGES: readonly PageInShort[] = [
  [
    'a price that only members see, with another product’s below',
    'en-US',
    'https://club.example/quilt.html',
    null,
    null,
    'Down Quilt, King',
    `<h1>Down Quilt, King</h1><p>Members only</p><a>Sign in to see price</a><h2>Members also liked</h2><p>Sheets <span>$39.99</span></p>`,
  ],
  [
    'a price for who asks, with an accessory’s',
    'fr',
    'https://atelier.example/table-noyer',
    null,
    null,
    'Table en noyer',
    `<h1>Table en noyer</h1><p>Prix sur demande</p><p>Livraison 120 €</p><p>Huile d’entretien : 18,50 €</p>`,
  ],
  [
    'a price for traders who sign in, German',
    'de',
    'https://grosshandel.example/kartons',
    null,
    null,
    'Kartons 40 x 30 cm',
    `<h1>Kartons 40 x 30 cm</h1><p>Preise nur für Händler</p><h3>Andere kauften dazu</h3><p>Klebeband 4,90 €</p>`,
  ],
  [
    'a price in the cart, under a former one',
    'en-US',
    'https://hifi.example/receiver',
    null,
    null,
    'Receiver R-8',
    `<h1>Receiver R-8</h1><p>List price <s>$399.00</s></p><a>See price in cart</a><p>Free shipping over $49</p>`,
  ],
  [
    'a unit price in brackets after a sum, Korean',
    'ko',
    'https://gagu.example.kr/pear',
    18900,
    'KRW',
    '나주 배 2kg',
    `<h1>나주 배 2kg</h1><div class="prod-price"><del>24,900원</del> <strong>18,900<span>원</span></strong> <span>(100g당 945원)</span></div><button>구매하기</button>`,
  ],
  [
    'a litre’s price in brackets after a sum, German',
    'de',
    'https://saft.example/traube',
    3.49,
    'EUR',
    'Traubensaft 0,75 l',
    `<h1>Traubensaft 0,75 l</h1><p class="price">3,49 € (1 l = 4,65 €)</p>`,
  ],
  [
    'a sum without tax after “0 %”, Finnish',
    'fi',
    'https://puu.example.fi/keinu',
    249,
    'EUR',
    'Puutarhakeinu',
    `<h1>Puutarhakeinu</h1><p>249 €</p><p>alv 0 % 198,41 €</p><button>Lisää ostoskoriin</button>`,
  ],
  [
    'a price for members, Hungarian',
    'hu',
    'https://konyv.example.hu/atlasz',
    5990,
    'HUF',
    'Gyerekatlasz',
    `<h1>Gyerekatlasz</h1><p>Online ár: 5 990 Ft</p><p>Törzsvásárlói ár: 5 490 Ft</p><button>Kosárba</button>`,
  ],
  [
    'a state with the price now beside those of other currencies',
    'de',
    'https://uhr.example/delta',
    189,
    'EUR',
    'Wanduhr Delta 30 cm',
    '<h1>Wanduhr Delta 30 cm</h1>',
    `<script>window.__STATE__={"product":{"title":"Wanduhr Delta 30 cm","prices":{"uvp":{"amount":229,"currency":"EUR"},"current":{"amount":189,"currency":"EUR"},"chf":{"amount":199,"currency":"CHF"}}}};</script>`,
  ],
  [
    'others liked, in words of the shop’s own',
    'en-IE',
    'https://bikes.example/p/basket',
    28,
    'EUR',
    'Wicker Bike Basket',
    `<h1>Wicker Bike Basket</h1><p>€28.00</p><button>Add to bag</button><h3>Our riders also bought</h3><p>Lock €19.00</p>`,
  ],
  [
    'the front page of a language',
    'de',
    'https://teeladen.example/de/',
    null,
    null,
    'Willkommen im Teeladen',
    `<h1>Willkommen im Teeladen</h1><section>Tee des Monats: Sencha <b>12,90 €</b> <button>In den Warenkorb</button></section>`,
  ],
];

/** Pictures whose names have a word that pictures of sites have, too. */
const NAMES: readonly (readonly [title: string, file: string])[] = [
  ['Google Pixel 9 128 GB', 'google-pixel-9-obsidian.jpg'],
  ['Millennium Falcon', 'lego-star-wars-falcon.jpg'],
  ['Merino Beanie', 'beanie-grey.jpg'],
  ['Clear Case', 'transparent-case.jpg'],
  ['Lazy Susan', 'lazy-susan.jpg'],
  ['Cotton Bunting', 'bunting_flag_cotton.jpg'],
  ['Notebook A5', 'blank-notebook-a5.png'],
];

const PICTURES: readonly ShopPage[] = NAMES.map(([title, file]) =>
  aShopPage({
    name: `seventh: a picture called ${file}`,
    url: 'https://things.example/p/1',
    lang: 'en-IE',
    price: 20,
    currency: 'EUR',
    titles: [title],
    picture: `https://things.example/i/${file}`,
    head: og('og:image', `https://things.example/i/${file}`) + offer(title, { price: '20', priceCurrency: 'EUR' }),
    body: `<h1>${title}</h1><p>€20.00</p>`,
  }),
);

const LARGEST: ShopPage = aShopPage({
  name: 'seventh: a picture in several sizes, which its source names',
  url: 'https://kissen.example/fuchs',
  lang: 'de',
  price: 26.9,
  currency: 'EUR',
  titles: ['Kissenhülle Fuchs'],
  picture: 'https://kissen.example/b/fuchs-1200.jpg',
  head: og('og:image', 'https://kissen.example/img/logo-share.png'),
  body: `<h1>Kissenhülle Fuchs</h1><picture><source srcset="/b/fuchs-600.jpg 600w, /b/fuchs-1200.jpg 1200w"><img src="/b/fuchs-600.jpg" alt="Kissenhülle Fuchs" width="600"></picture><p>26,90 €</p><button>In den Warenkorb</button>`,
});

/** Kinds that 144 pages brought up which nobody had seen, in words and shops of their own. */
export const SEVENTH = [...shopPages('seventh', PAGES), ...PICTURES, LARGEST];
