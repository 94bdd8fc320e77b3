import type { EntityManager } from '@mikro-orm/postgresql';
import { addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { Digest } from '../../../server/news/notifications/digest.entity.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import type { Services } from '../../../server/services.ts';
import { cleanUp } from '../../../server/site/jobs/clean-up.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { servicesOn, test } from '../server-test.ts';

const VERIFIED = { emailVerifiedAt: new Date() };

const READ = '{ notifications { unreadCount notifications { id kind text listId isRead } } }';

const read = async (app: FastifyInstance, user: User) => (await send(app, READ, user)).data.notifications;
const texts = async (app: FastifyInstance, user: User): Promise<string[]> =>
  (await read(app, user)).notifications.map(({ text }: { text: string }) => text);

/** Ida's public wishlist, on which Tom works, with a bicycle on it. */
async function aWorld(em: EntityManager, overrides: Partial<List> = {}) {
  const ida = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { owner: ida, name: 'Birthday', privacy: 'PUBLIC', ...overrides });
  const tom = await aCollaborator(em, { list, user: await aUser(em, { name: 'Tom' }) });
  const item = await anItem(em, { list, title: 'Bicycle', quantityDesired: 5 });
  return { ida, tom, list, item };
}

type World = Awaited<ReturnType<typeof aWorld>>;

function buy(
  services: Services,
  { list, item }: World,
  who: { name?: string; email?: string; quantity?: number; by?: User } = {},
) {
  const { name = 'Ann', email = 'ann@example.test', quantity = 1, by = null } = who;
  const input = { email: by?.email ?? email, name, quantity };
  return services.purchases.purchaseShared(by, list.shareToken, item.id, input);
}

