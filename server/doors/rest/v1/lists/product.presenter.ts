import { z } from 'zod';
import type { Product } from '../../../../shops/products/product.type.ts';

export const productObject = z
  .object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    primary_url: z.string(),
    image_url: z.string().nullable(),
    secondary_url: z.null(),
    notes: z.literal(''),
    quantity_desired: z.literal(1),
    price: z.number().nullable(),
    currency: z.string().nullable().meta({ description: 'ISO 4217, as in USD.' }),
  })
  .meta({ id: 'Scrape', description: 'What the page of a product says. What it does not say is null.' });

const source = z.object({ source: z.string(), confidence: z.union([z.string(), z.number()]) });

export const productWithSourcesObject = productObject
  .extend({ sources: z.record(z.string(), source).meta({ description: 'Where on the page each field was read.' }) })
  .meta({ id: 'ScrapeWithSources' });

/** The contract's Scrape object; the currency is added. */
export function presentProduct({
  url,
  title,
  description,
  imageUrl,
  price,
  currency,
}: Product): z.output<typeof productObject> {
  return {
    title: title?.value ?? null,
    description: description?.value ?? null,
    primary_url: url,
    image_url: imageUrl?.value ?? null,
    secondary_url: null,
    notes: '' as const,
    quantity_desired: 1 as const,
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
