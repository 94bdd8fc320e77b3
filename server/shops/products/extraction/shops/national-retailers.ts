import type { ShopRule } from './shop-rule.ts';

/** Large shops of one country, or of some neighbours. */
export const NATIONAL_RETAILERS: readonly ShopRule[] = [
  {
    name: 'Falabella',
    hosts: ['falabella.com', 'falabella.com.*', 'sodimac.*', 'sodimac.falabella.com', 'tottus.com.*'],
    title: { select: ['h1.product-name', '.fa--product-name', 'h1[class*="product-name"]'], exclude: [] },
    price: {
      select: [
        '.fa--prices li[data-event-price]',
        '.pdp-prices li[data-event-price]',
        '.fa--prices li[data-internet-price]',
        '.pdp-prices li[data-internet-price]',
        '.fa--prices li[data-normal-price]',
        '.pdp-prices li[data-normal-price]',
      ],
      exclude: ['[data-cmr-price]', '[class*="pod-" i]', '[class*="carousel" i]'],
    },
    isComplete: false,
  },
  {
    name: 'MediaMarkt and Saturn',
    hosts: ['mediamarkt.*', 'saturn.de', 'mediaworld.it'],
    title: { select: ['[data-test="mms-select-details-header"] h1'], exclude: [] },
    price: {
      select: ['[data-test="mms-product-price"] [data-test="branded-price-container"]', '[data-test="cofr-price"]'],
      exclude: ['[data-test*="strike" i]', '[data-test*="reco" i]', '[data-test*="carousel" i]', 's', 'del'],
    },
    isComplete: false,
  },
  {
    name: 'eMAG',
    hosts: ['emag.*'],
    title: { select: ['h1.page-title'], exclude: [] },
    price: {
      select: ['.product-highlight .product-new-price', '.main-product-form .product-new-price', '.product-new-price'],
      exclude: ['.card-item', '.product-old-price', '.rrp-lp30d', '[class*="recommend" i]', '.bundle-item'],
    },
    isComplete: false,
  },
  {
    name: 'Lazada',
    hosts: ['lazada.*'],
    title: { select: ['h1.pdp-mod-product-badge-title', '.pdp-mod-product-badge-title'], exclude: [] },
    price: {
      select: [
        '.pdp-v2-product-price-content-salePrice-amount',
        '.pdp-product-price .pdp-price_type_normal',
        '.pdp-price_type_normal',
      ],
      exclude: ['.pdp-price_type_deleted', '[class*="originalPrice" i]'],
    },
    picture: { select: ['.gallery-preview-panel-v2__image', '.gallery-preview-panel__image'], exclude: [] },
    isComplete: false,
  },
  {
    name: 'Fnac',
    hosts: ['fnac.com', 'fnac.*'],
    title: { select: ['h1.f-productHeader__heading', 'h1.f-productHeader-Title'], exclude: [] },
    price: {
      select: ['.f-faPriceBox__price', '.f-priceBox-price--reco', '.f-priceBox-price'],
      exclude: ['.f-faPriceBox__member', '[class*="member" i]', '[class*="old" i]', '[class*="otherOffers" i]', 'del'],
    },
    picture: { select: ['img.f-productMedias__viewItem--main', '.f-productVisuals-mainMedia'], exclude: [] },
    isComplete: false,
  },
  {
    name: 'Trendyol',
    hosts: ['trendyol.com'],
    title: { select: ['h1.pr-new-br', 'h1.product-title'], exclude: [] },
    price: {
      select: ['.product-price-container .prc-dsc', '.product-price-container .discounted', '.price-current-price'],
      exclude: ['.prc-org', '.pr-bx-pr-dsc', '[class*="p-card" i]', '[class*="original" i]'],
    },
    isComplete: false,
  },
  {
    name: 'Prom',
    hosts: ['prom.ua', 'satu.kz', 'deal.by'],
    title: { select: ['h1[data-qaid="product_name"]', '[data-qaid="product_name"]'], exclude: [] },
    price: {
      select: ['[data-qaid="product_price"]@data-qaprice', '[data-qaid="product_price"]'],
      exclude: ['[data-qaid="product_block"]', '[data-qaid="wholesale_price"]', '[data-qaid="old_price"]'],
    },
    picture: { select: ['[data-qaid="image_block"] img'], exclude: [] },
    isComplete: false,
  },
  {
    name: 'Currys',
    hosts: ['currys.*'],
    title: { select: ['h1.product-name'], exclude: [] },
    price: {
      select: ['.product-detail .prices .price .value@content', '.product-detail .price .value'],
      exclude: ['.strike-through', '[class*="monthly" i]', '[class*="was" i]', '[class*="saving" i]', '.product-tile'],
    },
    isComplete: false,
  },
  {
    name: 'noon',
    hosts: ['noon.com'],
    title: { select: ['h1 [class*="ProductTitle_title"]', 'h1[class*="ProductTitle"]'], exclude: [] },
    price: { select: ['[class*="PriceOfferV2_priceNowText"]'], exclude: ['[class*="priceWas" i]'] },
    isComplete: false,
  },
];