describe('of purchases', () => {
  test('the owner is told, with the name of who bought, and collaborators are not', async ({ em, app, services }) => {
    const world = await aWorld(em);

    await buy(services, world, { quantity: 2 });
    await buy(services, world, { by: await aUser(em, { name: 'Bob' }), name: 'Bob' });

    expect(await texts(app, world.ida)).toEqual([
      'Bob bought “Bicycle” from “Birthday”.',
      'Ann bought 2 × “Bicycle” from “Birthday”.',
    ]);
    expect(await texts(app, world.tom)).toEqual([]);
  });

  test('each comes with its list and the picture of the gift, and a sentence that leaves the list out', async ({
    em,
    app,
    services,
  }) => {
    const world = await aWorld(em);
    world.item.imageUrl = 'https://shop.example/bicycle.jpg';
    await em.flush();
    await buy(services, world);

    const fields = 'textOnList listName listType effectiveImageUrl';
    const { data } = await send(app, `{ myNotifications { nodes { ${fields} } } }`, world.ida);

    expect(data.myNotifications.nodes).toEqual([
      {
        ...{ textOnList: 'Ann bought “Bicycle”.', listName: 'Birthday', listType: 'WISHLIST' },
        effectiveImageUrl: 'https://shop.example/bicycle.jpg',
      },
    ]);
  });

  test('says how many pieces were bought, or are held', async ({ em, app, services }) => {
    const world = await aWorld(em);
    await buy(services, world);
    const held = await anItem(em, { list: world.list, title: 'Globe', quantityDesired: 3 });
    const ben = { email: 'ben@example.test', name: 'Ben', quantity: 2 };
    await services.purchases.reserveShared(null, world.list.shareToken, held.id, ben);

    const { data } = await send(app, '{ myNotifications { nodes { who boughtQuantity heldQuantity } } }', world.ida);

    expect(data.myNotifications.nodes).toEqual([
      { who: 'Ben', boughtQuantity: null, heldQuantity: 2 },
      { who: 'Ann', boughtQuantity: 1, heldQuantity: null },
    ]);
  });

  test('those of one giver have one key, and a giver of the same name has another', async ({ em, app, services }) => {
    const world = await aWorld(em);
    await buy(services, world);
    await buy(services, world, { email: 'another.ann@example.test' });
    await buy(services, world, { email: 'ANN@example.test' });

    const { data } = await send(app, '{ myNotifications { nodes { id who whoKey } } }', world.ida);

    const [latest, ofAnother, first] = data.myNotifications.nodes;
    expect([latest.who, ofAnother.who, first.who]).toEqual(['Ann', 'Ann', 'Ann']);
    expect(first.whoKey).toBe(latest.whoKey);
    expect(ofAnother.whoKey).not.toBe(latest.whoKey);
  });

  test('who leaves another name, or whose name is kept, has no key in common with another notice', async ({
    em,
    app,
    services,
  }) => {
    const world = await aWorld(em);
    const list = await aList(em, { owner: world.ida, privacy: 'PUBLIC', purchaseVisibility: 'OWNER_SEES_TAKEN' });
    const kept = { ...world, list, item: await anItem(em, { list }) };
    await buy(services, world);
    await buy(services, world, { name: 'Ben' });
    await buy(services, kept);

    const { data } = await send(app, '{ myNotifications { nodes { id who whoKey } } }', world.ida);

    const [ofKept, ofBen, ofAnn] = data.myNotifications.nodes;
    expect([ofKept, ofBen.who, ofAnn.who]).toEqual([{ id: ofKept.id, who: null, whoKey: null }, 'Ben', 'Ann']);
    expect([ofBen.whoKey, ofAnn.whoKey]).toEqual([ofBen.id, ofAnn.id]);
  });

  test('an owner who only sees what is taken is told no name, even if they saw names then', async ({
    em,
    app,
    services,
  }) => {
    const world = await aWorld(em, { purchaseVisibility: 'OWNER_SEES_TAKEN' });
    const other = await aWorld(em);
    await buy(services, world);
    await buy(services, other);
    other.list.purchaseVisibility = 'OWNER_SEES_TAKEN';
    await em.flush();

    const told = ['Someone bought “Bicycle” from “Birthday”.'];
    expect([await texts(app, world.ida), await texts(app, other.ida)]).toEqual([told, told]);
  });

  test('a surprise leaves no notice that could tell once it is over', async ({ em, app, services }) => {
    const world = await aWorld(em, { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });

    await buy(services, world);

    expect(await em.fork().count(Notification, { user: world.ida })).toBe(0);
    world.list.purchaseVisibility = 'OWNER_SEES_BUYERS';
    await em.flush();
    expect(await read(app, world.ida)).toEqual({ unreadCount: 0, notifications: [] });
  });

  test('a list that becomes a surprise takes back what was told', async ({ em, app, services }) => {
    const world = await aWorld(em);
    await buy(services, world);

    await services.lists.updateList(world.ida, world.list.id, {
      purchaseVisibility: 'SURPRISE',
      eventType: 'Birthday',
      eventDate: '2999-12-24',
    });

    expect(await read(app, world.ida)).toEqual({ unreadCount: 0, notifications: [] });
  });

  test('what is taken back while the list is a surprise is not heard of', async ({ em, app, services }) => {
    const world = await aWorld(em);
    const { purchase, undoToken } = await buy(services, world);
    const surprise = { purchaseVisibility: 'SURPRISE', eventType: 'Birthday', eventDate: '2999-12-24' } as const;
    await services.lists.updateList(world.ida, world.list.id, surprise);
    const screen = await listen(app, 'subscription { notificationsChanged { unreadCount } }', world.ida);
    expect(await screen.next()).toEqual({ notificationsChanged: { unreadCount: 0 } });

    await services.purchases.undoShared(null, world.list.shareToken, purchase.id, undoToken);
    await services.items.addItem(world.tom, world.list.id, { title: 'Mug' });

    expect(await screen.next()).toEqual({ notificationsChanged: { unreadCount: 1 } }); // of the mug
    await screen.close();
  });

  test('a purchase that is taken back before anybody heard of it is no news', async ({ em, app, services }) => {
    const world = await aWorld(em);
    const { purchase, undoToken } = await buy(services, world);

    await services.purchases.undoShared(null, world.list.shareToken, purchase.id, undoToken);

    expect(await read(app, world.ida)).toEqual({ unreadCount: 0, notifications: [] });
  });

  test.for(['in the app', 'in a digest'])(
    'who heard %s of a purchase hears that it was taken back',
    async (where, { em, app, services }) => {
      const world = await aWorld(em);
      const { purchase, undoToken } = await buy(services, world);
      if (where === 'in the app') await services.notifications.markRead(world.ida, null);
      else em.create(Digest, { user: world.ida, period: '2026-11-23', until: addMinutes(new Date(), 1) });
      await em.flush();

      await services.purchases.undoShared(null, world.list.shareToken, purchase.id, undoToken);

      expect(await texts(app, world.ida)).toEqual(['Someone undid the purchase of “Bicycle” from “Birthday”.']);
    },
  );

  test('a giver whose account is gone has no name any more', async ({ em, app, services }) => {
    const world = await aWorld(em);
    const bob = await aUser(em, { name: 'Bob', passwordHash: null });
    await buy(services, world, { by: bob, name: 'Bob' });

    await services.profile.deleteAccount(bob, { confirm: 'DELETE' });

    expect(await texts(app, world.ida)).toEqual(['Someone bought “Bicycle” from “Birthday”.']);
  });

  test('ticks on a shopping list are one notice, and putting back is none', async ({
    em,
    app,
    orm,
    infrastructure,
  }) => {
    const { ida, tom, item } = await aWorld(em, { listType: 'SHOPPING' });
    const purchases = () => servicesOn(orm, infrastructure).purchases;

    const { purchase } = await purchases().purchaseItem(tom, item.id, 1);
    await purchases().purchaseItem(tom, item.id, 1);
    await purchases().undoPurchase(tom, purchase.id);
    await purchases().purchaseItem(ida, item.id, 1);

    expect(await texts(app, ida)).toEqual(['Tom ticked off items on “Birthday”.']);
    expect(await texts(app, tom)).toEqual([]);
  });
});

