import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { rollUpCounts } from '../../../server/core/statistics/all-counts.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { User } from '../../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { SupportMessage } from '../../../server/people/support/support-message.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aBillingAccount, aLedgerEntry } from '../../builders/billing.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, listen, send } from '../graphql.ts';
import { call } from '../rest.ts';
import { servicesOn, test } from '../server-test.ts';

const STATS = `totalUsers activeUsers totalLists totalItems reportedLists reportedTexts openMessages
  revenueStats { currentMonth { currency amountMinor } yearToDate { currency amountMinor } }
  subscriptionCounts { free standard premium }`;
const REPORT = `query ($start: LocalDate, $end: LocalDate) { adminReport(period: { start: $start, end: $end }) {
  start end totals { users lists items revenue { currency amountMinor } }
  growth { users lists items revenue { currency percent } } subscriptionCounts { free standard premium }
  history { month users lists items revenue { currency amountMinor } }
  retention averageSessionMinutes churn monthlyRecurringRevenue { currency amountMinor }
  averageRevenuePerUser { currency amountMinor } cohorts { month signUps active } isTestMoney
} }`;
const SERIES = `query ($start: LocalDate, $end: LocalDate, $interval: StatisticsInterval!) {
  statistics(period: { start: $start, end: $end }, interval: $interval) { start end interval points {
    start end users freeUsers standardUsers premiumUsers lists items signUps accountsDeleted activeUsers newLists newItems
    purchases visits sharedListViews revenue { currency amountMinor }
  } }
}`;

const anAdministrator = (em: EntityManager) => aUser(em, { role: 'ADMIN', createdAt: new Date('2019-01-01') });
const statsFor = async (app: FastifyInstance, viewer: User) =>
  (await send(app, `{ adminStats { ${STATS} } }`, viewer)).data.adminStats;
const reportFor = async (app: FastifyInstance, viewer: User, period = {}) =>
  (await send(app, REPORT, viewer, period)).data.adminReport;
const pointsFor = async (app: FastifyInstance, viewer: User, variables: object) =>
  (await send(app, SERIES, viewer, variables)).data.statistics.points;

/** Somebody comes, and goes on clicking so many minutes. */
async function visit({ activity }: Infrastructure, user: User, begin: string, minutes: number): Promise<void> {
  for (let minute = 0; minute <= minutes; minute += 10) {
    activity.note(user.id, new Date(Date.parse(begin) + minute * 60_000));
    await activity.flush();
  }
}

