import type { EntityManager } from '@mikro-orm/postgresql';
import { addHours, addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Session } from '../../../server/keys/sessions/session.entity.ts';
import { pushKind } from '../../../server/news/push/push.rules.ts';
import { PushService } from '../../../server/news/push/push.service.ts';
import { PushDevice } from '../../../server/news/push/push-device.entity.ts';
import { PushSender } from '../../../server/news/push/push-sender.ts';
import { sendPushes } from '../../../server/news/push/send-pushes.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { startPushService } from '../../fakes/push-service.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, test as serverTest, servicesOn } from '../server-test.ts';
import { observe } from '../statements.ts';
import { aSurprise, buyGifts, inOneText } from '../surprises.ts';

const EVERYTHING = { kinds: [...pushKind.options], isQuietAtNight: false, timeZone: 'Europe/Berlin' };

/** A push service, and what sends to it. */
const test = serverTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('pushes', { scope: 'file' }, async ({}, { onCleanup }) => {
    const service = await startPushService();
    onCleanup(async () => void (await service.stop()));
    return service;
  })
  .extend('sender', async ({ pushes, infrastructure }) => {
    const { pushKeys: keys } = infrastructure;
    return new PushSender({ keys, siteUrl: () => PUBLIC_URL, allowedPrivateHosts: [pushes.host] });
  })
  .extend('subscribe', async ({ pushes, sender, infrastructure, orm }) => async (user: User, choice: object = {}) => {
    const em = orm.em.fork();
    const session = em.create(Session, { user: user.id, isRemembered: true, expiresAt: addHours(new Date(), 1) });
    await em.flush();
    const { device, ...address } = pushes.subscribe();
    const service = new PushService(em, infrastructure.pushKeys, sender);
    await service.save(user, session.id, { ...address, ...EVERYTHING, ...choice });
    return { ...device, device, address, session };
  })
  .extend('tell', async ({ sender, orm }) => async (now = addMinutes(new Date(), 1)) => {
    await sendPushes(orm.em.fork(), { sender, siteName: 'Kindlist' }, now);
  });

async function aListOfTwo(em: EntityManager, overrides = {}) {
  const [ida, tom] = [await aUser(em, { name: 'Ida' }), await aUser(em, { name: 'Tom' })];
  const list = await aList(em, { owner: ida, name: 'Groceries', ...overrides });
  await aCollaborator(em, { list, user: tom });
  return { ida, tom, list };
}

