import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { browserDocument } from '../scripts/browser-documents.ts';
import { type Account, signUp } from './account.ts';
import { median, type World } from './measure.ts';
import type { Figure } from './report.ts';

const USERS = 100_000;
const ITEMS_PER_LIST = 5;
const LISTS_PER_USER = 2;
const ANSWERS = 7;

/** In milliseconds, on two cores. */
const AT_MOST = 1_000;

/** Triggers count the rows as they do in use. */
const FILL = [
  `insert into users (id, created_at, updated_at, name, email, role, subscription_tier)
   select gen_random_uuid(), at, at, 'Person ' || n, 'report-' || n || '@example.test', 'USER',
     case when n % 20 = 0 then 'PREMIUM' when n % 12 = 0 then 'STANDARD' else 'FREE' end
   from (select n, now() - random() * interval '730 days' as at from generate_series(1, ${USERS}) n) people`,
  `insert into lists (id, created_at, updated_at, name, owner_id, share_token)
   select gen_random_uuid(), u.created_at, u.created_at, 'List ' || n, u.id, replace(gen_random_uuid()::text, '-', '')
   from users u cross join generate_series(1, ${LISTS_PER_USER}) n where u.email like 'report-%'`,
  `insert into items (id, created_at, updated_at, title, list_id, order_index)
   select gen_random_uuid(), l.created_at + (now() - l.created_at) * random(), now(), 'Thing ' || n, l.id, n
   from lists l join users u on u.id = l.owner_id cross join generate_series(1, ${ITEMS_PER_LIST}) n
   where u.email like 'report-%'`,
  `update counted_accounts set active_days =
     substring(('x' || repeat(md5(id::text), 6))::varbit from 1 for current_date - joined_on + 1) where user_id is not null`,
  `insert into monthly_activity (month, joined_month, active_users)
   select month::date, date_trunc('month', a.joined_on)::date, count(*)
   from counted_accounts a
   cross join lateral generate_series(date_trunc('month', a.joined_on::timestamp), now(), interval '1 month') month
   group by 1, 2
   on conflict (month, joined_month) do update set active_users = excluded.active_users`,
  'update counted_accounts set seen_at = now() - random() * (now() - joined_on)',
  `insert into billing_accounts (id, created_at, updated_at, user_id, provider, plan_id)
   select gen_random_uuid(), created_at, created_at, id, 'TEST', lower(subscription_tier)
   from users where subscription_tier <> 'FREE' and email like 'report-%'`,
  `update paid_periods p set began_at = b.created_at, ended_at = case when random() < 0.3 then now() - random() * (now() - b.created_at) end
   from billing_accounts b where b.id = p.account_id`,
  `insert into ledger_entries (id, account_id, kind, object_id, amount_minor, currency, moved_at, created_at)
   select gen_random_uuid(), b.id, 'CHARGE', gen_random_uuid()::text, 999, 'USD', month, month
   from billing_accounts b cross join lateral generate_series(b.created_at, now(), interval '1 month') month`,
  `insert into jobs.job (name) values ('daily-counts')`, // as every five minutes
];

export async function reportTimes({ product, databaseUrl }: World): Promise<Figure[]> {
  const { account, accessToken } = await signUp(product.url, 'Reports');
  await fillReports(databaseUrl, account.id);
  const end = new Date().toISOString().slice(0, 10);
  const [month, year] = [daysBefore(end, 30), daysBefore(end, 364)];
  const ask = (name: string, variables: object) => asking(product.url, accessToken, name, variables);
  const file = (format: string) =>
    getting(`${product.url}/api/v1/admin/reports/export?format=${format}&start=${year}`, accessToken);
  const reports: [string, () => Promise<unknown>][] = [
    ['the dashboard', ask('AdminStats', {})],
    ['a month by day', ask('ReportsScreen', { start: month, end, interval: 'DAY' })],
    ['a year by month', ask('ReportsScreen', { start: year, end, interval: 'MONTH' })],
    ['a year as CSV', file('csv')],
    ['a year as PDF', file('pdf')],
  ];
  const figures: Figure[] = [];
  for (const [what, report] of reports) {
    figures.push({
      name: `reports: ${what}`,
      product: await timeOf(report),
      unit: 'ms',
      measure: 'product',
      atMost: AT_MOST,
    });
  }
  return figures;
}

async function fillReports(connectionString: string, administratorId: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const statement of FILL) await client.query(statement);
    await client.query(`update users set role = 'ADMIN' where id = $1`, [administratorId]);
    while ((await client.query('select from count_changes limit 1')).rowCount) await wait(500); // the job adds them up
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function asking(url: string, accessToken: Account['accessToken'], operationName: string, variables: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
  const body = JSON.stringify({ query: browserDocument(operationName), operationName, variables });
  return () => textOf(`${url}/graphql`, { method: 'POST', headers, body });
}

function getting(url: string, accessToken: string) {
  return () => textOf(url, { headers: { authorization: `Bearer ${accessToken}` } });
}

async function textOf(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok || text.startsWith('{"errors"')) throw new Error(text.slice(0, 500));
  return text;
}

async function timeOf(report: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn <= ANSWERS; turn += 1) {
    const begin = performance.now();
    await report();
    times.push(performance.now() - begin);
  }
  return median(times.slice(1));
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
