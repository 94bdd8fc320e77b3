import type { Found, FoundProduct } from './read-link.ts';

export interface PageAnswer {
  title?: string | null;
  description?: string | null;
  image_url?: string | null;
  price?: number | null;
  price_to_confirm?: number | null;
  currency?: string | null;
  sold_out?: boolean;
  stand_in?: FoundProduct['standIn'];
  recipes?: FoundProduct['recipes'];
  sources?: Partial<Record<string, Pick<Found<unknown>, 'source' | 'confidence'>>>;
}

export function foundProduct(answer: PageAnswer): FoundProduct {
  const found = <Value>(value: Value | null | undefined, field: string): Found<Value> | null =>
    value == null ? null : ({ value, ...answer.sources?.[field] } as Found<Value>);
  return {
    title: found(answer.title, 'title'),
    description: found(answer.description, 'description'),
    imageUrl: found(answer.image_url, 'image_url'),
    price: found(answer.price, 'price'),
    priceToConfirm: found(answer.price_to_confirm, 'price_to_confirm'),
    currency: found(answer.currency, 'currency'),
    isSoldOut: answer.sold_out ?? false,
    standIn: answer.stand_in ?? null,
    recipes: answer.recipes ?? [],
  };
}
