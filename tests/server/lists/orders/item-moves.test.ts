import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { Notification } from '../../../../server/news/notifications/notification.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { listen, send } from '../../graphql.ts';
import { servicesOn, test } from '../../server-test.ts';

const MOVE = `mutation ($itemId: ID!, $afterItemId: ID, $beforeItemId: ID) {
  moveItem(itemId: $itemId, afterItemId: $afterItemId, beforeItemId: $beforeItemId) { orderIndex listRevision }
}`;

async function withItems(em: EntityManager, titles: string) {
  const list = await aList(em, { listType: 'SHOPPING', owner: await aUser(em, { subscriptionTier: 'PREMIUM' }) });
  const ids: Record<string, string> = {};
  for (const title of titles) ids[title] = (await anItem(em, { list, title })).id;
  return { list, owner: list.owner.unwrap(), ids };
}

async function orderOf(orm: MikroORM, list: List): Promise<string> {
  const items = await orm.em.fork().find(Item, { list }, { orderBy: { orderIndex: 'asc', id: 'asc' } });
  return items.map(({ title }) => title).join('');
}

async function placesOf(orm: MikroORM, list: List): Promise<Map<string, number>> {
  const items = await orm.em.fork().find(Item, { list });
  return new Map(items.map(({ id, orderIndex }) => [id, orderIndex]));
}

