import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, addHours, addMinutes, startOfDay, subDays } from 'date-fns';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { remindGivers } from '../../../server/lists/reminders/remind-givers.ts';
import { remindOfDay } from '../../../server/news/following/remind-of-day.ts';
import { tellFollowers } from '../../../server/news/following/tell-followers.ts';
import { tellSurpriseOver } from '../../../server/news/notifications/tell-surprise-over.ts';
import { WebhookMessage } from '../../../server/news/webhooks/webhook-message.entity.ts';
import { noteLook } from '../../../server/shops/watched-prices/note-look.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { servicesOn } from '../server-test.ts';
import { observe } from '../statements.ts';
import { aSurprise, buyGifts, inOneText } from '../surprises.ts';
import { anOwner, test as webhookTest } from './webhook-test.ts';

const daysFromNow = (days: number) => addHours(startOfDay(addDays(new Date(), days)), 10);
const EVENT_DATE = addDays(startOfDay(new Date()), 30).toISOString().slice(0, 10);

const test = webhookTest.extend('jobs', async ({ orm, infrastructure }) => {
  const { mailQueue, giftLinks, settings } = infrastructure;
  const needs = { mailQueue, giftLinks, settings: settings.now, sender: { send: async () => 'sent' as const } };
  return {
    remindOfDay: (now: Date) => remindOfDay(orm.em.fork(), needs, now),
    remindGivers: (now: Date) => remindGivers(orm.em.fork(), needs, now),
    tellFollowers: (now: Date) => tellFollowers(orm.em.fork(), needs, now),
    surprisesOver: (now: Date) => tellSurpriseOver(orm.em.fork(), mailQueue, settings.now, now),
  };
});

type App = Parameters<typeof send>[0];

async function aParty(em: EntityManager, overrides = {}) {
  return aList(em, { privacy: 'PUBLIC', name: 'Ida turns 7', eventDate: EVENT_DATE, ...overrides });
}

async function follow(app: App, list: List, user: User) {
  await send(app, `mutation { followList(token: "${list.shareToken}", input: {}) { isFollowing } }`, user);
}

const kindsIn = async (app: App, user: User): Promise<string[]> => {
  const { data } = await send(app, '{ myNotifications { nodes { kind } } }', user);
  return data.myNotifications.nodes.map(({ kind }: { kind: string }) => kind);
};

/** A page that was looked at yesterday, as its watch knows it. */
async function seePrice(em: EntityManager, itemId: string, seen: { priceMinor: number | null; isSoldOut: boolean }) {
  const due = {
    ...{ itemId, url: '', host: '', languages: null, failures: 0, isWanted: true, itemUrl: null },
    ...{ seenAt: subDays(new Date(), 1), knownMinor: 10_000, knownCurrency: 'EUR', isKnownSoldOut: false },
    ...{ toldAt: null, robots: null, robotsReadAt: null },
  };
  const now = new Date();
  await noteLook(em.fork(), due, { currency: 'EUR', ...seen }, { now, lookAt: addDays(now, 1) });
}

async function aWatchedItem(app: App, em: EntityManager, owner: User) {
  const list = await aList(em, { owner });
  const item = await anItem(em, { list, title: 'Bicycle', primaryUrl: 'https://shop.example/bicycle' });
  await send(app, 'mutation ($id: ID!) { setPriceWatched(itemId: $id, isWatched: true) { isWatched } }', owner, {
    id: item.id,
  });
  return { list, item };
}

describe('the webhook of who watches a price', () => {
  test('is told that it fell, and that it is sold out, with what the shop asks', async ({ app, em, hook, deliver }) => {
    const ida = await anOwner(em);
    const { list, item } = await aWatchedItem(app, em, ida);
    const { endpoint } = await hook(ida);

    await seePrice(em, item.id, { priceMinor: 8_000, isSoldOut: false });
    await deliver();
    await seePrice(em, item.id, { priceMinor: null, isSoldOut: true });
    await deliver();

    const about = { list_id: list.id, item_id: item.id, list: { id: list.id }, item: { name: 'Bicycle' } };
    expect(endpoint.received).toMatchObject([
      { type: 'item.price_fell', data: { ...about, price: { amount: 80, currency: 'EUR' } } },
      { type: 'item.sold_out', data: { ...about, price: null } },
    ]);
  });

  test('is told nothing once they watch it no more, or have lost the list', async ({ app, em, hook, deliver }) => {
    for (const change of [
      'delete from price_watchers where user_id = ?',
      'update lists set owner_id = (select id from users u where u.id <> ? limit 1)',
    ]) {
      const ida = await anOwner(em);
      const { item } = await aWatchedItem(app, em, ida);
      const { endpoint, webhook } = await hook(ida);
      await seePrice(em, item.id, { priceMinor: 8_000, isSoldOut: false });
      expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(1);

      await em.execute(change, [ida.id]);
      await deliver();

      expect(endpoint.received, change).toEqual([]);
    }
  });
});

