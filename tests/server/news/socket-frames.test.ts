import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createApp } from '../../../server/app.ts';
import { IncomingFrames } from '../../../server/doors/graphql/incoming-frames.ts';
import { UnsentBytes } from '../../../server/doors/graphql/unsent-bytes.ts';
import { addressOf, send, world as worlds } from '../graphql.ts';
import { test } from '../server-test.ts';

/** A socket that has said hello, and what it was told since. */
async function aFlooder(app: FastifyInstance) {
  const socket = new WebSocket(`${(await addressOf(app)).replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const told: string[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (message) => told.push(JSON.parse(`${message}`).type));
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await expect.poll(() => told).toEqual(['connection_ack']);
  const flood = (count: number, query: string) => {
    for (let id = 0; id < count; id += 1)
      socket.send(JSON.stringify({ type: 'subscribe', id: `${id}`, payload: { query } }));
  };
  return { socket, told, closed, flood };
}

describe('thirty thousand frames of one socket', () => {
  const FRAMES = 30_000;

  test.for([
    ['subscriptions', 'subscription { publicConfigChanged { siteName } }'],
    ['what is no question', '{ nothing }'],
  ] as const)('%s: it is closed after many refusals, and others are answered meanwhile', async ([, query], { app }) => {
    const { closed, flood, told } = await aFlooder(app);
    flood(FRAMES, query);
    const answer = send(app, '{ publicConfig { siteName } }');

    expect((await answer).data.publicConfig).toBeTruthy();
    expect(await closed).toBe(1008);
    expect(told.filter((type) => type === 'error').length).toBeLessThan(150);
  });

  test('also where nothing is limited', async ({ orm, infrastructure }) => {
    const app = await createApp(orm, infrastructure, { socketLimits: null, guestCostPerMinute: null });
    worlds.set(app, { orm, infrastructure });
    onTestFinished(() => app.close());
    const { closed, flood } = await aFlooder(app);
    flood(FRAMES, '{ nothing }');

    expect(await closed).toBe(1008);
  });
});

/** A server that hears frames as the product does, each as `hear` says, and its clients. */
async function aHearingServer(hear: (message: string, socket: WebSocket, wire: Socket) => Promise<void>) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  await once(server, 'listening');
  const sockets: WebSocket[] = [];
  server.on('connection', (socket, request) => {
    sockets.push(socket);
    new IncomingFrames(
      socket,
      request.socket,
      (message) => hear(message, socket, request.socket),
      () => {},
    );
  });
  const connect = async () => {
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await once(client, 'open');
    return client;
  };
  return { connect, sockets };
}

describe('frames', () => {
  test('are heard in their order, one in a turn of the event loop, all of them', async () => {
    const heard: string[] = [];
    let turns = 0;
    const count = () => {
      turns += 1;
      if (heard.length < 5_000) setImmediate(count);
    };
    const { connect } = await aHearingServer(async (message) => void heard.push(message));
    const client = await connect();
    setImmediate(count);
    for (let index = 0; index < 5_000; index += 1) client.send(`${index}`);

    await expect.poll(() => heard.length).toBe(5_000);
    expect(heard).toEqual(Array.from({ length: 5_000 }, (_, index) => `${index}`));
    expect(turns).toBeGreaterThanOrEqual(5_000);
    client.terminate();
  });

  test('of a socket that has closed are dropped', async () => {
    let heard = 0;
    const first = Promise.withResolvers<void>();
    const { connect, sockets } = await aHearingServer(async () => {
      heard += 1;
      first.resolve();
      await new Promise((resolve) => sockets[0]?.once('close', resolve));
    });
    const client = await connect();
    for (let index = 0; index < 40; index += 1) client.send(`${index}`);
    await first.promise;
    client.terminate();
    const [socket] = sockets;
    if (socket) await once(socket, 'close');
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);

    expect(heard).toBe(1);
  });

  test('wait while their client leaves unread what it was answered', async () => {
    let heard = 0;
    const answer = 'x'.repeat(1_000_000);
    const { connect } = await aHearingServer(async (_message, socket) => {
      heard += 1;
      socket.send(answer);
    });
    const client = await connect();
    let read = 0;
    client.on('message', () => {
      read += 1;
    });
    client.pause();
    for (let index = 0; index < 200; index += 1) client.send(`${index}`);
    await expect.poll(() => heard).toBeGreaterThan(0);
    const other = await connect();
    other.send('somebody else');
    await once(other, 'message');

    expect(heard).toBeLessThan(50); // as much as the system keeps between two sockets
    client.resume();
    await expect.poll(() => read).toBe(200);
    client.terminate();
    other.terminate();
  });
});

test('what clients of one process leave unread is bounded for all of them together', async () => {
  const unsent = new UnsentBytes(20_000_000);
  const answer = 'x'.repeat(100_000);
  const { connect, sockets } = await aHearingServer(async () => {});
  const clients = await Promise.all(Array.from({ length: 10 }, connect));
  for (const client of clients) client.pause();
  await expect.poll(() => sockets.length).toBe(10);
  for (let round = 0; round < 100; round += 1) {
    for (const [index, socket] of sockets.entries()) {
      if (socket.readyState !== socket.OPEN || (index > 2 && round > 10)) continue;
      socket.send(answer);
      unsent.note(socket);
    }
  }
  const kept = sockets.filter((socket) => socket.readyState === socket.OPEN);
  expect(kept.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0)).toBeLessThan(24_000_000);
  expect(kept.length).toBeGreaterThanOrEqual(7); // those who left most have gone
  for (const client of clients) client.terminate();
});
