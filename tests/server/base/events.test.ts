import { expect, vi } from 'vitest';
import { announceEvent } from '../../../server/core/events/announce.ts';
import type { LiveEvent } from '../../../server/core/events/live-event.ts';
import { postgresBus } from '../../../server/core/events/postgres-bus.ts';
import { test } from '../server-test.ts';

const SETTINGS_CHANGED: LiveEvent = { kind: 'SETTINGS_CHANGED' };

test('an event of an unknown kind is told of once, however often it comes', async ({ em, databaseUrl }) => {
  const onProblem = vi.fn();
  const heard = vi.fn<(event: LiveEvent) => void>();
  const bus = await postgresBus(databaseUrl, onProblem);
  bus.onEvent(heard);

  for (const payload of ['{"kind": "LIST_COPIED"}', '{"kind":"LIST_COPIED"}', 'no JSON']) {
    await em.execute(`select pg_notify('kindlist_events', ?)`, [payload]);
  }
  await announceEvent(em, SETTINGS_CHANGED);

  await vi.waitUntil(() => heard.mock.calls.length > 0);
  expect(heard.mock.calls).toEqual([[SETTINGS_CHANGED]]);
  expect(onProblem.mock.calls.map(([problem]) => problem.message)).toEqual([
    'An event was skipped that this version does not understand: LIST_COPIED',
    'An event was skipped that this version does not understand: nothing readable',
  ]);
  await bus.close();
});

test('a listener that fails is told of, and the others hear the event', async ({ em, databaseUrl }) => {
  const onProblem = vi.fn();
  const heard = vi.fn<(event: LiveEvent) => void>();
  const bus = await postgresBus(databaseUrl, onProblem);
  const problem = new Error('of this listener alone');
  bus.onEvent(() => {
    throw problem;
  });
  bus.onEvent(heard);

  await announceEvent(em, SETTINGS_CHANGED);

  await vi.waitUntil(() => heard.mock.calls.length > 0);
  expect(onProblem.mock.calls).toEqual([[problem]]);
  await bus.close();
});

test('news for more people than a notification holds is told in several', async ({ em, databaseUrl }) => {
  const userIds = Array.from({ length: 250 }, () => crypto.randomUUID());
  const told: string[] = [];
  const bus = await postgresBus(databaseUrl);
  bus.onEvent((event) => void (event.kind === 'NOTICES_CHANGED' && told.push(...event.userIds)));

  await announceEvent(em, { kind: 'NOTICES_CHANGED', userIds });

  await vi.waitUntil(() => told.length >= userIds.length);
  expect(told).toEqual(userIds);
  await bus.close();
});

test('the end of more sessions than a notification holds is told in several', async ({ em, databaseUrl }) => {
  const sessionIds = Array.from({ length: 250 }, () => crypto.randomUUID());
  const ended: string[] = [];
  const bus = await postgresBus(databaseUrl);
  bus.onEvent((event) => void (event.kind === 'SESSIONS_ENDED' && ended.push(...event.sessionIds)));

  await announceEvent(em, { kind: 'SESSIONS_ENDED', sessionIds });

  await vi.waitUntil(() => ended.length >= sessionIds.length);
  expect(ended).toEqual(sessionIds);
  await bus.close();
});
