import type { MikroORM } from '@mikro-orm/postgresql';
import { Client, type QueryConfig } from 'pg';
import { describe, expect, vi } from 'vitest';
import { postgresBus } from '../../server/events/postgres-bus.ts';
import type { List } from '../../server/lists/list.entity.ts';
import { Presences } from '../../server/live/presences.ts';
import { aUser } from '../builders/accounts.ts';
import { aCollaborator } from '../builders/collaborators.ts';
import { aList, anItem } from '../builders/lists.ts';
import { accessTokenOf, listen, send } from './graphql.ts';
import { test } from './server-test.ts';

const watch = ({ id }: List) => `subscription { listPresenceChanged(listId: "${id}") { people { id name } } }`;

type Socket = Awaited<ReturnType<typeof listen>>;

/** Reads on until exactly these are here. */
async function until(socket: Socket, ...names: string[]): Promise<void> {
  for (;;) {
    const event = await socket.next();
    if (event === 'complete') throw new Error('The subscription ended');
    const here = event.listPresenceChanged.people.map(({ name }: { name: string }) => name);
    if (here.toSorted().join() === names.toSorted().join()) return;
  }
}

async function aFamily(em: Parameters<typeof aList>[0]) {
  const ida = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { owner: ida, privacy: 'PUBLIC' });
  const tom = await aCollaborator(em, { list, user: await aUser(em, { name: 'Tom' }) });
  return { ida, tom, list };
}

async function rowsOf(orm: MikroORM, { id }: List): Promise<number> {
  const [row]: [{ count: number }] = await orm.em
    .fork()
    .execute('select count(*)::int as count from presences where list_id = ?', [id]);
  return row.count;
}

/** The values of each statement that `work` sends. */
async function statementsOf(work: () => Promise<void>): Promise<unknown[][]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const sent = query.mock.calls.map(([statement]) => (statement as unknown as QueryConfig).values ?? []);
  query.mockRestore();
  return sent;
}

describe('who has a list open', () => {
  test('see each other come and go, each once however many tabs they have', async ({ em, app, orm }) => {
    const { ida, tom, list } = await aFamily(em);
    const idas = await listen(app, watch(list), ida);
    await until(idas, 'Ida');

    const toms = [await listen(app, watch(list), tom), await listen(app, watch(list), tom)] as const;
    await until(toms[0], 'Ida', 'Tom');
    await until(toms[1], 'Ida', 'Tom');
    await until(idas, 'Ida', 'Tom');
    expect(await rowsOf(orm, list)).toBe(2);

    await toms[0].close();
    const cleo = await aCollaborator(em, { list, user: await aUser(em, { name: 'Cleo' }) });
    const cleos = await listen(app, watch(list), cleo);
    await until(idas, 'Ida', 'Tom', 'Cleo'); // Tom has another tab
    await toms[1].close();
    await until(idas, 'Ida', 'Cleo');
    await cleos.close();
    await until(idas, 'Ida');
    await idas.close();
  });

  test('is nothing to guests, to strangers, or on a demo list', async ({ em, app, orm }) => {
    const { list } = await aFamily(em);
    const demo = await aList(em, { isDemo: true });
    for (const [at, viewer, code] of [
      [list, null, 'UNAUTHENTICATED'],
      [list, await aUser(em), 'FORBIDDEN'],
      [demo, await aUser(em), 'FORBIDDEN'],
      [demo, demo.owner.unwrap(), 'FORBIDDEN'],
    ] as const) {
      const socket = await listen(app, watch(at), viewer);
      expect(await socket.next()).toMatchObject([{ extensions: { code } }]);
      await socket.close();
      expect(await rowsOf(orm, at)).toBe(0);
    }
  });

  test('does not show guests and members who look at the shared page', async ({ em, app, orm }) => {
    const { ida, tom, list } = await aFamily(em);
    const shared = `subscription { sharedListChanged(token: "${list.shareToken}") { kind } }`;
    const pages = [await listen(app, shared), await listen(app, shared, tom)];
    for (const { next } of pages) await next();

    const idas = await listen(app, watch(list), ida);
    await until(idas, 'Ida');

    expect(await rowsOf(orm, list)).toBe(1);
    for (const { close } of [...pages, idas]) await close();
  });

  test('leaves out whoever is removed, at once, and ends for them', async ({ em, app, orm, services }) => {
    const { ida, tom, list } = await aFamily(em);
    const idas = await listen(app, watch(list), ida);
    const toms = await listen(app, watch(list), tom);
    await until(idas, 'Ida', 'Tom');
    await until(toms, 'Ida', 'Tom');

    await services.collaborators.remove(ida, list.id, tom.id);

    await until(idas, 'Ida');
    expect(await toms.next()).toBe('complete');
    await expect.poll(() => rowsOf(orm, list)).toBe(1);
    await idas.close();
    await toms.close();
  });

  test('leaves out whoever signs out', async ({ em, app }) => {
    const { ida, tom, list } = await aFamily(em);
    const idas = await listen(app, watch(list), ida);
    const toms = await listen(app, watch(list), tom);
    await until(idas, 'Ida', 'Tom');

    const headers = { authorization: `Bearer ${toms.accessToken}` };
    await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: 'mutation { signOut }' } });

    await until(idas, 'Ida');
    await idas.close();
  });

  test('is no change to the list, and says nothing of purchases', async ({ em, app, orm, services }) => {
    const { ida, tom, list } = await aFamily(em);
    list.purchaseVisibility = 'SURPRISE';
    await em.flush();
    const item = await anItem(em, { list });
    const ask = async () => (await send(app, `{ list(id: "${list.id}") { revision updatedAt } }`, ida)).data.list;
    const before = await ask();
    const idas = await listen(app, watch(list), ida);
    await until(idas, 'Ida');

    const shopping = await listen(app, `subscription { sharedListChanged(token: "${list.shareToken}") { kind } }`, tom);
    await shopping.next();
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'grandma@example.test' });
    await shopping.close();
    const toms = await listen(app, watch(list), tom);

    const { listPresenceChanged } = await idas.next(); // the very next that she hears is that he is here
    expect(listPresenceChanged.people).toMatchObject([{ name: 'Ida' }, { name: 'Tom' }]);
    expect(await ask()).toEqual(before);
    expect(await rowsOf(orm, list)).toBe(2);
    await idas.close();
    await toms.close();
  });
});

