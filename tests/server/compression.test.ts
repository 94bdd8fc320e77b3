import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from '../../server/http/compression.ts';

const LONG = JSON.stringify({ title: 'Red bicycle '.repeat(500) });

function serving(text: string, type = 'application/json; charset=utf-8') {
  const app = fastify();
  compressAnswers(app);
  app.get('/', (_request, reply) => void reply.type(type).header('vary', 'Origin').send(text));
  return (accepted?: string) => app.inject({ url: '/', headers: accepted ? { 'accept-encoding': accepted } : {} });
}

test('a long answer is compressed by what its reader takes, best first', async () => {
  const get = serving(LONG);

  const best = await get('gzip, deflate, br, zstd');
  expect(best.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding, Origin' });
  expect(zstdDecompressSync(best.rawPayload).toString()).toBe(LONG);
  expect(Number(best.headers['content-length'])).toBe(best.rawPayload.length);

  const usual = await get('gzip, zstd;q=0');
  expect(usual.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(usual.rawPayload).toString()).toBe(LONG);
});

test.for([undefined, 'identity', 'br'])('who takes %s gets it as it is', async (accepted) => {
  const { headers, body } = await serving(LONG)(accepted);

  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers.vary).toBe('accept-encoding, Origin');
  expect(body).toBe(LONG);
});

test('what would hardly get smaller stays as it is', async () => {
  expect((await serving('{"is":"short"}')('gzip')).headers).not.toHaveProperty('content-encoding');
  expect((await serving(LONG, 'image/png')('gzip')).headers).not.toHaveProperty('content-encoding');
});
