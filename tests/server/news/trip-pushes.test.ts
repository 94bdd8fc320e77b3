import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { addHours, addMinutes, subHours } from 'date-fns';
import { describe, expect, vi } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { ShoppingTripRow } from '../../../server/lists/trips/shopping-trip.entity.ts';
import { pushKind } from '../../../server/news/push/push.rules.ts';
import { PushService } from '../../../server/news/push/push.service.ts';
import { PushDevice } from '../../../server/news/push/push-device.entity.ts';
import { isQuiet, sendPushes } from '../../../server/news/push/send-pushes.ts';
import { TripPushes } from '../../../server/news/push/trip-pushes.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList } from '../../builders/lists.ts';
import { startPushService } from '../../fakes/push-service.ts';
import { test as serverTest } from '../server-test.ts';

const EVERYTHING = { kinds: [...pushKind.options], isQuietAtNight: false, timeZone: 'Asia/Tokyo' };

const test = serverTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('pushes', { scope: 'file' }, async ({}, { onCleanup }) => {
    const service = await startPushService();
    onCleanup(async () => void (await service.stop()));
    return service;
  })
  .extend('privateHosts', { scope: 'file' }, async ({ pushes }) => [pushes.host])
  .extend('subscribe', async ({ pushes, infrastructure, orm }) => async (user: User, choice: object = {}) => {
    const em = orm.em.fork();
    const session = em.create(Session, { user: user.id, isRemembered: true, expiresAt: addHours(new Date(), 1) });
    await em.flush();
    const { device, ...address } = pushes.subscribe();
    const service = new PushService(em, infrastructure.pushKeys, infrastructure.pushSender);
    await service.save(user, session.id, { ...address, ...EVERYTHING, ...choice });
    return { ...device, device, address, session };
  });

async function aListOfTwo(em: EntityManager) {
  const [ida, tom] = [await aUser(em, { name: 'Ida' }), await aUser(em, { name: 'Tom' })];
  const list = await aList(em, { owner: ida, name: 'Groceries', listType: 'SHOPPING' });
  await aCollaborator(em, { list, user: tom });
  return { ida, tom, list };
}

/** One of several that hear of a trip. */
function aProcess(orm: MikroORM, sender: Infrastructure['pushSender']) {
  const listeners: ((event: never) => void)[] = [];
  const bus = { onEvent: (listener: never) => void listeners.push(listener), onGap: () => {}, close: async () => {} };
  const pushes = new TripPushes(orm, bus, sender);
  return {
    async hears(about: { listId: string; actorId: string; noticedIds: string[] }) {
      const event = { kind: 'LIST_EDITED', action: 'SHOPPING_STARTED', memberIds: [], ...about };
      for (const listener of listeners) listener(event as never);
      await pushes.finish();
    },
  };
}

/** A time zone in which it is the middle of the night. */
function nightZone(): string {
  const zones = Array.from({ length: 24 }, (_, east) => `Etc/GMT${east < 12 ? '+' : '-'}${east % 12}`);
  return zones.find((timeZone) => isQuiet({ isQuietAtNight: true, timeZone }, new Date())) ?? 'UTC';
}

describe('a push of somebody who goes shopping', () => {
  test('comes to everybody else, says until when on their clock, and names the list alone', async ({
    em,
    services,
    subscribe,
  }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const { received } = await subscribe(ida);
    const own = await subscribe(tom);

    const { shoppingUntil } = await services.trips.start(tom, list.id, { hours: 2 });
    await vi.waitFor(() => expect(received).toHaveLength(1), { interval: 10 });

    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Tokyo' });
    expect(received[0]?.push).toEqual({
      title: 'Groceries',
      body: `Someone is going shopping until ${time.format(shoppingUntil ?? 0)}. Add now what you need.`,
      path: `/lists/${list.id}`,
      tag: `trip ${list.id}`,
      lang: 'en',
      dir: 'ltr',
    });
    expect(received[0]?.headers.urgency).toBe('high');
    expect(Number(received[0]?.headers.ttl)).toBeLessThanOrEqual(2 * 60 * 60); // nobody is told of a trip that is over
    expect(own.received).toEqual([]);
  });

  test('comes once: not from the next run of pushes, from another process or by a second press', async ({
    em,
    services,
    infrastructure,
    orm,
    subscribe,
  }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const { received } = await subscribe(ida);
    const { pushSender: sender } = infrastructure;
    const another = aProcess(orm, sender);
    await services.trips.start(tom, list.id, { hours: 2 });
    await vi.waitFor(() => expect(received).toHaveLength(1));

    await another.hears({ listId: list.id, actorId: tom.id, noticedIds: [ida.id] });
    await services.trips.end(tom, list.id);
    await services.trips.start(tom, list.id, { hours: 4 });
    await sendPushes(orm.em.fork(), { sender, siteName: 'Kindlist' }, addMinutes(new Date(), 1));

    expect(received).toHaveLength(1);
  });

  test('is none for somebody who has left the list since', async ({ em, orm, infrastructure, subscribe }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const cleo = await aUser(em, { name: 'Cleo' });
    const [{ received }, former] = [await subscribe(ida), await subscribe(cleo)];
    const now = new Date();
    em.create(ShoppingTripRow, { list, user: tom, startedAt: now, toldAt: now, endsAt: addHours(now, 2) });
    await em.flush();

    const noticedIds = [ida.id, cleo.id];
    await aProcess(orm, infrastructure.pushSender).hears({ listId: list.id, actorId: tom.id, noticedIds });

    expect([received.length, former.received.length]).toEqual([1, 0]);
  });

  test('wakes nobody at night, and is none for devices that want no changes or whose session is over', async ({
    em,
    services,
    subscribe,
  }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const quiet = await subscribe(ida, { isQuietAtNight: true, timeZone: nightZone() });
    const other = await subscribe(ida, { kinds: ['GIFTS', 'PEOPLE'] });
    const signedOut = await subscribe(ida);
    await em.nativeUpdate(Session, { id: signedOut.session.id }, { expiresAt: subHours(new Date(), 1) });
    const awake = await subscribe(ida);

    await services.trips.start(tom, list.id, { hours: 2 });
    await vi.waitFor(() => expect(awake.received).toHaveLength(1));

    expect([quiet, other, signedOut].map(({ received }) => received)).toEqual([[], [], []]);
  });

  test('forgets a device that is gone', async ({ em, services, subscribe }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const { device, address } = await subscribe(ida);
    device.status = 410;

    await services.trips.start(tom, list.id, { hours: 2 });

    await vi.waitFor(async () => expect(await em.count(PushDevice, { endpoint: address.endpoint })).toBe(0));
  });
});
