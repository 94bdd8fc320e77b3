import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, addHours, addMinutes, startOfDay, subDays } from 'date-fns';
import { describe, expect } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { hashPassword } from '../../../server/core/users/password-hash.ts';
import { Follow } from '../../../server/lists/following/follow.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { MOST_FOLLOWERS } from '../../../server/news/following/follow.rules.ts';
import { followerKey } from '../../../server/news/following/follow-rows.ts';
import { tellFollowers } from '../../../server/news/following/tell-followers.ts';
import { PushSender } from '../../../server/news/push/push-sender.ts';
import * as pageDrawer from '../../../web/public-pages/served-pages.tsx';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { startPushService } from '../../fakes/push-service.ts';
import { exportOf } from '../exports.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, test as serverTest, servicesOn } from '../server-test.ts';
import { observe } from '../statements.ts';
import { aSurprise, buyGifts } from '../surprises.ts';

const newEmail = () => `${crypto.randomUUID()}@example.test`;

/** Looks like a key, and is no point of the curve. */
const NO_POINT = `B${'a'.repeat(86)}`;

/** Five past nine, so many mornings from today. */
const morning = (days = 1) => addMinutes(startOfDay(addDays(new Date(), days)), 9 * 60 + 5);

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
  .extend('tell', async ({ orm, infrastructure, sender }) => async (now = morning()) => {
    const { mailQueue, settings } = infrastructure;
    await tellFollowers(orm.em.fork(), { mailQueue, sender, settings: settings.now }, now);
  })
  .extend(
    'mailsTo',
    async ({ orm }) =>
      async (to: string) =>
        orm.em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } }),
  )
  /** A browser that runs no scripts. */
  .extend('browser', { scope: 'file' }, async ({ orm, infrastructure }, { onCleanup }) => {
    const webFolder = mkdtempSync(join(tmpdir(), 'kindlist-'));
    copyFileSync(join(import.meta.dirname, '../../../web/index.html'), join(webFolder, 'index.html'));
    const app = await createApp(orm, infrastructure, { webFolder, pageDrawer });
    onCleanup(async () => {
      await app.close();
      rmSync(webFolder, { recursive: true });
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL };
    return {
      open: (url: string, language = 'en') =>
        app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } }),
      post: (url: string, fields: Record<string, string>, language = 'en') =>
        app.inject({
          ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
          headers: { ...headers, 'accept-language': language },
        }),
    };
  })
  /** Follows by mail, from the form to the button behind the link. */
  .extend('follow', async ({ browser, mailsTo }) => async (list: List, email = newEmail(), language = 'en') => {
    await browser.post(`/shared/${list.shareToken}/follow`, { email }, language);
    const url = new URL(linkIn((await mailsTo(email)).at(-1)));
    const of = url.searchParams.get('of') ?? '';
    return {
      email,
      of,
      link: url.pathname + url.search,
      confirmed: await browser.post(url.pathname, { of }, language),
    };
  });

