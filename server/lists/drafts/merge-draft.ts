import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { EditConflict, findConflicts, type Values } from '../../base/database/edit-conflict.ts';
import type { newItem } from '../items/item.rules.ts';

type DraftValues = z.output<typeof newItem>;

/**
 * The values of a draft after an edit of those that were read as `base`: what somebody else changed meanwhile stays where the edit leaves it
 * alone, and is a conflict where both changed it.
 */
export function mergeDraft(stored: DraftValues, sent: DraftValues, base: DraftValues | null): DraftValues {
  if (!base) return sent;
  const [before, after, read] = [{ ...stored } as Values, { ...sent } as Values, { ...base } as Values];
  const fields = Object.keys(after);
  const changes = Object.fromEntries(
    fields.filter((field) => !isDeepStrictEqual(after[field], read[field])).map((field) => [field, after[field]]),
  );
  const given = Object.fromEntries(fields.map((field) => [field, read[field] ?? null]));
  const conflicts = findConflicts({ stored: before, changes, base: given });
  if (conflicts.length > 0)
    throw new EditConflict(conflicts.map((conflict) => ({ ...conflict, by: null, isYours: false })));
  return { ...stored, ...changes };
}