describe('the figures now', () => {
  test('count accounts by plan, lists and items, and not the demo lists', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const before = await statsFor(app, viewer);

    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const list = await aList(em, { owner });
    for (const title of ['Mug', 'Book']) await anItem(em, { list, title });
    const demo = await aList(em, { owner: await aUser(em, { isSystem: true }), isDemo: true });
    await anItem(em, { list: demo });

    const after = await statsFor(app, viewer);
    expect(after.totalUsers).toBe(before.totalUsers + 1);
    expect(after.totalLists).toBe(before.totalLists + 1);
    expect(after.totalItems).toBe(before.totalItems + 2);
    expect(after.subscriptionCounts).toEqual({
      ...before.subscriptionCounts,
      premium: before.subscriptionCounts.premium + 1,
    });
  });

  test('follow a change of plan, a deleted item and a deleted list', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const owner = await aUser(em);
    const list = await aList(em, { owner });
    const [item] = [await anItem(em, { list }), await anItem(em, { list })];
    const before = await statsFor(app, viewer);

    owner.subscriptionTier = 'STANDARD';
    em.remove(item);
    await em.flush();
    const { free, standard, premium } = before.subscriptionCounts;
    const between = await statsFor(app, viewer);
    expect(between.subscriptionCounts).toEqual({ free: free - 1, standard: standard + 1, premium });
    expect(between.totalItems).toBe(before.totalItems - 1);

    await send(app, `mutation { deleteList(id: "${list.id}") }`, owner);
    const after = await statsFor(app, viewer);
    expect(after.totalLists).toBe(before.totalLists - 1);
    expect(after.totalItems).toBe(before.totalItems - 2);
  });

  test('count lists with open reports and messages that wait, until somebody has seen to them', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const before = await statsFor(app, viewer);
    const list = await aList(em, { privacy: 'PUBLIC' });
    for (const person of [await aUser(em), await aUser(em)]) {
      await send(app, `mutation { reportList(token: "${list.shareToken}", input: { reason: SPAM }) }`, person);
    }
    const message = em.create(SupportMessage, { name: 'Ann', email: 'ann@example.test', subject: 'Hi', message: 'Hi' });
    await em.flush();

    const waiting = { reportedLists: before.reportedLists + 1, openMessages: before.openMessages + 1 };
    expect(await statsFor(app, viewer)).toMatchObject(waiting);

    await send(app, `mutation { closeListReports(listId: "${list.id}") { id } }`, viewer);
    await send(app, `mutation { setMessageStatus(messageId: "${message.id}", status: DONE) { id } }`, viewer);
    const { reportedLists, openMessages } = before;
    expect(await statsFor(app, viewer)).toMatchObject({ reportedLists, openMessages });
  });

  test('call active who was here in the last 30 days, until the account is gone', async ({
    em,
    app,
    infrastructure,
  }) => {
    const viewer = await anAdministrator(em);
    const [recent, former] = [await aUser(em, { passwordHash: await hashPassword('correct horse') }), await aUser(em)];
    await statsFor(app, viewer);
    await infrastructure.activity.flush(); // the administrator is counted from here on
    const { activeUsers } = await statsFor(app, viewer);
    infrastructure.activity.note(former.id, new Date(Date.now() - 31 * 86_400_000));
    await send(app, '{ me { id } }', recent);
    await infrastructure.activity.flush();
    expect((await statsFor(app, viewer)).activeUsers).toBe(activeUsers + 1);

    await send(app, 'mutation { deleteAccount(password: "correct horse") }', recent);
    expect((await statsFor(app, viewer)).activeUsers).toBe(activeUsers);
  });

  test('have the money of this month and this year, less refunds, in each currency', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const account = await aBillingAccount(em);
    const { revenueStats: before } = await statsFor(app, viewer);
    await aLedgerEntry(em, { account, amountMinor: 999 });
    await aLedgerEntry(em, { account, amountMinor: -499 });
    await aLedgerEntry(em, { account, amountMinor: 2500, currency: 'EUR' });
    await aLedgerEntry(em, { amountMinor: 7000, account: await aBillingAccount(em, { provider: 'STRIPE' }) });

    const { revenueStats } = await statsFor(app, viewer);
    expect(revenueStats.currentMonth).toEqual([
      { currency: 'USD', amountMinor: before.currentMonth[0].amountMinor + 500 },
      { currency: 'EUR', amountMinor: 2500 },
    ]);
    expect(revenueStats.yearToDate[0].amountMinor).toBe(before.yearToDate[0].amountMinor + 500);
  });

  test('reach an open dashboard when they change, and end with the role', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const dashboard = await listen(app, `subscription { adminStatsChanged { ${STATS} } }`, viewer);
    const { adminStatsChanged: first } = await dashboard.next();

    await aUser(em);
    const { adminStatsChanged: second } = await dashboard.next();
    expect(second.totalUsers).toBe(first.totalUsers + 1);

    em.assign(viewer, { role: 'USER' });
    await em.flush();
    await aUser(em);
    expect(await dashboard.next()).toBe('complete');
    dashboard.close();
  });
});