describe('a push', () => {
  test('tells a device of news on a list, encrypted, signed by the site, and once', async ({
    em,
    services,
    infrastructure,
    subscribe,
    tell,
  }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const { received } = await subscribe(ida);
    await services.items.addItem(tom, list.id, { title: 'Secret bicycle' });

    await tell();
    await tell();

    expect(received.map(({ push }) => push)).toEqual([
      {
        title: 'Groceries',
        body: 'Something on the list has changed.',
        path: `/lists/${list.id}`,
        tag: list.id,
        lang: 'en',
        dir: 'ltr',
      },
    ]);
    const [{ headers, claims } = { headers: {}, claims: {} }] = received;
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    expect(claims).toMatchObject({ sub: PUBLIC_URL, key: infrastructure.pushKeys.publicKey });
  });

  test('names neither gifts nor people, who could be read on a locked screen', async ({
    em,
    services,
    subscribe,
    tell,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'OWNER_SEES_BUYERS' });
    const item = await anItem(em, { list, title: 'Secret bicycle' });
    const { received } = await subscribe(list.owner.unwrap());
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'tom@example.test', name: 'Tom' });

    await tell();

    expect(received).toMatchObject([{ push: { title: 'Birthday', body: 'There’s news about gifts.' } }]);
    expect(JSON.stringify(received.map(({ push }) => push))).not.toMatch(/bicycle|tom/i);
  });

  test('of another role says that it is the reader’s own, not which, and goes to nobody else', async ({
    em,
    services,
    subscribe,
    tell,
  }) => {
    const { ida, tom, list } = await aListOfTwo(em, { listType: 'WISHLIST' });
    const bea = await aCollaborator(em, { list });
    const [toms, others] = [await subscribe(tom, { kinds: ['PEOPLE'] }), [await subscribe(bea), await subscribe(ida)]];
    await services.collaborators.setRole(ida, list.id, tom.id, { role: 'HELPER' });

    await tell();

    expect(toms.received).toMatchObject([{ push: { title: 'Groceries', body: 'Your role has changed.' } }]);
    expect(others.map(({ received }) => received)).toEqual([[], []]);
  });

  test('is in the language of the person', async ({ em, services, subscribe, tell }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    ida.preferences.language = 'ar';
    await em.flush();
    const { received } = await subscribe(ida);
    await services.items.addItem(tom, list.id, { title: 'Milk' });

    await tell();

    expect(received).toMatchObject([{ push: { lang: 'ar', dir: 'rtl' } }]);
    expect(received[0]?.push.body).not.toMatch(/[a-z]/i);
  });

  test('brings only the kinds that the device is to get', async ({ em, services, subscribe, tell }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const [gifts, changes] = [await subscribe(ida, { kinds: ['GIFTS'] }), await subscribe(ida, { kinds: ['CHANGES'] })];
    await services.items.addItem(tom, list.id, { title: 'Milk' });

    await tell();

    expect([gifts.received.length, changes.received.length]).toEqual([0, 1]);
  });

  test('is one for many lists', async ({ em, services, subscribe, tell }) => {
    const { ida, tom } = await aListOfTwo(em);
    const { received } = await subscribe(ida);
    for (let at = 0; at < 5; at++) {
      const list = await aList(em, { owner: ida });
      await aCollaborator(em, { list, user: tom });
      await services.items.addItem(tom, list.id, { title: 'Milk' });
    }

    await tell();

    expect(received).toMatchObject([{ push: { title: 'Kindlist', path: '/notifications' } }]);
  });

  test('waits until the night is over where the device is', async ({ em, services, subscribe, tell }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const hourThere = (zone: string) =>
      Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format());
    const zones = Array.from({ length: 24 }, (_, at) => `Etc/GMT${at < 12 ? `-${at}` : `+${at - 11}`}`);
    const asleep = zones.find((zone) => hourThere(zone) === 3) ?? '';
    const awake = zones.find((zone) => hourThere(zone) === 12) ?? '';
    const night = await subscribe(ida, { isQuietAtNight: true, timeZone: asleep });
    const day = await subscribe(ida, { isQuietAtNight: true, timeZone: awake });
    await services.items.addItem(tom, list.id, { title: 'Milk' });

    await tell();
    expect([night.received.length, day.received.length]).toEqual([0, 1]);

    await tell(addHours(new Date(), 4.5));
    expect([night.received.length, day.received.length]).toEqual([1, 1]);
  });

  test('is none for somebody who wants no notifications', async ({ em, services, subscribe, tell }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const { received } = await subscribe(ida);
    await services.items.addItem(tom, list.id, { title: 'Milk' });
    ida.preferences.notifications = false;
    await em.flush();

    await tell();

    expect(received).toEqual([]);
  });

  test('is none for what was read already, or for a list that is closed to them since', async ({
    em,
    services,
    subscribe,
    tell,
  }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const [owners, toms] = [await subscribe(ida), await subscribe(tom)];
    await services.items.addItem(tom, list.id, { title: 'Milk' });
    await services.notifications.markRead(ida, null);
    await services.items.addItem(ida, list.id, { title: 'Bread' });
    await em.execute('delete from collaborators where list_id = ?', [list.id]);

    await tell();

    expect([owners.received, toms.received]).toEqual([[], []]);
  });
});

