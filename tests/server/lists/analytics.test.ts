import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect, vi } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { ListVisit } from '../../../server/lists/analytics/list-visit.entity.ts';
import { ListVisits } from '../../../server/lists/analytics/list-visits.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { cleanUp } from '../../../server/site/jobs/clean-up.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, send, world } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const MINUTE = 60_000;

const today = () => new Date().toISOString().slice(0, 10);

async function aPremiumList(em: EntityManager, overrides: Parameters<typeof aList>[1] = {}) {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner, privacy: 'PUBLIC', ...overrides });
  return { owner, list };
}

/** Opens a shared list as the browser does, and waits until that is written. */
async function look(
  app: FastifyInstance,
  shareToken: string,
  { viewer = null, ...headers }: { viewer?: User | null } & Record<string, unknown> = {},
) {
  const query = `{ sharedList(token: "${shareToken}") { name } }`;
  const signedIn = await bearer(app, viewer);
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'user-agent': PHONE, ...signedIn, ...headers },
    payload: { query },
  });
  expect(answer.json().errors).toBeUndefined();
  await world.get(app)?.infrastructure.listVisits.flush();
}

function ask(app: FastifyInstance, listId: string, viewer: User | null, start = today(), end = today()) {
  const query = `{ listAnalytics(listId: "${listId}", period: { start: "${start}", end: "${end}" }) {
    start end views visitors purchases purchasedShare purchasesHidden days { day views visitors purchases }
  } }`;
  return send(app, query, viewer);
}

async function visitsOf(app: FastifyInstance, listId: string, owner: User) {
  const { data } = await ask(app, listId, owner);
  const { views, visitors } = data.listAnalytics;
  return { views, visitors };
}

describe('who counts', () => {
  test('guests and strangers do, through GraphQL and REST; the owner and collaborators do not', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);
    const collaborator = await aCollaborator(em, { list });

    await look(app, list.shareToken);
    await look(app, list.shareToken, { viewer: await aUser(em) });
    await look(app, list.shareToken, { viewer: owner });
    await look(app, list.shareToken, { viewer: collaborator });
    await call(app, `GET /lists/shared/${list.shareToken}`, { headers: { 'user-agent': LAPTOP } });
    await world.get(app)?.infrastructure.listVisits.flush();

    expect(await visitsOf(app, list.id, owner)).toEqual({ views: 3, visitors: 3 });
  });

  test('a person who looks again within half an hour is one view, and later another, of one visitor', async ({
    em,
    app,
    orm,
  }) => {
    const { owner, list } = await aPremiumList(em);
    const noon = new Date(`${today()}T12:00:00Z`).getTime();
    const visits = new ListVisits(orm, 'a secret');
    const lookAt = async (minutes: number) => {
      vi.setSystemTime(noon + minutes * MINUTE);
      visits.note(list.id, null, { address: '192.0.2.1', userAgent: PHONE });
      await visits.flush();
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const minutes of [0, 1, 20, 45]) await lookAt(minutes);
      expect(await em.fork().find(ListVisit, { list: list.id })).toMatchObject([{ views: 1 }]);
      await lookAt(80);
    } finally {
      vi.useRealTimers();
    }

    expect(await visitsOf(app, list.id, owner)).toEqual({ views: 2, visitors: 1 });
  });

  test('two devices behind one address are two visitors, and an update of a browser is none', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);

    await look(app, list.shareToken);
    await look(app, list.shareToken, { 'user-agent': LAPTOP });
    await look(app, list.shareToken, { 'user-agent': LAPTOP.replace('140', '141') });

    expect(await visitsOf(app, list.id, owner)).toEqual({ views: 2, visitors: 2 });
  });

  test.for([
    ['a link preview', { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' }],
    ['a messenger', { 'user-agent': 'WhatsApp/2.25.1 A' }],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a browser that fetches in advance', { 'sec-purpose': 'prefetch;prerender' }],
    ['an open page that reads again', { purpose: 'refresh' }],
  ] as const)('%s does not', async ([, headers], { em, app }) => {
    const { owner, list } = await aPremiumList(em);

    await look(app, list.shareToken, headers);

    expect(await visitsOf(app, list.id, owner)).toEqual({ views: 0, visitors: 0 });
  });

  test('nothing that is stored tells who it was, or that two lists had the same visitor', async ({ em, app }) => {
    const [one, other] = [await aPremiumList(em), await aPremiumList(em)];
    for (const { list } of [one, other]) await look(app, list.shareToken);

    const rows = await em.fork().find(ListVisit, { list: [one.list.id, other.list.id] });

    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|iPhone/);
  });

  test('a list that is gone before its visit is written takes no other visit along', async ({
    em,
    app,
    infrastructure,
  }) => {
    const { owner, list } = await aPremiumList(em);
    const origin = { address: '192.0.2.1', userAgent: PHONE };
    infrastructure.listVisits.note(crypto.randomUUID(), null, origin);

    await look(app, list.shareToken);

    expect(await visitsOf(app, list.id, owner)).toEqual({ views: 1, visitors: 1 });
  });

  test('opening a shared list is one statement, and its answer does not wait for the counting', async ({
    em,
    app,
    orm,
  }) => {
    const { list } = await aPremiumList(em);
    const query = `{ sharedList(token: "${list.shareToken}") { name } }`;
    await app.inject({ method: 'POST', url: '/graphql', headers: { 'user-agent': PHONE }, payload: { query } });

    expect(await orm.em.fork().count(ListVisit, { list: list.id })).toBe(0); // answered, and not written yet
    await world.get(app)?.infrastructure.listVisits.flush();
    expect(await orm.em.fork().count(ListVisit, { list: list.id })).toBe(1);
  });

  test('visits go after 400 days', async ({ em }) => {
    const { list } = await aPremiumList(em);
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * MINUTE);
    for (const days of [399, 401]) {
      const day = ago(days).toISOString().slice(0, 10);
      em.create(ListVisit, { list, day, visitor: `visitor ${days}`, views: 1, seenAt: ago(days) });
    }
    await em.flush();

    await cleanUp(em.fork());

    expect(await em.fork().find(ListVisit, { list })).toMatchObject([{ visitor: 'visitor 399' }]);
  });
});

