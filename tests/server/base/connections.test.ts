import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from '../../../server/app.ts';
import { CONNECTION_LIMITS } from '../../../server/doors/http/connections.ts';
import { aUser } from '../../builders/accounts.ts';
import { aPicture } from '../../builders/pictures.ts';
import { accessTokenOf, addressOf, world } from '../graphql.ts';
import { test as base } from '../server-test.ts';

const MEGABYTE = 1024 * 1024;

/** As in earnest, but nobody waits for long, and so that a log can be looked at. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('log', async ({}): Promise<string[]> => [])
  .extend('start', async ({ orm, infrastructure, log }, { onCleanup }) => {
    const apps: FastifyInstance[] = [];
    onCleanup(() => Promise.all(apps.map((app) => app.close())).then(() => {}));
    return async (limits: Partial<typeof CONNECTION_LIMITS> = {}, trustProxy: string[] = []) => {
      const app = await createApp(orm, infrastructure, {
        connectionLimits: { ...CONNECTION_LIMITS, ...limits },
        trustProxy,
        logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } },
      });
      world.set(app, { orm, infrastructure });
      apps.push(app);
      return app;
    };
  });

async function open(app: FastifyInstance): Promise<Socket> {
  const { port } = new URL(await addressOf(app));
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** The bytes until the server ends it. */
async function all(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += data));
  if (!socket.destroyed) await once(socket, 'close');
  return text;
}

const head = (line: string, headers: Record<string, string | number> = {}) =>
  [`${line} HTTP/1.1`, 'Host: here', ...Object.entries(headers).map((entry) => entry.join(': ')), '', ''].join('\r\n');

const halfSent = head('POST /graphql', { 'Content-Type': 'application/json', 'Content-Length': 1000 });

describe('a connection ends', () => {
  test('that says nothing', async ({ start }) => {
    const socket = await open(await start({ silenceMilliseconds: 200 }));
    expect(await all(socket)).not.toContain('200 OK');
  });

  test('whose headers do not come to an end', async ({ start }) => {
    const socket = await open(await start({ headersMilliseconds: 200 }));
    socket.write('GET /api/v1/health HTTP/1.1\r\nHost: here\r\n');
    const answer = await all(socket);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toMatch(/cache-control: no-store/i);
  });

  test('whose body does not come, however it trickles', async ({ start }) => {
    const socket = await open(await start({ bodyMilliseconds: 400 }));
    socket.write(halfSent);
    const trickle = setInterval(() => socket.write(' '), 50);
    const answer = await all(socket);
    clearInterval(trickle);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });

  test('on which garbage comes, with an answer that no cache keeps', async ({ start }) => {
    const socket = await open(await start());
    socket.write('garbage\r\n\r\n');
    const answer = await all(socket);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/cache-control: no-store/i);
  });
});

test('a picture may take longer than other bodies', async ({ start, em }) => {
  const app = await start({ bodyMilliseconds: 200 });
  const token = await accessTokenOf(app, await aUser(em));
  const picture = await aPicture({ width: 40, height: 40 }).jpeg().toBuffer();
  const beginning =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const body = Buffer.concat([Buffer.from(beginning), picture, Buffer.from('\r\n--b--\r\n')]);
  const socket = await open(app);
  const answer = all(socket);

  const about = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': body.length };
  socket.write(head('POST /api/v1/images/upload', { ...about, Authorization: `Bearer ${token}`, Connection: 'close' }));
  socket.write(body.subarray(0, body.length / 2));
  const other = await open(app);
  other.write(halfSent);
  expect(await all(other)).toMatch(/^HTTP\/1.1 408 /); // by now
  socket.write(body.subarray(body.length / 2));

  expect(await answer).toMatch(/^HTTP\/1.1 201 /);
});

describe('so much can be under way at once', () => {
  test('from one address, whose next body waits until there is room', async ({ start }) => {
    const app = await start({ pendingBytesPerAddress: 2 * MEGABYTE });
    const large = head('POST /graphql', { 'Content-Type': 'application/json', 'Content-Length': MEGABYTE });
    const held = [await open(app), await open(app)];
    for (const socket of held) socket.write(large);
    const ask = async () => {
      const socket = await open(app);
      socket.write(
        `${head('POST /graphql', { 'Content-Type': 'application/json', 'Content-Length': 30, Connection: 'close' })}{"query":"{ __typename }"}     `,
      );
      return (await all(socket)).split(' ')[1];
    };

    await expect.poll(ask).toBe('429');
    const another = await open(app);
    another.write(large);
    expect(await all(another)).toMatch(/^HTTP\/1.1 429 /); // and is not kept waiting for the rest
    expect((await app.inject('/api/v1/health')).statusCode).toBe(200); // what has no body needs no room
    for (const socket of held) socket.destroy();

    await expect.poll(ask).not.toBe('429');
  });

  test('of connections from one address', async ({ start }) => {
    const app = await start({ connectionsPerAddress: 3 });
    const held = [await open(app), await open(app), await open(app)];

    const refused = await open(app);
    expect(await all(refused)).toBe('');
    held[0]?.destroy();

    await expect
      .poll(async () => {
        const socket = await open(app);
        socket.write(head('GET /api/v1/health', { Connection: 'close' }));
        return all(socket);
      })
      .toContain('200 OK');
    for (const socket of held) socket.destroy();
  });
});

test.for([
  ['by itself', []],
  ['behind a proxy', ['10.0.0.0/8']],
] as const)('%s, neither a reset nor garbage leaves an error in the log', async ([, proxies], { start, log, em }) => {
  const app = await start({}, [...proxies]);
  const Authorization = `Bearer ${await accessTokenOf(app, await aUser(em))}`;
  const requests = [
    halfSent,
    head('GET /api/v1/lists', { Authorization }).repeat(5), // gone while its session is looked for
    head('POST /api/v1/contact', { 'Content-Length': 500 }),
    'garbage\r\n\r\n',
    '',
  ];
  for (let time = 0; time < 10; time++) {
    for (const sent of requests) {
      const socket = await open(app);
      socket.write(sent, () => socket.resetAndDestroy());
    }
    const live = new WebSocket(`${(await addressOf(app)).replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(live, 'open');
    const { _socket: below } = live as unknown as { _socket: Socket };
    below.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    await once(live, 'close').catch(() => {});
  }
  await expect.poll(() => connectionsOf(app)).toBe(0);

  expect(log.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count))),
  );
}
