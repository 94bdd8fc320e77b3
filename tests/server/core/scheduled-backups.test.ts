import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { addDays, subDays } from 'date-fns';
import { expect } from 'vitest';
import { SiteProblem } from '../../../server/core/audit/site-problem.entity.ts';
import { Backup } from '../../../server/core/backup/backup.entity.ts';
import { checkBackup, writeBackup } from '../../../server/core/backup/backup-archive.ts';
import type { BackupStore } from '../../../server/core/backup/backup-store.ts';
import { diskBackupStore } from '../../../server/core/backup/disk-backup-store.ts';
import { s3BackupStore } from '../../../server/core/backup/s3-backup-store.ts';
import { type BackupPlan, makeScheduledBackup } from '../../../server/core/backup/scheduled-backups.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { S3_KEYS, startS3Server } from '../../fakes/s3-server.ts';
import { send } from '../graphql.ts';
import { test as base } from '../server-test.ts';

const OPERATION = `{ adminOperation {
  backups { schedule keptCount isOverdue last { name store madeAt checkedAt megabytes listCount pictureCount missingPictureCount } }
  problems { area message count } } }`;

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-scheduled-'));
    onCleanup(() => rmSync(folder, { recursive: true }));
    return folder;
  })
  .extend('bucket', async ({ folder }, { onCleanup }) => {
    const { url, stop } = await startS3Server(join(folder, 's3'), 'backups');
    onCleanup(stop);
    return (name: string) => s3BackupStore({ bucket: name, endpoint: url, region: 'us-east-1', credentials: S3_KEYS });
  })
  .extend(
    'planFor',
    async ({ databaseUrl, infrastructure }) =>
      (store: BackupStore, more: Partial<BackupPlan> = {}) => {
        const source = { databaseUrl, imageStore: infrastructure.imageStore, signingSecret: null };
        return { schedule: null, store, place: `/backups/${store.kind}`, mostKept: 3, keptDays: 30, source, ...more };
      },
  );

/** One database is for all tests here, so no two make the backup of one moment. */
let moments = 0;
const aMoment = () => {
  moments += 1;
  return addDays(new Date('2026-11-26T03:30:00Z'), 1000 * moments);
};

/** Its problems that another try would not mend are given back. */
async function make(orm: MikroORM, plan: BackupPlan, now: Date): Promise<Error[]> {
  const problems: Error[] = [];
  await makeScheduledBackup(orm, plan, now, (problem) => problems.push(problem));
  return problems;
}

