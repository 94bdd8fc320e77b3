import type { ApolloClient } from '@apollo/client';
import { ViewedListsDocument } from './ViewedLists.generated.ts';

/** A list that is none to work on any more, or never was, may be one to see. */
export function readViewedListsAgain(client: ApolloClient): void {
  void client.refetchQueries({ include: [ViewedListsDocument] });
}