describe('with several processes', () => {
  test('those who came through another are seen, and gone when it says goodbye', async ({
    em,
    app,
    orm,
    databaseUrl,
  }) => {
    const { ida, tom, list } = await aFamily(em);
    const bus = await postgresBus(databaseUrl);
    const other = new Presences(orm, bus);
    const idas = await listen(app, watch(list), ida);
    await until(idas, 'Ida');

    const toms = other.follow(tom, list.id)[Symbol.asyncIterator]();
    void toms.next();
    await until(idas, 'Ida', 'Tom');
    await other.close();
    await until(idas, 'Ida');

    await idas.close();
    await bus.close();
  });

  test('those of one that fell silent are gone, and back if it was only slow', async ({
    em,
    app,
    orm,
    databaseUrl,
    infrastructure,
  }) => {
    const { ida, tom, list } = await aFamily(em);
    const bus = await postgresBus(databaseUrl);
    const slow = new Presences(orm, bus);
    const idas = await listen(app, watch(list), ida);
    void slow.follow(tom, list.id)[Symbol.asyncIterator]().next();
    await until(idas, 'Ida', 'Tom');

    await em.execute(`update presences set seen_at = now() - interval '41 seconds' where list_id = ? and user_id = ?`, [
      list.id,
      tom.id,
    ]);
    await infrastructure.presences.beat();
    await until(idas, 'Ida');
    await slow.beat();
    await until(idas, 'Ida', 'Tom');

    await slow.close();
    await idas.close();
    await bus.close();
  });

  test('a heartbeat is one statement, however many are here', async ({ em, orm, databaseUrl }) => {
    const { ida, tom, list } = await aFamily(em);
    const bus = await postgresBus(databaseUrl);
    const presences = new Presences(orm, bus);
    const tabs = [ida, tom, ida].map((person) => presences.follow(person, list.id)[Symbol.asyncIterator]());
    await Promise.all(
      tabs.map(async (tab) => {
        while ((await tab.next()).value?.people.length !== 2);
      }),
    );
    await presences.beat();
    await em.execute(`update presences set seen_at = now() - interval '30 seconds' where list_id = ?`, [list.id]);

    const [{ processId }]: [{ processId: string }] = await em.execute(
      'select process_id as "processId" from presences where list_id = ?',
      [list.id],
    );
    const sent = await statementsOf(() => presences.beat());

    expect(sent.filter((values) => values[0] === processId)).toHaveLength(1);
    const [{ fresh }]: [{ fresh: number }] = await em.execute(
      `select count(*)::int as fresh from presences where list_id = ? and seen_at > now() - interval '10 seconds'`,
      [list.id],
    );
    expect(fresh).toBe(2);
    await presences.close();
    await bus.close();
  });
});

test('an access token that is good for nothing shows nobody', async ({ em, app, services }) => {
  const { ida, tom, list } = await aFamily(em);
  await accessTokenOf(app, tom);
  await services.lists.deleteList(ida, list.id);
  const socket = await listen(app, watch(list), tom);
  expect(await socket.next()).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  await socket.close();
});
