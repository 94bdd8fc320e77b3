import { expect } from 'vitest';
import { pushToBrowsers, runTimer } from '../../../server/news/following/push-to-browsers.ts';
import { test } from '../server-test.ts';

const browsers = Array.from({ length: 90 }, (_, place) => ({
  id: crypto.randomUUID(),
  listId: crypto.randomUUID(),
  listName: 'Ida turns 7',
  shareToken: 'token',
  endpoint: `https://push.example.test/${place}`,
  p256dh: 'x',
  auth: 'y',
  language: 'en',
}));

test('browsers are told several at a time, and the rest is given back once the run has taken long enough', async ({
  em,
}) => {
  const told: string[] = [];
  const sender = {
    send: async ({ endpoint }: { endpoint: string }) => {
      told.push(endpoint);
      return endpoint.endsWith('/0') ? ('later' as const) : ('sent' as const);
    },
  };

  const untold = await pushToBrowsers(em, browsers, { sender, isOver: () => told.length > 0, words: () => 'News' });

  const first = browsers.slice(0, told.length);
  expect(told.length).toBeGreaterThan(1);
  expect(told).toHaveLength(first.length);
  expect(untold).toEqual([
    { follow: browsers[0], wasTried: true },
    ...browsers.slice(told.length).map((follow) => ({ follow, wasTried: false })),
  ]);
  expect(untold.length).toBeGreaterThan(1);
});

test('a run takes a minute and a quarter at most', () => {
  let now = 1_000;
  const isOver = runTimer(() => now);

  now += 75_000;
  expect(isOver()).toBe(false);
  now += 1;
  expect(isOver()).toBe(true);
});
