import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describe, expect, vi } from 'vitest';
import { FairTurns } from '../../../server/base/rate-limits/fair-turns.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { ExtractionThreads } from '../../../server/shops/products/extraction-threads.ts';
import { aUser } from '../../builders/accounts.ts';
import { aProductPage, aSchemaProduct } from '../../builders/product-pages.ts';
import { bearer, send } from '../graphql.ts';
import { EXTRACTION_WORKER, test } from '../server-test.ts';

const NESTED = '<div class="price">'.repeat(100_000); // 1.9 MB
const SCRAPE = 'mutation ($url: String!) { scrapeUrl(url: $url) { title { value } } }';

/** Hands in a page that somebody has open, as the extension does. */
async function handIn(app: FastifyInstance, viewer: User, html: string) {
  const url = `https://shop.test/${crypto.randomUUID()}`;
  const headers = await bearer(app, viewer);
  return app.inject({ method: 'POST', url: '/api/v1/items/scrape-page', headers, payload: { url, html } });
}

describe('one account', () => {
  test('hands in twelve bodies of 1.9 MB of nested tags: somebody else is read after two of them, and each has an answer', async ({
    app,
    em,
    productPages,
  }) => {
    const [busy, honest] = [await aUser(em), await aUser(em)];
    const statuses: number[] = [];
    const all = Array.from({ length: 12 }, async () => {
      const { statusCode } = await handIn(app, busy, NESTED);
      statuses.push(statusCode);
    });
    await Promise.race(all);

    const url = productPages.add(aProductPage({ jsonLd: [aSchemaProduct()] }));
    const readOfBusy = () => statuses.filter((status) => status !== 429).length; // 429 was told to wait, and not read
    const before = readOfBusy();
    expect((await send(app, SCRAPE, honest, { url })).data.scrapeUrl.title.value).toBe('Red bicycle');
    expect(readOfBusy() - before).toBeLessThanOrEqual(3);
    await Promise.all(all);
    expect(statuses.filter((status) => ![200, 422, 429].includes(status))).toEqual([]);
  });

  test('reads 120 links that hang: two are asked for at a time, the rest wait or are refused, and others are read', async ({
    app,
    em,
    productPages,
  }) => {
    const [busy, honest] = [await aUser(em), await aUser(em)];
    const hanging = new Set<ServerResponse>();
    const links = Array.from({ length: 120 }, () =>
      productPages.add((_request, response) => void hanging.add(response)),
    );
    const answers = links.map((url) => send(app, SCRAPE, busy, { url }));
    await expect.poll(() => hanging.size).toBe(2);

    const url = productPages.add(aProductPage({ jsonLd: [aSchemaProduct()] }));
    expect((await send(app, SCRAPE, honest, { url })).data.scrapeUrl.title.value).toBe('Red bicycle');
    expect(hanging.size).toBe(2);

    const goOn = setInterval(() => hanging.forEach((response) => void response.destroy()), 20);
    const codes = (await Promise.all(answers)).map(({ errors }) => errors[0].extensions.code);
    clearInterval(goOn);
    expect(new Set(codes)).toEqual(new Set(['EXTRACTION_FAILED', 'RATE_LIMITED']));
    expect(codes.filter((code) => code === 'EXTRACTION_FAILED').length).toBe(22);
  });
});

describe('a page', () => {
  const aJob = (page: string) => ({
    bytes: new TextEncoder().encode(page),
    contentType: null,
    url: 'https://shop.test/',
  });

  test('has a deadline in time of the processor, and ends with its thread', async () => {
    const threads = new ExtractionThreads({ script: EXTRACTION_WORKER, cpuLimitMs: 50 });
    const before = process.cpuUsage();

    expect(await threads.read(aJob(NESTED))).toBeNull();
    await threads.close();

    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(4_000); // loading what reads is the most of it
  });

  test('nobody waits for any more is not read: while it waits, and while it is read', async () => {
    const threads = new ExtractionThreads({ script: EXTRACTION_WORKER, cpuLimitMs: 60_000 });
    const [first, second] = [new AbortController(), new AbortController()];
    const reading = threads.read(aJob(NESTED), 'ann', first.signal);
    const waiting = threads.read(aJob(NESTED), 'ann', second.signal);
    second.abort();
    await expect(waiting).rejects.toMatchObject({ reason: 'timeout' });
    first.abort();
    await expect(reading).rejects.toMatchObject({ reason: 'timeout' });

    expect(await threads.read(aJob(aProductPage({ jsonLd: [aSchemaProduct()] })))).toMatchObject({ outcome: 'found' });
    await threads.close();
  });
});

test('a page that was handed in and is not read in time is answered so, not as a failure of ours', async ({
  app,
  em,
}) => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());

  const answer = await handIn(app, await aUser(em), aProductPage({ jsonLd: [aSchemaProduct()] }));

  expect(answer.statusCode).toBe(422);
});

describe('turns', () => {
  const limits = { atOnce: 3, perPerson: 2, waiting: 6, waitingPerPerson: 5, longestWaitMs: 60_000 };

  /** Work that goes on until it is told to end. */
  function aWorkshop(turns: FairTurns) {
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const outcomes: string[] = [];
    const ask = (name: string) =>
      turns
        .take(name.charAt(0), () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        })
        .then(
          () => outcomes.push(`${name} done`),
          (problem) => outcomes.push(`${name} ${problem.code}`),
        );
    const endOne = async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    };
    return { started, outcomes, ask, endOne };
  }

  test('go round from person to person, and nobody has more than their part at once', async () => {
    const { started, ask, endOne } = aWorkshop(new FairTurns(limits));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void ask(name);
    expect(started).toEqual(['a1', 'a2', 'b1']);
    for (let round = 0; round < 4; round += 1) await endOne();
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1', 'a4']);
  });

  test('are refused to who has too many waiting; when all places are taken, the last of who has most goes', async () => {
    const { outcomes, ask } = aWorkshop(new FairTurns(limits));
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']) void ask(name);
    await new Promise(setImmediate);
    expect(outcomes).toEqual(['a8 RATE_LIMITED']);
    for (const name of ['b1', 'b2', 'c1']) void ask(name);
    await new Promise(setImmediate);
    expect(outcomes).toEqual(['a8 RATE_LIMITED', 'a7 RATE_LIMITED']);
  });

  test('are waited for so long and no longer', async () => {
    const turns = new FairTurns({ ...limits, atOnce: 1, longestWaitMs: 5 });
    const { outcomes, ask, endOne } = aWorkshop(turns);
    void ask('a1');
    await ask('b1');
    expect(outcomes).toEqual(['b1 SERVICE_UNAVAILABLE']);
    await endOne();
    void ask('b2');
    await new Promise(setImmediate);
    await endOne();
    await new Promise(setImmediate);
    expect(outcomes).toEqual(['b1 SERVICE_UNAVAILABLE', 'a1 done', 'b2 done']);
  });
});
