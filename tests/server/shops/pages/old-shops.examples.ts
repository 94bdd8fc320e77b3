import { html, jsonLd, type ShopPage } from './shop-page.ts';

/** Kinds that real saved pages showed, each on a page of our own. */
export const OLD_SHOPS: readonly ShopPage[] = [
  {
    name: 'old shop: one product on the front page, below a picture of the site',
    url: 'http://www.dreamwell.example/',
    price: 1049,
    currency: 'GBP',
    titles: ['Dreamwell Deluxe Mattress'],
    picture: 'http://www.dreamwell.example/images/YR2Y4795_181W.jpg',
    html: html(
      'en-GB',
      '<title>Dreamwell Deluxe Mattress | Dreamwell</title>',
      `<table><tr><td><a href="/mattresses/"><img src="/images/frontpage/top_header.gif" width="560" height="111" alt="Order now"></a></td></tr></table>
      <form action="/deluxe/?action=add_product" method="post"><p><span class="titleText">Dreamwell Deluxe Mattress</span></p><img border="1" src="/images/YR2Y4795_181W.jpg">
      <table><tr><td><span id="Addtocart1_lpriceLBL">From &pound;1,049.00</span></td></tr></table><select name="id[4]"><option selected>Small ( &pound;1,049.00 )</option><option>Large ( &pound;2,199.00 )</option></select>
      <input type="hidden" name="products_id" value="4"><input type="image" alt="Add to Cart" name="add-to-cart"></form>`,
    ),
  },
  {
    name: 'old shop: the address names a colour, the data another',
    url: 'https://knits.example/zipped-cardigan.html?dwvar_colorPattern=12185160_Black_83',
    price: 49.99,
    currency: 'EUR',
    titles: ['Zipped Cardigan'],
    picture: 'https://cdn.knits.example/large/12185160_Black_83_001.jpg',
    html: html(
      'en-IE',
      `<title>Zipped Cardigan</title>${jsonLd({
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Zipped Cardigan',
        color: 'Blue',
        image: 'https://cdn.knits.example/large/12185160_Blue_001.jpg',
        offers: { '@type': 'Offer', price: '49.99', priceCurrency: 'EUR' },
      })}`,
      `<h1>Zipped Cardigan</h1><img src="https://cdn.knits.example/large/99999_Black_83_001.jpg" alt="Socks"><img src="https://cdn.knits.example/large/12185160_Black_83_001.jpg"><img src="https://cdn.knits.example/large/12185160_Blue_001.jpg"><p>€49.99</p><button>Add to bag</button>`,
    ),
  },
  {
    name: 'old shop: a regular price alone, beside another product’s',
    url: 'https://lamps.example/product/pilar-floor-lamp',
    price: 349,
    currency: 'USD',
    titles: ['Pilar Floor Lamp'],
    picture: null,
    html: html(
      'en-US',
      '<title>Pilar Floor Lamp</title>',
      `<h2 class="title">Pilar Floor Lamp</h2><div class="prices"><span class="regularPrice">$349<!----></span></div><button>Add to cart</button>
      <div class="related"><a href="/product/pillow">Pillow Set</a><span class="regularPrice">$79</span></div>`,
    ),
  },
  {
    name: 'old shop: a price by its word, without a heading',
    url: 'http://www.sixties.example/products/lamp.htm',
    price: 60,
    currency: 'GBP',
    titles: ['Infraphil lamp, c1960s'],
    picture: null,
    html: html(
      'en-GB',
      '<title>Infraphil lamp, c1960s</title>',
      '<table><tr><td><font>Fully adjustable, in working order.</font></td></tr><tr><td><b>Price:</b> £60</td></tr><tr><td><b>Size:</b> N/A</td></tr><tr><td><b>Shipping:</b> £7 to mainland UK.</td></tr></table>',
    ),
  },
];
