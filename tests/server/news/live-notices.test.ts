import type { MikroORM } from '@mikro-orm/postgresql';
import type { QueryConfig } from 'pg';
import { expect } from 'vitest';
import type { Bus } from '../../../server/core/events/bus.ts';
import type { LiveEvent } from '../../../server/core/events/live-event.ts';
import { LiveNotices } from '../../../server/news/notifications/live-notices.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import { aList } from '../../builders/lists.ts';
import { test } from '../server-test.ts';

test('who watches is told last how much there is now, though an older count took longer', async ({ em, orm }) => {
  const list = await aList(em);
  const userId = list.owner.id;
  const late = Promise.withResolvers<void>();
  let counts = 0;
  const bus = aBus();
  const slowly = countingSlowly(orm, () => {
    counts += 1;
    return counts === 2 ? late.promise : undefined;
  });
  const notices = new LiveNotices(slowly, bus);
  const unread = notices.watch(userId)[Symbol.asyncIterator]();
  expect((await unread.next()).value).toEqual({ unreadCount: 0 });

  bus.tell({ kind: 'NOTICES_CHANGED', userIds: [userId] });
  await expect.poll(() => counts).toBe(2);
  await em.insert(em.create(Notification, { user: userId, list: list.id, kind: 'LIST_EDITED' }));
  bus.tell({ kind: 'NOTICES_CHANGED', userIds: [userId] });
  await expect.poll(() => counts).toBe(3);
  late.resolve();

  const told = [await unread.next(), await unread.next()];
  expect(told.map(({ value }) => value.unreadCount)).toEqual([0, 1]);
  await unread.return?.();
});

function aBus(): Bus & { tell(event: LiveEvent): void } {
  const listeners: ((event: LiveEvent) => void)[] = [];
  return {
    onEvent: (listener) => void listeners.push(listener),
    onGap: () => {},
    close: async () => {},
    tell: (event) => {
      for (const listener of listeners) listener(event);
    },
  };
}

/** As `orm`, but what it has found comes only after what `wait` gives. */
function countingSlowly(orm: MikroORM, wait: () => Promise<void> | undefined): MikroORM {
  const query = async (asked: QueryConfig) => {
    const pool = await orm.em.fork().getConnection().getNativeClient();
    const found = await pool.query(asked);
    await wait();
    return found;
  };
  const connection = { getNativeClient: async () => ({ query }) };
  const em = { getTransactionContext: () => undefined, getConnection: () => connection };
  return { em: { fork: () => em } } as unknown as MikroORM;
}
