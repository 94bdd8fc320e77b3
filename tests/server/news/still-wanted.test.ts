import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, addHours, startOfDay } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect, vi } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Follow } from '../../../server/lists/following/follow.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { followerKey } from '../../../server/news/following/follow-rows.ts';
import { remindOfDay } from '../../../server/news/following/remind-of-day.ts';
import { giveReminderBack } from '../../../server/news/following/still-wanted.ts';
import { PushSender } from '../../../server/news/push/push-sender.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { startPushService } from '../../fakes/push-service.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, test as serverTest } from '../server-test.ts';
import { observe } from '../statements.ts';
import { aSurprise, buyGifts } from '../surprises.ts';

const newEmail = () => `${crypto.randomUUID()}@example.test`;

/** The day of the lists is in thirty days; ten in the morning, so many days before it. */
const daysBefore = (days: number) => addHours(startOfDay(addDays(new Date(), 30 - days)), 10);
const EVENT_DATE = addDays(startOfDay(new Date()), 30).toISOString().slice(0, 10);

const test = serverTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this parameter
  .extend('pushes', { scope: 'file' }, async ({}, { onCleanup }) => {
    const service = await startPushService();
    onCleanup(async () => void (await service.stop()));
    return service;
  })
  .extend('remind', async ({ orm, infrastructure, pushes }) => async (now: Date) => {
    const { mailQueue, settings, pushKeys: keys } = infrastructure;
    const sender = new PushSender({ keys, siteUrl: () => PUBLIC_URL, allowedPrivateHosts: [pushes.host] });
    await remindOfDay(orm.em.fork(), { mailQueue, sender, settings: settings.now }, now);
  })
  .extend(
    'mailsTo',
    async ({ orm }) =>
      async (to: string) =>
        orm.em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } }),
  );

async function aParty(em: EntityManager, overrides = {}) {
  const list = await aList(em, { privacy: 'PUBLIC', name: 'Ida turns 7', eventDate: EVENT_DATE, ...overrides });
  await anItem(em, { list });
  await anItem(em, { list, quantityPurchased: 1 });
  await anItem(em, { list, isArchived: true });
  return list;
}

async function aFollow(em: EntityManager, list: List, email = newEmail()) {
  em.create(Follow, { list, email, followerKey: followerKey({ email }) });
  await em.flush();
  return email;
}

async function bellOf(app: FastifyInstance, user: User): Promise<string[]> {
  const { data } = await send(app, '{ myNotifications { nodes { kind text } } }', user);
  return data.myNotifications.nodes
    .filter(({ kind }: { kind: string }) => kind === 'STILL_WANTED')
    .map(({ text }: { text: string }) => text);
}

describe('who follows a list', () => {
  test('hears 14 and 3 days before its day what is still wanted, once each', async ({ em, remind, mailsTo }) => {
    const email = await aFollow(em, await aParty(em));

    await remind(daysBefore(15));
    expect(await mailsTo(email)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => remind(daysBefore(14))));
    await remind(daysBefore(13));
    await remind(daysBefore(8));
    expect(await mailsTo(email)).toHaveLength(1);
    await remind(daysBefore(3));
    await remind(daysBefore(2));

    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toMatch(/^“Ida turns 7” is on \d+ \w+ \d{4}$/);
    expect(mails[0]?.text).toContain('1 gift is still wanted.');
    expect(mails[0]?.unsubscribeUrl).toContain('/unsubscribe/');
  });

  test('does not at night, where all is given, or once the list is closed', async ({ em, remind, mailsTo }) => {
    const night = await aFollow(em, await aParty(em, { timeZone: 'Asia/Tokyo' }));
    const given = await aList(em, { privacy: 'PUBLIC', eventDate: EVENT_DATE });
    await anItem(em, { list: given, quantityPurchased: 1 });
    const done = await aFollow(em, given);
    const closed = await aFollow(em, await aParty(em, { privacy: 'PRIVATE' }));

    await remind(addHours(daysBefore(14), 5));

    for (const email of [night, done, closed]) expect(await mailsTo(email)).toEqual([]);
  });

  test('hears it on the device and in the bell', async ({ em, app, pushes, remind }) => {
    const [list, ann] = [await aParty(em), await aUser(em)];
    await send(app, `mutation { followList(token: "${list.shareToken}", input: {}) { isFollowing } }`, ann);
    const { device, ...address } = pushes.subscribe();
    em.create(Follow, { list, ...address, followerKey: followerKey(address) });
    await em.flush();

    await remind(daysBefore(3));
    await remind(daysBefore(3));

    expect(device.received.map(({ push }) => push.body)).toEqual(['The day is near, and something is still wanted.']);
    expect(await bellOf(app, ann)).toEqual([
      expect.stringMatching(/^“Ida turns 7” is on .+: 1 gift is still wanted\.$/),
    ]);
  });

  test('hears nothing where a surprise is kept from the person, by whatever way they follow', async ({
    em,
    app,
    remind,
    mailsTo,
    pushes,
  }) => {
    const list = await aParty(em, { purchaseVisibility: 'SURPRISE' });
    const [owner, editor] = [list.owner.unwrap(), await aCollaborator(em, { list, role: 'EDITOR' })];
    await aFollow(em, list, owner.email);
    await aFollow(em, list, editor.email);
    const guest = await aFollow(em, list);
    const { device, ...address } = pushes.subscribe();
    em.create(Follow, { list, ...address, followerKey: followerKey(address) });
    await em.flush();
    await em.execute(
      `with s as (insert into sessions (id, user_id, is_remembered, created_at, expires_at) values (gen_random_uuid(), ?, true, now(), now() + interval '90 days') returning id)
       insert into push_devices (id, user_id, session_id, endpoint, p256dh, auth, kinds, is_quiet_at_night, time_zone, created_at, told_until)
       select gen_random_uuid(), ?, s.id, ?, 'x', 'y', '{}', false, 'UTC', now(), now() from s`,
      [owner.id, owner.id, address.endpoint],
    );

    for (const days of [14, 7, 3]) await remind(daysBefore(days));

    expect([await mailsTo(owner.email), await mailsTo(editor.email), device.received]).toEqual([[], [], []]);
    expect([await bellOf(app, owner), await bellOf(app, editor)]).toEqual([[], []]);
    expect(await mailsTo(guest)).toHaveLength(2);
  });
});

