import { createHook } from 'node:async_hooks';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressAnswers } from '../../../server/doors/http/compression.ts';
import { Compressors } from '../../../server/doors/http/compressors.ts';

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

const UNPACK = { zstd: zstdDecompressSync, gzip: gunzipSync };

/** Short ones, and some that leave a compressor in many pieces. */
const TEXTS = [10, 2_000, 60_000, 200_000].flatMap((length) =>
  ['äpple', '“plates”', '梨'].map((word) =>
    Array.from({ length }, (_, index) => `${word} ${(index * 7919) % 10_007}`).join(),
  ),
);

test.for(['zstd', 'gzip'] as const)('%s of many texts at once gives each back as it was', async (encoding) => {
  const compressors = new Compressors();
  const turn = async () => {
    const compressed = await Promise.all(TEXTS.map((text) => compressors.compress(text, encoding)));
    expect(compressed.map((bytes) => UNPACK[encoding](bytes).toString()).every((text, at) => text === TEXTS[at])).toBe(
      true,
    );
  };
  await turn();
  await turn(); // by compressors that were used before
});

test.for(['zstd', 'gzip'] as const)('%s of a text tells nothing of the one before', async (encoding) => {
  const compressors = new Compressors();
  const first = await compressors.compress(LONG, encoding);
  await compressors.compress(`Ida bought it. ${LONG}`, encoding);
  expect(await compressors.compress(LONG, encoding)).toEqual(first);
});

test.for(['zstd', 'gzip'] as const)('%s makes no compressor for each answer', async (encoding) => {
  const made: string[] = [];
  const hook = createHook({ init: (_id, type) => void (/^Z(LIB|STD)/i.test(type) && made.push(type)) }).enable();
  const compressors = new Compressors();
  for (let answer = 0; answer < 20; answer += 1) await compressors.compress(LONG, encoding);
  hook.disable();
  expect(made).toHaveLength(1);
});
