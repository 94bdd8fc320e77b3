import type { EntityManager } from '@mikro-orm/postgresql';
import { announceEvent } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { countOffList, deleteOffListOf } from './off-list-rows.ts';

/** Deletes what an account gives besides lists. */
export async function forgetOffList(em: EntityManager, { id: userId }: User): Promise<void> {
  const gone = await deleteOffListOf(em, { userId });
  if (gone.length === 0) return;
  const listIds = [...new Set(gone.map(({ listId }) => listId))].toSorted();
  await countOffList(em, { listIds });
  await announceEvent(em, ...listIds.map((listId) => ({ kind: 'OFF_LIST_CHANGED' as const, listId })));
}
