import type { ShopRule } from './shop-rule.ts';

/** Shops of many sellers. */
export const MARKETPLACES: readonly ShopRule[] = [
  {
    name: 'eBay',
    hosts: ['ebay.*'],
    title: {
      select: ['h1.x-item-title__mainTitle', '.x-item-title h1', '#vi-lkhdr-itmTitl', '.product-title'],
      exclude: [],
    },
    price: {
      select: [
        '.x-bin-price .x-price-primary',
        '.x-price-section .x-price-primary',
        '.x-price-primary',
        '#mm-saleDscPrc',
        '#prcIsum',
        '#prcIsum_bidPrice',
      ],
      exclude: [
        '.x-additional-info',
        '.ux-textspans--STRIKETHROUGH',
        '[data-testid="x-sticky-bar"]',
        '.x-price-approx',
      ],
    },
    picture: {
      select: [
        '.ux-image-carousel-item.active img',
        '.ux-image-carousel-item[data-idx="0"] img',
        '.ux-image-carousel img',
        '#icImg',
      ],
      exclude: [],
    },
    isComplete: false,
  },
  {
    name: 'Etsy',
    hosts: ['etsy.com'],
    title: { select: ['h1[data-buy-box-listing-title]', '#listing-page-cart h1'], exclude: [] },
    price: {
      select: [
        '[data-buy-box-region="price"] [data-selector="price-only"]',
        '[data-selector="price-only"] p.wt-text-title-larger',
        '[data-buy-box-region="price"] p.wt-text-title-larger',
        '[data-buy-box-region="price"] .wt-text-title-03',
        '[data-buy-box-region="price"] .wt-text-title-largest',
      ],
      exclude: ['.wt-text-strikethrough', 's', '[data-selector="promo"]', '.wt-text-caption'],
    },
    isComplete: false,
  },
  {
    name: 'Allegro',
    hosts: ['allegro.*'],
    price: {
      select: ['meta[itemprop="price"]@content', '[data-role="app-container"] [aria-label^="cena"]'],
      exclude: [],
    },
    isComplete: false,
  },
  {
    name: 'Rakuten Ichiba',
    hosts: ['item.rakuten.co.jp', 'books.rakuten.co.jp'],
    title: { select: ['.normal_reserve_item_name', '.item_name', '#productTitle h1'], exclude: [] },
    price: {
      select: [
        '[class*="price--"] [class*="number--"]',
        '#priceCalculationConfig@data-price',
        'span.price2[itemprop="price"]@content',
        '.price2',
        '#productDetailedDescription .price',
      ],
      exclude: ['[class*="original" i]', '[class*="point" i]', '.double_price', 's'],
    },
    isComplete: false,
  },
  {
    name: 'Mercado Libre',
    hosts: ['mercadolibre.*', 'mercadolivre.com.br'],
    title: { select: ['h1.ui-pdp-title', 'h1.item-title__primary'], exclude: [] },
    price: {
      select: [
        '.ui-pdp-price__second-line meta[itemprop="price"]@content',
        '#price .ui-pdp-price__second-line .andes-money-amount',
        '.ui-pdp-price__second-line .andes-money-amount',
        '.ui-pdp-price__second-line .price-tag',
        '.item-price .price-tag',
      ],
      exclude: [
        's',
        '.ui-pdp-price__original-value',
        '.andes-money-amount--previous',
        '.ui-pdp-price__subtitles',
        '.ui-recommendations-card',
      ],
    },
    picture: {
      select: ['.ui-pdp-gallery__wrapper img', '.ui-pdp-gallery img', '.ui-pdp-image'],
      exclude: ['.ui-recommendations-card'],
    },
    isComplete: false,
  },
  {
    name: 'bol.com',
    hosts: ['bol.com'],
    title: { select: ['[data-test="title"]', 'h1.page-heading'], exclude: [] },
    price: {
      select: [
        '.buy-block [data-test="price"]',
        '[data-test="price"]',
        '.promo-price',
        'meta[itemprop="price"]@content',
      ],
      exclude: [
        '[data-test="list-price"]',
        'del',
        '[data-test="second-hand-price"]',
        '.product-item',
        '[class*="reco" i]',
      ],
    },
    picture: { select: ['[data-test="product-main-image"]', '.js_selected_image'], exclude: [] },
    isComplete: false,
  },
  {
    name: 'AliExpress',
    hosts: ['aliexpress.*', 'aliexpress.us'],
    title: { select: ['h1[data-pl="product-title"]', '.product-title-text'], exclude: [] },
    price: {
      select: ['[class*="price--currentPriceText"]', '.product-price-current', '.product-price-value'],
      exclude: ['[class*="original" i]', 'del'],
    },
    isComplete: false,
  },
  {
    name: 'Steam',
    hosts: ['store.steampowered.com'],
    title: { select: ['.apphub_AppName', '#appHubAppName'], exclude: [] },
    price: {
      select: ['.game_area_purchase_game .discount_final_price', '.game_area_purchase_game .game_purchase_price'],
      exclude: ['.game_area_dlc_section', '.game_area_bundle'],
    },
    isComplete: false,
  },
];
