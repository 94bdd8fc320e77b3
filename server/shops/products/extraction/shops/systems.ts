import type { ShopRule } from './shop-rule.ts';
import { NEIGHBOURS } from './themes.ts';

interface System {
  name: string;
  sign: string;
  /** Selectors of the price, in order. */
  price: readonly string[];
  not?: readonly string[];
  title?: readonly string[];
}

/** Shop systems with one kind of page for a product, most of them at home in one country. */
const SYSTEMS: readonly System[] = [
  {
    name: 'OpenCart',
    sign: '#product-product #button-cart, #product-info #button-cart',
    price: [
      '#content ul.list-unstyled h2 .price-new',
      'ul.list-unstyled h2 .price-new',
      'ul.list-unstyled > li > h2',
      'ul.list-unstyled .price-new',
    ],
    not: ['.price-old', '.product-thumb', '.product-layout'],
  },
  {
    name: 'Odoo',
    sign: '#product_details .oe_price, .o_wsale_product_page .oe_price',
    price: ['#product_details .oe_price', '.product_price .oe_price'],
    not: ['.oe_default_price', '.oe_hidden', '.o_base_unit_price_wrapper', '.oe_product'],
  },
  {
    name: 'nopCommerce',
    sign: '.product-essential .prices',
    price: [
      '.product-essential .prices .discounted-price span',
      '.product-essential .prices .product-price span[itemprop="price"]@content',
      '.product-essential .prices .product-price span',
    ],
    not: ['.old-product-price', '.non-discounted-price', '.rental-price', '.tier-prices', '.call-for-price'],
  },
  {
    name: 'Salesforce Commerce Cloud',
    sign: '.product-detail .prices .price .value, .product-detail .price .sales',
    price: ['.product-detail .prices .sales .value@content', '.product-detail .price .sales .value'],
    not: ['.strike-through', '.product-tile', '.range'],
  },
  {
    name: 'Wix',
    sign: '[data-hook="formatted-primary-price"]',
    price: ['[data-hook="product-price"] [data-hook="formatted-primary-price"]'],
    not: ['[data-hook*="product-item" i]', '[data-hook*="related" i]', '[data-hook*="gallery" i]'],
    title: ['h1[data-hook="product-title"]'],
  },
  {
    name: 'Ecwid',
    sign: '.product-details__product-price .details-product-price__value',
    price: ['.product-details__product-price .details-product-price__value'],
    not: ['[class*="compare" i]', '.grid-product'],
    title: ['.product-details__product-title'],
  },
  {
    name: 'VTEX',
    sign: '[class*="vtex-product-price-1-x-sellingPriceValue"]',
    price: ['[class*="vtex-product-price-1-x-sellingPriceValue"]'],
    not: ['[class*="product-summary" i]', '[class*="shelf" i]', '[class*="minicart" i]', '[class*="--summary" i]'],
  },
  {
    name: 'Nuvemshop',
    sign: '#price_display.js-price-display, #price_display[data-product-price]',
    price: ['#price_display'],
    not: ['.js-item-product'],
    title: ['.js-product-name'],
  },
  {
    name: 'Shoptet',
    sign: '.p-final-price-wrapper .price-final-holder',
    price: ['.p-final-price-wrapper .price-final .price-final-holder', '.p-final-price-wrapper .price-final-holder'],
    not: ['.price-standard', '.price-additional', '.price-measure', '.products-block', '.noDisplay', '.no-display'],
    title: ['.p-detail-inner-header h1', '.p-detail h1'],
  },
  {
    name: 'IdoSell',
    sign: '.projector_prices__price',
    price: ['strong.projector_prices__price', '#projector_price_value'],
    not: ['.omnibus_price', '.projector_prices__srp_wrapper', '.product_section_sub'],
    title: ['h1.product_name__name'],
  },
  {
    name: 'Shoprenter',
    sign: '.product-page-price-line .product-price, .product-page-price-line meta[itemprop="price"]',
    price: [
      '.product-page-price-line meta[itemprop="price"]@content',
      '.product-page-price-line .product-price-special',
      '.product-page-price-line .product-price',
    ],
    not: ['.product-price-original', '.product-snapshot'],
    title: ['.product-page-product-name'],
  },
  {
    name: 'UNAS',
    sign: '[class*="artdet__price"], [class*="artdet_price"]',
    price: ['[id^="price_akcio_brutto_"]', '[id^="price_net_brutto_"]'],
    not: ['[class*="artlist"]', '[class*="product-card" i]', '[class*="page_artlist"]'],
    title: ['h1.artdet__name', '.artdet__name'],
  },
  {
    name: 'Cafe24',
    sign: '#span_product_price_text',
    price: ['#span_product_price_sale', '#span_product_price_text'],
    title: ['.xans-product-detail .headingArea h2', '.xans-product-detail .headingArea h3'],
  },
  {
    name: 'EC-CUBE',
    sign: '.ec-productRole__price .ec-price__price',
    price: ['.ec-productRole__price .ec-price__price'],
    not: ['.ec-shelfGrid'],
    title: ['.ec-productRole__title .ec-headingTitle'],
  },
  {
    name: 'Sapo and Haravan',
    sign: '.details-pro .price-box .product-price, .product-price-group .product-price',
    price: ['.details-pro .special-price .product-price', '.details-pro .price-box .product-price'],
    not: ['.old-price', '.save-price', '.product-price-old', '.item_product_main'],
    title: ['.details-pro .title-product', '.details-product .title-product'],
  },
  {
    name: 'Bitrix',
    sign: '.bx-catalog-element .product-item-detail-price-current',
    price: ['.bx-catalog-element .product-item-detail-price-current'],
    not: ['.product-item-detail-short-card-fixed', '.product-item-container'],
  },
  {
    name: 'Horoshop',
    sign: '.product-price .product-price__item',
    price: ['.product-price .product-price__item--new', '.product-price .product-price__item'],
    not: ['.product-price__item--old', '.catalog-card', '.card-cart'],
    title: ['h1.product-title'],
  },
  {
    name: 'Ticimax',
    sign: '#fiyat .spanFiyat, #indirimliFiyat .spanFiyat',
    price: ['#indirimliFiyat .spanFiyat', '#fiyat .spanFiyat'],
    not: ['.productItem'],
    title: ['.ProductName h1 span', '.ProductName h1'],
  },
  {
    name: 'Shoper',
    sign: '.price .main-price, [class*="productdetails"] .main-price',
    price: ['em.main-price', '.main-price'],
    not: ['.price-netto', '.products_extra', '.product-main-wrap'],
  },
  {
    name: 'JTL-Shop',
    sign: '.product-offer .price_wrapper .price, #product-offer .price_wrapper .price',
    price: ['.price_wrapper .price'],
    not: ['.price-note', '.old-price', '.base-price', '.productbox'],
    title: ['h1.product-title'],
  },
  {
    name: 'OXID',
    sign: '#productPrice .price, label#productPrice',
    price: ['#productPrice .price', '#productPrice [itemprop="price"]', '#productPrice'],
    not: ['del', '.oldPrice'],
    title: ['#productTitle'],
  },
  {
    name: 'Squarespace',
    sign: '.ProductItem-details .sqs-money-native, .ProductItem .product-price .sqs-money-native',
    price: ['.ProductItem-details .product-price', '.ProductItem .product-price'],
    not: ['.ProductItem-relatedProducts'],
    title: ['.ProductItem-details-title'],
  },
];

export const SYSTEM_RULES: readonly ShopRule[] = SYSTEMS.map(({ name, sign, price, not = [], title }) => ({
  name,
  hosts: [],
  sign,
  ...(title && { title: { select: [...title], exclude: NEIGHBOURS } }),
  price: { select: [...price], exclude: ['s', 'del', ...not, ...NEIGHBOURS] },
  isComplete: false,
}));
