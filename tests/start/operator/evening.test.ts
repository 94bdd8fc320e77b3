import { execFile } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Client as Assistant, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client } from 'pg';
import { expect, onTestFinished } from 'vitest';
import { OPENID_KINDS } from '../../fakes/openid-kinds.ts';
import { OPENID_CLIENT, signInThere, startOpenidServer } from '../../fakes/openid-server.ts';
import { startPushService } from '../../fakes/push-service.ts';
import { startWebhookEndpoint } from '../../fakes/webhook-endpoint.ts';
import { aDatabase } from '../../server/template-database.ts';
import { type Product, test } from '../product.ts';

const NIGHT_MS = 300_000;
const BACKUPS = '{ adminOperation { backups { keptCount last { store listCount } } problems { message } } }';

const random = () => randomBytes(32).toString('base64url');
const hashed = (text: string) => hash('sha256', text, 'base64url');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

/** From the button of the sign-in page to a session, through the pages of the other server. */
async function enter(product: Product): Promise<string> {
  const kept = { state: random(), nonce: random(), codeVerifier: random() };
  const start = {
    issuer: 'home',
    state: kept.state,
    nonceHash: hashed(kept.nonce),
    codeChallenge: hashed(kept.codeVerifier),
  };
  const begin = 'mutation ($input: IssuerStartInput!) { beginIssuerSignIn(input: $input) { authorizationUrl } }';
  const { data } = await product.send(begin, { input: start });
  const back = await signInThere(data.beginIssuerSignIn.authorizationUrl);
  const finish = 'mutation ($input: IssuerSignInInput!) { signInWithIssuer(input: $input) { accessToken } }';
  const answer = await product.send(finish, { input: { issuer: 'home', answer: back.search.slice(1), ...kept } });
  return answer.data.signInWithIssuer.accessToken;
}

test('an operator’s evening: a server that signs the family in, notes, a program, an assistant that adds milk, and a night’s backup that restores', {
  timeout: NIGHT_MS,
}, async ({ database, start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kindlist-evening-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const [home, phones, programs] = [
    await startOpenidServer(OPENID_KINDS.Authentik, { redirectUri: `${site}/signin/home` }),
    await startPushService(),
    await startWebhookEndpoint(),
  ];
  for (const { stop } of [home, phones, programs]) onTestFinished(async () => void (await stop()));
  const product = await start(database, {
    PORT: String(port),
    PUBLIC_URL: site,
    PASSWORD_SIGN_IN: 'off',
    OIDC_HOME_ISSUER_URL: home.issuer,
    OIDC_HOME_CLIENT_ID: OPENID_CLIENT.id,
    OIDC_HOME_CLIENT_SECRET: OPENID_CLIENT.secret,
    OIDC_HOME_TRUST_EMAIL: 'on',
    OIDC_HOME_ADMIN_GROUP: 'family',
    BACKUP_SCHEDULE: '* * * * *',
    BACKUP_DIR: folder,
    EXTRACT_ALLOW_PRIVATE_HOSTS: `${phones.host},${programs.host}`,
  });

  const token = await enter(product);
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await product.send(query, variables, token);
    expect(errors).toBeUndefined();
    return data;
  };
  expect((await ask('{ me { role email } }')).me).toEqual({ role: 'ADMIN', email: home.person.email });
  await ask('mutation { saveSettings(changes: { everythingForEverybody: true }) { siteName } }');
  const { createList: shopping } = await ask(
    'mutation { createList(input: { name: "Groceries", listType: SHOPPING }) { id } }',
  );

  const endpoint = programs.open();
  const { createWebhook } = await ask(
    'mutation ($input: NewWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }',
    { input: { url: endpoint.url, events: ['ITEM_ADDED', 'ITEM_PURCHASED'] } },
  );
  endpoint.secret = createWebhook.secret;
  const { device, ...subscription } = phones.subscribe();
  await ask('mutation ($input: PushDeviceInput!) { savePushDevice(input: $input) { publicKey } }', {
    input: { ...subscription, kinds: ['GIFTS'], isQuietAtNight: false, timeZone: 'Europe/Berlin' },
  });

  const { createApiKey } = await ask('mutation { createApiKey(name: "Assistant") { secret } }');
  const assistant = new Assistant({ name: 'evening', version: '1' });
  const headers = { authorization: `Bearer ${createApiKey.secret}` };
  await assistant.connect(new StreamableHTTPClientTransport(new URL(`${site}/mcp`), { requestInit: { headers } }));
  await assistant.callTool({ name: 'add_items', arguments: { list_id: shopping.id, items: [{ name: 'Milk' }] } });
  await assistant.close();
  const types = () => endpoint.received.map(({ type, data }) => [type, data.item?.title ?? data.item?.name]);
  await expect.poll(types).toContainEqual(['item.added', 'Milk']);

  const { token: share, itemId } = await product.shareItem(token, 1);
  const buy =
    'mutation ($token: String!, $itemId: ID!) { purchaseSharedItem(token: $token, itemId: $itemId, input: { email: "ann@example.test" }) { purchase { id } } }';
  expect((await product.send(buy, { token: share, itemId })).errors).toBeUndefined();
  await expect.poll(types).toContainEqual(['item.purchased', 'Plates']);
  const kept = async () => (await ask(BACKUPS)).adminOperation.backups.keptCount;
  const before = await kept();
  await Promise.all([
    expect.poll(() => device.received.length, { timeout: 180_000 }).toBeGreaterThan(0), // a job sends them each minute
    expect.poll(kept, { timeout: 180_000 }).toBeGreaterThan(before),
  ]);
  expect(JSON.stringify(device.received[0]?.push)).not.toContain('ann@example.test');
  const { backups, problems } = (await ask(BACKUPS)).adminOperation;
  expect({ problems, store: backups.last.store }).toEqual({ problems: [], store: 'DISK' });
  expect(backups.last.listCount).toBeGreaterThanOrEqual(2);
  await product.end();
  const file = readdirSync(folder).sort().at(-1) ?? '';
  const there = await aDatabase();
  const settings = { ...process.env, NODE_ENV: 'production', DATABASE_URL: there, DATA_DIR: join(folder, 'there') };
  const run = [resolve('dist/commands/run.js'), 'restore', join(folder, file), '--replace'];
  await promisify(execFile)('node', run, { env: settings });
  const client = new Client({ connectionString: there });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query('select title from items order by title');
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(['Milk', 'Plates']));
});