describe('the webhook of a follower', () => {
  test('is told of new gifts, and before the day how many are wanted', async ({ app, em, hook, deliver, jobs }) => {
    const [list, ann] = [await aParty(em), await anOwner(em)];
    await follow(app, list, ann);
    const { endpoint } = await hook(ann);
    await anItem(em, { list, title: 'Kite', createdAt: addMinutes(new Date(), 1) });

    await jobs.tellFollowers(daysFromNow(1));
    await deliver();
    await jobs.remindOfDay(daysFromNow(27));
    await deliver();

    const facts = { list_id: list.id, item_id: null, count: 1, list: { name: 'Ida turns 7', viewer_role: 'viewer' } };
    expect(endpoint.received).toMatchObject([
      { type: 'list.wishes_added', data: facts },
      { type: 'list.still_wanted', data: facts },
    ]);
    expect(JSON.stringify(endpoint.received)).not.toContain(list.shareToken);
  });

  test('is told nothing of a list that is closed by then, or where the last gift is given', async ({
    app,
    em,
    hook,
    deliver,
    jobs,
  }) => {
    const [closed, given, ann] = [await aParty(em), await aParty(em), await anOwner(em)];
    for (const list of [closed, given]) {
      await anItem(em, { list });
      await follow(app, list, ann);
    }
    const { endpoint, webhook } = await hook(ann);
    await jobs.remindOfDay(daysFromNow(27));
    expect(await em.fork().count(WebhookMessage, { webhook: webhook.id })).toBe(2);

    await em.execute(`update lists set privacy = 'PRIVATE' where id = ?`, [closed.id]);
    await em.execute('update items set quantity_purchased = quantity_desired where list_id = ?', [given.id]);
    await deliver();

    expect(endpoint.received).toEqual([]);
  });
});

describe('a giver with an account', () => {
  async function aHold(em: EntityManager, list: List, buyer: User) {
    const item = await anItem(em, { list, title: 'Kite', quantityPurchased: 1 });
    em.create(Purchase, { item, quantity: 1, buyer, guestEmail: '', heldUntil: addDays(startOfDay(new Date()), 31) });
    await em.flush();
    return item;
  }

  test('is reminded before the day in the bell and by webhook, too, once', async ({ app, em, hook, deliver, jobs }) => {
    const [list, ann] = [await aParty(em), await anOwner(em)];
    const item = await aHold(em, list, ann);
    const { endpoint } = await hook(ann);

    await jobs.remindGivers(daysFromNow(23));
    await jobs.remindGivers(daysFromNow(24));
    await deliver();

    expect(await kindsIn(app, ann)).toEqual(['GIFTS_TO_DO']);
    const { data } = await send(app, '{ myNotifications { nodes { text } } }', ann);
    expect(data.myNotifications.nodes).toEqual([
      { text: '“Ida turns 7” is near: you still have 1 gift to buy or pay for.' },
    ]);
    expect(endpoint.received).toMatchObject([
      {
        type: 'gifts.to_do',
        data: { list_id: list.id, count: 1, to_buy: [{ id: item.id, name: 'Kite' }], to_pay: [], item: null },
      },
    ]);
  });

  test('hears of no gift that is bought by then, and of none on a list that closed', async ({
    em,
    hook,
    deliver,
    jobs,
  }) => {
    const [bought, closed, ann] = [await aParty(em), await aParty(em), await anOwner(em)];
    for (const list of [bought, closed]) await aHold(em, list, ann);
    const { endpoint } = await hook(ann);
    await jobs.remindGivers(daysFromNow(23));

    await em.execute(
      'update purchases set held_until = null where item_id in (select id from items where list_id = ?)',
      [bought.id],
    );
    await em.execute(`update lists set privacy = 'PRIVATE' where id = ?`, [closed.id]);
    await deliver();

    expect(endpoint.received).toEqual([]);
  });

  test('who wants no reminders gets none, by no way, and other news as before', async ({
    app,
    em,
    hook,
    deliver,
    jobs,
  }) => {
    const [list, other] = [await aParty(em), await aParty(em)];
    const ann = await anOwner(em);
    await aHold(em, list, ann);
    await anItem(em, { list: other, createdAt: addMinutes(new Date(), 1) });
    const own = await aParty(em, { owner: ann });
    await anItem(em, { list: own });
    await follow(app, other, ann);
    const set = 'mutation { updatePreferences(changes: { reminders: false }) { preferences { reminders } } }';
    expect((await send(app, set, ann)).data.updatePreferences.preferences).toEqual({ reminders: false });
    const { endpoint } = await hook(ann);

    await jobs.tellFollowers(daysFromNow(1));
    await jobs.remindGivers(daysFromNow(23));
    for (const days of [16, 23, 27]) await jobs.remindOfDay(daysFromNow(days));
    await deliver();

    expect(await kindsIn(app, ann)).toEqual(['WISHES_ADDED']);
    expect(endpoint.received.map(({ type }) => type)).toEqual(['list.wishes_added']);
    const mails = await em.fork().execute('select from mails where "to" = ?', [ann.email]);
    expect(mails).toEqual([]);
  });
});

