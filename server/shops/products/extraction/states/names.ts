/** The price to pay first. */
export const PRICES = [
  'salePrice',
  'sale_price',
  'currentPrice',
  'current_price',
  'finalPrice',
  'final_price',
  'specialPrice',
  'special_price',
  'discountedPrice',
  'offerPrice',
  'sellingPrice',
  'promoPrice',
  'price',
  'priceInfo',
  'prices',
  'pricing',
  'priceRange',
  'priceRangeV2',
  'priceValue',
  'priceInCents',
  'price_in_cents',
  'priceCents',
  'price_cents',
  'sale',
  'now',
];

/** Trackers are told a value beside the name of its content. */
export const TRACKED = [...PRICES, 'value'];

/** Within a price that is an object of its own. */
export const AMOUNTS = [
  ...PRICES,
  'amount',
  'current',
  'sale',
  'sales',
  'final',
  'now',
  'selling',
  'raw',
  'decimalPrice',
  'formatted',
  'formattedPrice',
  'formattedValue',
  'formattedAmount',
  'amountText',
  'displayValue',
  'displayAmount',
  'brutto',
  'centAmount',
  'amountInCents',
  'priceInCents',
  'valueInCents',
  'cents',
  'value',
  'min',
  'minPrice',
  'minVariantPrice',
  'lowPrice',
  'minActivityAmount',
  'minAmount',
];
export const CURRENCIES = [
  'currency',
  'currencyCode',
  'currency_code',
  'priceCurrency',
  'currencyIso',
  'currencyISO',
  'isoCode',
];

/** Names of a sign that stands with an amount, where no field names its currency. */
export const SIGNS = ['currencySymbol', 'currencySign', 'priceUnit', 'symbol', 'sign', 'unit'];

/** Names of the variant that is shown, in a product whose price stands with it. */
export const SHOWN_VARIANT = [
  'selectedVariant',
  'selectedOrFirstAvailableVariant',
  'currentVariant',
  'activeVariant',
  'defaultVariant',
  'masterVariant',
  'firstVariant',
  'selectedSku',
  'selectedOffer',
];

/** The ends of a range, of which people choose one where they differ. */
export const ENDS = [
  ['minVariantPrice', 'maxVariantPrice'],
  ['minPrice', 'maxPrice'],
  ['min', 'max'],
  ['minimum', 'maximum'],
  ['minimumPrice', 'maximumPrice'],
  ['minimum_price', 'maximum_price'],
  ['min_price', 'max_price'],
  ['lowPrice', 'highPrice'],
  ['lowestPrice', 'highestPrice'],
  ['low', 'high'],
  ['lowest', 'highest'],
  ['from', 'to'],
  ['minActivityAmount', 'maxActivityAmount'],
  ['minAmount', 'maxAmount'],
] as const;
