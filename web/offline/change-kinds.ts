import type { ChangeKind } from '../changes/change.ts';
import { itemChangeKinds } from '../items/item-changes.ts';
import { listChangeKinds } from '../lists/list-changes.ts';

/** Every kind of change that may have to wait for a connection. */
export const changeKinds = [...itemChangeKinds, ...listChangeKinds] as ChangeKind[];
