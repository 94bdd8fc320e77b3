import type { FastifyInstance } from 'fastify';
import { createClient } from 'graphql-ws';
import { describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from '../../../server/app.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { SOCKET_LIMITS } from '../../../server/doors/graphql/socket-limits.ts';
import { aUser } from '../../builders/accounts.ts';
import { accessTokenOf, addressOf, world } from '../graphql.ts';
import { test as base } from '../server-test.ts';

const SMALL = {
  subscriptionsPerSocket: 3,
  subscriptionsPerPerson: 4,
  subscriptionsPerAddress: 6,
  socketsPerAddress: 5,
};

/** An app that is full soon, behind a proxy that says from where somebody comes. */
const test = base.extend('app', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const app = await createApp(orm, infrastructure, { socketLimits: SMALL, trustProxy: true });
  world.set(app, { orm, infrastructure });
  onCleanup(() => app.close());
  return app;
});

/** A socket on which any number of subscriptions can be begun: each is open, or refused with these words. */
async function connect(app: FastifyInstance, { from, viewer = null }: { from: string; viewer?: User | null }) {
  class FromThere extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: { 'x-forwarded-for': from } });
    }
  }
  const client = createClient({
    url: `${(await addressOf(app)).replace('http', 'ws')}/graphql`,
    webSocketImpl: FromThere,
    connectionParams: { accessToken: viewer ? await accessTokenOf(app, viewer) : undefined },
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
  });
  const subscribe = async () => {
    const events = client.iterate({ query: 'subscription { publicConfigChanged { siteName } }' });
    const first = await events.next().catch((problems) => ({ value: { errors: problems } }));
    const [problem] = first.value?.errors ?? [];
    return {
      outcome: problem ? problem.message : 'open',
      code: problem?.extensions?.code,
      end: () => events.return?.(),
    };
  };
  const outcomes = async (count: number) => {
    const all: string[] = [];
    for (let done = 0; done < count; done++) all.push((await subscribe()).outcome);
    return all;
  };
  return { subscribe, outcomes, close: () => client.dispose() };
}

const tooMany = (where: string, limit: number) =>
  `Too many subscriptions: ${where} can have ${limit} at a time. End some and try again.`;

/** Until the server has heard of it. */
const eventually = async (attempt: () => Promise<string>) => {
  await expect.poll(attempt).toBe('open');
};

describe('so many subscriptions can be open at once', () => {
  test('on one socket; what has ended counts no more', async ({ app }) => {
    const socket = await connect(app, { from: '198.51.100.1' });
    const [first] = [await socket.subscribe(), await socket.subscribe(), await socket.subscribe()];

    expect(await socket.subscribe()).toMatchObject({
      outcome: tooMany('one connection', 3),
      code: 'TOO_MANY_SUBSCRIPTIONS',
    });
    expect((await socket.subscribe()).outcome).toBe(tooMany('one connection', 3));
    await first.end();

    await eventually(async () => (await socket.subscribe()).outcome);
    await socket.close();
  });

  test('of one person, wherever they are', async ({ app, em }) => {
    const viewer = await aUser(em);
    const one = await connect(app, { from: '198.51.100.2', viewer });
    const other = await connect(app, { from: '198.51.100.3', viewer });
    const another = await connect(app, { from: '198.51.100.3', viewer: await aUser(em) });

    expect(await one.outcomes(2)).toEqual(['open', 'open']);
    expect(await other.outcomes(3)).toEqual(['open', 'open', tooMany('one account', 4)]);
    expect(await another.outcomes(1)).toEqual(['open']);
    await one.close();

    await eventually(async () => (await other.subscribe()).outcome);
    await Promise.all([other.close(), another.close()]);
  });

  test('from one address, no matter whose they are', async ({ app, em }) => {
    const from = '198.51.100.4';
    const sockets = [
      await connect(app, { from }),
      await connect(app, { from, viewer: await aUser(em) }),
      await connect(app, { from }),
    ] as const;

    expect(await sockets[0].outcomes(3)).toEqual(['open', 'open', 'open']);
    expect(await sockets[1].outcomes(3)).toEqual(['open', 'open', 'open']);
    expect(await sockets[2].outcomes(1)).toEqual([tooMany('one network', 6)]);
    await sockets[0].close();

    await eventually(async () => (await sockets[2].subscribe()).outcome);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('and the usual limits let a page of ours do what it does', () => {
    expect(SOCKET_LIMITS.subscriptionsPerSocket).toBeGreaterThan(20);
    expect(SOCKET_LIMITS.subscriptionsPerPerson).toBeGreaterThan(100);
  });
});

test('so many sockets can be open from one address; the next one is refused before it opens', async ({ app }) => {
  const url = `${(await addressOf(app)).replace('http', 'ws')}/graphql`;
  const open = (from: string) => new WebSocket(url, 'graphql-transport-ws', { headers: { 'x-forwarded-for': from } });
  const outcomeOf = (socket: WebSocket) =>
    new Promise<string>((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(`${statusCode}`));
      socket.on('error', () => {});
    });
  const sockets = Array.from({ length: 5 }, () => open('198.51.100.5'));
  for (const socket of sockets) expect(await outcomeOf(socket)).toBe('open');

  expect(await outcomeOf(open('198.51.100.5'))).toBe('429');
  expect(await outcomeOf(open('198.51.100.6'))).toBe('open');
  sockets[0]?.close();

  await eventually(() => outcomeOf(open('198.51.100.5')));
});

test('a document that cannot be read is refused on its own, and the socket goes on', async ({ app }) => {
  const socket = new WebSocket(`${(await addressOf(app)).replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const messages: { type: string; id?: string; payload?: { message: string }[] }[] = [];
  socket.on('message', (message) => messages.push(JSON.parse(`${message}`)));
  socket.on('open', () => {
    socket.send('{"type":"connection_init"}');
  });
  await expect.poll(() => messages.length).toBe(1);

  socket.send('{"type":"subscribe","id":"1","payload":{"query":"{ lists {"}}');
  socket.send('{"type":"subscribe","id":"2","payload":{"query":"{ publicConfig { siteName } }"}}');

  await expect
    .poll(() => messages.map(({ type, id }) => `${type} ${id}`))
    .toEqual(expect.arrayContaining(['error 1', 'next 2', 'complete 2']));
  expect(messages.find(({ id }) => id === '1')?.payload?.[0]?.message).toMatch(/Syntax Error/);
  socket.terminate();
});
