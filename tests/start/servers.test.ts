import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { freePort } from '../../server/base/postgres/free-port.ts';
import { aPicture } from '../builders/pictures.ts';
import { S3_SETTINGS, startS3Server } from '../fakes/s3-server.ts';
import { startSmtpServer } from '../fakes/smtp-server.ts';
import { test as base, Product } from './product.ts';
import { Program } from './programs.ts';

const BUY = `mutation ($token: String!, $itemId: ID!, $email: String!, $key: String!) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: { email: $email }, idempotencyKey: $key) { purchase { id } }
}`;

/** Two servers behind the proxy that is shipped, with one Redis, one store of pictures, one mail server, and own folders. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('redis', async ({}, { onCleanup }) => {
    const redis = await Program.redis();
    onCleanup(() => redis.remove());
    return redis;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('folder', async ({}, { onCleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kindlist-servers-test-'));
    onCleanup(() => rmSync(folder, { recursive: true }));
    return folder;
  })
  .extend('pictures', async ({ folder }, { onCleanup }) => {
    const { url, stop } = await startS3Server(join(folder, 'pictures'), 'kindlist');
    onCleanup(stop);
    return url;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('smtp', async ({}, { onCleanup }) => {
    const smtp = await startSmtpServer();
    onCleanup(() => smtp.stop());
    return smtp;
  })
  .extend('serve', async ({ database, start, redis, pictures, smtp, folder }) => {
    return (port: number, settings: NodeJS.ProcessEnv = {}) =>
      start(database, {
        PORT: `${port}`,
        DATA_DIR: join(folder, `${port}`),
        REDIS_URL: `redis://127.0.0.1:${redis.port}`,
        JWT_SECRET: 'one secret that all the servers have',
        S3_BUCKET: 'kindlist',
        S3_ENDPOINT: pictures,
        ...S3_SETTINGS,
        TRUST_PROXY: 'loopback',
        SMTP_URL: smtp.url,
        ...settings,
      });
  })
  .extend('site', async ({ serve }, { onCleanup }) => {
    const ports = [await freePort(), await freePort()];
    const servers: Product[] = [];
    for (const port of ports) servers.push(await serve(port, { RATE_LIMIT: 'on' })); // the first one listens for all
    const securePort = await freePort();
    const proxy = await Program.proxy(ports, securePort);
    onCleanup(() => proxy.remove());
    const [first, second] = servers as [Product, Product];
    const secure = { address: `https://localhost:${securePort}`, certificate: () => proxy.certificate() };
    return { first, second, ports, secure, proxy: new Product(`http://127.0.0.1:${proxy.port}`, first.process, []) };
  });

/** The events of a list that is open at this address; the socket comes back by itself. `counted` grows with each. */
function openPage(address: string, token: string, options: ClientOptions = {}) {
  class Socket extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, options);
    }
  }
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    retryAttempts: 100,
    retryWait: () => new Promise((resolve) => setImmediate(resolve)),
    shouldRetry: () => true,
  });
  const page = { counted: 0, close: () => client.dispose() };
  client.subscribe(
    { query: `subscription { sharedListChanged(token: "${token}") { __typename } }` },
    { next: () => void page.counted++, error: () => {}, complete: () => {} },
  );
  return page;
}

test('what one server began the other goes on with: sessions, limits, pictures and live pages', async ({
  site,
  database,
}) => {
  const { first, second, proxy } = site;
  const accessToken = await first.signUp();
  const { token, itemId } = await second.shareItem(accessToken, 3);
  const pages = [first, second, proxy].map(({ address }) => openPage(address, token));
  for (const page of pages) await vi.waitUntil(() => page.counted > 0);
  const before = pages.map(({ counted }) => counted);

  const bought = await proxy.send(BUY, { token, itemId, email: 'ann@example.test', key: crypto.randomUUID() });

  expect(bought.errors).toBeUndefined();
  for (const [index, page] of pages.entries()) await vi.waitUntil(() => page.counted > (before[index] ?? 0));
  expect(await listeners(database)).toBe(1);

  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await aPicture().png().toBuffer())], { type: 'image/png' }), 'me.png');
  const headers = { authorization: `Bearer ${accessToken}` };
  const upload = await fetch(`${first.address}/api/v1/users/me/avatar`, { method: 'POST', headers, body: form });
  expect(upload.status).toBe(200);
  const { data } = await second.send('{ me { avatarUrl } }', {}, accessToken);
  const picture = await fetch(new URL(new URL(data.me.avatarUrl, second.address).pathname, second.address));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching('^image/')]);

  const attempts = Array.from({ length: 12 }, (_, index) => signIn(index % 2 ? first : second, 'not my password'));
  expect(await Promise.all(attempts)).toContain('RATE_LIMITED');
  expect(await Promise.all([signIn(first, 'not my password'), signIn(second, 'not my password')])).toEqual([
    'RATE_LIMITED',
    'RATE_LIMITED',
  ]);
  for (const page of pages) await page.close();
});

