import { encoded } from './file-builders.ts';
import type { FileExample } from './file-examples.ts';

interface Wish {
  id: string;
  name: string;
  asin?: string;
  byline?: string;
  price?: string;
  value?: string;
  wanted?: number;
  has?: number;
  comment?: string;
  picture?: string;
}

/** One wish as it stands in the page, as far as it matters: among buttons, stars and other prices. */
function wish(
  { id, name, asin, byline, price, value = '-Infinity', wanted = 1, has = 0, comment, picture }: Wish,
  site: string,
  isSaved: boolean,
): string {
  const path = asin ? `/dp/${asin}/?coliid=${id}&colid=2ABC&psc=1&ref_=list_c_wl_lv_ov_lig_dp_it` : '';
  const href = isSaved && path ? `https://${site}${path}` : path;
  const title = asin
    ? `<a id="itemName_${id}" class="a-link-normal" title="${name}" href="${href}">${name}</a>`
    : `<span id="itemName_${id}" class="a-size-base">${name}</span>`;
  return `<li data-id="2ABC" data-itemid="${id}" data-price="${value}" class="a-spacing-none g-item-sortable"><span class="a-list-item"><hr>
<div id="item_${id}" class="a-fixed-left-grid"><div id="itemMain_${id}">
<div id="itemImage_${id}" class="a-text-center g-itemImage"><a href="${href}"><img alt="${name}" src="${picture ?? './Wish_files/x.jpg'}"></a></div>
<div id="itemInfo_${id}"><h2 class="a-size-base">${title}</h2>
<span id="item-byline-${id}" class="a-size-base">${byline ?? ''}</span>
<a id="review_stars_${id}" href="#"><span class="a-icon-alt">4.6 out of 5 stars</span></a><a id="review_count_${id}">1,204</a>
${price ? `<span id="itemPrice_${id}" class="a-price" data-a-size="m"><span class="a-offscreen">${price}</span><span aria-hidden="true">${price.replace(/[.,]/g, '')}</span></span>` : ''}
<span class="itemUsedAndNew"><span class="itemUsedAndNewPrice">$3.11</span></span>
<span id="itemComment_${id}" class="g-comment-quote a-text-quote">${comment ?? ''}</span>
<span id="itemRequestedLabel_${id}">Quantity:</span> <span id="itemRequested_${id}">${wanted}</span>
<span id="itemPurchasedLabel_${id}">Has:</span> <span id="itemPurchased_${id}">${has}</span>
<span id="itemAddedDate_${id}">Item added August 3, 2024</span></div></div></div></span></li>`;
}

