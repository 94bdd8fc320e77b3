import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAllowed, NotFound } from '../../base/errors/errors.ts';
import { isOwner } from '../../core/access/list.policy.ts';
import { announce } from '../../core/events/announce.ts';
import type { User } from '../../core/users/user.entity.ts';
import { List } from '../lists/list.entity.ts';
import type { ListsService } from '../lists/lists.service.ts';
import { isDayToCome } from '../lists/surprise-day.ts';
import { settleDay } from './day-questions.ts';
import { DayToCome } from './errors.ts';
import { asksAfterTheDay, canBePast } from './past-lists.policy.ts';

/** Lists whose day is over: their owner puts them out of the way, and is asked about them once. */
export class PastListsService {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListsService,
  ) {}

  /** Puts a list into Past lists, or takes it out. Where it is already, nothing happens and nobody hears of it. */
  async setPast(viewer: User, listId: string, isPast: boolean): Promise<List> {
    if (!canBePast(viewer, await this.lists.getChangeableList(viewer, listId))) throw new NotAllowed();
    await this.em.transactional(async (em) => {
      const list = await findLocked(em, listId);
      if (!canBePast(viewer, list)) throw new NotAllowed();
      if (list.isPast === isPast) return;
      if (isPast && isDayToCome(list)) throw new DayToCome();
      list.pastSince = isPast ? new Date() : null;
      await announce(em, 'LIST_EDITED', list, { actorId: viewer.id });
    });
    return this.lists.readAgain(listId);
  }

  asksAfterTheDay(viewer: User | null, list: List): boolean {
    return asksAfterTheDay(viewer, list);
  }

  /** No screen of the owner's asks about this day again. Nobody else sees a change, so nothing is announced. */
  async stopAsking(viewer: User, listId: string): Promise<List> {
    if (!isOwner(viewer, await this.lists.getChangeableList(viewer, listId))) throw new NotAllowed();
    await settleDay(this.em, { listId });
    return this.lists.readAgain(listId);
  }
}

async function findLocked(em: EntityManager, listId: string): Promise<List> {
  const list = await em.findOne(List, listId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!list) throw new NotFound('List');
  return list;
}
