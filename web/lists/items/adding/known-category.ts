import type { ApolloCache } from '@apollo/client';
import { categoryByWords, learnedCategory } from '../aisles/found-category.ts';
import { loadAisleWords } from '../aisles/load-words.ts';
import { type KnownCategory_listFragment, KnownCategory_listFragmentDoc } from './known-category.generated.ts';
import { readUsuals } from './useUsuals.ts';

export async function prepareWords(): Promise<void> {
  await loadAisleWords();
}

/**
 * Finds the category of a thing for which nobody said one: that of the last time, else by the words of the language.
 */
export async function knownCategory(cache: ApolloCache, listId: string, title: string): Promise<string> {
  const list = cache.readFragment<KnownCategory_listFragment>({
    id: cache.identify({ __typename: 'List', id: listId }),
    fragment: KnownCategory_listFragmentDoc,
    optimistic: true,
  });
  const household = {
    things: list?.items.nodes ?? null,
    categoryOrder: list?.categoryOrder ?? [],
    usuals: await readUsuals(),
  };
  const learned = learnedCategory(title, household);
  if (learned !== undefined) return learned;
  return household.things ? categoryByWords(title, household, await loadAisleWords()) : '';
}
