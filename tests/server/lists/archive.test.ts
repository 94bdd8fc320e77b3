import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { call, problem } from '../rest.ts';
import { servicesOn, test } from '../server-test.ts';
import { whileHeld } from '../while-held.ts';

const SET = `mutation ($id: ID!, $isArchived: Boolean!) {
  setItemArchived(id: $id, isArchived: $isArchived) { title isArchived quantityPurchased purchases { quantity } }
}`;
const setArchived = (app: FastifyInstance, viewer: User | null, id: string, isArchived: boolean) =>
  send(app, SET, viewer, { id, isArchived });

/** A list of three, the second of which is archived. */
async function aListOfThree(em: EntityManager) {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const items = [
    await anItem(em, { list, title: 'Mug' }),
    await anItem(em, { list, title: 'Red bicycle', isArchived: true }),
    await anItem(em, { list, title: 'Book' }),
  ];
  return { list, owner: list.owner.unwrap(), archived: items[1] as Item, others: [items[0], items[2]] as Item[] };
}

/** As many items as the free plan allows, and as many archived ones as asked for. */
async function aFullList(em: EntityManager, { archived }: { archived: number }) {
  const list = await aList(em);
  for (let count = 0; count < 25; count++) await anItem(em, { list, orderIndex: count });
  const items = [];
  for (let count = 0; count < archived; count++) items.push(await anItem(em, { list, isArchived: true }));
  return { list, owner: list.owner.unwrap(), items };
}

async function titlesOn(app: FastifyInstance, list: List) {
  const query = `{
    list(id: "${list.id}") { itemCount archivedItemCount items { title } all: items(includeArchived: true) { title } }
    sharedList(token: "${list.shareToken}") { items { title } }
  }`;
  const { data } = await send(app, query, list.owner.unwrap());
  const titles = (items: { title: string }[]) => items.map(({ title }) => title);
  return {
    counts: [data.list.itemCount, data.list.archivedItemCount],
    current: titles(data.list.items),
    all: titles(data.list.all),
    shared: titles(data.sharedList.items),
  };
}

