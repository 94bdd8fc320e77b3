import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { MOST_UNSENT_BYTES, nextSender, type Wire } from '../../../server/doors/graphql/next-frames.ts';
import { UnsentBytes } from '../../../server/doors/graphql/unsent-bytes.ts';

/** A frame says its length in 7, 16 or 64 bits; from 4 kB on it is written in pieces. */
const LENGTHS = [1, 60, 100, 126, 1_000, 4_096, 4_097, 65_480, 65_536, 200_000];

test.each(['the "first" one', '7'])(
  'under the id %s frames of every length reach a client whole, in their order, between messages of the library',
  async (id) => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => server.close());
    await once(server, 'listening');
    server.on('connection', (socket, request) => {
      const send = nextSender(socket, request.socket, id, new UnsentBytes());
      for (const length of LENGTHS) {
        send(Buffer.from(JSON.stringify('ü'.repeat(length))));
        socket.send(`${length} sent`);
      }
      socket.close();
      send(Buffer.from('"too late"'));
    });

    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const messages: string[] = [];
    client.on('message', (bytes) => messages.push(String(bytes)));
    await once(client, 'close');

    expect(messages.map((message) => message.length)).toEqual(
      LENGTHS.flatMap((length) => [nextMessage(id, 'ü'.repeat(length)).length, `${length} sent`.length]),
    );
    expect(messages[2]).toBe(nextMessage(id, 'ü'.repeat(60)));
  },
);

test('an answer reaches each client under its own number', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const answer = Buffer.from('"told to all"');
  server.on('connection', (socket, request) => {
    for (const id of ['1', '2', '1']) nextSender(socket, request.socket, id, new UnsentBytes())(answer);
    socket.close();
  });

  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const messages: string[] = [];
  client.on('message', (bytes) => messages.push(String(bytes)));
  await once(client, 'close');

  expect(messages).toEqual(['1', '2', '1'].map((id) => nextMessage(id, 'told to all')));
});

test('a long answer is copied for nobody, under however many ids it is asked for', () => {
  const written = new Set<Buffer>();
  const wire: Wire = { write: (bytes) => Boolean(written.add(bytes)), cork: () => {}, uncork: () => {} };
  const socket = { readyState: WebSocket.OPEN, OPEN: WebSocket.OPEN, bufferedAmount: 0 } as WebSocket;
  const answer = Buffer.from(JSON.stringify('ü'.repeat(500_000)));

  for (let id = 1; id <= 100; id += 1) nextSender(socket, wire, String(id), new UnsentBytes())(answer);

  const copied = [...written].reduce((sum, bytes) => sum + (bytes === answer ? 0 : bytes.length), 0);
  expect(copied).toBeLessThan(100 * 100);
});

test('a client that reads nothing is cut off before much is kept for it, and the others hear on', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const connect = async () => {
    const client = new WebSocket(url);
    const [[socket, request]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
    return { client, socket: socket as WebSocket, send: nextSender(socket, request.socket, 'one', new UnsentBytes()) };
  };
  const [silent, attentive] = [await connect(), await connect()];
  const message = Buffer.from(JSON.stringify('ü'.repeat(100_000)));
  silent.client.pause();
  let isCutOff = false;
  silent.socket.once('close', () => {
    isCutOff = true;
  });

  let mostKept = 0;
  while (!isCutOff) {
    const isHeard = once(attentive.client, 'message');
    for (const { send } of [silent, attentive]) send(message);
    mostKept = Math.max(mostKept, silent.socket.bufferedAmount);
    await isHeard;
  }

  expect(mostKept).toBeGreaterThan(MOST_UNSENT_BYTES);
  expect(mostKept).toBeLessThan(MOST_UNSENT_BYTES + 2 * message.length);
  silent.client.terminate();
  attentive.client.terminate();
});

function nextMessage(id: string, payload: string): string {
  return JSON.stringify({ id, type: 'next', payload });
}
