import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect } from 'vitest';
import { S3_KEYS, startS3Server } from '../../fakes/s3-server.ts';
import { aDatabase } from '../../server/template-database.ts';
import { test as base, type Product } from '../product.ts';

const SIGN_IN = `mutation { signIn(input: { email: "ida@example.test", password: "bicycles" }) { accessToken } }`;
const LAST =
  '{ adminOperation { backups { schedule keptCount last { name store listCount } } problems { area message } } }';

const KEYS = { BACKUP_S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey };

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-nightly-'));
    onCleanup(() => rmSync(folder, { recursive: true }));
    return folder;
  })
  .extend('s3', async ({ folder }, { onCleanup }) => {
    const { url, stop } = await startS3Server(join(folder, 's3'), 'backups');
    onCleanup(stop);
    return url;
  });

const anAdministrator = async (product: Product) => {
  const { data } = await product.send(SIGN_IN);
  return data.signIn.accessToken as string;
};
const operation = async (product: Product, accessToken: string) =>
  (await product.send(LAST, {}, accessToken)).data.adminOperation;
const backUpNow = (product: Product, accessToken: string) =>
  product.send('mutation { retryJobs(queue: BACKUPS) { version } }', {}, accessToken);

test('an administrator makes a backup in a bucket, and what is fetched from there is restored elsewhere', async ({
  database,
  start,
  folder,
  s3,
}) => {
  const product = await start(database, {
    ...{ ADMIN_EMAIL: 'ida@example.test', ADMIN_PASSWORD: 'bicycles', BACKUP_SCHEDULE: '30 3 * * *' },
    ...{ BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ENDPOINT: s3, ...KEYS },
  });
  const accessToken = await anAdministrator(product);
  await product.shareItem(accessToken, 5);

  await backUpNow(product, accessToken);

  const last = async () => (await operation(product, accessToken)).backups.last;
  await expect.poll(last).toMatchObject({ store: 'S3', listCount: expect.any(Number) });
  expect((await operation(product, accessToken)).backups).toMatchObject({ schedule: '30 3 * * *', keptCount: 1 });
  const file = join(folder, 's3', 'backups', `${(await last()).name}._S3rver_object`);
  const there = await aDatabase();
  const settings = { ...process.env, NODE_ENV: 'production', DATABASE_URL: there, DATA_DIR: join(folder, 'there') };
  await promisify(execFile)('node', [resolve('dist/commands/run.js'), 'restore', file, '--replace'], { env: settings });
  const client = new Client({ connectionString: there });
  await client.connect();
  try {
    expect((await client.query(`select title from items where title = 'Plates'`)).rowCount).toBe(1);
  } finally {
    await client.end();
  }
});

test('a bucket that is not there is told to administrators, and nothing else stops', async ({
  database,
  start,
  s3,
}) => {
  const product = await start(database, {
    ...{ ADMIN_EMAIL: 'ida@example.test', ADMIN_PASSWORD: 'bicycles', ...KEYS },
    ...{ BACKUP_S3_BUCKET: 'elsewhere', BACKUP_S3_ENDPOINT: s3 },
  });
  const accessToken = await anAdministrator(product);

  await backUpNow(product, accessToken);

  const problems = async () => (await operation(product, accessToken)).problems;
  const message = expect.stringContaining('No backup was kept at s3://elsewhere: NoSuchBucket');
  await expect.poll(problems).toEqual([{ area: 'BACKUPS', message }]);
  expect((await operation(product, accessToken)).backups).toEqual({ schedule: null, keptCount: 0, last: null });
});

test('a schedule that is none stops the start, by its name', async ({ database, start }) => {
  await expect(start(database, { BACKUP_SCHEDULE: 'every night' })).rejects.toThrow('→ at BACKUP_SCHEDULE');
});
