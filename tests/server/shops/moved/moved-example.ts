import type { ListType } from '../../../../server/core/access/list-access.rules.ts';

/**
 * A file or a pasted text as people move it over, and how it is read: things as
 * `amount × name «variant» [description] price currency <link> #category (notes) ✓ ← giver`, with " | " between readings that are as right.
 */
export interface MovedExample {
  /** Empty for a text that is pasted. */
  file: string;
  text: string;
  read: readonly string[];
  /** The name of the list, where something tells it. */
  name?: string;
  kind?: ListType;
  /** Null where nothing tells which kind of list it is. */
  told?: ListType | null;
  currency?: string;
  /** Stands among what is left out. */
  leftOut?: readonly string[];
  /** Known to be read in another way. */
  isNotYet?: true;
}