describe('history', () => {
  test('stays when an account is deleted with all its lists', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const createdAt = new Date('2020-03-10T12:00:00Z');
    const owner = await aUser(em, { createdAt, passwordHash: await hashPassword('correct horse') });
    const list = await aList(em, { owner, createdAt });
    await anItem(em, { list, createdAt });
    const march = { start: '2020-03-01', end: '2020-03-31', interval: 'MONTH' };
    const [before] = await pointsFor(app, viewer, march);
    expect(before).toMatchObject({ signUps: 1, newLists: 1, newItems: 1 });
    const now = await statsFor(app, viewer);

    await send(app, 'mutation { deleteAccount(password: "correct horse") }', owner);

    expect(await em.fork().count(List, { id: list.id })).toBe(0);
    expect(await pointsFor(app, viewer, march)).toEqual([before]);
    const after = await statsFor(app, viewer);
    expect(after.totalUsers).toBe(now.totalUsers - 1);
    expect(after.totalLists).toBe(now.totalLists - 1);
    expect(after.totalItems).toBe(now.totalItems - 1);
    const [today] = (await pointsFor(app, viewer, { interval: 'DAY' })).slice(-1);
    expect(today.accountsDeleted).toBeGreaterThan(0);
  });

  test('is the same before and after a job adds it up', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    await aUser(em, { createdAt: new Date('2020-05-05') });
    const ask = () => pointsFor(app, viewer, { start: '2020-05-01', end: '2020-05-31', interval: 'DAY' });
    const before = await ask();
    expect(before[4]).toMatchObject({ start: '2020-05-05', signUps: 1 });

    for (let times = 0; times < 2; times++) await rollUpCounts(em);

    expect(await ask()).toEqual(before);
    expect(await em.execute('select 1 from count_changes')).toEqual([]);
  });

  test('adds money up also where counts of a day are too many', async ({ em }) => {
    const [many, day] = [2_000_000_000, '2020-06-06'];
    for (let times = 0; times < 2; times++) {
      await em.execute('insert into count_changes (day, purchases) values (?, ?)', [day, many]);
    }
    const money =
      "insert into revenue_changes (day, provider, currency, amount_minor) values (?, 'STRIPE', 'EUR', 500)";
    await em.execute(money, [day]);

    await expect(rollUpCounts(em)).rejects.toThrow('1 of 2 failed');

    expect(await em.execute('select 1 from revenue_changes where day = ?', [day])).toEqual([]);
    await em.execute('delete from count_changes where day = ?', [day]);
  });

  test('counts purchases, but none that is a surprise', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const today = async () => (await pointsFor(app, viewer, { interval: 'DAY' })).at(-1);
    const { purchases } = await today();
    for (const purchaseVisibility of ['OWNER_SEES_TAKEN', 'SURPRISE'] as const) {
      const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility });
      const item = await anItem(em, { list, quantityDesired: 3 });
      const buy = `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}",
        input: { email: "bob@example.test", quantity: 2 }) { remaining } }`;
      expect((await send(app, buy)).errors).toBeUndefined();
    }

    expect((await today()).purchases).toBe(purchases + 2);
  });

  test('counts how often shared lists are opened, also of a list that is deleted', async ({
    em,
    app,
    infrastructure,
  }) => {
    const viewer = await anAdministrator(em);
    const list = await aList(em, { privacy: 'PUBLIC' });
    const today = async () => (await pointsFor(app, viewer, { interval: 'DAY' })).at(-1).sharedListViews;
    const before = await today();
    const payload = { query: `{ sharedList(token: "${list.shareToken}") { id } }` };
    for (const agent of [
      'Mozilla/5.0 (iPhone) Safari',
      'Mozilla/5.0 (Windows) Firefox',
      'Mozilla/5.0 (iPhone) Safari',
    ]) {
      await app.inject({ method: 'POST', url: '/graphql', headers: { 'user-agent': agent }, payload });
      await infrastructure.listVisits.flush();
    }
    expect(await today()).toBe(before + 2); // one phone looked twice within half an hour

    await em.nativeDelete(List, list.id);
    expect(await today()).toBe(before + 2);
  });
});

