import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { expect, vi } from 'vitest';

const LOCK_WAITS = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Until so many statements wait for a row that another one holds. */
export async function untilWaiting(em: EntityManager, waiting: number): Promise<void> {
  await vi.waitFor(async () => expect(await em.fork().execute(LOCK_WAITS)).toEqual([{ waiting }]), 5_000);
}

/** Begins all of it while somebody else is in the way, who ends once each waits, in this order. */
export async function whileHeld(
  orm: MikroORM,
  hold: (em: EntityManager) => Promise<unknown>,
  works: (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> {
  const begun: Promise<unknown>[] = [];
  await orm.em.fork().transactional(async (inTheWay) => {
    await hold(inTheWay as EntityManager);
    for (const work of works) {
      const one = work();
      one.catch(() => {}); // looked at by the test
      begun.push(one);
      await untilWaiting(orm.em, begun.length);
    }
  });
  return Promise.allSettled(begun);
}