describe('the figures', () => {
  async function withPurchases(em: EntityManager, overrides: Parameters<typeof aList>[1] = {}) {
    const { owner, list } = await aPremiumList(em, overrides);
    const mug = await anItem(em, { list, title: 'Mug', quantityDesired: 4, quantityPurchased: 3 });
    const book = await anItem(em, { list, title: 'Book', quantityDesired: 4, quantityPurchased: 2 });
    const buy = (item: typeof mug, quantity: number, createdAt: string) =>
      em.create(Purchase, { item, quantity, guestEmail: 'ann@example.test', createdAt: new Date(createdAt) });
    buy(mug, 1, '2026-03-01T00:00:00Z');
    buy(mug, 2, '2026-03-02T23:59:59Z');
    buy(book, 2, '2026-03-03T00:00:00Z');
    const seen = (day: string, visitor: string, views: number) =>
      em.create(ListVisit, { list, day, visitor, views, seenAt: new Date(day) });
    seen('2026-02-28', 'ann', 9);
    seen('2026-03-01', 'ann', 2);
    seen('2026-03-01', 'bob', 1);
    seen('2026-03-02', 'ann', 1);
    await em.flush();
    return { owner, list };
  }

  test.for(['OWNER_SEES_BUYERS', 'OWNER_SEES_TAKEN'] as const)(
    'are of whole days in UTC, the last one too, under %s',
    async (purchaseVisibility, { em, app }) => {
      const { owner, list } = await withPurchases(em, { purchaseVisibility });

      const { data } = await ask(app, list.id, owner, '2026-03-01', '2026-03-02');

      expect(data.listAnalytics).toEqual({
        start: '2026-03-01',
        end: '2026-03-02',
        views: 4,
        visitors: 2,
        purchases: 3,
        purchasedShare: 3 / 8,
        purchasesHidden: false,
        days: [
          { day: '2026-03-01', views: 3, visitors: 2, purchases: 1 },
          { day: '2026-03-02', views: 1, visitors: 1, purchases: 2 },
        ],
      });
    },
  );

  test('hide purchases, not visits, from the owner of a surprise', async ({ em, app }) => {
    const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;
    const { owner, list } = await withPurchases(em, surprise);

    const { data } = await ask(app, list.id, owner, '2026-03-01', '2026-03-02');

    expect(data.listAnalytics).toMatchObject({ views: 4, visitors: 2, purchases: null, purchasedShare: null });
    expect(data.listAnalytics).toMatchObject({
      purchasesHidden: true,
      days: [{ purchases: null }, { purchases: null }],
    });
  });

  test('of a list on which nothing is wanted have no share', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);

    const { data } = await ask(app, list.id, owner);

    expect(data.listAnalytics).toMatchObject({ views: 0, visitors: 0, purchases: 0, purchasedShare: null });
  });
});

