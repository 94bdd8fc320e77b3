const page = (lang: string, title: string, body: string) =>
  `<html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`;

interface PageWithoutPrice {
  name: string;
  url: string;
  html: string;
}

const room = (lang: string, path: string, heading: string, sum: string): PageWithoutPrice => ({
  name: `${heading} (${path})`,
  url: `https://www.teekontor.test/${path}`,
  html: page(
    lang,
    `${heading} | Teekontor`,
    `<h1>${heading}</h1><ul><li><b>Sencha</b> <span class="price">${sum}</span></li></ul><button>checkout</button>`,
  ),
});

/** Pages of shops on which sums stand, and none of them is the price of one thing. */
export const PAGES_WITHOUT_A_PRICE: readonly PageWithoutPrice[] = [
  room('en-GB', 'basket', 'Your basket', '£12.90'),
  room('en-US', 'checkout', 'Checkout', '$12.90'),
  room('en-US', 'account/wishlist', 'My Wishlist (3)', '$12.90'),
  room('de-DE', 'danke', 'Vielen Dank für deine Bestellung!', '12,90 €'),
  room('de-AT', 'warenkorb', 'Warenkorb', '12,90 €'),
  room('fr-FR', 'panier', 'Mon panier', '12,90 €'),
  room('es-ES', 'carrito', 'Carrito de compra', '12,90 €'),
  room('it-IT', 'carrello', 'Il tuo carrello', '12,90 €'),
  room('nl-NL', 'winkelwagen', 'Winkelwagen', '€ 12,90'),
  room('pl-PL', 'koszyk', 'Twój koszyk', '39,00 zł'),
  room('sv-SE', 'kassa', 'Tack för din beställning', '129 kr'),
  room('tr-TR', 'sepetim', 'Sepetim', '129,90 TL'),
  room('ja-JP', 'cart', 'ショッピングカート', '1,980円'),
  room('ru-RU', 'order', 'Оформление заказа', '1 290 ₽'),
  {
    name: 'a shelf on which one thing is left',
    url: 'https://www.teekontor.test/dosen?farbe=rot',
    html: page(
      'de-DE',
      'Rote Dosen | Teekontor',
      '<h1>Dosen</h1><p>1 Artikel</p><ul><li class="product"><a href="/p/dose-rot"><img src="/d.jpg"><h2>Dose Rot</h2></a><span class="price">12,90 €</span><button>In den Warenkorb</button></li></ul>',
    ),
  },
  {
    name: 'an auction without a price to buy at once',
    url: 'https://www.zur-versteigerung.test/los/77',
    html: page(
      'de-DE',
      'Los 77: Standuhr',
      '<h1>Standuhr um 1880</h1><dl><dt>Ausrufpreis</dt><dd>400 €</dd><dt>Aktuelles Gebot</dt><dd class="current-price">520 €</dd></dl><button>Bieten</button>',
    ),
  },
  {
    name: 'an auction in Polish',
    url: 'https://www.stary-dom.test/lot/9',
    html: page(
      'pl-PL',
      'Komoda dębowa',
      '<h1>Komoda dębowa</h1><div>Cena wywoławcza <b>1 200 zł</b></div><div>Aktualna oferta <b>1 650 zł</b></div><button>Licytuj</button>',
    ),
  },
  {
    name: 'a table of sizes, of which two differ as by a tax',
    url: 'https://www.schraubenkiste.test/p/m6',
    html: page(
      'de-DE',
      'Schraube M6',
      '<h1>Schraube M6</h1><table><tr><th>Länge</th><th>Preis</th></tr><tr><td>20 mm</td><td>0,50 €</td></tr><tr><td>30 mm</td><td>0,60 €</td></tr><tr><td>40 mm</td><td>0,71 €</td></tr></table><button>In den Warenkorb</button>',
    ),
  },
  {
    name: 'a play with seats of four prices',
    url: 'https://www.schauspiel-nord.test/karten/faust',
    html: page(
      'de-DE',
      'Faust – Schauspiel Nord',
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'TheaterEvent', name: 'Faust', offers: { '@type': 'AggregateOffer', lowPrice: '22', highPrice: '74', priceCurrency: 'EUR' } })}</script><h1>Faust</h1><p>22 € / 38 € / 56 € / 74 €</p><button>In den Warenkorb</button>`,
    ),
  },
  {
    name: 'a review',
    url: 'https://www.kettlelog.test/review/nova',
    html: page(
      'en',
      'Nova review - Kettlelog',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Review","name":"Nova review"}</script><h1>Nova review</h1><p>$79 at launch, now $49 at a shop near you</p>',
    ),
  },
];
