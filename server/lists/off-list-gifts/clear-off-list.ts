import type { EntityManager } from '@mikro-orm/postgresql';
import { announceEvent } from '../../core/events/announce.ts';
import { countOffList, deleteOffList, lockListOfGivers } from './off-list-rows.ts';

/** Takes away a gift that is not on a list. Belongs inside a transaction. */
export async function clearOffList(em: EntityManager, { id, listId }: { id: string; listId: string }): Promise<void> {
  await lockListOfGivers(em, { listId });
  const gone = await deleteOffList(em, { id });
  if (gone.length > 0) await announceOffList(em, listId);
}

export async function announceOffList(em: EntityManager, listId: string): Promise<void> {
  await countOffList(em, { listIds: [listId] });
  await announceEvent(em, { kind: 'OFF_LIST_CHANGED', listId });
}
