import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { createApp } from '../../../server/app.ts';
import { TRUSTED_DOCUMENTS } from '../../../web/trusted-documents.generated.ts';
import { addressOf, world } from '../graphql.ts';
import { test as base } from '../server-test.ts';

/** An app in which every look-up fails, and what it logs. */
const test = base.extend('faulty', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
  const lines: string[] = [];
  const logger = { level: 'error', stream: { write: (line: string) => void lines.push(line) } };
  const broken = Object.defineProperty({ ...infrastructure }, 'listVisits', {
    get: () => {
      throw new TypeError('a bug');
    },
  });
  const app = await createApp(orm, broken, { logger, trustedDocuments: TRUSTED_DOCUMENTS });
  world.set(app, { orm, infrastructure });
  onCleanup(() => app.close());
  const linesOf = (id: string) => lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
  return { app, lines, linesOf };
});

const ASKED = '{ demoLists { id } }';
const [HASH = ''] = Object.entries(TRUSTED_DOCUMENTS).find(([, text]) => text.includes('demoLists')) ?? [];
const BY_HASH = { extensions: { persistedQuery: { version: 1, sha256Hash: HASH } } };

/** Asks over a socket that is opened under that id. Gives the id in the answer that opens it, and the first message. */
async function askOnSocket(app: FastifyInstance, id: string) {
  const url = `${(await addressOf(app)).replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { 'x-request-id': id } });
  const answered = Promise.withResolvers<unknown>();
  const told = Promise.withResolvers<string>();
  socket.on('upgrade', ({ headers }) => answered.resolve(headers['x-request-id']));
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  socket.on('message', (message) => {
    if (`${message}`.includes('connection_ack')) {
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: ASKED } }));
    } else told.resolve(`${message}`);
  });
  const [answer, first] = await Promise.all([answered.promise, told.promise]);
  socket.close();
  return { answer, first };
}

describe('a GraphQL request that fails is found in the log by the id in its answer', () => {
  test.for([
    ['a text', { query: ASKED }],
    ['a hash', BY_HASH],
  ] as const)('asked with %s', async ([what, payload], { faulty: { app, linesOf } }) => {
    const id = `job:${what.replace(' ', '-')}`;
    const accept = 'application/graphql-response+json';

    const { headers, body } = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-request-id': id, accept },
      payload,
    });

    expect(body).toContain('INTERNAL_SERVER_ERROR');
    expect(headers['x-request-id']).toBe(id);
    expect(linesOf(id)).toMatchObject([{ err: { message: 'a bug' } }]);
  });

  test('asked over a socket, by the id in the answer that opened it', async ({ faulty: { app, linesOf } }) => {
    const { answer, first } = await askOnSocket(app, 'job:socket');

    expect(first).toContain('INTERNAL_SERVER_ERROR');
    expect(answer).toBe('job:socket');
    expect(linesOf('job:socket')).toMatchObject([{ err: { message: 'a bug' } }]);
  });
});

test('what is wrong with a question is not logged', async ({ faulty: { app, lines } }) => {
  const before = lines.length;

  for (const query of ['{ nothing }', '{', 'query ($id: ID!) { list(id: $id) { id } }']) {
    await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  }

  expect(lines).toHaveLength(before);
});