describe('a report', () => {
  test('compares the end of its days with their start, and money with the days before', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    for (const day of ['2021-01-31', '2021-02-28']) await aUser(em, { createdAt: new Date(`${day}T23:59:59Z`) });
    const account = await aBillingAccount(em, { user: await aUser(em, { createdAt: new Date('2021-01-01') }) });
    await aLedgerEntry(em, { account, amountMinor: 1000, movedAt: new Date('2021-01-31T23:59:59Z') });
    await aLedgerEntry(em, { account, amountMinor: 1250, movedAt: new Date('2021-02-01T00:00:00Z') });
    await aLedgerEntry(em, { account, amountMinor: 5000, movedAt: new Date('2021-03-01T00:00:00Z') });

    const report = await reportFor(app, viewer, { start: '2021-02-01', end: '2021-02-28' });
    const before = (await reportFor(app, viewer, { start: '2021-01-31', end: '2021-01-31' })).totals.users;

    expect(report).toMatchObject({ start: '2021-02-01', end: '2021-02-28', isTestMoney: true });
    expect(report.totals.users).toBe(before + 1);
    expect(report.growth.users).toBeCloseTo(100 / before);
    expect(report.totals.revenue).toEqual([{ currency: 'USD', amountMinor: 1250 }]);
    expect(report.growth.revenue).toEqual([{ currency: 'USD', percent: 25 }]);
    expect(report.monthlyRecurringRevenue).toEqual([{ currency: 'USD', amountMinor: 1250 }]);
    expect(report.averageRevenuePerUser).toEqual([
      { currency: 'USD', amountMinor: Math.round(1250 / report.totals.users) },
    ]);
    expect(report.history.map(({ month }: { month: string }) => month)).toEqual([
      '2020-09',
      '2020-10',
      '2020-11',
      '2020-12',
      '2021-01',
      '2021-02',
    ]);
    expect(report.history.at(-2)).toMatchObject({ users: before, revenue: [{ currency: 'USD', amountMinor: 1000 }] });
  });

  test('says nothing where there is nothing to compare', async ({ em, app }) => {
    const report = await reportFor(app, await anAdministrator(em), { start: '2001-01-01', end: '2001-01-31' });

    expect(report).toMatchObject({ retention: null, averageSessionMinutes: null, churn: null });
    expect(report.growth).toEqual({
      users: null,
      lists: null,
      items: null,
      revenue: [{ currency: 'USD', percent: null }],
    });
    expect(report.averageRevenuePerUser).toEqual([{ currency: 'USD', amountMinor: 0 }]);
  });

  test('tells who came back, and how long visits are', async ({ em, app, infrastructure }) => {
    const viewer = await anAdministrator(em);
    const createdAt = new Date('2022-05-10');
    const [loyal, gone, late] = [
      await aUser(em, { createdAt }),
      await aUser(em, { createdAt }),
      await aUser(em, { createdAt }),
    ];
    await visit(infrastructure, loyal, '2022-05-31T23:50:00Z', 20); // over midnight it is one visit
    await visit(infrastructure, gone, '2022-05-15T08:00:00Z', 0);
    await visit(infrastructure, loyal, '2022-06-10T08:00:00Z', 10);
    await visit(infrastructure, loyal, '2022-06-10T08:45:00Z', 20); // after half an hour it is another
    await visit(infrastructure, late, '2022-06-30T23:00:00Z', 0);

    const june = await reportFor(app, viewer, { start: '2022-06-02', end: '2022-06-30' });
    expect(june.retention).toBe(50);
    expect(june.averageSessionMinutes).toBe(10);
    const may = { month: '2022-05', signUps: 3, active: [2, 2] };
    expect(june.cohorts.at(-2)).toEqual(may);
    const months = await pointsFor(app, viewer, { start: '2022-05-01', end: '2022-06-30', interval: 'MONTH' });
    expect(months).toMatchObject([
      { activeUsers: 2, visits: 2 },
      { activeUsers: 2, visits: 3 },
    ]);
    const parts = await pointsFor(app, viewer, { start: '2022-05-16', end: '2022-06-29', interval: 'MONTH' });
    expect(parts).toMatchObject([{ activeUsers: 1 }, { activeUsers: 1 }]);
    const days = await pointsFor(app, viewer, { start: '2022-06-10', end: '2022-06-10', interval: 'DAY' });
    expect(days).toMatchObject([{ activeUsers: 1, visits: 2 }]);

    await em.nativeDelete(User, gone.id);
    expect(await reportFor(app, viewer, { start: '2022-06-02', end: '2022-06-30' })).toEqual(june);
  });

  test('tells how many customers stopped paying, and leaves granted plans out', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    await aUser(em, { subscriptionTier: 'PREMIUM' });
    const ends = [null, '2023-07-20', '2023-08-20', '2023-06-20'];
    for (const end of ends) {
      const account = await aBillingAccount(em, { planId: 'premium' });
      if (end) {
        account.planId = 'free';
        await em.flush();
      }
      await em.execute('update paid_periods set began_at = ?, ended_at = ? where account_id = ?', [
        '2023-06-01',
        end,
        account.id,
      ]);
    }

    expect((await reportFor(app, viewer, { start: '2023-07-01', end: '2023-07-31' })).churn).toBeCloseTo(100 / 3);
  });
});

