import type { ChangeKind } from '../changes/change.ts';
import { itemChangeKinds } from '../items/item-changes.ts';
import { listChangeKinds } from '../lists/list-changes.ts';

/** Every kind of change that may have to wait, by its name: after a reload the name is all that is known. */
export const changeKinds: Record<string, ChangeKind> = Object.fromEntries(
  [...itemChangeKinds, ...listChangeKinds].map((kind) => [kind.name, kind as ChangeKind]),
);