describe('an archived item', () => {
  test('leaves list, shared page and count, and is found again by asking for it', async ({ em, app }) => {
    const { list, owner, others } = await aListOfThree(em);

    const { data } = await setArchived(app, owner, others[0]?.id ?? '', true);

    expect(data.setItemArchived).toMatchObject({ title: 'Mug', isArchived: true });
    expect(await titlesOn(app, list)).toEqual({
      counts: [1, 2],
      current: ['Book'],
      all: ['Mug', 'Red bicycle', 'Book'],
      shared: ['Book'],
    });
  });

  test('is back in its place when it is restored, by a collaborator too', async ({ em, app }) => {
    const { list, archived } = await aListOfThree(em);

    const { data } = await setArchived(app, await aCollaborator(em, { list }), archived.id, false);

    expect(data.setItemArchived.isArchived).toBe(false);
    const titles = ['Mug', 'Red bicycle', 'Book'];
    expect(await titlesOn(app, list)).toEqual({ counts: [3, 0], current: titles, all: titles, shared: titles });
  });

  test('keeps its purchases, and cannot be bought', async ({ em, app, services }) => {
    const { list, owner, others } = await aListOfThree(em);
    const [mug] = others as [Item];
    await services.purchases.purchaseShared(null, list.shareToken, mug.id, { email: 'ann@example.test' });

    await setArchived(app, owner, mug.id, true);

    const buying = services.purchases.purchaseShared(null, list.shareToken, mug.id, { email: 'bob@example.test' });
    await expect(buying).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Item not found' });
    const { data } = await setArchived(app, owner, mug.id, false);
    expect(data.setItemArchived).toMatchObject({ quantityPurchased: 1, purchases: [{ quantity: 1 }] });
  });

  test('is seen to go and to come back by everybody who is watching', async ({ em, app, services }) => {
    const { list, owner, others } = await aListOfThree(em);
    const [mug] = others as [Item];
    const watchers = [
      await listen(
        app,
        `subscription { listChanged(listId: "${list.id}") {
           kind revision removedItemId item { title } list { itemCount archivedItemCount } } }`,
        owner,
      ),
      await listen(
        app,
        `subscription { sharedListChanged(token: "${list.shareToken}") { kind revision removedItemId item { title } } }`,
      ),
    ];
    for (const { next } of watchers) await next();

    await services.items.setItemArchived(owner, mug.id, true);

    const gone = { kind: 'ITEM_EDITED', revision: 1, removedItemId: mug.id, item: null };
    const [forMember, forGuest] = await Promise.all(watchers.map(({ next }) => next()));
    expect(forMember).toEqual({ listChanged: { ...gone, list: { itemCount: 1, archivedItemCount: 2 } } });
    expect(forGuest).toEqual({ sharedListChanged: gone });

    await services.items.setItemArchived(owner, mug.id, false);

    const back = { kind: 'ITEM_EDITED', revision: 2, removedItemId: null, item: { title: 'Mug' } };
    const [again, andAgain] = await Promise.all(watchers.map(({ next }) => next()));
    expect(again).toEqual({ listChanged: { ...back, list: { itemCount: 2, archivedItemCount: 1 } } });
    expect(andAgain).toEqual({ sharedListChanged: back });
    for (const { close } of watchers) await close();
  });

  test('is archived and restored over REST, among other changes', async ({ em, app }) => {
    const item = await anItem(em, { title: 'Mug' });
    const viewer = item.list.unwrap().owner.unwrap();
    const line = `PUT /items/${item.id}`;

    const archived = await call(app, line, { viewer, body: { is_archived: true, name: 'Old mug' } });
    const edited = await call(app, line, { viewer, body: { notes: 'Chipped', is_archived: null } });
    const restored = await call(app, line, { viewer, body: { is_archived: false } });
    const wrong = await call(app, line, { viewer, body: { is_archived: 'perhaps' } });

    expect(archived).toMatchObject({ status: 200, body: { data: { name: 'Old mug', is_archived: true } } });
    expect(edited).toMatchObject({ status: 200, body: { data: { notes: 'Chipped', is_archived: true } } });
    expect(restored).toMatchObject({ status: 200, body: { data: { name: 'Old mug', is_archived: false } } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });
});

describe('archiving and restoring', () => {
  test('are refused to guests and strangers, and for demo lists', async ({ em, app }) => {
    const { archived, others } = await aListOfThree(em);
    const demo = await anItem(em, { list: await aList(em, { isDemo: true }) });
    const demoOwner = demo.list.unwrap().owner.unwrap();
    const stranger = await aUser(em);
    const [mug] = others as [Item];
    const refusals = [
      [null, archived.id, false, 'UNAUTHENTICATED'],
      [null, mug.id, true, 'UNAUTHENTICATED'],
      [stranger, archived.id, false, 'FORBIDDEN'],
      [stranger, mug.id, true, 'FORBIDDEN'],
      [stranger, demo.id, true, 'DEMO_LIST'],
      [demoOwner, demo.id, true, 'DEMO_LIST'],
      [stranger, crypto.randomUUID(), true, 'NOT_FOUND'],
      [stranger, 'nonsense', true, 'NOT_FOUND'],
    ] as const;

    for (const [viewer, id, isArchived, code] of refusals) {
      const { errors } = await setArchived(app, viewer, id, isArchived);
      expect(errors[0].extensions.code).toBe(code);
    }
    const stored = await em.fork().find(Item, { id: { $in: [archived.id, mug.id, demo.id] } });
    expect(stored.filter(({ isArchived }) => isArchived).map(({ id }) => id)).toEqual([archived.id]);
  });

  test('make room and take it: restoring stops at the limit of the plan', async ({ em, app, services }) => {
    const { list, owner, items } = await aFullList(em, { archived: 1 });
    const [archived] = items as [Item];
    const message = 'Your plan allows up to 25 items per list.';

    const { errors } = await setArchived(app, owner, archived.id, false);
    const rest = await call(app, `PUT /items/${archived.id}`, { viewer: owner, body: { is_archived: false } });

    expect(errors[0]).toMatchObject({ message, extensions: { code: 'PLAN_LIMIT' } });
    expect(rest).toMatchObject({ status: 402, body: problem('PLAN_LIMIT', message) });
    expect(await em.fork().count(Item, { list, isArchived: true })).toBe(1);

    const [first] = await em.find(Item, { list }, { orderBy: { orderIndex: 'asc' } });
    await services.items.setItemArchived(owner, first?.id ?? '', true);
    const restored = await setArchived(app, owner, archived.id, false);
    expect(restored.data.setItemArchived.isArchived).toBe(false);
  });

  test('asks for no room when the item is there already', async ({ em, app }) => {
    const { list, owner } = await aFullList(em, { archived: 0 });
    const [item] = await em.find(Item, { list });

    const { data } = await setArchived(app, owner, item?.id ?? '', false);

    expect(data.setItemArchived.isArchived).toBe(false);
  });

  test('for the last free place, one of three at once succeeds', async ({ em, orm, infrastructure }) => {
    const { list, owner, items } = await aFullList(em, { archived: 2 });
    const [first] = await em.find(Item, { list, isArchived: false });
    await servicesOn(orm, infrastructure).items.deleteItem(owner, first?.id ?? '');
    const aService = () => servicesOn(orm, infrastructure).items;

    const outcomes = await whileHeld(
      orm,
      (inTheWay) => inTheWay.execute('select 1 from lists where id = ? for update', [list.id]),
      [
        ...items.map(
          ({ id }) =>
            () =>
              aService().setItemArchived(owner, id, false),
        ),
        () => aService().addItem(owner, list.id, { title: 'One more' }),
      ],
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await em.fork().count(Item, { list, isArchived: false })).toBe(25);
  });

  test('tell a person who is to be surprised nothing of what was bought', async ({ em, app, services }) => {
    const record = async (isBought: boolean) => {
      const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24', privacy: 'PUBLIC' } as const;
      const list = await aList(em, surprise);
      const owner = list.owner.unwrap();
      const [whole, part] = [
        await anItem(em, { list, title: 'Mug' }),
        await anItem(em, { list, title: 'Plates', quantityDesired: 3 }),
      ];
      const ITEM = 'title isArchived orderIndex quantityPurchased purchases { quantity }';
      const live = await listen(
        app,
        `subscription { listChanged(listId: "${list.id}") { kind revision item { ${ITEM} } list { itemCount archivedItemCount } } }`,
        owner,
      );
      const said: unknown[] = [await live.next()];
      if (isBought) {
        const gift = { email: 'ann@example.test', quantity: 1 };
        await services.purchases.purchaseShared(null, list.shareToken, whole.id, gift);
        await services.purchases.purchaseShared(null, list.shareToken, part.id, gift);
      }

      for (const isArchived of [true, false]) {
        for (const { id } of [whole, part]) {
          said.push(await setArchived(app, owner, id, isArchived), await live.next());
          const query = `{ list(id: "${list.id}") { revision itemCount archivedItemCount items(includeArchived: true) { ${ITEM} } } }`;
          said.push(await send(app, query, owner));
          const { body } = await call(app, `GET /items/${id}`, { viewer: owner });
          said.push([body.data.is_archived, body.data.quantity_purchased, body.data.purchases]);
          const buying = `mutation { purchaseItem(itemId: "${id}", quantity: 9) { remaining } }`;
          said.push((await send(app, buying, owner)).errors[0].message);
        }
      }
      await live.close();
      return said;
    };

    expect(await record(true)).toEqual(await record(false));
  });
});
