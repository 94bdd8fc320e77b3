import type { EntityManager } from '@mikro-orm/postgresql';
import { addHours, addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { ShoppingTripRow } from '../../../server/lists/trips/shopping-trip.entity.ts';
import { TRIP_HOURS } from '../../../server/lists/trips/trip.rules.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { servicesOn, test } from '../server-test.ts';
import { observe } from '../statements.ts';
import { whileHeld } from '../while-held.ts';

const TRIPS = 'shoppingTrips { endsAt newItemIds shopper { name } }';

const go = (app: FastifyInstance, viewer: User, list: List, more = '') =>
  send(app, `mutation { startShopping(listId: "${list.id}"${more}) { ${TRIPS} } }`, viewer);
const end = (app: FastifyInstance, viewer: User, list: List) =>
  send(app, `mutation { endShopping(listId: "${list.id}") { ${TRIPS} } }`, viewer);
const tripsOf = async (app: FastifyInstance, viewer: User, list: List) =>
  (await send(app, `{ list(id: "${list.id}") { ${TRIPS} } }`, viewer)).data.list.shoppingTrips;
const bellOf = async (app: FastifyInstance, viewer: User) => {
  const { data } = await send(app, '{ myNotifications { unreadCount nodes { kind text textOnList } } }', viewer);
  return data.myNotifications;
};
const noticesOf = (em: EntityManager, user: User) => em.fork().count(Notification, { user, kind: 'SHOPPING_STARTED' });

async function aHousehold(em: EntityManager, overrides = {}) {
  const [ida, tom] = [await aUser(em, { name: 'Ida', timeZone: 'Europe/Berlin' }), await aUser(em, { name: 'Tom' })];
  const list = await aList(em, { owner: ida, name: 'Groceries', listType: 'SHOPPING', ...overrides });
  await aCollaborator(em, { list, user: tom });
  return { ida, tom, list };
}

/** Moves everything that a trip knows of time, as if that much more had passed. */
async function letPass(em: EntityManager, minutes: number): Promise<void> {
  const passed = `- interval '${minutes} minutes'`;
  await em.execute(
    `update shopping_trips set started_at = started_at ${passed}, ends_at = ends_at ${passed}, told_at = told_at ${passed}`,
  );
}

describe('somebody who goes shopping', () => {
  test('is seen at once by the others, with the time at which it ends, and stands in their bell', async ({
    em,
    app,
  }) => {
    const { ida, tom, list } = await aHousehold(em);
    const watch = `subscription { listChanged(listId: "${list.id}") { news { action who } list { ${TRIPS} } } }`;
    const { next } = await listen(app, watch, ida);
    await next(); // as it is at the start
    const before = new Date();

    const { data } = await go(app, tom, list, ', hours: 3');

    const trip = { endsAt: expect.any(String), newItemIds: [], shopper: { name: 'Tom' } };
    expect(data.startShopping.shoppingTrips).toEqual([trip]);
    const endsAt = new Date(data.startShopping.shoppingTrips[0].endsAt);
    expect(endsAt.getTime()).toBeGreaterThanOrEqual(addHours(before, 3).getTime());
    expect(endsAt.getTime()).toBeLessThan(addMinutes(addHours(before, 3), 5).getTime());
    const news = { action: 'SHOPPING_STARTED', who: 'Tom' };
    expect(await next()).toEqual({ listChanged: { news, list: { shoppingTrips: [trip] } } });
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(endsAt);
    const bell = await bellOf(app, ida);
    expect(bell.nodes).toEqual([
      {
        kind: 'SHOPPING_STARTED',
        text: `Tom is shopping from “Groceries” until ${time}.`,
        textOnList: `Tom is shopping until ${time}.`,
      },
    ]);
    expect(await noticesOf(em, tom)).toBe(0);
  });

  test('who says so late is out no longer than was meant, and not at all where that is over', async ({ em, app }) => {
    const { ida, tom, list } = await aHousehold(em);
    const soon = addMinutes(new Date(), 20).toISOString();

    const over = await go(app, tom, list, `, endsAt: "${addMinutes(new Date(), -1).toISOString()}"`);
    expect(over.data.startShopping.shoppingTrips).toEqual([]);
    expect(await noticesOf(em, ida)).toBe(0);

    await go(app, tom, list, `, hours: 2, endsAt: "${soon}"`);
    expect(await tripsOf(app, ida, list)).toEqual([{ endsAt: soon, newItemIds: [], shopper: { name: 'Tom' } }]);
    expect(await noticesOf(em, ida)).toBe(1);

    const before = Date.now();
    await go(app, tom, list, `, hours: 1, endsAt: "${addHours(new Date(), 9).toISOString()}"`);
    const [{ endsAt }] = await tripsOf(app, ida, list);
    expect(Date.parse(endsAt)).toBeGreaterThanOrEqual(addHours(before, 1).getTime());
    expect(Date.parse(endsAt)).toBeLessThan(addHours(before, 2).getTime());
  });

  test('whose first try was lost is told once, though the second says until when', async ({ em, app }) => {
    const { ida, tom, list } = await aHousehold(em);
    const key = ', hours: 2, idempotencyKey: "lost"';
    await go(app, tom, list, key);
    const [begun] = await tripsOf(app, ida, list);

    const again = await go(app, tom, list, `${key}, endsAt: "${addMinutes(new Date(), 90).toISOString()}"`);

    expect(again.errors).toBeUndefined();
    expect(await tripsOf(app, ida, list)).toEqual([begun]);
  });

  test('is told once for the same key, and not again within half an hour, however often they press', async ({
    em,
    app,
  }) => {
    const { ida, tom, list } = await aHousehold(em);
    const key = ', idempotencyKey: "same"';
    await go(app, tom, list, key);
    const { data } = await go(app, tom, list, key);
    expect(data.startShopping.shoppingTrips).toHaveLength(1);

    await end(app, tom, list);
    await go(app, tom, list, ', hours: 4');
    await Promise.all([go(app, tom, list), go(app, tom, list)]);
    const [notice] = await em.fork().find(Notification, { user: ida, kind: 'SHOPPING_STARTED' });
    expect(notice?.count).toBe(1);

    await letPass(em, 29);
    await go(app, tom, list);
    expect((await em.fork().findOneOrFail(Notification, { user: ida })).count).toBe(1);
    await letPass(em, 31);
    await go(app, tom, list);
    expect((await em.fork().findOneOrFail(Notification, { user: ida })).count).toBe(2);
  });

  test('two presses at once tell once', async ({ em, app }) => {
    const { ida, tom, list } = await aHousehold(em);

    await Promise.all([go(app, tom, list), go(app, tom, list), go(app, tom, list)]);

    expect(await em.count(ShoppingTripRow, { list })).toBe(1);
    expect((await em.fork().findOneOrFail(Notification, { user: ida })).count).toBe(1);
  });

  test('finds what others add from then on as new, and nothing of their own or from before', async ({
    em,
    app,
    services,
  }) => {
    const { ida, tom, list } = await aHousehold(em);
    await services.items.addItem(ida, list.id, { title: 'Before' });
    await go(app, tom, list);
    await services.items.addItem(tom, list.id, { title: 'Own' });
    const milk = await services.items.addItem(ida, list.id, { title: 'Milk' });
    const input = [{ title: 'Bread' }, { title: 'Butter' }];
    const { data } = await send(
      app,
      `mutation ($input: [ImportedItemInput!]!) { importItems(listId: "${list.id}", input: $input) { itemIds } }`,
      ida,
      { input },
    );
    const gone = await services.items.addItem(ida, list.id, { title: 'Not after all' });
    await services.items.setItemArchived(ida, gone.id, true);

    const [trip] = await tripsOf(app, tom, list);

    expect(trip.newItemIds.toSorted()).toEqual([milk.id, ...data.importItems.itemIds].toSorted());
    await go(app, tom, list, ', hours: 4'); // stays a little longer
    expect((await tripsOf(app, tom, list))[0].newItemIds).toHaveLength(3);
    await end(app, tom, list);
    await go(app, tom, list);
    expect((await tripsOf(app, tom, list))[0].newItemIds).toEqual([]);
  });

  test('finds what others restore as new, too, and not what they restored themselves or bring from before', async ({
    em,
    app,
    services,
  }) => {
    const { ida, tom, list } = await aHousehold(em);
    const archived = (title: string) => anItem(em, { list, title, isArchived: true });
    const [early, milk, bread, own, both] = [
      await archived('Early'),
      await archived('Milk'),
      await archived('Bread'),
      await archived('Own'),
      await archived('Back and forth'),
    ];
    await services.items.setItemArchived(ida, early.id, false);
    await go(app, tom, list);
    await services.items.setItemArchived(tom, own.id, false);
    await services.items.setItemArchived(ida, both.id, false);
    await services.items.setItemArchived(ida, both.id, true);
    await services.items.setItemArchived(ida, milk.id, false);
    await send(
      app,
      `mutation { setItemsArchived(listId: "${list.id}", itemIds: ["${bread.id}"], isArchived: false) { missingItemIds } }`,
      ida,
    );

    expect((await tripsOf(app, tom, list))[0].newItemIds).toEqual([bread.id, milk.id]);
  });

  test('tells guests nothing of it, not even that something is different, nor of the list’s shops', async ({
    em,
    app,
  }) => {
    const { ida, tom, list } = await aHousehold(em, { privacy: 'PUBLIC' });
    const watch = `subscription { sharedListChanged(token: "${list.shareToken}") { change { __typename } } }`;
    const { next } = await listen(app, watch);
    await next();

    await go(app, tom, list);
    await end(app, tom, list);
    await send(app, `mutation { createShop(listId: "${list.id}", input: { name: "Market" }) { shop { id } } }`, ida);
    await send(app, `mutation { createItem(listId: "${list.id}", input: { title: "Milk" }) { id } }`, ida);

    expect(await next()).toEqual({ sharedListChanged: { change: { __typename: 'SharedItemAdded' } } });
  });

  test('learns live of what is added, with the same event', async ({ em, app, services }) => {
    const { ida, tom, list } = await aHousehold(em);
    await go(app, tom, list);
    const watch = `subscription { listChanged(listId: "${list.id}") { list { ${TRIPS} } change { __typename } } }`;
    const { next } = await listen(app, watch, tom);
    await next();

    const milk = await services.items.addItem(ida, list.id, { title: 'Milk' });

    const { listChanged } = await next();
    expect(listChanged.change.__typename).toBe('ItemAdded');
    expect(listChanged.list.shoppingTrips[0].newItemIds).toEqual([milk.id]);
  });
});

describe('a trip ends', () => {
  test('by itself at its time, and its notice goes with it', async ({ em, app }) => {
    const { ida, tom, list } = await aHousehold(em);
    await go(app, tom, list, ', hours: 1');
    await letPass(em, 59);
    expect(await tripsOf(app, ida, list)).toHaveLength(1);

    await letPass(em, 2);

    expect(await tripsOf(app, ida, list)).toEqual([]);
    expect(await bellOf(app, ida)).toEqual({ unreadCount: 0, nodes: [] });
  });

  test('by a press that comes late, and goes to no later trip, nor to one with another end', async ({ em, app }) => {
    const { tom, list } = await aHousehold(em);
    const endAt = (endsAt: string) =>
      send(app, `mutation { endShopping(listId: "${list.id}", endsAt: "${endsAt}") { ${TRIPS} } }`, tom);
    const first = (await go(app, tom, list, ', hours: 1')).data.startShopping.shoppingTrips[0];
    const longer = (await go(app, tom, list, ', hours: 3')).data.startShopping.shoppingTrips[0];

    const late = (await endAt(first.endsAt)).data.endShopping.shoppingTrips;
    const over = (await endAt(longer.endsAt)).data.endShopping.shoppingTrips;
    const second = (await go(app, tom, list)).data.startShopping.shoppingTrips[0];
    const repeated = (await endAt(longer.endsAt)).data.endShopping.shoppingTrips;

    expect(late).toEqual([longer]);
    expect(over).toEqual([]);
    expect(repeated).toEqual([second]);
  });

  test('by a press, of which the others see, and a second press changes nothing', async ({ em, app }) => {
    const { ida, tom, list } = await aHousehold(em);
    await go(app, tom, list);
    const watch = `subscription { listChanged(listId: "${list.id}") { revision news { action who } list { ${TRIPS} } } }`;
    const { next } = await listen(app, watch, ida);
    const { listChanged: opened } = await next();

    const { data } = await end(app, tom, list);
    await end(app, tom, list);

    expect(data.endShopping.shoppingTrips).toEqual([]);
    const { listChanged } = await next();
    expect(listChanged).toEqual({
      revision: opened.revision + 1,
      news: { action: 'SHOPPING_ENDED', who: 'Tom' },
      list: { shoppingTrips: [] },
    });
    await em.refresh(list);
    expect(list.revision).toBe(listChanged.revision);
    expect((await bellOf(app, ida)).nodes).toEqual([]);
  });

  test('for somebody who leaves the list, or only looks at it from now on', async ({ em, app, services }) => {
    const { ida, tom, list } = await aHousehold(em);
    await go(app, tom, list);
    await services.collaborators.setRole(ida, list.id, tom.id, { role: 'VIEWER' });
    expect(await tripsOf(app, ida, list)).toEqual([]);
    await services.collaborators.setRole(ida, list.id, tom.id, { role: 'HELPER' });
    expect(await tripsOf(app, ida, list)).toHaveLength(1);

    await services.collaborators.remove(tom, list.id, tom.id);

    expect(await tripsOf(app, ida, list)).toEqual([]);
    expect(await em.count(ShoppingTripRow, { list })).toBe(0);
  });

  test('with the list, and where that is no shopping list any more', async ({ em, app, services }) => {
    const { ida, tom, list } = await aHousehold(em);
    await go(app, tom, list);
    await services.lists.updateList(ida, list.id, { listType: 'WISHLIST' });
    expect(await tripsOf(app, ida, list)).toEqual([]);

    await services.lists.deleteList(ida, list.id);

    expect(await em.count(ShoppingTripRow, { list: list.id })).toBe(0);
  });
});

test('a wishlist, other times and people who do not work on the list are refused, and nobody is told', async ({
  em,
  app,
}) => {
  const { ida, tom, list } = await aHousehold(em, { privacy: 'PUBLIC' });
  const viewer = await aCollaborator(em, { list, role: 'VIEWER' });
  const wishes = await aList(em, { owner: ida });

  const refused = [
    [await go(app, ida, wishes), 'CONFLICT'],
    [await go(app, tom, list, `, hours: ${TRIP_HOURS.least - 1}`), 'BAD_USER_INPUT'],
    [await go(app, tom, list, `, hours: ${TRIP_HOURS.most + 1}`), 'BAD_USER_INPUT'],
    [await go(app, viewer, list), 'FORBIDDEN'],
    [await go(app, await aUser(em), list), 'FORBIDDEN'],
    [await end(app, viewer, list), 'FORBIDDEN'],
  ] as const;

  expect(refused.map(([{ errors }]) => errors[0].extensions.code)).toEqual(refused.map(([, code]) => code));
  expect(refused[1][0].errors[0].extensions.fields).toHaveProperty('hours');
  expect(await em.count(Notification, { list: [list, wishes] })).toBe(0);
});

test('people who want no notices get none, and see on the list who shops', async ({ em, app }) => {
  const { ida, tom, list } = await aHousehold(em);
  ida.preferences.notifications = false;
  await em.flush();

  await go(app, tom, list);

  expect(await noticesOf(em, ida)).toBe(0);
  expect(await tripsOf(app, ida, list)).toHaveLength(1);
});

test('reading a list costs a statement more only while somebody shops with it', async ({ em, app }) => {
  const { ida, tom, list } = await aHousehold(em);
  await anItem(em, { list });
  const read = async (fields: string) => {
    const reading = await observe(() => send(app, `{ list(id: "${list.id}") { id ${fields} } }`, ida));
    return reading.statements.length;
  };
  const plain = await read('');
  expect(await read(TRIPS)).toBe(plain);
  await go(app, tom, list);
  expect(await read(TRIPS)).toBeGreaterThan(plain);
});

test('a list that is deleted just before somebody goes is not found', async ({ em, orm, app, infrastructure }) => {
  const { ida, tom, list } = await aHousehold(em);
  const lock = (inTheWay: EntityManager) => inTheWay.execute('select 1 from lists where id = ? for update', [list.id]);

  const [deleted, began] = await whileHeld(orm, lock, [
    () => servicesOn(orm, infrastructure).lists.deleteList(ida, list.id),
    () => go(app, tom, list),
  ]);

  expect(deleted?.status).toBe('fulfilled');
  expect(began).toMatchObject({ value: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } });
});

test('a start and an end at once wait for each other, and both are done', async ({ em, orm, app }) => {
  const { ida, tom, list } = await aHousehold(em);
  await go(app, tom, list);
  await expect.poll(() => noticesOf(em, ida)).toBe(1);
  const lock = (inTheWay: EntityManager) => inTheWay.execute('select 1 from lists where id = ? for update', [list.id]);

  const outcomes = await whileHeld(orm, lock, [
    () => go(app, tom, list, ', hours: 3'),
    () => end(app, tom, list),
    () => go(app, tom, list, ', hours: 4'),
  ]);

  expect(outcomes.map((outcome) => outcome.status === 'fulfilled' && 'errors' in (outcome.value as object))).toEqual([
    false,
    false,
    false,
  ]);
});

test('the bell is told when a trip ends', async ({ em, app }) => {
  const { ida, tom, list } = await aHousehold(em);
  await go(app, tom, list);
  const { next } = await listen(app, 'subscription { notificationsChanged { unreadCount } }', ida);
  expect(await next()).toEqual({ notificationsChanged: { unreadCount: 1 } });

  await end(app, tom, list);

  expect(await next()).toEqual({ notificationsChanged: { unreadCount: 0 } });
});
