import { isDeepStrictEqual } from 'node:util';
import { t } from '@lingui/core/macro';
import { Conflict } from '../errors/errors.ts';
import { displayText } from '../text/display-text.rules.ts';
import { inOneLine } from '../text/text.rules.ts';

export type Values = Record<string, unknown>;

export interface FieldConflict {
  field: string;
  theirs: unknown;
  yours: unknown;
}

export interface NamedConflict extends FieldConflict {
  by: string | null;
  isYours: boolean;
}

/** The person and both values are named, so that somebody can choose. */
export class EditConflict extends Conflict {
  override readonly fields: Record<string, string[]>;
  override readonly details: { conflicts: NamedConflict[] };

  constructor(conflicts: NamedConflict[]) {
    const names = new Set(conflicts.map(nameOf));
    const [name = null] = names;
    super(conflictText(names.size === 1 ? name : null));
    this.details = { conflicts };
    this.fields = Object.fromEntries(conflicts.map((conflict) => [conflict.field, [fieldText(conflict)]]));
  }
}

const YOU = Symbol('you');

function nameOf({ by, isYours }: NamedConflict): string | typeof YOU | null {
  if (isYours) return YOU;
  return by === null ? null : displayText(by);
}

function conflictText(name: string | typeof YOU | null): string {
  if (name === YOU) return t`You changed this in the meantime.`;
  return name ? t`${name} changed this in the meantime.` : t`Someone else changed this in the meantime.`;
}

function fieldText(conflict: NamedConflict): string {
  const name = nameOf(conflict);
  const value = toText(conflict.theirs);
  if (value === null) {
    if (name === YOU) return t`You changed this.`;
    return name ? t`${name} changed this.` : t`Someone else changed this.`;
  }
  if (name === YOU) return t`You changed this to “${value}”.`;
  return name ? t`${name} changed this to “${value}”.` : t`Someone else changed this to “${value}”.`;
}

function toText(value: unknown): string | null {
  return typeof value === 'object' && value !== null ? null : String(value ?? '');
}

/** Fields whose stored value is neither the one they were read with (`base`) nor the new one. */
export function findConflicts({
  stored,
  changes,
  base,
}: {
  stored: Values;
  changes: Values;
  base: Values | null | undefined;
}): FieldConflict[] {
  if (!base) return [];
  return Object.keys(changes)
    .filter((field) => base[field] !== undefined)
    .map((field) => ({
      field,
      theirs: stored[field] ?? null,
      yours: changes[field] ?? null,
      read: base[field] ?? null,
    }))
    .filter(({ theirs, yours, read }) => !isAlike(theirs, read) && !isAlike(theirs, yours))
    .map(({ field, theirs, yours }) => ({ field, theirs, yours }));
}

/** Names that were stored before they were one line may have several. */
function isAlike(stored: unknown, given: unknown): boolean {
  return isDeepStrictEqual(stored, given) || (typeof stored === 'string' && inOneLine(stored) === given);
}
