import type { Kind } from '../../../base/design/kinds.ts';

/** The list and the viewer of an item. */
export interface ItemContext {
  listId: string;
  kind: Kind;
  canChange: boolean;
  purchasesHidden: boolean;
  /** Whether the list is a past one, from which nothing more is bought. */
  isPast?: boolean;
  /** Whether they stand under their categories, so that these need not be said again. */
  areGrouped?: boolean;
  /** The gifts to choose from, in words, by the choice. */
  choiceTexts?: ReadonlyMap<string | null, string>;
  /** Whether half of the list have a picture: else those without need no drawing in its place. */
  hasPictures?: boolean;
  /** Whether they stand under a heading that says that they are taken. */
  areTaken?: boolean;
}

/** Somebody else's changes, by the item's id. */
export type Highlights = Readonly<Record<string, { revision: number; by: string | null }>>;