function page(site: string, list: string, wishes: Wish[], isSaved = true): string {
  return `<!DOCTYPE html>\n${isSaved ? `<!-- saved from url=(0055)https://${site}/hz/wishlist/ls/2ABC -->\n` : ''}<html lang="en"><head><title>Amazon.com: ${list}</title>
<link rel="canonical" href="https://${site}/hz/wishlist/ls/2ABC"><script>var price = "$99.99"; document.write('<a id="itemName_X">no</a>')</script></head>
<body><nav><a href="/">Amazon</a></nav><span id="profile-list-name" class="a-size-extra-large">${list}</span><ul id="g-items">${wishes.map((one) => wish(one, site, isSaved)).join('\n')}</ul></body></html>`;
}

const saved = (file: string, text: string, read: string[], rest: Partial<FileExample> = {}): FileExample => ({
  file,
  bytes: encoded(text),
  read,
  ...rest,
});

export const AMAZON_FILES: readonly FileExample[] = [
  saved(
    'Amazon.com_ Birthday.html',
    page('www.amazon.com', 'Birthday', [
      {
        id: 'I1AAAAAAAA',
        name: 'Building bricks, 300 pieces',
        asin: 'B0ABCDEF01',
        byline: 'by BRICKS (Toy)',
        price: '$19.99',
        value: '19.99',
        wanted: 2,
        has: 1,
        picture: 'https://m.media-amazon.com/images/I/71abc._SS135_.jpg',
      },
      {
        id: 'I1BBBBBBBB',
        name: 'A book &amp; a pen',
        asin: 'B0ABCDEF02',
        byline: 'by A. Writer (Hardcover)',
        comment: '"the red one"',
      },
      { id: 'I1CCCCCCCC', name: 'Something for the garden' },
    ]),
    [
      '2 × Building bricks, 300 pieces [by BRICKS (Toy)] 19.99 USD <https://www.amazon.com/dp/B0ABCDEF01> {https://m.media-amazon.com/images/I/71abc.jpg}',
      'A book & a pen [by A. Writer (Hardcover)] <https://www.amazon.com/dp/B0ABCDEF02> (the red one)',
      'Something for the garden',
    ],
  ),
  saved(
    'Amazon.de.htm',
    page(
      'www.amazon.de',
      'Wunschzettel',
      [
        {
          id: 'I2AAAAAAAA',
          name: 'Kaffeemühle',
          asin: 'B0ABCDEF03',
          byline: 'von MAHLER',
          price: '49,90 €',
          value: '49.9',
        },
      ],
      false,
    ),
    ['Kaffeemühle [von MAHLER] 49.9 EUR <https://www.amazon.de/dp/B0ABCDEF03>'],
  ),
  saved(
    'ほしい物リスト.html',
    page('www.amazon.co.jp', 'ほしい物リスト', [
      { id: 'I3AAAAAAAA', name: '絵本', asin: 'B0ABCDEF04', price: '￥1,320', value: '1320' },
    ]),
    ['絵本 1320 JPY <https://www.amazon.co.jp/dp/B0ABCDEF04>'],
  ),
  saved(
    'liste.html',
    page('www.amazon.fr', "Liste d'envies", [
      { id: 'I4AAAAAAAA', name: 'Bouilloire', asin: 'B0ABCDEF05', price: '1 299,00 €', value: '1299.0' },
      { id: 'I4BBBBBBBB', name: 'Tapis', asin: 'B0ABCDEF06', value: '35.5' },
    ]),
    [
      'Bouilloire 1299 EUR <https://www.amazon.fr/dp/B0ABCDEF05>',
      'Tapis 35.5 EUR <https://www.amazon.fr/dp/B0ABCDEF06>',
    ],
  ),
  saved(
    'lista.html',
    page('www.amazon.com.mx', 'Lista', [
      { id: 'I5AAAAAAAA', name: 'Lámpara', asin: 'B0ABCDEF07', price: '$1,299.00', value: '1299.0' },
    ]),
    ['Lámpara 1299 MXN <https://www.amazon.com.mx/dp/B0ABCDEF07>'],
    { currency: 'MXN' },
  ),
  saved(
    'önskelista.html',
    page('www.amazon.se', 'Önskelista', [
      {
        id: 'I6AAAAAAAA',
        name: 'Vattenkokare',
        asin: 'B0ABCDEF08',
        price: '499,00 kr',
        value: '499.0',
        wanted: 1,
        has: 1,
      },
    ]),
    ['Vattenkokare 499 SEK <https://www.amazon.se/dp/B0ABCDEF08> ✓'],
  ),
  saved(
    'copied.txt',
    `Building bricks, 300 pieces
by BRICKS (Toy)
4.8 out of 5 stars 1,234
$19.99
Prime
Only 3 left in stock (more on the way).
Item added August 3, 2024
Add to Cart
Move
Delete
A book & a pen
by A. Writer (Hardcover)
4.6 out of 5 stars 88
$12.50
Price dropped 12% (was $14.20 when added to List)
Quantity: 2
Has: 0
Item added July 1, 2024
Add to Cart
Something for the garden
Item added June 20, 2024
Shop now`,
    [
      'Building bricks, 300 pieces [by BRICKS (Toy)] 19.99 USD',
      '2 × A book & a pen [by A. Writer (Hardcover)] 12.5 USD',
      'Something for the garden',
    ],
    { currency: 'USD' },
  ),
  saved(
    'kopiert.txt',
    `Kaffeemühle, elektrisch
von MAHLER
4,5 von 5 Sternen 1.204
49,90 €
Größe : M
Artikel hinzugefügt am 3. August 2024
In den Einkaufswagen
Verschieben
Löschen
Gartenbuch
von A. Schreiber (Gebundene Ausgabe)
24,00 €
Kommentare: bitte signiert
Artikel hinzugefügt am 1. Juli 2024
In den Einkaufswagen`,
    [
      'Kaffeemühle, elektrisch [von MAHLER, Größe : M] 49.9 EUR',
      'Gartenbuch [von A. Schreiber (Gebundene Ausgabe)] 24 EUR (bitte signiert)',
    ],
  ),
  saved(
    'copié.txt',
    'Bouilloire inox\nde CHAUFFE\n4,2 sur 5 étoiles 310\n39,99 €\nArticle ajouté le 3 août 2024\nAjouter au panier\nDéplacer\nSupprimer\nTapis rond\n4,0 sur 5 étoiles 12\n35,50 €\nArticle ajouté le 1 juillet 2024\nAjouter au panier',
    ['Bouilloire inox [de CHAUFFE] 39.99 EUR', 'Tapis rond 35.5 EUR'],
  ),
  saved(
    'copiado.txt',
    'Lámpara de mesa\nde LUZ\n4,4 de 5 estrellas 210\n29,95 €\nProducto añadido el 3 de agosto de 2024\nAñadir a la cesta\nMover\nEliminar\nCuento\n9,95 €\nProducto añadido el 2 de agosto de 2024',
    ['Lámpara de mesa [de LUZ] 29.95 EUR', 'Cuento 9.95 EUR'],
  ),
  saved(
    'コピー.txt',
    '絵本\n5つ星のうち4.5 120\n￥1,320\n2024年8月3日に追加された商品\nカートに入れる\n移動\n削除\nマグカップ\n￥980\n2024年8月1日に追加された商品',
    ['絵本 1320 JPY', 'マグカップ 980 JPY'],
    { currency: 'JPY' },
  ),
  saved(
    'copiato.txt',
    'Bollitore\ndi CALDO\n4,3 su 5 stelle 77\n29,99 €\nArticolo aggiunto il 3 agosto 2024\nAggiungi al carrello\nSposta\nElimina\nTappeto\n45,00 €\nArticolo aggiunto il 1 agosto 2024',
    ['Bollitore [di CALDO] 29.99 EUR', 'Tappeto 45 EUR'],
  ),
];
