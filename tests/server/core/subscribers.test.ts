import { expect, test } from 'vitest';
import { SharedPromise } from '../../../server/core/events/later.ts';
import { END, Subscribers } from '../../../server/core/events/subscribers.ts';

type Show = Parameters<Subscribers<number>['follow']>[1];

/** Hears what `show` makes of the numbers that are sent, and how it ends. */
function follower(subscribers: Subscribers<number>, show: Show, isEnd?: (problem: unknown) => boolean) {
  const heard: unknown[] = [];
  const end = Promise.withResolvers<unknown>();
  subscribers.follow('all', show, { onStart: () => {}, ...(isEnd && { isEnd }) }).listen({
    onView(view) {
      heard.push(view);
      return undefined;
    },
    onEnd: end.resolve,
  });
  return { heard, end: end.promise };
}

test('what many wait for is told to all of them in order, and what comes later keeps what came after it waiting', async () => {
  const subscribers = new Subscribers<number>();
  const first = Promise.withResolvers<string>();
  const shared = new SharedPromise(first.promise);
  const show = (message: number) => (message === 1 ? shared.map((text) => `${text} ${message}`) : `told ${message}`);
  const followers = [follower(subscribers, show), follower(subscribers, show)];
  subscribers.send('all', 1);
  subscribers.send('all', 2);
  expect(followers[0]?.heard).toEqual([]);
  first.resolve('told');
  await first.promise;
  for (const { heard } of followers) expect(heard).toEqual(['told 1', 'told 2']);
});

test('one whose part of it fails ends, and the others hear of it', async () => {
  const subscribers = new Subscribers<number>();
  const shared = new SharedPromise(Promise.resolve('told'));
  const problem = new Error('not this one');
  const failing = follower(subscribers, () =>
    shared.map(() => {
      throw problem;
    }),
  );
  const other = follower(subscribers, () => shared.map((text) => text));
  subscribers.send('all', 1);
  expect(await failing.end).toBe(problem);
  expect(other.heard).toEqual(['told']);
  subscribers.send('all', 2);
  expect(other.heard).toEqual(['told', 'told']);
});

test('a problem that says that it is over ends it as END does', async () => {
  const subscribers = new Subscribers<number>();
  const closed = new Error('closed');
  const isClosed = (problem: unknown) => problem === closed;
  const ends = [
    follower(subscribers, () => END),
    follower(subscribers, () => Promise.reject(closed), isClosed),
    follower(subscribers, () => new SharedPromise(Promise.reject(closed)), isClosed),
    follower(
      subscribers,
      () => {
        throw closed;
      },
      isClosed,
    ),
  ];
  subscribers.send('all', 1);
  for (const { end } of ends) expect(await end).toBeUndefined();
  expect(subscribers.has('all')).toBe(false);
});

test('any number of messages may wait for the first', async () => {
  const subscribers = new Subscribers<number>();
  const first = Promise.withResolvers<null>();
  const { heard } = follower(subscribers, (message) => (message === 0 ? first.promise : message));
  for (let message = 0; message <= 50_000; message += 1) subscribers.send('all', message);
  first.resolve(null);
  await expect.poll(() => heard.length).toBe(50_000);
  expect(heard.at(-1)).toBe(50_000);
});