describe('a series', () => {
  test('has a point for each day or month, the last of which ends with it', async ({ em, app }) => {
    const viewer = await anAdministrator(em);
    const days = await pointsFor(app, viewer, { start: '2024-02-28', end: '2024-03-01', interval: 'DAY' });
    expect(days.map(({ start }: { start: string }) => start)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);

    const months = await pointsFor(app, viewer, { start: '2024-01-15', end: '2024-03-10', interval: 'MONTH' });
    expect(months).toMatchObject([
      { start: '2024-01-15', end: '2024-01-31' },
      { start: '2024-02-01', end: '2024-02-29' },
      { start: '2024-03-01', end: '2024-03-10' },
    ]);
  });
});

describe('days', () => {
  const wrong = [
    [{ start: '2024-02-02', end: '2024-02-01' }, 'start', 'The start date must not be after the end date'],
    [{ start: '2024-13-01' }, 'start', 'Please enter a valid date'],
    [{ end: '01/02/2024' }, 'end', 'Please enter a valid date'],
    [{ start: '2024-01-01', end: '9999-12-31' }, 'end', 'The end date must not be in the future'],
    [{ start: '2020-01-01', end: '2024-01-01' }, 'start', 'Please choose at most 400 days'],
  ] as const;
  for (const [period, field, message] of wrong) {
    test(`${JSON.stringify(period)} are refused: ${message}`, async ({ em, app }) => {
      const viewer = await anAdministrator(em);
      const { errors } = await send(app, REPORT, viewer, period);
      expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: [message] } });
      const series = await send(app, SERIES, viewer, { ...period, interval: 'DAY' });
      expect(series.errors[0].extensions.fields).toEqual({ [field]: [message] });
      const query = new URLSearchParams(period as Record<string, string>);
      expect(await call(app, `GET /admin/reports?${query}`, { viewer })).toMatchObject({ status: 400 });
    });
  }

  test('are this month up to today where none are given', async ({ em, app }) => {
    const today = new Date().toISOString().slice(0, 10);
    const { start, end } = await reportFor(app, await anAdministrator(em));
    expect({ start, end }).toEqual({ start: `${today.slice(0, 8)}01`, end: today });
  });
});

test('over REST the figures have the shape of the contract', async ({ em, app }) => {
  const viewer = await anAdministrator(em);
  const account = await aBillingAccount(em, { user: await aUser(em, { createdAt: new Date('2018-03-01') }) });
  await aLedgerEntry(em, { account, amountMinor: 1998, movedAt: new Date('2018-03-31') });

  const stats = await call(app, 'GET /admin/stats', { viewer });
  expect(stats.status).toBe(200);
  expect(stats.body.data).toEqual({
    totalUsers: expect.any(Number),
    activeUsers: expect.any(Number),
    totalLists: expect.any(Number),
    totalItems: expect.any(Number),
    revenueStats: { currentMonth: expect.any(Number), yearToDate: expect.any(Number) },
    subscriptionCounts: { free: expect.any(Number), standard: expect.any(Number), premium: expect.any(Number) },
  });
  expect(stats.body).toMatchObject(stats.body.data);

  const report = await call(app, 'GET /admin/reports?start=2018-03-01&end=2018-03-31', { viewer });
  expect(report.body.data).toMatchObject({
    start: '2018-03-01',
    end: '2018-03-31',
    totals: { users: 1, lists: 0, items: 0, revenue: 19.98 },
    growth: { users: null, lists: null, items: null, revenue: null },
    retention: null,
    averageSessionMinutes: null,
    churn: null,
    monthlyRecurringRevenue: 19.98,
    averageRevenuePerUser: 19.98,
  });
  expect(report.body.data.history).toHaveLength(6);
  expect(report.body.data.history[5]).toEqual({ month: '2018-03', users: 1, lists: 0, items: 0, revenue: 19.98 });
});