describe('a device', () => {
  test('that its push service does not know any more is forgotten', async ({ em, services, subscribe, tell }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const one = await subscribe(ida);
    const other = await subscribe(ida);
    [one.device.status, other.device.status] = [410, 404];
    await services.items.addItem(tom, list.id, { title: 'Milk' });

    await tell();

    expect(await em.fork().count(PushDevice, { user: ida.id })).toBe(0);
  });

  test('whose push service is away is told later', async ({ em, services, subscribe, tell }) => {
    const { ida, tom, list } = await aListOfTwo(em);
    const { device, received } = await subscribe(ida);
    device.status = 503;
    await services.items.addItem(tom, list.id, { title: 'Milk' });

    await tell();
    expect(received).toEqual([]);
    device.status = 201;
    await tell(addMinutes(new Date(), 2));

    expect(received).toHaveLength(1);
  });

  test('goes with its session, and with the account', async ({ em, subscribe }) => {
    const ida = await aUser(em);
    const one = await subscribe(ida);
    await subscribe(ida);

    await em.nativeDelete(Session, { id: one.session.id });
    expect(await em.fork().count(PushDevice, { user: ida.id })).toBe(1);
    await em.execute('delete from users where id = ?', [ida.id]);
    expect(await em.fork().count(PushDevice, { user: ida.id })).toBe(0);
  });

  test('belongs to who signed in there last, and one person has at most 20', async ({
    em,
    infrastructure,
    sender,
    subscribe,
  }) => {
    const [ida, tom] = [await aUser(em), await aUser(em)];
    const { address } = await subscribe(ida);
    const toms = await subscribe(tom);
    const service = new PushService(em.fork(), infrastructure.pushKeys, sender);

    await service.save(tom, toms.session.id, { ...address, ...EVERYTHING });
    expect(await em.fork().count(PushDevice, { user: ida.id })).toBe(0);
    expect((await service.stateOf(ida, address.endpoint)).device).toBeNull();

    for (let at = 0; at < 20; at++) await subscribe(tom);
    expect(await em.fork().count(PushDevice, { user: tom.id })).toBe(20);
  });
});

describe('over the API', () => {
  const SAVE = 'mutation ($input: PushDeviceInput!) { savePushDevice(input: $input) { publicKey device { kinds } } }';

  function save(app: FastifyInstance, viewer: User, input: object) {
    return send(app, SAVE, viewer, { input });
  }

  test.for([
    ['in the open', 'http://push.example.test/send/1'],
    ['at this machine', 'https://localhost/send/1'],
    ['at this machine, by number', 'https://127.0.0.1/send/1'],
    ['of a neighbour', 'https://192.168.0.1/send/1'],
    ['of a cloud’s own service', 'https://169.254.169.254/latest'],
    ['with a port of its own', 'https://push.example.test:22/'],
    ['with a name in it', 'https://ida:secret@push.example.test/'],
    ['of a file', 'file:///etc/passwd'],
    ['that is none', 'nonsense'],
    ['that is too long', `https://push.example.test/${'x'.repeat(1000)}`],
  ] as const)('an address %s is refused', async ([, endpoint], { em, app, pushes }) => {
    const { device: _, ...address } = pushes.subscribe();

    const { errors } = await save(app, await aUser(em), { ...address, ...EVERYTHING, endpoint });

    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test.for([
    ['p256dh', 'B'.repeat(20)],
    ['auth', '!'.repeat(22)],
  ] as const)('keys that are none are refused: %s', async ([name, value], { em, app, pushes }) => {
    const { device: _, ...address } = pushes.subscribe();
    const endpoint = 'https://push.example.test/send/1';

    const { errors } = await save(app, await aUser(em), { ...address, ...EVERYTHING, endpoint, [name]: value });

    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

test.for([['owner'], ['collaborator']] as const)(
  'on a surprise, the %s is pushed the same, at the same cost, whether or not somebody bought',
  { timeout: 120_000 },
  async ([who], { orm, app, infrastructure, subscribe, tell }) => {
    const record = async (hasGifts: boolean) => {
      const em = orm.em.fork();
      const services = servicesOn(orm, infrastructure);
      const world = { em, app, services, infrastructure, ...(await aSurprise(em, 'WISHLIST', who)) };
      const { received } = await subscribe(world.viewer);
      if (hasGifts) await buyGifts(world);
      const before = await observe(() => tell());
      await services.items.addItem(world.other, world.list.id, { title: 'Kite' });
      const after = await observe(() => tell(addMinutes(new Date(), 2)));
      return inOneText([received.map(({ push }) => push), before.statements, after.statements]);
    };

    const [one, other] = [await record(true), await record(false)];
    expect(one).toBe(other);
    expect(one).toContain('Something on the list has changed.');
  },
);
