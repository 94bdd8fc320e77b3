import type { EntityManager } from '@mikro-orm/postgresql';
import { announceEvent } from '../../core/events/announce.ts';
import { noticeAfterTheDay } from './day-questions.ts';

/** How many lists one transaction deals with. */
const BATCH = 200;

/** A job's work: two weeks after the day of a list asks its owner, once for each list and day, what came. */
export async function askAfterTheDay(em: EntityManager, now = new Date()): Promise<void> {
  for (let count = BATCH; count === BATCH; ) {
    count = await em.fork().transactional(async (inside) => {
      const [asked] = await noticeAfterTheDay(inside, { now, most: BATCH });
      if (!asked) return 0;
      if (asked.userIds.length > 0) await announceEvent(inside, { kind: 'NOTICES_CHANGED', userIds: asked.userIds });
      return asked.count;
    });
  }
}
