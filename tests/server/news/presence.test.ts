import type { MikroORM } from '@mikro-orm/postgresql';
import { Client, type QueryConfig } from 'pg';
import { describe, expect, vi } from 'vitest';
import { newId } from '../../../server/base/database/uuid.ts';
import { postgresBus } from '../../../server/core/events/postgres-bus.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { Presences } from '../../../server/news/live/presences.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { accessTokenOf, listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';

const PRESENCE = '... on PresenceChanged { people { id name } editors { name } }';

const watch = ({ id }: List) =>
  `subscription { listChanged(listId: "${id}", isPresent: true) { change { __typename ${PRESENCE} } } }`;

type Socket = Awaited<ReturnType<typeof listen>>;

/** The names of those who are here, or edit the same, as soon as something is told of it. */
async function namesIn(socket: Socket, group: 'people' | 'editors'): Promise<string[]> {
  for (;;) {
    const event = await socket.next();
    if (event === 'complete') throw new Error('The subscription ended');
    const { change } = event.listChanged;
    if (change.__typename === 'PresenceChanged') return change[group].map(({ name }: { name: string }) => name);
  }
}

async function untilAre(group: 'people' | 'editors', socket: Socket, names: string[]): Promise<void> {
  for (;;) {
    const here = await namesIn(socket, group);
    if (here.toSorted().join() === names.toSorted().join()) return;
  }
}

/** Reads on until exactly these are here. */
function until(socket: Socket, ...names: string[]): Promise<void> {
  return untilAre('people', socket, names);
}

/** Reads on until the stream ends. */
async function untilEnd({ next }: Socket): Promise<void> {
  while ((await next()) !== 'complete');
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

  test('leaves out a person who is removed, at once, and ends for them', async ({ em, app, orm, services }) => {
    const { ida, tom, list } = await aFamily(em);
    const idas = await listen(app, watch(list), ida);
    const toms = await listen(app, watch(list), tom);
    await until(idas, 'Ida', 'Tom');
    await until(toms, 'Ida', 'Tom');

    await services.collaborators.remove(ida, list.id, tom.id);

    await until(idas, 'Ida');
    await untilEnd(toms);
    await expect.poll(() => rowsOf(orm, list)).toBe(1);
    await idas.close();
    await toms.close();
  });

  test('leaves out a person who signs out', async ({ em, app }) => {
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

    const { change } = (await idas.next()).listChanged; // the very next that she hears is that he is here
    expect(change.people).toMatchObject([{ name: 'Ida' }, { name: 'Tom' }]);
    expect(await ask()).toEqual(before);
    expect(await rowsOf(orm, list)).toBe(2);
    await idas.close();
    await toms.close();
  });
});

