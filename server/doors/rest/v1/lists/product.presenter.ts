import { z } from 'zod';
import { STAND_INS } from '../../../../shops/products/extraction/found.ts';
import type { Product } from '../../../../shops/products/product.type.ts';
import { partedRecipes } from '../../../../shops/recipes/parted-recipes.ts';

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
    price_to_confirm: z.number().optional().meta({
      description: 'A price that we are not sure of, when `price` is null: ask the person before you use it.',
    }),
    currency: z.string().nullable().meta({ description: 'ISO 4217, as in USD; of whichever price there is.' }),
    sold_out: z
      .literal(true)
      .optional()
      .meta({ description: 'Given when the page says that there is none to buy now.' }),
    recipes: z
      .array(
        z.object({
          name: z.string(),
          servings: z.int().nullable().meta({ description: 'For how many the amounts are, where the page says it.' }),
          ingredients: z.array(
            z.object({
              text: z.string().meta({ description: 'The line as the page has it.' }),
              name: z.string(),
              amount: z.string().meta({ description: 'As items keep it; empty for none.' }),
              note: z.string(),
            }),
          ),
        }),
      )
      .optional()
      .meta({ description: 'Given for a page with recipes, the one that it is about first.' }),
    stand_in: z.enum(STAND_INS).optional().meta({
      description:
        'The kind of page, as SIGN_IN, when it is not the one that was asked for: then the title is made of the words of the address.',
    }),
  })
  .meta({
    id: 'Scrape',
    description: 'The product as its page describes it. A field that the page does not have is null.',
  });

const source = z.object({ source: z.string(), confidence: z.union([z.string(), z.number()]) });

export const productWithSourcesObject = productObject
  .extend({
    sources: z.record(z.string(), source).meta({ description: 'The place on the page that each field was read from.' }),
  })
  .meta({ id: 'ScrapeWithSources' });

export function presentProduct({
  url,
  title,
  description,
  imageUrl,
  price,
  priceToConfirm,
  currency,
  isSoldOut,
  standIn,
  recipes,
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
    ...(priceToConfirm && { price_to_confirm: priceToConfirm.value }),
    ...(isSoldOut && { sold_out: true as const }),
    ...(standIn && { stand_in: standIn }),
    ...(recipes.length > 0 && { recipes: partedRecipes(recipes) }),
  };
}

export function presentProductWithSources(product: Product) {
  const { title, description, imageUrl, price, priceToConfirm, currency } = product;
  const fields = { title, description, image_url: imageUrl, price, price_to_confirm: priceToConfirm, currency };
  const sources = Object.entries(fields).flatMap(([field, found]) =>
    found ? [[field, { source: found.source, confidence: found.confidence }] as const] : [],
  );
  return { ...presentProduct(product), sources: Object.fromEntries(sources) };
}