describe('over REST', () => {
  test('the figures are those of GraphQL, under the names of the contract', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);
    await look(app, list.shareToken);
    const period = `start=${today()}&end=${today()}`;

    const { status, body } = await call(app, `GET /lists/${list.id}/analytics?${period}`, { viewer: owner });

    const day = { date: today(), views: 1, visitors: 1, purchases: 0 };
    const { date: _, ...counts } = day;
    const whole = { start: today(), end: today(), purchasedShare: null, daily: [day], ...counts };
    expect({ status, data: body.data }).toEqual({ status: 200, data: whole });
  });

  test('they are the owner’s alone, part of Premium, and of days', async ({ em, app }) => {
    const { owner, list } = await aPremiumList(em);
    const free = await aList(em, { privacy: 'PUBLIC' });
    const line = (id: string, start = today()) => `GET /lists/${id}/analytics?start=${start}&end=${today()}`;

    const answers = [
      await call(app, line(list.id), { viewer: await aUser(em, { subscriptionTier: 'PREMIUM' }) }),
      await call(app, line(free.id), { viewer: free.owner.unwrap() }),
      await call(app, line(list.id)),
      await call(app, line(list.id, 'yesterday'), { viewer: owner }),
    ];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'FORBIDDEN'],
      [402, 'PLAN_LIMIT'],
      [401, 'UNAUTHENTICATED'],
      [400, 'BAD_USER_INPUT'],
    ]);
    expect(answers[3]?.body.errors).toMatchObject([{ field: 'start' }]);
  });
});

describe('the question', () => {
  test('is answered to nobody but an owner who has the plan', async ({ em, app }) => {
    const { list } = await aPremiumList(em);
    const free = await aList(em);
    const stranger = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const collaborator = await aCollaborator(em, { list, user: await aUser(em, { subscriptionTier: 'PREMIUM' }) });
    const codeFor = async (id: string, viewer: User | null) => (await ask(app, id, viewer)).errors[0].extensions.code;

    expect(await codeFor(free.id, free.owner.unwrap())).toBe('PLAN_LIMIT');
    expect(await codeFor(list.id, collaborator)).toBe('FORBIDDEN');
    expect(await codeFor(list.id, stranger)).toBe('FORBIDDEN');
    expect(await codeFor(list.id, null)).toBe('UNAUTHENTICATED');
    expect(await codeFor(crypto.randomUUID(), stranger)).toBe('NOT_FOUND');
  });

  test.for([
    ['2026-03-02', '2026-03-01', { start: ['The start date must not be after the end date'] }],
    ['2024-01-01', '2026-03-01', { start: ['Please choose at most 400 days'] }],
    ['soon', '2026-03-01', { start: ['Please enter a valid date'] }],
    ['2026-03-01', '2026-02-30', { end: ['Please enter a valid date'] }],
  ] as const)('from %s to %s is refused where it is wrong', async ([start, end, fields], { em, app }) => {
    const { owner, list } = await aPremiumList(em);

    const { errors } = await ask(app, list.id, owner, start, end);

    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });
});

test('buying a gift and taking it back are no views, also where the answer holds the list', async ({
  em,
  app,
  infrastructure,
}) => {
  const { list, owner } = await aPremiumList(em, { purchaseVisibility: 'SURPRISE' });
  const item = await anItem(em, { list });
  const ask = async (query: string) => {
    const payload = { query: `mutation { ${query} }` };
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers: { 'user-agent': PHONE }, payload });
    await infrastructure.listVisits.flush();
    return answer.json().data;
  };

  const { purchaseSharedItem } = await ask(
    `purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: { email: "ann@example.test" }) {
      undoToken purchase { id } list { name items { id } }
    }`,
  );
  const { purchase, undoToken } = purchaseSharedItem;
  const undone = await ask(
    `undoSharedPurchase(token: "${list.shareToken}", purchaseId: "${purchase.id}", undoToken: "${undoToken}") { list { name } }`,
  );

  expect(undone.undoSharedPurchase.list.name).toBe(list.name);
  expect(await visitsOf(app, list.id, owner)).toEqual({ views: 0, visitors: 0 });
});
