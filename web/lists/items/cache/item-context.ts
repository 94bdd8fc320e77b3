import type { Kind } from '../../../base/design/kinds.ts';

/** What an item needs to know of the list that it is on, and of who is looking. */
export interface ItemContext {
  listId: string;
  kind: Kind;
  canChange: boolean;
  purchasesHidden: boolean;
  /** Whether they stand under a heading that says that they are taken. */
  areTaken?: boolean;
}

/** Somebody else's changes, by the item's id. */
export type Highlights = Readonly<Record<string, { revision: number; by: string | null }>>;
