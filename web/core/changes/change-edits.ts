import type { Conflict } from '../form/conflicts.ts';
import type { Change } from './change.ts';

/** Each temporary id with the server's own. */
export function withRealIds(change: Change, ids: ReadonlyMap<string, string>): Change {
  let text = JSON.stringify(change);
  for (const [temporaryId, id] of ids) text = text.replaceAll(temporaryId, id);
  return JSON.parse(text);
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