test('nobody but an administrator gets any of it', async ({ em, app }) => {
  for (const [viewer, code, status] of [
    [await aUser(em), 'FORBIDDEN', 403],
    [null, 'UNAUTHENTICATED', 401],
  ] as const) {
    for (const [query, variables] of [
      [`{ adminStats { ${STATS} } }`, {}],
      [REPORT, {}],
      [SERIES, { interval: 'DAY' }],
    ] as const) {
      const { data, errors } = await send(app, query, viewer, variables);
      expect(Object.values(data)).toEqual([null]);
      expect(errors[0].extensions.code).toBe(code);
    }
    const dashboard = await listen(app, `subscription { adminStatsChanged { totalUsers } }`, viewer);
    expect(await dashboard.next()).toMatchObject([{ extensions: { code } }]);
    dashboard.close();
    for (const path of ['stats', 'reports']) {
      expect((await call(app, `GET /admin/${path}`, { viewer })).status).toBe(status);
    }
  }
});

describe('as a file', () => {
  test('CSV opens in a spreadsheet: UTF-8, numbers as numbers, and no name is a formula', async ({
    em,
    app,
    orm,
    infrastructure,
  }) => {
    const viewer = await anAdministrator(em);
    const { settings } = servicesOn(orm, infrastructure);
    await settings.saveSettings(viewer, { siteName: '=HYPERLINK("https://evil.test","Gifts, möglich")' });
    const headers = await bearer(app, viewer);

    const url = '/api/v1/admin/reports/export?format=csv&start=2017-02-01&end=2017-02-28';
    const { statusCode, headers: answered, rawPayload } = await app.inject({ url, headers });

    expect(statusCode).toBe(200);
    expect(answered['content-type']).toBe('text/csv; charset=utf-8');
    expect(answered['content-disposition']).toBe('attachment; filename="kindlist-report-2017-02-01-2017-02-28.csv"');
    const text = rawPayload.toString('utf8');
    expect(
      text.startsWith(
        '\uFEFF"\'=HYPERLINK(""https://evil.test"",""Gifts, möglich"")",Report,2017-02-01,2017-02-28\r\n',
      ),
    ).toBe(true);
    const lines = text.split('\r\n');
    expect(lines).toContain('Total users,0,n/a');
    expect(lines).toContain('Revenue (USD),0,n/a');
    expect(lines).toContain('Month,Users,Lists,Items,Revenue (USD)');
    expect(lines).toContain('2017-02,0,0,0,0');
    await settings.saveSettings(viewer, { siteName: 'Kindlist' });
  });

  test('PDF is one, by the name of its days', async ({ em, app }) => {
    const headers = await bearer(app, await anAdministrator(em));
    const url = '/api/v1/admin/reports/export?format=pdf&start=2017-02-01&end=2017-02-28';
    const { statusCode, headers: answered, rawPayload } = await app.inject({ url, headers });

    expect(statusCode).toBe(200);
    expect(answered['content-type']).toBe('application/pdf');
    expect(answered['content-disposition']).toBe('attachment; filename="kindlist-report-2017-02-01-2017-02-28.pdf"');
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(rawPayload.subarray(-6).toString()).toContain('%%EOF');
  });

  test.for(['format=xls', 'format=CSV%20', 'format[]=csv', 'format=csv&format=pdf', 'format=', ''])(
    'of another kind are refused: ?%s',
    async (query, { em, app }) => {
      const viewer = await anAdministrator(em);
      expect(await call(app, `GET /admin/reports/export?${query}`, { viewer })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'format', message: 'Please choose csv or pdf' }] },
      });
    },
  );

  test('are nobody else’s', async ({ em, app }) => {
    expect((await call(app, 'GET /admin/reports/export?format=csv', { viewer: await aUser(em) })).status).toBe(403);
    expect((await call(app, 'GET /admin/reports/export?format=csv')).status).toBe(401);
  });
});
