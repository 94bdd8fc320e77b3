import type { ApolloClient } from '@apollo/client';
import { newItem } from '#rules/lists/items/item';
import { ScrapeUrlDocument, type ScrapeUrlMutation } from './read-link.generated.ts';

export type FieldSource = NonNullable<ScrapeUrlMutation['scrapeUrl']['title']>['source'];

/** Confidence goes from 0 to 1. */
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
  /** May be wrong; null beside `price`. */
  priceToConfirm: Found<number> | null;
  currency: Found<string> | null;
  isSoldOut: boolean;
  standIn: ScrapeUrlMutation['scrapeUrl']['standIn'];
  recipes: readonly FoundRecipe[];
}

export function possiblePrice({ priceToConfirm, currency }: FoundProduct): { price: number; currency: string } | null {
  if (!priceToConfirm || !currency) return null;
  const price = newItem.shape.price.safeParse(Math.round(priceToConfirm.value * 100) / 100);
  const isUsable = price.success && price.data != null && newItem.shape.currency.safeParse(currency.value).success;
  return isUsable ? { price: price.data as number, currency: currency.value } : null;
}

export async function readLink(client: ApolloClient, url: string): Promise<FoundProduct> {
  const { data } = await client.mutate({
    mutation: ScrapeUrlDocument,
    variables: { url },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('Empty response from server');
  return data.scrapeUrl;
}
