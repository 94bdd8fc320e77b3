import type { Conflict } from '../form/conflicts.ts';
import type { Change } from './change.ts';

export function withRealId(change: Change, temporaryId: string, id: string): Change {
  return JSON.parse(JSON.stringify(change).replaceAll(temporaryId, id));
}

export function withChoice(change: Change, { field, theirs }: Conflict, isMine: boolean): Change | [] {
  if (!change.outcome?.conflicts) return change;
  const { changes, base } = change.variables as Record<'changes' | 'base', Record<string, unknown>>;
  const { [field]: mine, ...otherChanges } = changes;
  const { [field]: _read, ...otherBase } = base;
  const variables = isMine
    ? { ...change.variables, changes: { ...otherChanges, [field]: mine }, base: { ...otherBase, [field]: theirs } }
    : { ...change.variables, changes: otherChanges, base: otherBase };
  const conflicts = change.outcome.conflicts.filter((other) => other.field !== field);
  if (conflicts.length > 0) return { ...change, variables, outcome: { ...change.outcome, conflicts } };
  if (Object.keys(variables.changes as object).length === 0) return [];
  const { outcome: _outcome, triedAt: _triedAt, ...unsent } = change;
  return { ...unsent, variables };
}