test('an owner’s webhook is told a week before the day, unless it became a surprise, and once a surprise is over', async ({
  em,
  hook,
  deliver,
  jobs,
}) => {
  const ida = await anOwner(em);
  const [open, hidden] = [await aParty(em, { owner: ida }), await aParty(em, { owner: ida })];
  for (const list of [open, hidden]) await anItem(em, { list, quantityPurchased: 0 });
  const { endpoint } = await hook(ida);
  await jobs.remindOfDay(daysFromNow(23));
  await em.execute(`update lists set purchase_visibility = 'SURPRISE' where id = ?`, [hidden.id]);
  await deliver();
  expect(endpoint.received).toMatchObject([{ type: 'list.still_wanted', data: { list_id: open.id, count: 1 } }]);

  const gift = await anItem(em, { list: hidden, quantityPurchased: 1 });
  em.create(Purchase, { item: gift, quantity: 1, guestEmail: 'a@example.test' });
  await em.flush();
  await jobs.surprisesOver(daysFromNow(30));
  await deliver();
  expect(endpoint.received).toHaveLength(1); // its day has not come by the clock that decides
  await jobs.surprisesOver(daysFromNow(30)); // told already
  await em.execute(`update lists set event_starts_at = now() - interval '10 hours' where id = ?`, [hidden.id]);
  await em.execute("update notifications set read_at = now(), news_at = now() - interval '9 days' where user_id = ?", [
    ida.id,
  ]);
  await jobs.surprisesOver(new Date());
  await deliver();
  expect(endpoint.received.at(-1)).toMatchObject({ type: 'list.surprise_over', data: { list_id: hidden.id } });
});

test('of a surprise an owner’s webhook is told the same, by the same work, whatever was given', async ({
  orm,
  app,
  infrastructure,
  hook,
  deliver,
  jobs,
}) => {
  const record = async (hasGifts: boolean) => {
    const em = orm.em.fork();
    const services = servicesOn(orm, infrastructure);
    const surprise = await aSurprise(em, 'WISHLIST', 'owner');
    const { viewer, list, items } = surprise;
    await em.execute('update lists set event_date = ?::date, event_starts_at = ?::date where id = ?', [
      ...[EVENT_DATE, EVENT_DATE, list.id],
    ]);
    await em.execute(`update users set subscription_tier = 'PREMIUM' where id = ?`, [viewer.id]);
    viewer.subscriptionTier = 'PREMIUM';
    const { endpoint, webhook } = await hook(viewer);
    const first = items[0]?.id ?? '';
    await em.execute(`insert into watched_shops (host, next_look_at) values ('s', now()) on conflict do nothing`);
    await em.execute(`insert into price_watches (item_id, url, host, look_at) values (?, '', 's', now())`, [first]);
    await em.execute('insert into price_watchers (watch_item_id, user_id) values (?, ?)', [first, viewer.id]);
    if (hasGifts) await buyGifts({ em, app, services, infrastructure, ...surprise });
    await em.execute('delete from follows');
    const { statements } = await observe(async () => {
      for (const days of [16, 23, 27]) await jobs.remindOfDay(daysFromNow(days));
      await jobs.surprisesOver(daysFromNow(29));
      await seePrice(em, first, { priceMinor: 8_000, isSoldOut: false });
      await deliver();
    });
    const waiting = await em.fork().count(WebhookMessage, { webhook: webhook.id });
    const sizes = endpoint.requests.map(({ headers }) => headers['content-length']);
    return {
      types: endpoint.received.map(({ type }) => type),
      text: inOneText([endpoint.received, sizes, waiting, statements]),
    };
  };

  await record(false); // what a process reads once, it has read by then
  const without = await record(false);

  expect(without.types).toEqual(['item.price_fell']);
  expect(await record(true)).toEqual(without);
});

test('guests are reminded by mail alone, and nobody where there are no mails', async ({ em, orm, infrastructure }) => {
  const list = await aParty(em);
  const [item, ann] = [await anItem(em, { list, quantityPurchased: 1 }), await aUser(em)];
  const held = { item, quantity: 1, heldUntil: addDays(startOfDay(new Date()), 31) };
  const guests = em.create(Purchase, { ...held, guestEmail: 'guest@example.test' });
  const members = em.create(Purchase, { ...held, guestEmail: '', buyer: ann });
  await em.flush();
  const { mailQueue, giftLinks, settings } = infrastructure;
  const needs = { mailQueue, giftLinks, settings: { ...settings.now, emailNotifications: false } };

  await remindGivers(orm.em.fork(), needs, daysFromNow(23));

  const reminded = await em
    .fork()
    .execute('select id from purchases where id in (?, ?) and reminded_at is not null', [guests.id, members.id]);
  expect(reminded).toEqual([{ id: members.id }]);
});
