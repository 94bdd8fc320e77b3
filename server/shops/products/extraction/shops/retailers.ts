import type { ShopRule } from './shop-rule.ts';

/** Shops that sell their own stock. */
export const RETAILERS: readonly ShopRule[] = [
  {
    name: 'Walmart',
    hosts: ['walmart.*'],
    title: { select: ['h1#main-title', 'h1[itemprop="name"]', 'h1.prod-ProductTitle'], exclude: [] },
    price: {
      select: [
        '[data-testid="price-wrap"] [itemprop="price"]',
        '[data-seo-id="hero-price"]',
        'span[itemprop="price"]',
        '.prod-PriceHero .price-characteristic@content',
      ],
      exclude: [
        '.strike',
        '.w_q67L',
        '[data-testid="unit-price"]',
        '[data-testid*="carousel" i]',
        '[data-testid*="wplus" i]',
      ],
    },
    picture: { select: ['[data-testid="hero-image-container"] img', '.hover-zoom-hero-image'], exclude: [] },
    isComplete: false,
  },
  {
    name: 'Target',
    hosts: ['target.com'],
    title: { select: ['h1[data-test="product-title"]', '#pdp-product-title-id'], exclude: [] },
    price: {
      select: ['[data-test="product-price"]'],
      exclude: ['[data-test="product-regular-price"]', '[data-test*="carousel" i]', '[data-test="unit-price"]'],
    },
    picture: { select: ['[data-test="image-gallery-item-0"] img', '[data-test="product-image"] img'], exclude: [] },
    isComplete: false,
  },
  {
    name: 'IKEA',
    hosts: ['ikea.com'],
    price: {
      select: [
        '.pip-temp-price-module__primary-currency-price',
        '.pip-price-module__primary-currency-price',
        '.js-buy-module .pip-temp-price__sr-text',
        '.js-buy-module .pip-price__sr-text',
        '.pip-price-package__main-price .pip-price',
        '.js-product-pip@data-product-price',
      ],
      exclude: [
        '[class*="previous" i]',
        '[class*="comparison" i]',
        '[class*="unit-price" i]',
        '[class*="family" i]',
        '[class*="excl" i]',
      ],
    },
    picture: { select: ['.pip-media-grid__media-image img', '.pip-media-grid img', '.pip-image'], exclude: [] },
    isComplete: false,
  },
  {
    name: 'Zalando',
    hosts: ['zalando.*'],
    price: {
      select: ['[data-testid="pdp-price"]', 'x-wrapper-re-1-3 [class*="price" i]', '#z-pdp-topSection .z-pdp__price'],
      exclude: ['s', 'del', '[class*="original" i]'],
    },
    isComplete: false,
  },
  {
    name: 'Otto',
    hosts: ['otto.de'],
    title: { select: ['h1.pdp_short-info__main-name', '[data-qa="variationName"]'], exclude: [] },
    price: {
      select: [
        '.pdp_price__retail-price',
        '.js_pdp_price__retail-price__value_',
        '[data-qa="retailPrice"]',
        '#normalPriceAmount',
      ],
      exclude: [
        '.pdp_price__price-parts--struck',
        '[class*="reco" i]',
        '[class*="installment" i]',
        '[class*="base-price" i]',
      ],
    },
    picture: { select: ['.pdp_main-image__image', '#mainImageWrapper img'], exclude: [] },
    isComplete: false,
  },
  {
    name: 'Argos',
    hosts: ['argos.co.uk'],
    title: { select: ['[data-test="product-title"]', 'h1 .product-title'], exclude: [] },
    price: {
      select: [
        '[data-test="product-price-primary"]',
        '[data-test="product-price"] [itemprop="price"]@content',
        'li[itemprop="price"]@content',
      ],
      exclude: ['[data-test*="was" i]', '[data-test*="save" i]', '[data-test*="care" i]'],
    },
    isComplete: false,
  },
  {
    name: 'John Lewis',
    hosts: ['johnlewis.com'],
    title: {
      select: ['[data-testid="product:title"]', 'h1#confirmation-anchor-desktop', '.product-header__title'],
      exclude: [],
    },
    price: {
      select: [
        '[data-testid="product:price"] [data-testid="price-now"]',
        '[data-testid="price-now"]',
        '[data-testid="product:basket:price"]',
        '[data-testid="product:price"]',
        '.product-header .price--large',
      ],
      exclude: ['.price__previous', '[data-testid*="was" i]', 'del', 's'],
    },
    isComplete: false,
  },
  {
    name: 'Costco',
    hosts: ['costco.*'],
    title: {
      select: ['h1[automation-id="productName"]', 'h1[itemprop="name"]', '[data-testid="Text_product-title"]'],
      exclude: [],
    },
    price: {
      select: [
        '[automation-id="productPriceOutput"]',
        '[data-testid="single-price-content"]',
        'meta[property="product:price:amount"]@content',
        '.product-price-amount .notranslate',
      ],
      exclude: ['.op-value', '[class*="member" i]', '[class*="eco-" i]', '[class*="savings" i]'],
    },
    isComplete: false,
  },
  {
    name: 'Best Buy',
    hosts: ['bestbuy.*'],
    title: { select: ['.sku-title h1', '[data-testid="product-title"]', 'h1[class*="productName"]'], exclude: [] },
    price: {
      select: [
        '[data-testid="price-block-customer-price"]',
        '[data-testid="customer-price"]',
        '.priceView-hero-price.priceView-customer-price > span[aria-hidden]',
        '.priceView-customer-price > span',
        '[class*="screenReaderOnly"] + [data-automation="product-price"]',
        '[data-automation="product-price"]',
      ],
      exclude: [
        '.priceView-subscription-units',
        '[class*="financ" i]',
        '[data-testid*="regular" i]',
        '[data-testid*="monthly" i]',
        '[class*="open-box" i]',
        '.sku-item',
      ],
    },
    picture: {
      select: ['img.primary-image', '[data-testid="image-carousel"] img', '.primary-button img'],
      exclude: [],
    },
    isComplete: false,
  },
  {
    name: 'Decathlon',
    hosts: ['decathlon.*'],
    title: { select: ['h1.product-name', 'h1.product-info__product-name', 'h1[class*="product"]'], exclude: [] },
    price: {
      select: [
        '.product-info .prc__active-price',
        '.prc__active-price',
        '.product-info__price .vtmn-price',
        '.product-summary-infos .vtmn-price',
        '.vp-price-amount',
      ],
      exclude: [
        '.prc__previous',
        '.vtmn-price_strikethrough',
        '[class*="crossed" i]',
        '[class*="second-life" i]',
        '.product-card',
      ],
    },
    isComplete: false,
  },
];
