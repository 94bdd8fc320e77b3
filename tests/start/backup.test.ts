import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '../../server/base/postgres/embedded-postgres.ts';
import { aPicture } from '../builders/pictures.ts';
import { S3_SETTINGS, startS3Server } from '../fakes/s3-server.ts';
import { aDatabase } from '../server/template-database.ts';
import { test as base, type Product } from './product.ts';

const BUY = `mutation ($token: String!, $itemId: ID!, $email: String!) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: { email: $email }) { purchase { id } }
}`;

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-backup-test-'));
    chmodSync(folder, 0o755); // else root's PostgreSQL, which is not root, could not enter
    onCleanup(() => rmSync(folder, { recursive: true }));
    return folder;
  });

/** Runs what `npm run NAME` does. Fails as it fails, with what it said. */
async function command(name: string, args: string[], settings: NodeJS.ProcessEnv): Promise<void> {
  const environment = { ...process.env, NODE_ENV: 'production', ...settings };
  await promisify(execFile)('node', [resolve('dist/commands/run.js'), name, ...args], { env: environment });
}

async function ask(databaseUrl: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

/** A digest of the rows of each table, but of those that PostgreSQL itself does not keep. */
async function digestOf(databaseUrl: string): Promise<Record<string, string>> {
  const tables = await ask(
    databaseUrl,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const row = name === 'mikro_orm_migrations' ? 't.name' : 't::text';
    const [digest] = await ask(
      databaseUrl,
      `select md5(string_agg(${row}, E'\\n' order by ${row})) as md5 from ${name} t`,
    );
    digests[`${name}`] = `${digest?.md5}`;
  }
  return digests;
}

/** A person with a picture, and a list of theirs with many of one item. */
async function fill(product: Product) {
  const accessToken = await product.signUp();
  const form = new FormData();
  const picture = await aPicture().jpeg().toBuffer();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'me.jpg');
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${product.address}/api/v1/users/me/avatar`, { method: 'POST', headers, body: form });
  const { avatar_url } = (await response.json()) as { avatar_url: string };
  return { ...(await product.shareItem(accessToken, 99)), avatarPath: new URL(avatar_url).pathname, accessToken };
}

async function digestAt(address: string, path: string): Promise<string> {
  const response = await fetch(address + path);
  expect(response.status).toBe(200);
  return createHash('sha256')
    .update(await response.bytes())
    .digest('hex');
}

test('a backup under purchases is one moment of what was there, and an empty machine goes on from it', async ({
  database,
  start,
  folder,
}) => {
  const [here, there, file] = [join(folder, 'here'), join(folder, 'there'), join(folder, 'backup.tar.gz')];
  const product = await start(database, { DATA_DIR: here });
  const { token, itemId, avatarPath } = await fill(product);
  const bought: string[] = [];
  let isOver = false;
  const buyOn = async () => {
    while (!isOver && bought.length < 80) {
      const email = `${crypto.randomUUID()}@example.test`;
      const { data } = await product.send(BUY, { token, itemId, email });
      bought.push(data.purchaseSharedItem.purchase.id);
    }
  };
  for (let n = 0; n < 10; n += 1) await product.send(BUY, { token, itemId, email: 'first@example.test' });
  const before = await ask(database, 'select id from purchases');

  const storm = Promise.all([buyOn(), buyOn()]);
  await command('backup', [file], { DATABASE_URL: database, DATA_DIR: here });
  isOver = true;
  await storm;
  const picture = await digestAt(product.address, avatarPath);
  await product.end();
  await command('restore', [file], { DATABASE_URL: '', DATA_DIR: there });

  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(there, 'jwt-secret'), 'utf8')).toBe(readFileSync(join(here, 'jwt-secret'), 'utf8'));
  const embedded = await startEmbeddedPostgres(join(there, 'postgres'));
  try {
    const purchases = 'select * from purchases order by id';
    const restored = await ask(embedded.url(), purchases);
    expect(await ask(database, purchases)).toEqual(expect.arrayContaining(restored));
    expect(restored.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    const [sums] = await ask(
      embedded.url(),
      `select quantity_purchased as kept, (select count(*)::int from purchases) as bought from items where id = '${itemId}'`,
    );
    expect(sums).toEqual({ kept: restored.length, bought: restored.length });

    const next = await start('', { DATA_DIR: there });
    expect(await digestAt(next.address, avatarPath)).toBe(picture);
    const { data } = await next.send(BUY, { token, itemId, email: 'later@example.test' });
    expect(data.purchaseSharedItem.purchase.id).toBeTruthy();
    await next.end();
  } finally {
    await embedded.stop();
  }
});

test('everything comes back as it was, whatever is there, and from files into a store that speaks S3', async ({
  database,
  start,
  folder,
}) => {
  const s3 = await startS3Server(join(folder, 's3'), 'pictures');
  try {
    const [here, there, file] = [join(folder, 'here'), join(folder, 'there'), join(folder, 'backup.tar.gz')];
    const product = await start(database, { DATA_DIR: here });
    const { token, itemId, avatarPath } = await fill(product);
    await product.send(BUY, { token, itemId, email: 'ann@example.test' });
    const picture = await digestAt(product.address, avatarPath);
    await product.end();
    await command('backup', [file], { DATABASE_URL: database, DATA_DIR: here });
    const store = { ...S3_SETTINGS, S3_BUCKET: 'pictures', S3_ENDPOINT: s3.url };
    const settings = { DATABASE_URL: await aDatabase(), DATA_DIR: there, ...store };
    const other = await start(settings.DATABASE_URL, settings);
    await other.signUp();

    const stopFirst = command('restore', [file, '--replace'], settings);
    await expect(stopFirst).rejects.toThrow('stop the servers first');
    await other.end();
    await expect(command('restore', [file], settings)).rejects.toThrow('1 people and 0 lists would be lost');
    await command('restore', [file, '--replace'], settings);

    expect(await digestOf(settings.DATABASE_URL)).toEqual(await digestOf(database));
    const next = await start(settings.DATABASE_URL, settings);
    expect(await digestAt(next.address, avatarPath)).toBe(picture);
  } finally {
    await s3.stop();
  }
});

test('what cannot be restored whole changes nothing', async ({ database, start, folder }) => {
  const [here, file, cut] = [join(folder, 'here'), join(folder, 'backup.tar.gz'), join(folder, 'cut.tar.gz')];
  const settings = { DATABASE_URL: database, DATA_DIR: here };
  const product = await start(database, settings);
  await fill(product);
  await product.end();
  await command('backup', [file], settings);
  await command('backup', [cut], settings);
  truncateSync(cut, statSync(cut).size - 200);
  const before = await digestOf(database);

  await expect(command('restore', [cut, '--replace'], settings)).rejects.toThrow('cannot be restored');
  const away = {
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    ...S3_SETTINGS,
  };
  await expect(command('restore', [file, '--replace'], { ...settings, ...away })).rejects.toThrow();
  await expect(command('backup', [file], settings)).rejects.toThrow('is there already');

  expect(await digestOf(database)).toEqual(before);
});