test('a reminder that nobody tried to push is given back', async ({ em, remind, mailsTo }) => {
  const email = await aFollow(em, await aParty(em));
  await remind(daysBefore(3));
  const follow = await em.fork().findOneOrFail(Follow, { email });

  await giveReminderBack(em, { id: follow.id });
  await remind(daysBefore(3));

  expect(await mailsTo(email)).toHaveLength(2);
});

test('followers hear it also where owners cannot be told', async ({ orm, em, infrastructure, mailsTo }) => {
  const email = await aFollow(em, await aParty(em));
  const { mailQueue, settings } = infrastructure;
  const broken = orm.em.fork();
  vi.spyOn(broken, 'fork').mockImplementationOnce(() => {
    throw new Error('of the owners alone');
  });
  const needs = { mailQueue, sender: { send: async () => 'sent' as const }, settings: settings.now };

  await expect(remindOfDay(broken, needs, daysBefore(3))).rejects.toThrow('of the owners alone');

  expect(await mailsTo(email)).toHaveLength(1);
});

describe('an owner who may know', () => {
  test('hears a week before the day, once', async ({ em, app, remind }) => {
    const list = await aParty(em);
    const owner = list.owner.unwrap();

    await remind(daysBefore(9));
    expect(await bellOf(app, owner)).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => remind(daysBefore(7))));
    await send(app, 'mutation { markNotificationsRead { unreadCount } }', owner);
    await remind(daysBefore(6));

    expect(await bellOf(app, owner)).toEqual([
      expect.stringMatching(/^“Ida turns 7” is on .+: 1 gift is still wanted\.$/),
    ]);
  });

  test('hears it of every list, however many are due at once', { timeout: 120_000 }, async ({ em, remind }) => {
    const owner = await aUser(em);
    const lists = Array.from({ length: 201 }, () => ({ owner, eventDate: EVENT_DATE }));
    for (const values of lists) await anItem(em, { list: await aList(em, values) });

    await remind(daysBefore(7));

    const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from notifications where user_id = ? and kind = 'STILL_WANTED'`,
      [owner.id],
    );
    expect(count).toBe(lists.length);
  });

  test('hears nothing of it any more once the list is a surprise', async ({ em, app, remind }) => {
    const list = await aParty(em);
    const owner = list.owner.unwrap();
    await remind(daysBefore(7));
    expect(await bellOf(app, owner)).toHaveLength(1);

    await em.execute(`update lists set purchase_visibility = 'SURPRISE' where id = ?`, [list.id]);

    expect(await bellOf(app, owner)).toEqual([]);
  });

  test('hears nothing of it any more once the day has come, or is taken away', async ({ em, app, remind }) => {
    for (const change of [
      `event_starts_at = now() - interval '1 minute'`,
      'event_starts_at = null, event_date = null',
    ]) {
      const list = await aParty(em);
      const owner = list.owner.unwrap();
      await remind(daysBefore(7));
      expect(await bellOf(app, owner)).toHaveLength(1);

      await em.execute(`update lists set ${change} where id = ?`, [list.id]);

      expect(await bellOf(app, owner), change).toEqual([]);
    }
  });
});

test('of a surprise its owner hears the same, by the same work, whatever was given', async ({
  orm,
  app,
  services,
  infrastructure,
  remind,
}) => {
  const record = async (hasGifts: boolean) => {
    const em = orm.em.fork();
    const surprise = await aSurprise(em, 'WISHLIST', 'owner');
    await em.execute(`update lists set event_date = ?::date, event_starts_at = ?::date where id = ?`, [
      EVENT_DATE,
      EVENT_DATE,
      surprise.list.id,
    ]);
    if (hasGifts) await buyGifts({ em, app, services, infrastructure, ...surprise });
    await em.nativeDelete(Follow, {});
    const { statements } = await observe(async () => {
      for (const days of [14, 7, 3]) await remind(daysBefore(days));
    });
    return { statements, bell: await bellOf(app, surprise.viewer) };
  };

  const without = await record(false);

  expect(without.bell).toEqual([]);
  expect(await record(true)).toEqual(without);
});
