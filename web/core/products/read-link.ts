import type { ApolloClient } from '@apollo/client';
import { newItem } from '#rules/lists/items/item';
import { ScrapeUrlDocument, type ScrapeUrlMutation } from './read-link.generated.ts';

export type FieldSource = NonNullable<ScrapeUrlMutation['scrapeUrl']['title']>['source'];

/** A value, where on the page it was read, and from 0 to 1 how sure it is. */
export interface Found<Value> {
  value: Value;
  source: FieldSource;
  confidence: number;
}

export type FoundRecipe = Pick<ScrapeUrlMutation['scrapeUrl']['recipes'][number], 'name' | 'servings' | 'ingredients'>;

export interface FoundProduct {
  title: Found<string> | null;
  description: Found<string> | null;
  imageUrl: Found<string> | null;
  price: Found<number> | null;
  /** A price that may be wrong; null beside `price`. */
  priceToConfirm: Found<number> | null;
  currency: Found<string> | null;
  isSoldOut: boolean;
  /** The kind of page that stands in place of the product's. */
  standIn: ScrapeUrlMutation['scrapeUrl']['standIn'];
  /** The recipes on the page, the one that it is about first. */
  recipes: readonly FoundRecipe[];
}

/** A price to ask the person about; null where there is none. */
export function possiblePrice({ priceToConfirm, currency }: FoundProduct): { price: number; currency: string } | null {
  if (!priceToConfirm || !currency) return null;
  const price = newItem.shape.price.safeParse(Math.round(priceToConfirm.value * 100) / 100);
  const isUsable = price.success && price.data != null && newItem.shape.currency.safeParse(currency.value).success;
  return isUsable ? { price: price.data as number, currency: currency.value } : null;
}

/** Has the server read the page behind a link. Throws why it could not. */
export async function readLink(client: ApolloClient, url: string): Promise<FoundProduct> {
  const { data } = await client.mutate({
    mutation: ScrapeUrlDocument,
    variables: { url },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('Empty response from server');
  return data.scrapeUrl;
}