const namesIn = async (store: BackupStore) => (await store.list()).map(({ name }) => name).toSorted();
const nameOf = (time: Date) => `kindlist-scheduled-${time.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;

test('a backup in a folder is read again and counted, and its figures stand under Operation', async ({
  em,
  orm,
  app,
  folder,
  planFor,
}) => {
  const now = aMoment();
  const viewer = await aUser(em, { role: 'ADMIN' });
  await anItem(em, { list: await aList(em) });
  const lists = await em.execute('select count(*)::int as count from lists');
  const store = diskBackupStore(folder);

  await make(orm, planFor(store), now);

  const { data } = await send(app, OPERATION, viewer);
  const { checkedAt, ...last } = data.adminOperation.backups.last;
  expect(last).toEqual({
    ...{ name: nameOf(now), store: 'DISK', madeAt: now.toISOString(), megabytes: 1 },
    ...{ listCount: lists[0]?.count, pictureCount: 0, missingPictureCount: 0 },
  });
  expect(Date.now() - Date.parse(checkedAt)).toBeLessThan(60_000);
  expect(data.adminOperation.backups).toMatchObject({ keptCount: 1, schedule: null, isOverdue: false });
  expect(statSync(join(folder, nameOf(now))).mode & 0o777).toBe(0o600);
});

test('a bucket holds the same, in one piece', async ({ em, orm, bucket, planFor }) => {
  const now = aMoment();
  await anItem(em, { list: await aList(em) });
  const store = bucket('backups');

  await make(orm, planFor(store), now);

  const { totals } = await checkBackup(await store.read(nameOf(now)), 'it');
  expect(totals.rows.items).toBeGreaterThan(0);
  expect(await em.fork().findOneOrFail(Backup, { name: nameOf(now) })).toMatchObject({ store: 's3' });
});

test('as many are kept as are wanted, none for too long but the latest, and other files stay', async ({
  em,
  orm,
  folder,
  bucket,
  planFor,
}) => {
  const now = aMoment();
  writeFileSync(join(folder, 'kindlist-2020-01-01T00-00-00.tar.gz'), 'made by hand');
  writeFileSync(join(folder, nameOf(subDays(now, 400))), 'of another site');
  writeFileSync(join(folder, nameOf(addDays(now, 400))), 'of another site, with a clock that is ahead');
  for (const store of [diskBackupStore(folder), bucket('backups')]) {
    const others = await namesIn(store);
    const days = [9, 3, 2, 1, 0].map((ago) => subDays(now, ago));
    for (const day of days) await make(orm, planFor(store), day);
    expect(await namesIn(store)).toEqual([...others, ...days.slice(-3).map(nameOf)].toSorted());
    expect(await em.fork().count(Backup)).toBe(3);

    const later = new Date(now.getTime() + 60_000);
    await make(orm, planFor(store, { keptDays: 1 }), later);
    const kept = [nameOf(subDays(now, 0)), nameOf(later)];
    expect(await namesIn(store)).toEqual([...others, ...kept].toSorted());

    const year = addDays(now, 365);
    await make(orm, planFor(store, { keptDays: 1 }), year);
    expect(await namesIn(store)).toEqual([...others, nameOf(year)].toSorted());
  }
});

test('a backup that cannot be read back is none: it goes, earlier ones stay, and administrators are told until one succeeds', async ({
  em,
  orm,
  app,
  folder,
  planFor,
}) => {
  const now = aMoment();
  const viewer = await aUser(em, { role: 'ADMIN' });
  const disk = diskBackupStore(folder);
  await make(orm, planFor(disk), subDays(now, 40));
  const losingEnd: BackupStore = {
    ...disk,
    write: async (name, fill) => {
      const result = await disk.write(name, fill);
      truncateSync(join(folder, name), statSync(join(folder, name)).size - 100);
      return result;
    },
  };

  await expect(make(orm, planFor(losingEnd), now)).rejects.toThrow('cannot be restored');
  expect(readdirSync(folder)).toEqual([nameOf(subDays(now, 40))]);
  const failed = (await send(app, OPERATION, viewer)).data.adminOperation;
  expect(failed.problems).toEqual([
    { area: 'BACKUPS', count: 1, message: expect.stringContaining('No backup was kept at /backups/disk: Error.') },
  ]);
  expect(failed.backups.last.name).toBe(nameOf(subDays(now, 40)));

  await make(orm, planFor(disk, { place: '/elsewhere' }), now);
  expect((await send(app, OPERATION, viewer)).data.adminOperation.problems).toEqual([]);
});

test('where old backups cannot be removed, the new one counts, and administrators are told that and nothing else', async ({
  em,
  orm,
  app,
  folder,
  planFor,
}) => {
  const now = aMoment();
  const viewer = await aUser(em, { role: 'ADMIN' });
  const disk = diskBackupStore(folder);
  const keeping: BackupStore = { ...disk, remove: async () => Promise.reject(new Error('you may not delete')) };
  const days = [2, 1, 0].map((ago) => subDays(now, ago));
  const problems: Error[] = [];
  for (const day of days) problems.push(...(await make(orm, planFor(keeping, { mostKept: 2 }), day)));

  expect(problems).toMatchObject([{ message: 'you may not delete' }]);
  expect(await namesIn(disk)).toEqual(days.map(nameOf));
  const told = (await send(app, OPERATION, viewer)).data.adminOperation;
  expect(told.backups).toMatchObject({ keptCount: 3, last: { name: nameOf(now) } });
  expect(told.problems).toEqual([
    {
      area: 'BACKUPS',
      count: 1,
      message:
        'Old backups could not be removed from /backups/disk: Error. The log has the rest. The new one was made and checked.',
    },
  ]);

  await make(orm, planFor(disk, { mostKept: 2 }), addDays(now, 1));
  const later = (await send(app, OPERATION, viewer)).data.adminOperation;
  expect(later).toMatchObject({ problems: [], backups: { keptCount: 2 } });
});

test('a link in the folder that leads nowhere costs no backup', async ({ orm, folder, planFor }) => {
  const now = aMoment();
  symlinkSync(join(folder, 'gone'), join(folder, 'a link'));
  const store = diskBackupStore(folder);

  expect(await make(orm, planFor(store), now)).toEqual([]);

  expect(await namesIn(store)).toEqual([nameOf(now)]);
});

test('nothing is left behind where a bucket is missing or writing fails half-way', async ({
  em,
  orm,
  bucket,
  planFor,
}) => {
  const now = aMoment();
  await expect(make(orm, planFor(bucket('elsewhere')), now)).rejects.toThrow();
  const [problem] = await em.fork().find(SiteProblem, { area: 'BACKUPS' });
  expect(problem?.message).toContain('NoSuchBucket');

  const store = bucket('backups');
  const half = store.write('half', async (to) => {
    to.write(Buffer.alloc(1_000));
    throw new Error('the database went away');
  });
  await expect(half).rejects.toThrow('the database went away');
  expect(await namesIn(store)).toEqual([]);
});

test('a backup larger than one part goes up whole', async ({ bucket }) => {
  const store = bucket('backups');
  const piece = Buffer.alloc(1024 * 1024, 7);
  await store.write('large', async (to) => {
    await pipeline(Readable.from(Array.from({ length: 40 }, () => piece)), to);
  });
  let bytes = 0;
  for await (const chunk of await store.read('large')) bytes += chunk.length;
  expect(bytes).toBe(40 * piece.length);
});

test.for([
  ['a row', 2, 'one\ntwo\\nlines\n', null],
  ['a row too few', 3, 'one\ntwo\\nlines\n', 'rows of words are missing'],
  ['a row too many', 1, 'one\ntwo\\nlines\n', 'rows of words are missing'],
] as const)('rows are counted as they stand, in parts that cut them in two: %s', async ([, said, text, problem]) => {
  const now = aMoment();
  const file = new PassThrough();
  const about = { madeAt: now.toISOString(), migrations: [], tables: [{ name: 'words', columns: ['word'] }] };
  const [content] = await Promise.all([
    buffer(file),
    writeBackup(file, about, async (writer) => {
      await writer.addRows('words', 0, Buffer.from(text.slice(0, 5)));
      await writer.addRows('words', 1, Buffer.from(text.slice(5)));
      return { rows: { words: said }, pictures: 0 };
    }),
  ]);
  const checked = checkBackup(Readable.from([content]), 'it');
  if (problem) await expect(checked).rejects.toThrow(problem);
  else expect((await checked).totals.rows).toEqual({ words: 2 });
});

test('by the schedule, a backup is late once it has had all the time that one may take, also the very first', async ({
  em,
  orm,
  app,
  folder,
  planFor,
}) => {
  const viewer = await aUser(em, { role: 'ADMIN' });
  const ask = async () => (await send(app, OPERATION, viewer)).data.adminOperation.backups;
  await em.execute(
    `insert into jobs.schedule (name, key, cron, timezone) values ('backups', '', '0 */2 * * *', 'UTC')`,
  );
  const store = diskBackupStore(folder);
  const scheduledBefore = (hours: number) =>
    em.execute(`update jobs.schedule set created_on = now() - interval '1 hour' * ? where name = 'backups'`, [hours]);

  await em.nativeDelete(Backup, {});
  expect(await ask()).toMatchObject({ schedule: '0 */2 * * *', isOverdue: false });
  await scheduledBefore(11);
  expect(await ask()).toMatchObject({ isOverdue: false });
  await scheduledBefore(15);
  expect(await ask()).toMatchObject({ isOverdue: true, last: null });

  await make(orm, planFor(store), new Date(Date.now() - 11 * 3_600_000));
  expect(await ask()).toMatchObject({ isOverdue: false });
  await em.execute(`update backups set made_at = now() - interval '15 hours'`);
  expect(await ask()).toMatchObject({ isOverdue: true });
  await make(orm, planFor(store), new Date());
  expect(await ask()).toMatchObject({ isOverdue: false });
});
