import { t } from '@lingui/core/macro';
import type { EntityManager } from '@mikro-orm/postgresql';
import { statement } from '../../base/database/prepared.ts';
import { InvalidInput } from '../../base/errors/errors.ts';
import { mostMarks } from './most-wanted.rules.ts';

/** After the items that are changed, and before it is announced: in the order in which all writers lock. */
const lockList = statement<never, { listId: string }>(
  'lock list to mark items of it',
  'select 1 from lists where id = $listId::uuid for update',
);

const countMarks = statement<{ items: number; marked: number }, { listId: string }>(
  'marked items of a list',
  `select count(*)::int as items, (count(*) filter (where is_most_wanted))::int as marked
   from items where list_id = $listId::uuid and not is_archived`,
);

/** How many more items may be marked, once `added` are on the list besides. Of two who mark at once, one waits. */
export async function marksLeft(em: EntityManager, listId: string, added = 0): Promise<number> {
  await lockList(em, { listId });
  const [{ items, marked } = { items: 0, marked: 0 }] = await countMarks(em, { listId });
  return mostMarks(items + added) - marked;
}

/** Refuses `marking` more marks than there is room for. What is marked already stays so, however few items are left. */
export async function assertRoomForMarks(
  em: EntityManager,
  listId: string,
  { marking = 1, added = 0 }: { marking?: number; added?: number } = {},
): Promise<void> {
  if ((await marksLeft(em, listId, added)) >= marking) return;
  const [{ items } = { items: 0 }] = await countMarks(em, { listId });
  const [count, most] = [items + added, mostMarks(items + added)];
  throw new InvalidInput({ isMostWanted: [t`Up to ${most} of ${count} items can be most wanted`] });
}

interface Marked {
  isMostWanted?: boolean;
  isArchived?: boolean;
}

interface MarkingEdit {
  before: Required<Marked>;
  changes: Marked;
  plan: { moved: 'ARCHIVED' | 'RESTORED' | undefined; columns: Marked };
}

/** Before one item is edited. What comes back from the archive is marked as before, unless others are by now. */
export async function markOne(
  em: EntityManager,
  listId: string,
  { before, changes, plan }: MarkingEdit,
): Promise<void> {
  const { isArchived = before.isArchived, isMostWanted = before.isMostWanted } = changes;
  if (!isMostWanted) return;
  if (plan.moved === 'RESTORED') {
    if ((await marksLeft(em, listId, 1)) < 1) plan.columns.isMostWanted = false;
  } else if (!before.isMostWanted && !isArchived) await assertRoomForMarks(em, listId);
}