function linkIn(mail: Mail | undefined): string {
  return /https:\S+\/follow\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function aFollowable(em: EntityManager, overrides = {}) {
  return aList(em, { privacy: 'PUBLIC', name: 'Ida turns 7', ...overrides });
}

describe('following by mail', () => {
  test('begins with one press behind a link, and opening the link changes nothing', async ({
    em,
    browser,
    mailsTo,
  }) => {
    const list = await aFollowable(em);
    const email = newEmail();
    const count = () => em.fork().count(Follow, { list });

    const form = await browser.open(`/shared/${list.shareToken}/follow`);
    const asked = await browser.post(`/shared/${list.shareToken}/follow`, { email });
    const [mail] = await mailsTo(email);
    const url = new URL(linkIn(mail));
    const opened = await browser.open(url.pathname + url.search);
    expect(await count()).toBe(0);
    const confirmed = await browser.post(url.pathname, { of: url.searchParams.get('of') ?? '' });

    expect([form, asked, opened, confirmed].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(form.body).toContain('name="email"');
    expect(mail).toMatchObject({ subject: 'Follow “Ida turns 7”?', expiresAt: expect.any(Date) });
    expect(opened.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(await count()).toBe(1);
  });

  test('is answered alike for every address, with the same work', async ({ em, browser, follow }) => {
    const list = await aFollowable(em);
    const { email } = await follow(list);
    const member = await aUser(em);
    const ask = (address: string) =>
      observe(() => browser.post(`/shared/${list.shareToken}/follow`, { email: address }));

    const [known, unknown, members] = [await ask(email), await ask(newEmail()), await ask(member.email)];

    for (const other of [unknown, members]) {
      expect(other.result.body).toBe(known.result.body);
      expect(other.statements).toEqual(known.statements);
    }
  });

  test('says what is wrong with an address, and keeps it', async ({ em, browser }) => {
    const list = await aFollowable(em);

    const { statusCode, body } = await browser.post(`/shared/${list.shareToken}/follow`, { email: 'ann@' });

    expect(statusCode).toBe(400);
    expect(body).toContain('value="ann@"');
  });

  test('tells in the morning what is new, list by list, once, with a link that ends it', async ({
    em,
    app,
    follow,
    tell,
    mailsTo,
  }) => {
    const list = await aFollowable(em);
    await anItem(em, { list, title: 'There before', createdAt: subDays(new Date(), 1) });
    const { email } = await follow(list);
    await anItem(em, { list, title: 'Kite' });
    await anItem(em, { list, title: 'Wooden train' });
    await anItem(em, { list, title: 'Tried and dropped', isArchived: true });

    await tell(addHours(startOfDay(addDays(new Date(), 1)), 8)); // too early in the day
    expect(await mailsTo(email)).toHaveLength(1);
    await tell();
    await tell();
    await tell(addHours(morning(), 3));

    const [, news, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(news).toMatchObject({ subject: '2 new wishes on “Ida turns 7”' });
    expect(news?.text).toContain('- Kite\n- Wooden train');
    expect(news?.text).not.toMatch(/before|dropped/);
    const path = new URL(news?.unsubscribeUrl ?? '').pathname;
    await app.inject({ method: 'POST', url: path, payload: 'List-Unsubscribe=One-Click' });
    await anItem(em, { list, title: 'Scooter', createdAt: addDays(new Date(), 2) });
    await tell(morning(3));
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await em.fork().count(Follow, { list })).toBe(0);
  });

  test('tells what came later the next morning, and nothing on a morning without news', async ({
    em,
    follow,
    tell,
    mailsTo,
  }) => {
    const list = await aFollowable(em);
    const { email } = await follow(list);
    await anItem(em, { list, title: 'Kite' });
    await tell();
    await anItem(em, { list, title: 'Scooter', createdAt: addHours(morning(), 2) });

    await tell(addHours(morning(), 4));
    expect((await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(2);
    await tell(morning(2));
    await tell(morning(3));

    expect((await mailsTo(email)).slice(1).map(({ subject }) => subject)).toEqual([
      'Something new on “Ida turns 7”',
      'Something new on “Ida turns 7”',
    ]);
  });

  test('tells nothing of a past list until it is in use again', async ({ em, follow, tell, mailsTo, services }) => {
    const owner = await aUser(em);
    const list = await aFollowable(em, { owner });
    const { email } = await follow(list);
    await anItem(em, { list, title: 'Kite' });
    await services.pastLists.setPast(owner, list.id, true);
    await tell();
    expect(await mailsTo(email)).toHaveLength(1);

    await services.pastLists.setPast(owner, list.id, false);
    await tell();

    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('is at nine on the clock of the list, and in the language in which it was asked for', async ({
    em,
    follow,
    tell,
    mailsTo,
  }) => {
    const list = await aFollowable(em, { timeZone: 'Asia/Tokyo' });
    const { email } = await follow(list, newEmail(), 'de');
    const added = addDays(startOfDay(new Date()), 1);
    await anItem(em, { list, title: 'Kite', createdAt: added });
    const nineInTokyo = addDays(added, 1); // midnight in UTC

    await tell(addMinutes(nineInTokyo, -5));
    expect(await mailsTo(email)).toHaveLength(1);
    await tell(addMinutes(nineInTokyo, 5));

    expect((await mailsTo(email)).at(-1)?.subject).toBe('Neu auf „Ida turns 7“');
  });

  test('ends with the link, the privacy and the list, and says no more than that', async ({
    em,
    app,
    follow,
    tell,
    mailsTo,
    browser,
    services,
  }) => {
    for (const close of ['privacy', 'link', 'hidden', 'expired', 'gone'] as const) {
      const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
      const list = await aFollowable(em, { owner });
      const { email, link } = await follow(list);
      await anItem(em, { list, title: 'Kite' });
      await tell();
      const token = new URL((await mailsTo(email)).at(-1)?.unsubscribeUrl ?? '').pathname.split('/').at(-1);
      await anItem(em, { list, title: 'Scooter', createdAt: addHours(morning(), 1) });
      if (close === 'privacy') await services.lists.updateList(owner, list.id, { privacy: 'PRIVATE' });
      if (close === 'link') await services.shareLinks.rotateShareLink(owner, list.id);
      if (close === 'hidden') await em.execute('update lists set hidden_at = now() where id = ?', [list.id]);
      if (close === 'expired')
        await em.execute('update lists set share_link_expires_at = now() where id = ?', [list.id]);
      if (close === 'gone') await services.lists.deleteList(owner, list.id);

      await tell(morning(2));

      expect(await mailsTo(email), close).toHaveLength(2);
      expect(await em.fork().count(Follow, { email }), close).toBe(0);
      expect((await browser.open(link)).statusCode, close).toBe(303);
      const { errors } = await send(app, `mutation { resubscribe(token: "${token}") { isSubscribed } }`);
      expect(errors?.[0]?.message, close).toBe('This list is no longer shared.');
    }
  });

  test('is begun again by the link that ended it, while the list is shared', async ({
    em,
    app,
    follow,
    tell,
    mailsTo,
  }) => {
    const list = await aFollowable(em);
    const { email } = await follow(list);
    await anItem(em, { list });
    await tell();
    const token = new URL((await mailsTo(email)).at(-1)?.unsubscribeUrl ?? '').pathname.split('/').at(-1);
    const ask = async (call: string) => (await send(app, `${call}(token: "${token}") { kind isSubscribed } }`)).data;

    expect(await ask('{ mailSubscription')).toEqual({ mailSubscription: { kind: 'FOLLOWING', isSubscribed: true } });
    expect(await ask('mutation { unsubscribe')).toEqual({ unsubscribe: { kind: 'FOLLOWING', isSubscribed: false } });
    expect(await ask('{ mailSubscription')).toEqual({ mailSubscription: { kind: 'FOLLOWING', isSubscribed: false } });
    expect(await ask('mutation { resubscribe')).toEqual({ resubscribe: { kind: 'FOLLOWING', isSubscribed: true } });
    expect(await ask('{ mailSubscription')).toEqual({ mailSubscription: { kind: 'FOLLOWING', isSubscribed: true } });
  });

  test('sends a stranger’s address few mails, and none once it has had enough', async ({
    em,
    app,
    mailsTo,
    orm,
    infrastructure,
  }) => {
    const email = newEmail();
    const ask = async (at: number) => {
      const list = await aFollowable(em);
      const { follows } = servicesOn(orm, infrastructure, `10.7.0.${at}`);
      return follows.follow(null, list.shareToken, { email }).then(
        () => 'asked',
        ({ code }) => code,
      );
    };
    const first = [await ask(1), await ask(2)];
    const token = new URL((await mailsTo(email))[0]?.unsubscribeUrl ?? '').pathname.split('/').at(-1);
    await send(app, `mutation { unsubscribe(token: "${token}") { kind } }`);

    const later = [await ask(3), await ask(4), await ask(5), await ask(6)];

    expect([...first, ...later]).toEqual(['asked', 'asked', 'asked', 'asked', 'asked', 'asked']);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('answers as usual once an address was asked too often, and sends nothing', async ({
    em,
    mailsTo,
    orm,
    infrastructure,
  }) => {
    const email = newEmail();
    const list = await aFollowable(em);
    const answers = [];

    for (let at = 1; at <= 7; at++) {
      const { follows } = servicesOn(orm, infrastructure, `10.8.0.${at}`);
      answers.push(await follows.follow(null, list.shareToken, { email }));
    }

    expect(answers.at(-1)).toEqual(answers[0]);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  test('ends when the account of the address moves to another', async ({ em, app, follow }) => {
    const passwordHash = await hashPassword('correct horse');
    const ann = await aUser(em, { emailVerifiedAt: new Date(), passwordHash });
    const list = await aFollowable(em);
    await follow(list, ann.email);
    await follow(list);

    const { errors } = await send(
      app,
      `mutation { updateProfile(changes: { email: "${newEmail()}" }, currentPassword: "correct horse") { id } }`,
      ann,
    );

    expect(errors).toBeUndefined();
    expect(await em.fork().count(Follow, { list })).toBe(1);
  });

  test('takes no forged link, and none for another list or address', async ({ em, browser, follow }) => {
    const [list, other] = [await aFollowable(em), await aFollowable(em)];
    const { of } = await follow(list);
    const [content = '', signature] = of.split('.');
    const forged = Buffer.from(
      Buffer.from(content, 'base64url')
        .toString()
        .replace(/"[^"]+@/, '"eve@'),
    ).toString('base64url');

    const answers = [
      await browser.post(`/shared/${other.shareToken}/follow/confirm`, { of }),
      await browser.post(`/shared/${list.shareToken}/follow/confirm`, { of: `${forged}.${signature}` }),
      await browser.post(`/shared/${list.shareToken}/follow/confirm`, {}),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await em.fork().count(Follow, { list: [list.id, other.id] })).toBe(1);
  });

  test('sends once, however many processes reach for it', async ({ em, follow, tell, mailsTo }) => {
    const list = await aFollowable(em);
    const emails = [(await follow(list)).email, (await follow(list)).email];
    await anItem(em, { list });

    await Promise.all(Array.from({ length: 6 }, () => tell()));

    for (const email of emails) expect(await mailsTo(email)).toHaveLength(2);
  });
});

test('a follower hears the same of a surprise, whatever was given', async ({
  orm,
  app,
  services,
  infrastructure,
  follow,
  tell,
  mailsTo,
}) => {
  const record = async (hasGifts: boolean) => {
    const em = orm.em.fork();
    await em.nativeDelete(Follow, {});
    const surprise = await aSurprise(em, 'WISHLIST', 'owner');
    const { email } = await follow(surprise.list, surprise.viewer.email); // whom it surprises, on the side
    await em.nativeUpdate(Item, { list: surprise.list }, { createdAt: new Date() });
    if (hasGifts) await buyGifts({ em, app, services, infrastructure, ...surprise });
    const { statements } = await observe(tell);
    const { subject, text } = (await mailsTo(email)).find(({ subject }) => /new/i.test(subject)) as Mail;
    return { statements, subject, titles: text.match(/^- .*$/gm) };
  };

  const [without, with_] = [await record(false), await record(true)];

  expect(without.titles?.length).toBeGreaterThan(1);
  expect(with_).toEqual(without);
});

test('elsewhere what is taken in full is no news', async ({ em, follow, tell, mailsTo }) => {
  const list = await aFollowable(em);
  const { email } = await follow(list);
  await anItem(em, { list, title: 'Kite', quantityPurchased: 1 });

  await tell();
  expect(await mailsTo(email)).toHaveLength(1);
  await anItem(em, { list, title: 'Scooter' });
  await tell();

  expect((await mailsTo(email)).at(-1)?.text).not.toContain('Kite');
});

describe('following with an account', () => {
  const follow = (list: List) =>
    `mutation { followList(token: "${list.shareToken}", input: {}) { isFollowing listName } }`;

  test('takes one press; the bell tells it, and the list is found by it', async ({ em, app, tell }) => {
    const [list, ann] = [await aFollowable(em), await aUser(em)];
    const { data } = await send(app, follow(list), ann);
    await send(app, follow(list), ann);
    await anItem(em, { list });
    await anItem(em, { list });

    await tell();
    await tell();

    expect(data.followList).toEqual({ isFollowing: true, listName: 'Ida turns 7' });
    const seen = await send(
      app,
      '{ myNotifications { nodes { kind text listId } } followedLists { id shareToken } }',
      ann,
    );
    expect(seen.data).toEqual({
      myNotifications: {
        nodes: [{ kind: 'WISHES_ADDED', text: 'There are 2 new wishes on “Ida turns 7”.', listId: list.id }],
      },
      followedLists: [{ id: list.id, shareToken: list.shareToken }],
    });
  });

  test('ends on the page, and with the list; its news goes, too', async ({ em, app, tell, services }) => {
    const [list, ann] = [await aFollowable(em), await aUser(em)];
    await send(app, follow(list), ann);
    await anItem(em, { list });
    await tell();
    const news = async () =>
      (await send(app, '{ myNotifications { nodes { kind } } }', ann)).data.myNotifications.nodes;
    expect(await news()).toHaveLength(1);

    const { data } = await send(app, `mutation { unfollowList(token: "${list.shareToken}") { isFollowing } }`, ann);
    expect([data.unfollowList, await news()]).toEqual([{ isFollowing: false }, []]);
    await send(app, follow(list), ann);
    expect(await news()).toHaveLength(1);
    await services.lists.updateList(list.owner.unwrap(), list.id, { privacy: 'PRIVATE' });
    expect(await news()).toEqual([]);
  });

  test('is for people who do not work on the list, and not for shopping', async ({ em, app }) => {
    const list = await aFollowable(em);
    const helper = await aCollaborator(em, { list, role: 'HELPER' });
    const shopping = await aFollowable(em, { listType: 'SHOPPING' });
    const stranger = await aUser(em);
    const code = async (of: List, viewer: Parameters<typeof send>[2]) =>
      (await send(app, follow(of), viewer)).errors?.[0]?.extensions.code;

    expect(await code(list, list.owner.unwrap())).toBe('FORBIDDEN');
    expect(await code(list, helper)).toBe('FORBIDDEN');
    expect(await code(shopping, stranger)).toBe('FORBIDDEN');
    expect(await code(list, null)).toBe('BAD_USER_INPUT');
    expect(await code(await aList(em), stranger)).toBe('LIST_PRIVATE');
  });

  test('goes on where no more people can follow, and begins no more', async ({ em, orm, infrastructure }) => {
    const [list, ann, bob] = [await aFollowable(em), await aUser(em), await aUser(em)];
    const { follows } = servicesOn(orm, infrastructure, '10.7.1.1');
    await follows.follow(ann, list.shareToken, {});
    await em.execute(
      `insert into follows (id, list_id, follower_key, email, created_at, told_until)
       select gen_random_uuid(), ?::uuid, 'key ' || n, n || '@example.test', now(), now()
       from generate_series(1, ${MOST_FOLLOWERS}) n`,
      [list.id],
    );

    expect(await follows.follow(ann, list.shareToken, {})).toMatchObject({ isFollowing: true });
    await expect(follows.follow(bob, list.shareToken, {})).rejects.toMatchObject({ code: 'CONFLICT' });
    await em.nativeDelete(Follow, { list });
  });

  test('is for viewers of a private list, too', async ({ em, app, tell }) => {
    const list = await aList(em);
    const viewer = await aCollaborator(em, { list, role: 'VIEWER' });
    await send(app, follow(list), viewer);
    await anItem(em, { list });

    await tell();

    const { data } = await send(app, '{ myNotifications { nodes { kind } } }', viewer);
    expect(data.myNotifications.nodes).toEqual([{ kind: 'WISHES_ADDED' }]);
  });

  test('leaves with the account', async ({ em, app, follow: byMail }) => {
    const passwordHash = await hashPassword('correct horse');
    const [list, ann] = [await aFollowable(em), await aUser(em, { emailVerifiedAt: new Date(), passwordHash })];
    await send(app, follow(list), ann);
    await byMail(list, ann.email);
    expect(await em.fork().count(Follow, { list })).toBe(2);

    await send(app, 'mutation { deleteAccount(password: "correct horse") }', ann);

    expect(await em.fork().count(Follow, { list })).toBe(0);
  });
});

test('who follows stands in their own export, and in nobody else’s', async ({ em, app, follow }) => {
  const owner = await aUser(em, { emailVerifiedAt: new Date() });
  const ann = await aUser(em, { emailVerifiedAt: new Date() });
  const list = await aFollowable(em, { owner });
  await send(app, `mutation { followList(token: "${list.shareToken}", input: {}) { isFollowing } }`, ann);
  await follow(list, ann.email);

  const [anns, owners] = [(await exportOf(app, ann)).said, (await exportOf(app, owner)).said];

  expect(anns['followed-lists.json']).toMatchObject([
    { list: 'Ida turns 7', by: 'account' },
    { list: 'Ida turns 7', by: 'mail' },
  ]);
  expect(owners['followed-lists.json']).toEqual([]);
  expect(JSON.stringify(owners)).not.toMatch(new RegExp(`${ann.id}|${ann.email}|follow(?!ed-lists)`, 'i'));
});

describe('following on a device', () => {
  test('brings a push that names the list alone, once a day, until it is ended', async ({
    em,
    pushes,
    sender,
    orm,
    infrastructure,
    tell,
  }) => {
    const list = await aFollowable(em);
    const { device, ...address } = pushes.subscribe();
    const { follows } = servicesOn(orm, { ...infrastructure, pushSender: sender });
    const state = await follows.follow(null, list.shareToken, { device: address });
    await anItem(em, { list, title: 'Kite' });

    await tell();
    await tell();

    expect(state.isFollowing).toBe(true);
    expect(device.received.map(({ push }) => push)).toEqual([
      {
        title: 'Ida turns 7',
        body: 'There’s something new on the list.',
        path: `/shared/${list.shareToken}`,
        tag: list.id,
        lang: 'en',
        dir: 'ltr',
      },
    ]);
    expect(await follows.unfollow(null, list.shareToken, address.endpoint)).toMatchObject({ isFollowing: false });
    await anItem(em, { list, createdAt: addHours(morning(), 1) });
    await tell(morning(2));
    expect(device.received).toHaveLength(1);
  });

  test('waits for a push service that is away, and forgets a browser that is gone', async ({
    em,
    pushes,
    sender,
    orm,
    infrastructure,
    tell,
  }) => {
    const list = await aFollowable(em);
    const { device, ...address } = pushes.subscribe();
    const { follows } = servicesOn(orm, { ...infrastructure, pushSender: sender });
    await follows.follow(null, list.shareToken, { device: address });
    await anItem(em, { list });

    device.status = 503;
    await tell();
    device.status = 201;
    await tell();
    expect(device.received).toHaveLength(1);

    await anItem(em, { list, createdAt: addHours(morning(), 1) });
    device.status = 410;
    await tell(morning(2));
    expect(await em.fork().count(Follow, { list })).toBe(0);
  });

  test('is tried again in the morning only: the push service may be away for good', async ({
    em,
    pushes,
    sender,
    orm,
    infrastructure,
    tell,
  }) => {
    const list = await aFollowable(em);
    const { device, ...address } = pushes.subscribe();
    const { follows } = servicesOn(orm, { ...infrastructure, pushSender: sender });
    await follows.follow(null, list.shareToken, { device: address });
    await anItem(em, { list });

    device.status = 503;
    await tell(addHours(morning(), 4));
    device.status = 201;
    await tell(addHours(morning(), 5));

    expect(device.received).toEqual([]);
    expect(await em.fork().count(Follow, { list })).toBe(1);
  });

  test('ends where a push service refuses it, or its key can encrypt nothing', async ({ em, pushes, tell }) => {
    const list = await aFollowable(em);
    const { device, ...refused } = pushes.subscribe();
    const { device: _, ...broken } = pushes.subscribe();
    device.status = 400;
    for (const address of [refused, { ...broken, p256dh: NO_POINT }]) {
      em.create(Follow, { list, ...address, followerKey: followerKey({ endpoint: address.endpoint }) });
    }
    await em.flush();
    await anItem(em, { list, createdAt: addMinutes(new Date(), 1) });

    await tell();

    expect(await em.fork().count(Follow, { list })).toBe(0);
  });

  test('does not begin with a key that can encrypt nothing', async ({ em, pushes, sender, orm, infrastructure }) => {
    const list = await aFollowable(em);
    const { device: _, ...address } = pushes.subscribe();
    const { follows } = servicesOn(orm, { ...infrastructure, pushSender: sender });

    const asked = follows.follow(null, list.shareToken, { device: { ...address, p256dh: NO_POINT } });

    await expect(asked).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('is for few new browsers a day from one network, and those that follow go on', async ({
    em,
    pushes,
    sender,
    orm,
    infrastructure,
  }) => {
    const list = await aFollowable(em);
    const parts = { ...infrastructure, pushSender: sender };
    const { follows } = servicesOn(orm, parts, '10.9.0.1');
    const browsers = Array.from({ length: 41 }, () => {
      const { device: _, ...address } = pushes.subscribe();
      return address;
    });
    const ask = (device: (typeof browsers)[number] | undefined, by = follows) =>
      by.follow(null, list.shareToken, { device }).then(
        () => 'follows',
        ({ code }) => code,
      );
    for (const device of browsers.slice(0, 40)) expect(await ask(device)).toBe('follows');

    expect(await ask(browsers[40])).toBe('RATE_LIMITED');
    expect(await ask(browsers[0])).toBe('follows');
    expect(await ask(browsers[40], servicesOn(orm, parts, '10.9.0.2').follows)).toBe('follows');
  });

  test('is not for people who receive the list or work on it, also signed out', async ({
    em,
    pushes,
    sender,
    orm,
    infrastructure,
  }) => {
    const list = await aFollowable(em, { purchaseVisibility: 'SURPRISE' });
    const editor = await aCollaborator(em, { list, role: 'EDITOR' });
    const stranger = await aUser(em);
    const { device: _, ...device } = pushes.subscribe();
    const { follows } = servicesOn(orm, { ...infrastructure, pushSender: sender });
    const ask = (formerId: string) => follows.follow({ formerId }, list.shareToken, { device });

    await expect(ask(list.owner.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask(editor.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask(stranger.id)).toMatchObject({ isFollowing: true });
  });

  test('goes to no address that a push service cannot have', async ({ em, app }) => {
    const list = await aFollowable(em);
    const device = { endpoint: 'http://127.0.0.1:1/x', p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
    const query =
      'mutation ($token: String!, $input: NewFollowInput!) { followList(token: $token, input: $input) { isFollowing } }';

    const { errors } = await send(app, query, null, { token: list.shareToken, input: { device } });

    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
