import { expect, test } from 'vitest';
import { END, Subscribers } from '../../../server/core/events/subscribers.ts';

type Show = Parameters<Subscribers<number>['follow']>[1];

/** Hears what `show` makes of the numbers that are sent, and how it ends. */
function follower(subscribers: Subscribers<number>, show: Show) {
  const heard: unknown[] = [];
  const end = Promise.withResolvers<unknown>();
  subscribers.follow('all', show, { onStart: () => {} }).listen({
    onView(view) {
      heard.push(view);
      return undefined;
    },
    onEnd: end.resolve,
  });
  return { heard, end: end.promise };
}

test('each follower hears in order, and a message that is to be read first keeps those behind it waiting', async () => {
  const subscribers = new Subscribers<number>();
  const first = Promise.withResolvers<string>();
  const show = (message: number) => (message === 1 ? first.promise : `told ${message}`);
  const followers = [follower(subscribers, show), follower(subscribers, show)];
  subscribers.send('all', 1);
  subscribers.send('all', 2);
  first.resolve('told 1');
  for (const { heard } of followers) await expect.poll(() => heard).toEqual(['told 1', 'told 2']);
});

test('one that fails ends with its problem, one that is over without, and the others hear on', async () => {
  const subscribers = new Subscribers<number>();
  const problem = new Error('not this one');
  const failing = follower(subscribers, () => Promise.reject(problem));
  const over = follower(subscribers, () => END);
  const other = follower(subscribers, (message) => message);
  subscribers.send('all', 1);
  expect(await failing.end).toBe(problem);
  expect(await over.end).toBeUndefined();
  subscribers.send('all', 2);
  await expect.poll(() => other.heard).toEqual([1, 2]);
});

test('any number of messages may wait for the first', async () => {
  const subscribers = new Subscribers<number>();
  const first = Promise.withResolvers<null>();
  const { heard } = follower(subscribers, (message) => (message === 0 ? first.promise : message));
  for (let message = 0; message <= 20_000; message += 1) subscribers.send('all', message);
  first.resolve(null);
  await expect.poll(() => heard.length).toBe(20_000);
});
