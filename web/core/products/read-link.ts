import type { ApolloClient } from '@apollo/client';
import { ScrapeUrlDocument, type ScrapeUrlMutation, type ScrapeUrlMutationVariables } from './read-link.generated.ts';

export type FieldSource = NonNullable<ScrapeUrlMutation['scrapeUrl']['title']>['source'];

/** A value, where on the page it was read, and from 0 to 1 how sure it is. */
export interface Found<Value> {
  value: Value;
  source: FieldSource;
  confidence: number;
}

/** What a page says about what it sells. */
export interface FoundProduct {
  title: Found<string> | null;
  description: Found<string> | null;
  imageUrl: Found<string> | null;
  price: Found<number> | null;
  currency: Found<string> | null;
}

/** Has the server read the page behind a link. Throws why it could not. */
export async function readLink(client: ApolloClient, url: string): Promise<FoundProduct> {
  const { data } = await client.mutate<ScrapeUrlMutation, ScrapeUrlMutationVariables>({
    mutation: ScrapeUrlDocument,
    variables: { url },
    fetchPolicy: 'no-cache',
  });
  if (!data) throw new Error('Empty response from server');
  return data.scrapeUrl;
}
