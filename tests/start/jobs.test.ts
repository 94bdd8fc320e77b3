import { PgBoss } from 'pg-boss';
import { expect } from 'vitest';
import { test as base } from './product.ts';

/** Work that begins when something happens, or at times that are to be set. All other queues are to be on the timetable. */
const ON_DEMAND = ['backups', 'gift-search', 'mail', 'match-affiliates', 'password-reset', 'subscription-endings'];

/** `boss` looks into the queues of a product that runs, without working on them. */
const test = base.extend('boss', async ({ database, start }, { onCleanup }) => {
  await start(database);
  const boss = new PgBoss({ connectionString: database, schema: 'jobs', schedule: false, supervise: false });
  await boss.start();
  onCleanup(() => boss.stop());
  return boss;
});

test('what is to be done regularly is on the timetable', async ({ boss }) => {
  const schedules = await boss.getSchedules();
  const timetable = Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]));
  expect(timetable).toEqual({
    'clean-up': '17 * * * *',
    'lapse-holds': '* * * * *',
    'tell-buyers': '* * * * *',
    pushes: '* * * * *',
    'watched-prices': '* * * * *',
    webhooks: '* * * * *',
    digests: '3 * * * *',
    'surprises-over': '*/10 * * * *',
    followers: '*/10 * * * *',
    givers: '*/10 * * * *',
    'daily-counts': '*/5 * * * *',
    payments: '* * * * *',
    'billing-reconciliation': '41 3 * * *',
  });

  const queues = (await boss.getQueues()).map(({ name }) => name).filter((name) => !name.startsWith('__pgboss__'));
  expect(queues.toSorted()).toEqual([...ON_DEMAND, ...Object.keys(timetable)].toSorted());
});

test('and is done when its time comes', async ({ boss }) => {
  for (const { name } of await boss.getSchedules()) {
    await boss.send(name); // unless its time has just come
    const states = async () => (await boss.findJobs(name)).map(({ state }) => state);
    await expect.poll(states).toContain('completed');
  }
});