describe('an item moves', () => {
  test.for([
    ['right behind another', 'a', { afterItemId: 'c' }, 'bcade'],
    ['right in front of another', 'd', { beforeItemId: 'b' }, 'adbce'],
    ['to the top', 'e', { beforeItemId: 'a' }, 'eabcd'],
    ['to the end', 'a', { afterItemId: 'e' }, 'bcdea'],
    ['behind the one, where both are named', 'a', { afterItemId: 'b', beforeItemId: 'e' }, 'bacde'],
    ['nowhere where it is there already', 'c', { afterItemId: 'b' }, 'abcde'],
    ['nowhere in front of its neighbour either', 'c', { beforeItemId: 'd' }, 'abcde'],
  ] as const)('%s', async ([, title, beside, order], { app, em, orm }) => {
    const { list, owner, ids } = await withItems(em, 'abcde');
    const named = Object.fromEntries(Object.entries(beside).map(([which, other]) => [which, ids[other]]));

    expect((await send(app, MOVE, owner, { itemId: ids[title], ...named })).errors).toBeUndefined();

    expect(await orderOf(orm, list)).toBe(order);
    const { revision } = await orm.em.fork().findOneOrFail(List, list.id);
    expect(revision).toBe(order === 'abcde' ? 0 : 1);
  });

  test('in front of the second where the first has gone meanwhile, as a change that waited for the connection', async ({
    app,
    em,
    orm,
  }) => {
    const { list, owner, ids } = await withItems(em, 'abcde');
    await send(app, `mutation { deleteItem(itemId: "${ids.c}") { id } }`, owner);

    await send(app, MOVE, owner, { itemId: ids.a, afterItemId: ids.c, beforeItemId: ids.d });
    expect(await orderOf(orm, list)).toBe('bade');

    await send(app, `mutation { deleteItem(itemId: "${ids.d}") { id } }`, owner);
    const { errors } = await send(app, MOVE, owner, { itemId: ids.a, afterItemId: ids.c, beforeItemId: ids.d });
    expect(errors[0]).toMatchObject({
      message: 'Neither item is on this list any more',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await orderOf(orm, list)).toBe('bae');
  });

  test('beside no item of another list, not beside itself, and not without a place', async ({ app, em }) => {
    const { owner, ids } = await withItems(em, 'ab');
    const foreign = await anItem(em);
    for (const beside of [
      { afterItemId: foreign.id },
      { beforeItemId: 'nonsense' },
      { afterItemId: ids.a },
      {},
      { afterItemId: null },
    ]) {
      const { errors } = await send(app, MOVE, owner, { itemId: ids.a, ...beside });
      expect(errors[0].extensions.code, JSON.stringify(beside)).toBe('BAD_USER_INPUT');
    }
    const stranger = await aUser(em);
    const refused = await send(app, MOVE, stranger, { itemId: ids.a, afterItemId: ids.b });
    expect(refused.errors[0].extensions.code).not.toBe('BAD_USER_INPUT');
  });

  test('on a list of 6,000, whose first move spreads it out; each of the next writes one row', async ({
    app,
    em,
    orm,
  }) => {
    const { list, owner, ids } = await withItems(em, 'ab');
    await em.execute(
      `insert into items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'order_index', n + 1))).*
       from items i, generate_series(1, 6000) n where i.id = ?`,
      [ids.b ?? ''],
    );
    await send(app, MOVE, owner, { itemId: ids.a, afterItemId: ids.b });
    const all = await orm.em.fork().find(Item, { list }, { orderBy: { orderIndex: 'asc', id: 'asc' } });
    for (const [from, to] of [
      [5_000, 10],
      [3, 5_999],
      [4_000, 0],
    ] as const) {
      const before = await placesOf(orm, list);
      const { errors } = await send(app, MOVE, owner, { itemId: all[from]?.id, beforeItemId: all[to]?.id });
      expect(errors).toBeUndefined();
      const after = await placesOf(orm, list);
      expect([...after].filter(([id, place]) => before.get(id) !== place).length).toBe(1);
    }
    const added = await send(
      app,
      'mutation ($id: ID!) { createItem(listId: $id, input: { title: "z" }) { id } }',
      owner,
      {
        id: list.id,
      },
    );
    expect(added.errors).toBeUndefined();
    expect((await orderOf(orm, list)).at(-1)).toBe('z');
  });

  test('between the same two again and again', async ({ em, orm, infrastructure }) => {
    const { list, owner, ids } = await withItems(em, 'adcb');
    const { items } = servicesOn(orm, infrastructure);
    for (let time = 0; time < 40; time += 1) {
      const [one, other] = time % 2 === 0 ? ['c', 'd'] : ['d', 'c'];
      await items.moveItem(owner, ids[one] ?? '', { afterItemId: ids.a ?? '' });
      expect(await orderOf(orm, list)).toBe(`a${one}${other}b`);
    }
  });
});

describe('those who watch the list', () => {
  const WATCH = `subscription ($id: ID!) { listChanged(listId: $id) { revision news { action } change { __typename
    ... on ItemEdited { itemId item { orderIndex } } ... on ItemsReordered { items { id title } } } } }`;
  const GUEST = `subscription ($token: String!) { sharedListChanged(token: $token) { change { __typename
    ... on SharedItemEdited { itemId item { orderIndex } } ... on SharedItemsReordered { items { id title } } } } }`;

  test('are told where one item stands now, however long the list is, and no notice is left', async ({
    app,
    em,
    orm,
  }) => {
    const { list, owner, ids } = await withItems(em, 'ab');
    await em.nativeUpdate(List, list.id, { privacy: 'PUBLIC' });
    const friend = await aUser(em);
    await aCollaborator(em, { list, user: friend });
    await em.execute(
      `insert into items select (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'order_index', n + 1))).*
       from items i, generate_series(1, 1000) n where i.id = ?`,
      [ids.b ?? ''],
    );
    await send(app, MOVE, owner, { itemId: ids.a, afterItemId: ids.b }); // which spreads them out
    const all = await orm.em.fork().find(Item, { list }, { orderBy: { orderIndex: 'asc', id: 'asc' } });
    const member = await listen(app, WATCH, friend, { id: list.id });
    const guest = await listen(app, GUEST, null, { token: list.shareToken });
    await Promise.all([member.next(), guest.next()]); // as it is

    await send(app, MOVE, owner, { itemId: all[900]?.id, afterItemId: all[10]?.id });

    const place = (await orm.em.fork().findOneOrFail(Item, all[900]?.id ?? '')).orderIndex;
    const told = { itemId: all[900]?.id, item: { orderIndex: place } };
    expect((await member.next()).listChanged).toEqual({
      revision: expect.any(Number),
      news: { action: 'ITEMS_REORDERED' },
      change: { __typename: 'ItemEdited', ...told },
    });
    expect((await guest.next()).sharedListChanged.change).toEqual({ __typename: 'SharedItemEdited', ...told });
    expect(await em.count(Notification, { user: friend })).toBe(0);
    await Promise.all([member.close(), guest.close()]);
  });
});

test('several people who move things at once lose none, tie none, and end in an order that one after the other could give', async ({
  em,
  orm,
  infrastructure,
}) => {
  const { list, owner, ids } = await withItems(em, 'abcdefgh');
  const friend = await aUser(em);
  await aCollaborator(em, { list, user: friend });
  const move = (who: User, title: string, after: string) =>
    servicesOn(orm, infrastructure).items.moveItem(who, ids[title] ?? '', { afterItemId: ids[after] ?? '' });

  for (let round = 0; round < 5; round += 1) {
    await Promise.all([
      move(owner, 'a', 'd'),
      move(friend, 'b', 'd'),
      move(owner, 'h', 'c'),
      move(friend, 'g', 'c'),
      servicesOn(orm, infrastructure).items.reorderItems(owner, list.id, [ids.e ?? '', ids.f ?? '']),
      servicesOn(orm, infrastructure).items.updateItem(owner, ids.a ?? '', { notes: `round ${round}` }),
    ]);
    const order = await orderOf(orm, list);
    expect([...order].toSorted().join('')).toBe('abcdefgh');
    const places = [...(await placesOf(orm, list)).values()];
    expect(new Set(places).size).toBe(8);
    expect([...order.slice(order.indexOf('c') + 1, order.indexOf('c') + 3)].toSorted()).toEqual(['g', 'h']);
  }
});