test('while one server is killed and another joins, people go on buying, and open pages and mails tell of it', async ({
  site,
  serve,
  smtp,
}) => {
  const { first, second, ports, proxy } = site;
  const accessToken = await second.signUp();
  const { token, itemId } = await second.shareItem(accessToken, 99);
  const page = openPage(second.address, token);
  await vi.waitUntil(() => page.counted > 0);
  await vi.waitUntil(() => smtp.mails.length === 1); // what a killed server was sending would be sent again much later

  const before = page.counted;
  await first.end('SIGKILL'); // which listened for both
  for (let guest = 0; guest < 10; guest++) {
    const variables = { token, itemId, email: `guest${guest}@example.test`, key: crypto.randomUUID() };
    await vi.waitUntil(async () => (await buy(proxy, variables)) === 'bought'); // with its key a repetition counts once
  }
  await vi.waitUntil(() => page.counted > before); // once the lease of the killed one has run out

  const joined = await serve(ports[0] as number);
  const joinedPage = openPage(joined.address, token);
  await vi.waitUntil(() => joinedPage.counted > 0);
  const counts = [page.counted, joinedPage.counted];
  await vi.waitUntil(async () => {
    const variables = { token, itemId, email: 'late@example.test', key: 'the same key each time' };
    return (await buy(joined, variables)) === 'bought';
  });
  await vi.waitUntil(() => page.counted > (counts[0] ?? 0) && joinedPage.counted > (counts[1] ?? 0));

  const query = `query ($token: String!) { sharedList(token: $token) { items { quantityRemaining } } }`;
  const { data } = await joined.send(query, { token });
  expect(data.sharedList.items[0].quantityRemaining).toBe(99 - 11);
  const buyers = [...Array.from({ length: 10 }, (_, guest) => `guest${guest}@example.test`), 'late@example.test'];
  const told = () => smtp.mails.slice(1).flatMap(({ to }) => to);
  await vi.waitUntil(() => told().length >= buyers.length);
  expect(told().toSorted()).toEqual(buyers.toSorted()); // whichever server does the work, each once
  await Promise.all([page.close(), joinedPage.close()]);
});

test('a browser speaks HTTP/2 with the proxy, and is told of HTTP/3', async ({ site }) => {
  const { second, secure } = site;
  const { token, itemId } = await second.shareItem(await second.signUp(), 3);
  const ca = await secure.certificate();
  const session = await vi.waitFor(() => connected(secure.address, ca)); // once the proxy has its own certificate
  onTestFinished(() => session.destroy());

  const variables = { token, itemId, email: 'ann@example.test', key: crypto.randomUUID() };
  const [bought, page] = await Promise.all([
    ask(session, '/graphql', JSON.stringify({ query: BUY, variables })),
    ask(session, `/shared/${token}`),
  ]);

  expect(session.alpnProtocol).toBe('h2');
  expect(JSON.parse(bought.body).data.purchaseSharedItem.purchase.id).toEqual(expect.any(String));
  expect(page.body).toContain('Plates');
  expect(page.headers['alt-svc']).toMatch(/^h3=/);
  const live = openPage(secure.address, token, { ca });
  await vi.waitUntil(() => live.counted > 0);
  await live.close();
});

async function connected(address: string, ca: Buffer): Promise<ClientHttp2Session> {
  const session = connect(address, { ca });
  await once(session, 'connect');
  return session;
}

/** As one of many requests on one connection. */
async function ask(session: ClientHttp2Session, path: string, body?: string) {
  const request = session.request({
    ':path': path,
    ':method': body ? 'POST' : 'GET',
    accept: body ? 'application/json' : 'text/html',
    ...(body && { 'content-type': 'application/json' }),
  });
  request.end(body);
  const [headers] = (await once(request, 'response')) as [IncomingHttpHeaders];
  return { headers, body: await text(request) };
}

async function buy(product: Product, variables: object): Promise<'bought' | 'again'> {
  try {
    const { data } = await product.send(BUY, variables);
    return data?.purchaseSharedItem ? 'bought' : 'again';
  } catch {
    return 'again'; // the connection was cut
  }
}

async function signIn(product: Product, password: string): Promise<string | undefined> {
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';
  const { errors } = await product.send(query, { input: { email: 'nobody@example.test', password } });
  return errors?.[0].extensions.code;
}

async function listeners(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(
    `select pid from pg_stat_activity where datname = current_database() and query ~* '^listen kindlist_events'`,
  );
  await client.end();
  return rowCount ?? 0;
}
