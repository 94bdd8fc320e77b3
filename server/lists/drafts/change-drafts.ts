import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotFound } from '../../base/errors/errors.ts';
import { announceEvent } from '../../core/events/announce.ts';
import { List } from '../lists/list.entity.ts';
import { countDrafts } from './count-drafts.ts';

/** Its drafts change one call at a time. */
export async function lockList(em: EntityManager, id: string): Promise<List> {
  const list = await em.findOne(List, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!list) throw new NotFound('List');
  return list;
}

/** People who work on the list hear of it, and nobody else. */
export async function tellOfDrafts(em: EntityManager, listId: string): Promise<void> {
  await countDrafts(em, { listId });
  await announceEvent(em, { kind: 'DRAFTS_CHANGED', listId });
}