describe('of changes', () => {
  test('all others who work on the list are told, alike ones together', async ({ em, app, services }) => {
    const { ida, tom, list, item } = await aWorld(em);

    for (const title of ['Mug', 'Book', 'Kite']) await services.items.addItem(tom, list.id, { title });
    await services.items.updateItem(tom, item.id, { notes: 'red' });
    await services.lists.updateList(ida, list.id, { description: 'All I want' });

    expect(await texts(app, ida)).toEqual(['Tom changed “Bicycle” on “Birthday”.', 'Tom added 3 items to “Birthday”.']);
    expect(await texts(app, tom)).toEqual(['Ida changed the details of “Birthday”.']);
  });

  test('names and titles stand in it as people read them', async ({ em, app, services }) => {
    const [list, ann] = [
      await aList(em, { name: 'Salt &amp;amp; pepper' }),
      await aUser(em, { name: 'Ann &quot;A&quot; Lee' }),
    ];
    await aCollaborator(em, { list, user: ann });

    await services.items.addItem(ann, list.id, { title: 'Fish &amp; chips' });

    const { data } = await send(app, '{ notifications { notifications { text } } }', list.owner.unwrap());
    expect(data.notifications.notifications[0].text).toBe('Ann "A" Lee added “Fish & chips” to “Salt & pepper”.');
  });

  test('what was read is not counted on', async ({ em, app, services }) => {
    const { ida, tom, list } = await aWorld(em);
    await services.items.addItem(tom, list.id, { title: 'Mug' });
    await send(app, 'mutation { markNotificationsRead { unreadCount } }', ida);

    await services.items.addItem(tom, list.id, { title: 'Book' });

    expect(await read(app, ida)).toMatchObject({
      unreadCount: 1,
      notifications: [
        { text: 'Tom added “Book” to “Birthday”.', isRead: false },
        { text: 'Tom added “Mug” to “Birthday”.', isRead: true },
      ],
    });
  });

  test('a list that is gone is told by the name that it had', async ({ em, app, services }) => {
    const { ida, tom, list } = await aWorld(em);
    await services.items.addItem(ida, list.id, { title: 'Mug' });

    await services.lists.deleteList(ida, list.id);

    expect((await read(app, tom)).notifications).toMatchObject([{ text: 'Ida deleted “Birthday”.', listId: null }]);
  });

  test('a person who is added, joins, leaves or is removed is named in notices, and gets one', async ({
    em,
    app,
    services,
  }) => {
    const { ida, tom, list } = await aWorld(em);
    const [eve, lea] = [await aUser(em, { name: 'Eve', ...VERIFIED }), await aUser(em, { name: 'Lea', ...VERIFIED })];
    for (const { email } of [eve, lea]) await services.collaborators.invite(ida, list.id, { email });
    expect(await texts(app, eve)).toEqual(['Lea was added to “Birthday”.', 'Ida added you to “Birthday”.']);

    await services.collaborators.remove(ida, list.id, eve.id);
    await services.collaborators.remove(lea, list.id, lea.id);

    expect(await texts(app, eve)).toEqual(['Ida removed you from “Birthday”.']);
    expect(await texts(app, lea)).toEqual([]);
    expect(await texts(app, tom)).toEqual([
      'Lea left “Birthday”.',
      'Eve was removed from “Birthday”.',
      'Lea was added to “Birthday”.',
      'Eve was added to “Birthday”.',
    ]);
    expect(await texts(app, ida)).toEqual(['Lea left “Birthday”.']);
  });
});

