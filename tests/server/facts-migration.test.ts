import { MikroORM } from '@mikro-orm/postgresql';
import { expect, test } from 'vitest';
import config from '../../server/mikro-orm.config.ts';
import { readPoints } from '../../server/reports/read-points.ts';
import { readReport } from '../../server/reports/read-report.ts';
import { anEmptyDatabase } from './template-database.ts';

const [IDA, TOM, ANN, DEMO] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const LISTS = [1, 2, 3].map((n) => `00000000-0000-4000-8000-0000000001${n}0`);
const ITEMS = [1, 2, 3].map((n) => `00000000-0000-4000-8000-0000000002${n}0`);
const ACCOUNT = '00000000-0000-4000-8000-000000000300';

/** What a site had before it counted anything by day: two people in January, one in February who pays, and the demo lists. */
const OLD_ROWS = [
  `insert into users (id, created_at, updated_at, name, email, role, subscription_tier, is_system) values
     ('${IDA}', '2024-01-05', now(), 'Ida', 'ida@example.test', 'USER', 'FREE', false),
     ('${TOM}', '2024-01-20', now(), 'Tom', 'tom@example.test', 'USER', 'FREE', false),
     ('${ANN}', '2024-02-10', now(), 'Ann', 'ann@example.test', 'USER', 'PREMIUM', false),
     ('${DEMO}', '2024-01-01', now(), 'Demo', 'demo@example.test', 'USER', 'FREE', true)`,
  `insert into lists (id, created_at, updated_at, name, owner_id, share_token, is_demo) values
     ('${LISTS[0]}', '2024-01-06', now(), 'Birthday', '${IDA}', 'a', false),
     ('${LISTS[1]}', '2024-02-11', now(), 'Wedding', '${ANN}', 'b', false),
     ('${LISTS[2]}', '2024-01-01', now(), 'A demo', '${DEMO}', 'c', true)`,
  `insert into items (id, created_at, updated_at, title, list_id, order_index) values
     ('${ITEMS[0]}', '2024-01-07', now(), 'Mug', '${LISTS[0]}', 0),
     ('${ITEMS[1]}', '2024-02-12', now(), 'Vase', '${LISTS[1]}', 0),
     ('${ITEMS[2]}', '2024-01-01', now(), 'Of a demo', '${LISTS[2]}', 0)`,
  `insert into purchases (id, created_at, quantity, guest_email, item_id) values
     (gen_random_uuid(), '2024-02-14', 2, 'bob@example.test', '${ITEMS[1]}'),
     (gen_random_uuid(), '2024-02-15', 1, 'bob@example.test', '${ITEMS[2]}')`,
  `insert into sessions (id, user_id, is_remembered, created_at, expires_at) values
     (gen_random_uuid(), '${IDA}', true, '2024-01-05T10:00:00Z', '2099-01-01'),
     (gen_random_uuid(), '${IDA}', true, '2024-01-31T23:59:59Z', '2099-01-01'),
     (gen_random_uuid(), '${IDA}', true, '2024-03-01T00:00:00Z', '2099-01-01'),
     (gen_random_uuid(), '${TOM}', true, '2024-01-20T10:00:00Z', '2099-01-01'),
     (gen_random_uuid(), '${TOM}', true, '2024-02-20T10:00:00Z', '2099-01-01'),
     (gen_random_uuid(), '${ANN}', true, '2024-02-10T10:00:00Z', '2099-01-01'),
     (gen_random_uuid(), '${ANN}', true, '2024-03-15T10:00:00Z', '2099-01-01')`,
  `insert into billing_accounts (id, created_at, updated_at, user_id, provider, plan_id, subscription) values
     ('${ACCOUNT}', '2024-02-10', now(), '${ANN}', 'TEST', 'premium', '{"startedAt": "2024-02-10T12:00:00Z"}')`,
  `insert into ledger_entries (id, account_id, kind, object_id, amount_minor, currency, moved_at, created_at) values
     (gen_random_uuid(), '${ACCOUNT}', 'CHARGE', 'one', 1999, 'USD', '2024-02-10T12:00:00Z', now()),
     (gen_random_uuid(), '${ACCOUNT}', 'REFUND', 'two', -499, 'USD', '2024-02-29T23:59:59Z', now()),
     (gen_random_uuid(), '${ACCOUNT}', 'CHARGE', 'three', 1999, 'USD', '2024-03-10T12:00:00Z', now())`,
];

test('a site that was there before facts were recorded has right figures for the months before', async ({
  onTestFinished,
}) => {
  const orm = await MikroORM.init({ ...config, clientUrl: await anEmptyDatabase() });
  onTestFinished(() => orm.close());
  await orm.migrator.up({ to: 'Migration20261122084031' }); // the last one before there were facts
  for (const rows of OLD_ROWS) await orm.em.execute(rows);

  await orm.migrator.up();

  const months = [
    { start: '2024-01-01', end: '2024-01-31' },
    { start: '2024-02-01', end: '2024-02-29' },
    { start: '2024-03-01', end: '2024-03-31' },
  ];
  const usd = (amountMinor: number) => [{ currency: 'USD', amountMinor }];
  const [january, february, march] = await readPoints(orm.em.fork(), months, 'MONTH', 'TEST');
  expect(january).toMatchObject({ users: 2, freeUsers: 2, signUps: 2, newLists: 1, newItems: 1, purchases: 0 });
  expect(january).toMatchObject({ activeUsers: 2, lists: 1, items: 1, revenue: usd(0) });
  expect(february).toMatchObject({ users: 3, freeUsers: 2, premiumUsers: 1, signUps: 1, newLists: 1, purchases: 2 });
  expect(february).toMatchObject({ activeUsers: 2, lists: 2, items: 2, revenue: usd(1500) });
  expect(march).toMatchObject({ users: 3, signUps: 0, newItems: 0, activeUsers: 2, revenue: usd(1999) });
  const days = ['2024-01-30', '2024-01-31', '2024-02-01', '2024-03-01'].map((day) => ({ start: day, end: day }));
  const active = (await readPoints(orm.em.fork(), days, 'DAY', 'TEST')).map(({ activeUsers }) => activeUsers);
  expect(active).toEqual([0, 1, 0, 1]);

  const report = await readReport(orm.em.fork(), { start: '2024-03-01', end: '2024-03-31' }, 'TEST');
  expect(report.retention).toBeCloseTo(200 / 3); // all three were here in the 31 days before, and Tom no more
  expect(report.churn).toBe(0);
  expect(report.cohorts.at(-3)).toEqual({ month: '2024-01', signUps: 2, active: [2, 1, 1] });
  expect(report.cohorts.at(-2)).toEqual({ month: '2024-02', signUps: 1, active: [1, 1] });
});
