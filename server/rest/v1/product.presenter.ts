import type { Product } from '../../products/product.type.ts';

/** The contract's Scrape object; the currency is added. */
export function presentProduct({ url, title, description, imageUrl, price, currency }: Product) {
  return {
    title: title?.value ?? null,
    description: description?.value ?? null,
    primary_url: url,
    image_url: imageUrl?.value ?? null,
    secondary_url: null,
    notes: '',
    quantity_desired: 1,
    price: price?.value ?? null,
    currency: currency?.value ?? null,
  };
}