describe('who edits the same', () => {
  const edit = ({ id }: List, editedId: string) =>
    `subscription { listChanged(listId: "${id}", isPresent: true, editedId: "${editedId}") { change { __typename ${PRESENCE} } } }`;

  /** Reads on until exactly these edit the same. */
  function untilEditing(socket: Socket, ...names: string[]): Promise<void> {
    return untilAre('editors', socket, names);
  }

  test('hear of each other, and of the end of it, whether it is an item or the list itself', async ({ em, app }) => {
    const { ida, tom, list } = await aFamily(em);
    const item = await anItem(em, { list });
    for (const editedId of [item.id, list.id]) {
      const idas = await listen(app, edit(list, editedId), ida);
      await untilEditing(idas, 'Ida');
      const toms = [
        await listen(app, edit(list, editedId), tom),
        await listen(app, edit(list, editedId), tom),
      ] as const;
      await untilEditing(idas, 'Ida', 'Tom');
      await untilEditing(toms[0], 'Ida', 'Tom');

      await toms[0].close();
      const cleo = await aCollaborator(em, { list, user: await aUser(em, { name: 'Cleo' }) });
      const cleos = await listen(app, edit(list, editedId), cleo);
      await untilEditing(idas, 'Ida', 'Tom', 'Cleo'); // Tom has it open in another tab
      await toms[1].close();
      await cleos.close();
      await untilEditing(idas, 'Ida');
      await idas.close();
    }
  });

  test('are apart from those who edit another item, or only look at the list', async ({ em, app }) => {
    const { ida, tom, list } = await aFamily(em);
    const [mug, lamp] = [await anItem(em, { list }), await anItem(em, { list })];
    const looking = await listen(app, watch(list), ida);
    await until(looking, 'Ida');
    const toms = await listen(app, edit(list, lamp.id), tom);
    await untilEditing(toms, 'Tom');
    await until(looking, 'Ida', 'Tom'); // people who edit are here

    const idas = await listen(app, edit(list, mug.id), ida);
    expect(await namesIn(idas, 'editors')).not.toContain('Tom');
    const lookingAgain = await listen(app, watch(list), ida);
    expect(await namesIn(lookingAgain, 'editors')).toEqual([]);
    for (const { close } of [looking, toms, idas, lookingAgain]) await close();
  });

  test('hear nothing when they may not edit', async ({ em, app, orm }) => {
    const { tom, list } = await aFamily(em);
    const item = await anItem(em, { list });
    const toms = await listen(app, edit(list, item.id), tom);
    await untilEditing(toms, 'Tom');
    for (const [viewer, code] of [
      [null, 'UNAUTHENTICATED'],
      [await aUser(em), 'FORBIDDEN'],
    ] as const) {
      const socket = await listen(app, edit(list, item.id), viewer);
      expect(await socket.next()).toMatchObject([{ extensions: { code } }]);
      await socket.close();
    }
    const nonsense = await listen(app, edit(list, 'nonsense'), tom);
    expect(await nonsense.next()).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect(await rowsOf(orm, list)).toBe(1);
    await nonsense.close();
    await toms.close();
  });

  test('are few rows and few ids, however many forms are open', async ({ em, app, orm, infrastructure }) => {
    const { ida, list } = await aFamily(em);
    const forms = Array.from({ length: 25 }, () =>
      infrastructure.presences.follow(ida, list.id, newId())[Symbol.asyncIterator](),
    );
    await Promise.all(forms.map((form) => form.next()));
    const idas = await listen(app, watch(list), ida);
    await until(idas, 'Ida');
    const [{ edited }]: [{ edited: number }] = await orm.em
      .fork()
      .execute('select cardinality(edited_ids) as edited from presences where list_id = ?', [list.id]);
    expect(edited).toBe(20);
    for (const form of forms) await form.return?.();
    await expect
      .poll(async () => await orm.em.fork().execute('select edited_ids from presences where list_id = ?', [list.id]))
      .toEqual([{ edited_ids: [] }]);
    await idas.close();
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

    const toms = other.follow(tom, list.id, list.id)[Symbol.asyncIterator]();
    void toms.next();
    await until(idas, 'Ida', 'Tom');
    const editing = `subscription { listChanged(listId: "${list.id}", isPresent: true, editedId: "${list.id}") { change { __typename ${PRESENCE} } } }`;
    const idasForm = await listen(app, editing, ida);
    await untilAre('editors', idasForm, ['Ida', 'Tom']);
    await other.close();
    await until(idas, 'Ida');
    await untilAre('editors', idasForm, ['Ida']);
    await idasForm.close();

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

describe('one stream of a list', () => {
  const everything = ({ id }: List, presence = 'isPresent: true') =>
    `subscription { listChanged(listId: "${id}", ${presence}) { kind revision list { name } change { __typename ${PRESENCE} } } }`;

  test('tells of changes and of who is here, and who is here counts as no change', async ({ em, app, services }) => {
    const { ida, tom, list } = await aFamily(em);
    const idas = await listen(app, everything(list), ida);
    expect((await idas.next()).listChanged).toMatchObject({ kind: 'OPENED', change: { __typename: 'ListOpened' } });
    await until(idas, 'Ida');
    const item = await services.items.addItem(tom, list.id, { title: 'Mug' });
    expect((await idas.next()).listChanged).toMatchObject({ revision: 1, change: { __typename: 'ItemAdded' } });

    const toms = await listen(app, everything(list, `isPresent: true, editedId: "${item.id}"`), tom);
    expect((await idas.next()).listChanged).toEqual({
      kind: 'PRESENCE_CHANGED',
      revision: 1,
      list: { name: list.name },
      change: {
        __typename: 'PresenceChanged',
        people: [ida, tom].map(({ id, name }) => ({ id, name })),
        editors: [],
      },
    });
    for (const { close } of [idas, toms]) await close();
  });

  test('shows nobody who does not ask to be there, and tells them of nobody', async ({ em, app, orm, services }) => {
    const { ida, tom, list } = await aFamily(em);
    const unseen = await listen(app, everything(list, 'isPresent: null'), ida);
    await unseen.next();
    const toms = await listen(app, everything(list), tom);
    await until(toms, 'Tom');

    expect(await rowsOf(orm, list)).toBe(1);
    await services.items.addItem(tom, list.id, { title: 'Mug' });
    expect((await unseen.next()).listChanged.change.__typename).toBe('ItemAdded'); // the next that is heard there
    for (const { close } of [unseen, toms]) await close();
  });
});

test('asked for by itself, presence is what it was', async ({ em, app }) => {
  const { ida, tom, list } = await aFamily(em);
  const alone = `subscription { listPresenceChanged(listId: "${list.id}", editedId: "${list.id}") { people { name } editors { name } } }`;
  const idas = await listen(app, alone, ida);
  while ((await idas.next()).listPresenceChanged.people.length === 0); // who comes first is named first
  const toms = await listen(app, watch(list), tom);
  const both = [{ name: 'Ida' }, { name: 'Tom' }];
  for (let event = await idas.next(); ; event = await idas.next()) {
    const { people, editors } = event.listPresenceChanged;
    if (people.length < 2 || editors.length === 0) continue; // who edits may be told later than who is here
    expect({ people, editors }).toEqual({ people: both, editors: [{ name: 'Ida' }] });
    break;
  }
  for (const { close } of [idas, toms]) await close();
});

test('an access token that is good for nothing shows nobody', async ({ em, app, services }) => {
  const { ida, tom, list } = await aFamily(em);
  await accessTokenOf(app, tom);
  await services.lists.deleteList(ida, list.id);
  const socket = await listen(app, watch(list), tom);
  expect(await socket.next()).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  await socket.close();
});
