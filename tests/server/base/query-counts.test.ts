import { addDays } from 'date-fns';
import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { MailQueue } from '../../../server/core/email/mail-queue.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { LiveStats } from '../../../server/money/reports/live-stats.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import { sendDigests } from '../../../server/news/notifications/send-digests.ts';
import { aUser } from '../../builders/accounts.ts';
import { anAffiliateSite } from '../../builders/affiliates.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { anImage } from '../../builders/pictures.ts';
import { bearer, send } from '../graphql.ts';
import { buy, portalOf, press, switchPayments } from '../payments.ts';
import { PUBLIC_URL, servicesOn, test } from '../server-test.ts';
import { observe } from '../statements.ts';

const EVERYTHING = `{ lists {
  id name itemCount itemRoom viewerRole revision purchasesHidden owner { name avatarUrl } collaborators { name avatarUrl }
  branding { bannerUrl } pictures { url sizes } progress { wanted given }
  items { title effectiveImageUrl image { width } quantityPurchased purchases { quantity guestEmail buyer { name } } }
} }`;

/** How many statements `work` sends to the database, besides the one that a rate limit takes. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { statements } = await observe(work);
  return statements.filter((text) => !text.includes('rate_limits')).length;
}

test('a longer answer takes no more queries than a short one', async ({ em, app }) => {
  const me = await aUser(em);
  const grow = async () => {
    const list = await aList(em, { owner: me });
    await aCollaborator(em, { list, user: await aUser(em, { avatar: anImage(em) }) });
    for (const title of ['Mug', 'Book']) {
      const amounts = { quantityDesired: 3, quantityPurchased: 1 };
      const item = await anItem(em, { list, title, image: anImage(em), ...amounts });
      em.create(Purchase, {
        item,
        quantity: 1,
        guestEmail: 'ann@example.test',
        buyer: await aUser(em, { avatar: anImage(em) }),
      });
    }
    em.assign(list, { banner: anImage(em) });
    await em.flush();
  };
  const headers = await bearer(app, me);
  const ask = () => app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: EVERYTHING } });
  const askRest = () => app.inject({ url: '/api/v1/lists', headers });
  await grow();
  await ask();
  const [few, fewRest] = [await queriesOf(ask), await queriesOf(askRest)];

  for (let count = 0; count < 3; count++) await grow();

  expect((await ask()).json().data.lists).toHaveLength(4);
  expect(await queriesOf(ask)).toBe(few);
  expect(await queriesOf(askRest)).toBe(fewRest);
  expect(few).toBeLessThanOrEqual(14);
});

test('longer pages take no more queries than short ones', async ({ em, app }) => {
  const me = await aUser(em);
  const grow = async () => {
    const list = await aList(em, { owner: me, privacy: 'PUBLIC' });
    for (const title of ['Mug', 'Book']) {
      const item = await anItem(em, { list, title, quantityDesired: 3, quantityPurchased: 1, image: anImage(em) });
      em.create(Purchase, { item, quantity: 1, guestEmail: 'ann@example.test', buyer: await aUser(em) });
    }
    em.create(Notification, { user: me, list, kind: 'ITEM_ADDED' });
    await em.flush();
  };
  const headers = await bearer(app, me);
  const query = `{
    myLists { totalCount nodes {
      name owner { name } itemSummary { purchasedCount latestPurchase { guestName } }
      itemsConnection { totalCount nodes { title image { width } purchasesConnection { nodes { guestName } } } }
    } }
    myNotifications { unreadCount nodes { text } }
    publicProfile(id: "${me.id}") { listsConnection { totalCount nodes { itemCount } } }
  }`;
  const ask = () => app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  await grow();
  await ask();
  const few = await queriesOf(ask);

  for (let count = 0; count < 3; count++) await grow();

  const { data } = (await ask()).json();
  expect(data).toMatchObject({ myLists: { totalCount: 4 }, myNotifications: { nodes: { length: 4 } } });
  expect(await queriesOf(ask)).toBe(few);
});

test('a list is opened with the same few queries, however much is on it', async ({ em, app }) => {
  const me = await aUser(em);
  const list = await aList(em, { owner: me });
  const grow = async () => {
    const item = await anItem(em, { list, image: anImage(em), quantityDesired: 3, quantityPurchased: 1 });
    em.create(Purchase, { item, quantity: 1, guestEmail: 'ann@example.test', buyer: await aUser(em) });
    await em.flush();
  };
  const headers = await bearer(app, me);
  const query = `{ list(id: "${list.id}") {
    name revision viewerRole purchasesHidden itemCount archivedItemCount owner { name }
    items { listId title price outgoingUrl quantityPurchased timesPutBack purchases { mine guestName buyer { name } } }
  } }`;
  const ask = () => app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  await grow();
  await ask();
  const few = await queriesOf(ask);

  for (let count = 0; count < 5; count++) await grow();

  expect((await ask()).json().data.list.items).toHaveLength(6);
  expect(await queriesOf(ask)).toBe(few);
  expect(few).toBeLessThanOrEqual(8);
});

test('items are put in order with the same few queries, however many there are', async ({ em, app }) => {
  const me = await aUser(em);
  const list = await aList(em, { owner: me });
  const ids = [(await anItem(em, { list })).id, (await anItem(em, { list })).id];
  const headers = await bearer(app, me);
  const reorder = (itemIds: string[]) => () => {
    const query =
      'mutation ($listId: ID!, $itemIds: [ID!]!) { reorderItems(listId: $listId, itemIds: $itemIds) { id } }';
    const payload = { query, variables: { listId: list.id, itemIds } };
    return app.inject({ method: 'POST', url: '/graphql', headers, payload });
  };
  await reorder(ids.toReversed())();
  const few = await queriesOf(reorder(ids));

  for (let count = 0; count < 5; count++) ids.push((await anItem(em, { list })).id);

  expect(await queriesOf(reorder(ids.toReversed()))).toBe(few);
});

test('My Lists are read without what is on them', async ({ em, app }) => {
  const me = await aUser(em);
  await aList(em, { owner: me });
  const query = '{ lists { name description listType viewerRole eventDate itemCount owner { name } shareToken } }';
  const headers = await bearer(app, me);
  const ask = () => app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  await ask();
  const few = await queriesOf(ask);

  for (let count = 0; count < 5; count++) await anItem(em, { list: await aList(em, { owner: me }) });

  expect((await ask()).json().data.lists).toHaveLength(6);
  expect(await queriesOf(ask)).toBe(few);
  expect(few).toBeLessThanOrEqual(6);
});

test('a shared list is one query for a guest, however much is on it', async ({ em, app }) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  for (let count = 0; count < 5; count++) {
    const item = await anItem(em, { list, quantityDesired: 3, quantityPurchased: 1 });
    em.create(Purchase, { item, quantity: 1, guestEmail: 'ann@example.test' });
  }
  await em.flush();
  const query = `{ sharedList(token: "${list.shareToken}") { name ownerName branding { bannerUrl } items { title effectiveImageUrl purchases { quantity } } } }`;

  expect(await queriesOf(() => send(app, query))).toBe(1);
});

test('a long billing history is read, and a smaller plan looked at, with as few queries as a short one', async ({
  em,
  orm,
  app,
  infrastructure,
  onTestFinished,
}) => {
  await switchPayments(orm, infrastructure);
  onTestFinished(() => switchPayments(orm, infrastructure, false));
  const me = await aUser(em);
  await buy(app, me);
  const portal = await portalOf(app, me);
  const headers = await bearer(app, me);
  const query = `{
    mySubscription { planId paymentMethod { last4 } canManage }
    myTransactions { amount invoiceUrl }
    planChangeEffects(planId: "free") { lists fullLists }
  }`;
  const ask = () => app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  await ask();
  const few = await queriesOf(ask);

  for (let count = 0; count < 4; count++) {
    await press(app, portal, 'move-clock');
    await anItem(em, { list: await aList(em, { owner: me }) });
  }

  expect((await ask()).json().data).toMatchObject({ myTransactions: { length: 5 }, planChangeEffects: { lists: 4 } });
  expect(await queriesOf(ask)).toBe(few);
  expect(few).toBeLessThanOrEqual(10);
});

test('a profile with many public lists takes no more queries than one with few', async ({ em, app }) => {
  const user = await aUser(em, { avatar: anImage(em) });
  const grow = async () => anItem(em, { list: await aList(em, { owner: user, privacy: 'PUBLIC' }) });
  const query = `{ publicProfile(id: "${user.id}") { avatarUrl lists { name itemCount pictures { url } } } }`;
  const ask = () => app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  await grow();
  await ask();
  const few = await queriesOf(ask);

  for (let count = 0; count < 3; count++) await grow();

  expect((await ask()).json().data.publicProfile.lists).toHaveLength(4);
  expect(await queriesOf(ask)).toBe(few);
});

test('a page that was read a while ago costs two statements, and no request', async ({
  em,
  productPages,
  services,
}) => {
  const me = await aUser(em);
  const url = productPages.add('<title>Red bicycle</title>');
  const read = () => services.products.readLink(me, { url });
  await read();

  expect(await queriesOf(read)).toBe(2);
  expect(productPages.askedFor(url)).toHaveLength(1);
});

test('an item is added from a link with as few queries as by hand', async ({ em, services }) => {
  const list = await aList(em);
  const me = list.owner.unwrap();
  const primaryUrl = 'https://shop.test/mug';
  const byHand = await queriesOf(() => services.items.addItem(me, list.id, { title: 'Mug', primaryUrl }));
  const fromLink = () => services.products.addItem(me, list.id, primaryUrl, { title: 'Mug' });

  expect(await queriesOf(fromLink)).toBeLessThanOrEqual(byHand + 1); // who may add is asked before anything is fetched
});

test('many affiliate sites and their clicks take no more queries than few', async ({ em, app }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  const headers = await bearer(app, admin);
  const query = '{ affiliateSites { data { name clicks clicksByDay { clicks } urlFormats { urlPattern } } } }';
  const ask = () => app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  await anAffiliateSite(em);
  await ask();
  const few = await queriesOf(ask);

  for (let count = 0; count < 5; count++) await anAffiliateSite(em, { urlFormats: [{}] });

  expect((await ask()).json().data.affiliateSites.data.length).toBeGreaterThan(5);
  expect(await queriesOf(ask)).toBe(few);
});

test('a page of many accounts, with their plans, lists and payments, takes no more queries than one of few', async ({
  em,
  app,
}) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  const headers = await bearer(app, admin);
  const fields = 'name avatarUrl listsCreated apiKeyCount lastActiveAt monthlyRevenue totalPaid isGranted';
  const query = `{ adminUsers(limit: 100) { total tierCounts { free } data { ${fields} } } }`;
  const ask = () => app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  await ask();
  const few = await queriesOf(ask);

  for (let count = 0; count < 5; count++) await aList(em, { owner: await aUser(em, { avatar: anImage(em) }) });

  expect((await ask()).json().data.adminUsers.data.length).toBeGreaterThan(5);
  expect(await queriesOf(ask)).toBe(few);
  expect(few).toBeLessThanOrEqual(3);
});

test('the health of many shops takes no more queries than that of few', async ({ em, services }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  const read = () => services.shopHealth.shops(admin, { page: 1, limit: 100, days: 30 });

  expect(await queriesOf(read)).toBe(2);
});

test('digests for many take no more queries than for few', async ({ em, services, infrastructure }) => {
  const settings = { emailNotifications: true, requireEmailVerification: false, siteUrl: PUBLIC_URL };
  const tomorrow = addDays(new Date(), 1);
  const digestsFor = async (people: number) => {
    for (let n = 0; n < people; n += 1) {
      const list = await aList(em);
      em.assign(list.owner.unwrap(), { preferences: { emailFrequency: 'DAILY' } });
      await services.items.addItem(await aCollaborator(em, { list, user: await aUser(em) }), list.id, { title: 'Mug' });
    }
    await em.execute('delete from digests');
    return queriesOf(() => sendDigests(em.fork(), infrastructure.mailQueue, settings, tomorrow));
  };
  await digestsFor(2);

  expect(await digestsFor(12)).toBe(await digestsFor(1));
});

test('a guest buys with one statement that reads, and one that writes everything', async ({
  em,
  orm,
  infrastructure,
}) => {
  const list = await aList(em, { privacy: 'PUBLIC' });
  const item = await anItem(em, { list });
  const email = `${crypto.randomUUID()}@example.test`;
  const outbox = { ...infrastructure, mailQueue: new MailQueue(undefined as never, { isOutbox: true }) };
  const { purchases } = servicesOn(orm, outbox);
  const buy = () => purchases.purchaseShared(null, list.shareToken, item.id, { email }, 'one-tap');

  expect(await queriesOf(buy)).toBe(2);

  expect(await em.count(Purchase, { item })).toBe(1);
  expect(await em.count(Mail, { to: email, state: 'KEPT' })).toBe(1);
  expect(await em.count(Notification, { list })).toBe(1);
});

test('the figures of a site take the same few queries, however long the days they are of', async ({ em, app }) => {
  const headers = await bearer(app, await aUser(em, { role: 'ADMIN' }));
  const ask = (query: string) => async () => {
    const response = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(response.json().errors).toBeUndefined();
  };
  const report = (start: string) =>
    ask(`{ adminReport(period: { start: "${start}", end: "2026-01-31" }) {
    totals { users revenue { amountMinor } } history { users } retention averageSessionMinutes churn cohorts { active }
  } }`);
  const series = (start: string, interval: string) =>
    ask(
      `{ statistics(period: { start: "${start}", end: "2026-01-30" }, interval: ${interval}) { points { users activeUsers } } }`,
    );
  await report('2026-01-31')(); // finds the administrator once

  expect(await queriesOf(report('2025-02-01'))).toBe(await queriesOf(report('2026-01-31')));
  expect(await queriesOf(report('2025-02-01'))).toBeLessThanOrEqual(9);
  for (const interval of ['DAY', 'MONTH']) {
    expect(await queriesOf(series('2025-02-01', interval))).toBe(await queriesOf(series('2026-01-05', interval)));
    expect(await queriesOf(series('2025-02-01', interval))).toBeLessThanOrEqual(6);
  }
  expect(await queriesOf(ask('{ adminStats { totalUsers activeUsers totalItems } }'))).toBeLessThanOrEqual(5);
});

test('operation takes the same few queries, however many mails and jobs there are', async ({
  em,
  orm,
  infrastructure,
}) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  const read = () => servicesOn(orm, infrastructure).operation.operation(admin);
  await read();
  const few = await queriesOf(read);

  for (let count = 0; count < 5; count++) {
    em.create(Mail, { to: 'ann@example.test', subject: 'Hi', text: '', html: '' });
    await em.execute(`insert into jobs.job (name, state, completed_on) values ('payments', 'failed', now())`);
  }
  await em.flush();

  expect(Math.abs((await queriesOf(read)) - few)).toBeLessThanOrEqual(5); // the health check is one for a second
  expect(few).toBeLessThanOrEqual(8);
});

test('a change of the figures is checked once, however many administrators look', async ({ em, orm }) => {
  const viewer = await aUser(em, { role: 'ADMIN' });
  const live = new LiveStats(orm, 'TEST', () => {}, 20);
  const dashboards = Array.from({ length: 5 }, () => live.watch(viewer.id)[Symbol.asyncIterator]());
  let changes = 1;

  const { statements } = await observe(async () => {
    const [first] = await Promise.all(dashboards.map((dashboard) => dashboard.next()));
    await aUser(em);
    for (let now = first; now?.value.totalUsers === first?.value.totalUsers; changes += 1) {
      [now] = await Promise.all(dashboards.map((dashboard) => dashboard.next()));
    }
  });

  const checks = statements.filter((text) => /u\.role = /.test(text)).length;
  expect(checks).toBeGreaterThanOrEqual(changes);
  expect(checks).toBeLessThan(changes * dashboards.length);
  for (const dashboard of dashboards) await dashboard.return?.();
});
