import type { z } from 'zod';
import type { bulkItems } from '#rules/lists/items/item';
import type { LinkLine } from '../fields/item-from-link.ts';
import type { ItemValues } from '../fields/item-values.ts';
import type { RecipeIngredient } from './recipe-lines.ts';

/** On its way to the list, or, with a failure, waiting for another try. */
export interface QuickItem {
  /** Also the key under which it is added: trying again adds it once. */
  id: string;
  /** As people call it; of a link that is being read, its site. */
  name: string;
  input: z.output<typeof bulkItems>[number] | ItemValues;
  /** To be read before it is added. */
  link?: LinkLine;
  /** From a recipe: when its turn comes, it is added up with what the list has of it. */
  ingredient?: RecipeIngredient;
  failure?: unknown;
}
