import type { ApolloCache } from '@apollo/client';
import type { Kind } from '../../../base/design/kinds.ts';
import { readList } from '../cache/order-changes.ts';

interface Filed {
  title: string;
  category?: string;
}

// Lists of gifts need none of it.
const load = () => import('./known-category.ts');

/** Has the words there before the first thing is added. */
export function prepareCategories(): void {
  load().then(
    ({ prepareWords }) => prepareWords(),
    () => {}, // without a connection there is no category, and the thing is added all the same
  );
}

/** A thing of a shopping list for which nobody said a category gets the one it is known under. */
export async function withCategory<Input extends Filed>(
  cache: ApolloCache,
  { listId, kind }: { listId: string; kind: Kind },
  input: Input,
): Promise<Input> {
  const isShopping = (readList(cache, listId)?.listType ?? kind) === 'SHOPPING';
  if (!isShopping || (input.category ?? '').trim() !== '') return input;
  try {
    const { knownCategory } = await load();
    const category = await knownCategory(cache, listId, input.title);
    return category === '' ? input : { ...input, category };
  } catch {
    return input;
  }
}
