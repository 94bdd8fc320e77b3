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

/** The same, and for each field where on the page it was read and how sure that is. */
export function presentProductWithSources(product: Product) {
  const { title, description, imageUrl, price, currency } = product;
  const fields = { title, description, image_url: imageUrl, price, currency };
  const sources = Object.entries(fields).flatMap(([field, found]) =>
    found ? [[field, { source: found.source, confidence: found.confidence }] as const] : [],
  );
  return { ...presentProduct(product), sources: Object.fromEntries(sources) };
}
