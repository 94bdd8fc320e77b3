import type { ApolloCache } from '@apollo/client';
import { usualCurrency } from '../../../core/products/currency.ts';
import { type ListCurrency_listFragment, ListCurrency_listFragmentDoc } from './list-currency.generated.ts';

/** In which a price on a list is begun: the one of its latest price, as far as the list has been read, else the person's own. */
export function listCurrency(cache: ApolloCache, listId: string): string {
  const id = cache.identify({ __typename: 'List', id: listId });
  const list = cache.readFragment<ListCurrency_listFragment>({ id, fragment: ListCurrency_listFragmentDoc });
  return list?.itemSummary.latestCurrency ?? usualCurrency();
}