test('who wants no notifications gets none, not even later', async ({ em, app, services }) => {
  const world = await aWorld(em);
  await services.profile.updatePreferences(world.ida, { notifications: false });

  await buy(services, world);
  await services.items.addItem(world.tom, world.list.id, { title: 'Mug' });
  await services.profile.updatePreferences(world.ida, { notifications: true });

  expect(await read(app, world.ida)).toEqual({ unreadCount: 0, notifications: [] });
});

test("nobody reads or marks another's", async ({ em, app, services }) => {
  const [world, other] = [await aWorld(em), await aWorld(em)];
  await buy(services, world);
  const [{ id }] = (await read(app, world.ida)).notifications;

  await send(app, `mutation { markNotificationsRead(ids: ["${id}", "nonsense"]) { unreadCount } }`, other.ida);

  expect(await read(app, world.ida)).toMatchObject({ unreadCount: 1 });
  for (const query of [READ, 'mutation { markNotificationsRead { unreadCount } }']) {
    expect((await send(app, query, null)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});

test('one is marked as read, and the rest are not', async ({ em, app, services }) => {
  const world = await aWorld(em);
  await buy(services, world);
  await buy(services, world);
  const [newest] = (await read(app, world.ida)).notifications;

  const { data } = await send(
    app,
    `mutation { markNotificationsRead(ids: ["${newest.id}"]) { unreadCount } }`,
    world.ida,
  );

  expect(data.markNotificationsRead).toEqual({ unreadCount: 1 });
  expect((await read(app, world.ida)).notifications.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([
    true,
    false,
  ]);
});

test('more at once than can be marked are refused, and none of them is marked', async ({ em, app, services }) => {
  const world = await aWorld(em);
  await buy(services, world);
  const [{ id }] = (await read(app, world.ida)).notifications;
  const mark = (ids: string[]) =>
    send(app, 'mutation ($ids: [ID!]) { markNotificationsRead(notificationIds: $ids) { unreadCount } }', world.ida, {
      ids,
    });
  const others = Array.from({ length: 99 }, () => crypto.randomUUID());

  const refused = await mark([...others, crypto.randomUUID(), id]);

  expect(refused.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { notificationIds: ['At most 100 at once'] },
  });
  expect(await read(app, world.ida)).toMatchObject({ unreadCount: 1 });
  expect((await mark([...others, id])).data.markNotificationsRead).toEqual({ unreadCount: 0 });
});

test('open screens hear how much there is to read, on every device', async ({ em, orm, infrastructure, app }) => {
  const world = await aWorld(em);
  const services = () => servicesOn(orm, infrastructure);
  const query = 'subscription { notificationsChanged { unreadCount } }';
  const [one, two] = [await listen(app, query, world.ida), await listen(app, query, world.ida)];
  const heard = async () =>
    (await Promise.all([one.next(), two.next()])).map((data) => data.notificationsChanged.unreadCount);
  expect(await heard()).toEqual([0, 0]);

  await buy(services(), world);
  expect(await heard()).toEqual([1, 1]);
  await send(app, 'mutation { markNotificationsRead { unreadCount } }', world.ida);

  expect(await heard()).toEqual([0, 0]);
  await Promise.all([one.close(), two.close()]);
});

test('a guest hears nothing', async ({ app }) => {
  const [problem] = await (await listen(app, 'subscription { notificationsChanged { unreadCount } }')).next();

  expect(problem.extensions.code).toBe('UNAUTHENTICATED');
});

test('they are kept for 90 days, and go with list and account', async ({ em, app, services }) => {
  const [world, other] = [await aWorld(em), await aWorld(em)];
  await buy(services, world);
  await services.items.addItem(world.tom, world.list.id, { title: 'Mug' });
  await buy(services, other);
  await em.execute(
    `update notifications set news_at = now() - interval '91 days' where kind = 'ITEM_ADDED' and user_id = ?`,
    [world.ida.id],
  );

  await cleanUp(em.fork());
  expect(await texts(app, world.ida)).toEqual(['Ann bought “Bicycle” from “Birthday”.']);
  await services.lists.deleteList(world.ida, world.list.id);
  await em.execute('delete from users where id = ?', [other.ida.id]);

  expect(await em.fork().count(Notification, { user: { $in: [world.ida.id, other.ida.id] } })).toBe(0);
});
