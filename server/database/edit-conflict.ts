import { Conflict } from '../errors.ts';

type Values = Record<string, unknown>;

/** Somebody else changed the same field since it was read; both values are named, so that a person can choose. */
export class EditConflict extends Conflict {
  override readonly fields: Record<string, string[]>;
  override readonly details: { conflicts: { field: string; theirs: unknown; yours: unknown }[] };

  constructor(conflicts: { field: string; theirs: unknown; yours: unknown }[]) {
    super('Somebody else has changed this in the meantime.');
    this.details = { conflicts };
    this.fields = Object.fromEntries(
      conflicts.map(({ field, theirs }) => [field, [`Somebody else has changed this to "${theirs ?? ''}".`]]),
    );
  }
}

/**
 * Refuses an edit of a field whose stored value is neither the one it was read with (`base`) nor the new one. Fields
 * without a base are simply written. Call it with the row locked.
 */
export function assertNoConflict(stored: Values, changes: Values, base: Values | null | undefined): void {
  if (!base) return;
  const conflicts = Object.keys(changes)
    .filter((field) => base[field] !== undefined)
    .map((field) => ({
      field,
      theirs: stored[field] ?? null,
      yours: changes[field] ?? null,
      read: base[field] ?? null,
    }))
    .filter(({ theirs, yours, read }) => theirs !== read && theirs !== yours)
    .map(({ field, theirs, yours }) => ({ field, theirs, yours }));
  if (conflicts.length > 0) throw new EditConflict(conflicts);
}
