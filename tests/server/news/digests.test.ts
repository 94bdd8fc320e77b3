import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { MailDelivery } from '../../../server/core/email/mail-delivery.ts';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { sendDigests } from '../../../server/news/notifications/send-digests.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send as ask } from '../graphql.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

/** Days after today, at eight in the morning; `MONDAY` is the first Monday among them. */
const morning = (days: number) => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + days);
  day.setUTCHours(8, 0, 0, 0);
  return day;
};
const MONDAY = [1, 2, 3, 4, 5, 6, 7].find((days) => morning(days).getUTCDay() === 1) as number;

const settings = { ...DEFAULT_SETTINGS, siteUrl: PUBLIC_URL };

const send = (em: EntityManager, { mailQueue }: Infrastructure, now: Date, changes: Partial<typeof settings> = {}) =>
  sendDigests(em.fork(), mailQueue, { ...settings, ...changes }, now);
const mailsTo = (em: EntityManager, { email }: User) => em.fork().find(Mail, { to: email }, { orderBy: { id: 'asc' } });

async function aReader(em: EntityManager, emailFrequency: 'DAILY' | 'WEEKLY' | 'NONE' = 'DAILY') {
  const reader = await aUser(em, { name: 'Ida' });
  reader.preferences.emailFrequency = emailFrequency;
  const list = await aList(em, { owner: reader, name: 'Birthday', privacy: 'PUBLIC' });
  const tom = await aCollaborator(em, { list, user: await aUser(em, { name: 'Tom' }) });
  const item = await anItem(em, { list, title: 'Bicycle', quantityDesired: 9 });
  return { reader, list, tom, item };
}

type World = Awaited<ReturnType<typeof aReader>>;

async function happen(services: Services, { list, tom, item }: World) {
  const input = { email: 'ann@example.test', name: 'Ann', quantity: 1 };
  await services.purchases.purchaseShared(null, list.shareToken, item.id, input);
  await services.items.addItem(tom, list.id, { title: 'Mug' });
}

test('a daily one says once what has not been read yet, with links', async ({ em, services, infrastructure }) => {
  const world = await aReader(em);
  await happen(services, world);

  await Promise.all([send(em, infrastructure, morning(1)), send(em, infrastructure, morning(1))]);
  await send(em, infrastructure, morning(1));

  const [mail, ...others] = await mailsTo(em, world.reader);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 things happened on your lists');
  expect(mail?.text).toMatch(/^- Ann bought .*\n- Tom added /m); // gifts come first, although the other is newer
  expect(mail?.text).toContain(`\nBirthday\n${PUBLIC_URL}/lists/${world.list.id}\n- Ann bought`);
  expect(mail?.html).toMatch(
    new RegExp(`<h2 [^>]*><a [^>]*href="${PUBLIC_URL}/lists/${world.list.id}"[^>]*>Birthday</a>`),
  );
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Ann bought “Bicycle”.');
    expect(body).toContain('Tom added “Mug”.');
    expect(body).toContain(`${PUBLIC_URL}/dashboard`);
    expect(body).toContain(mail?.unsubscribeUrl);
  }
});

test('the next one brings only what is new since, and none comes when nothing is', async ({
  em,
  services,
  infrastructure,
}) => {
  const world = await aReader(em);
  await happen(services, world);
  await send(em, infrastructure, morning(1));
  await send(em, infrastructure, morning(2));
  expect(await mailsTo(em, world.reader)).toHaveLength(1);

  await em.execute(`update notifications set news_at = ? where user_id = ? and kind = 'ITEM_ADDED'`, [
    morning(2.5).toISOString(),
    world.reader.id,
  ]);
  await send(em, infrastructure, morning(3));

  const [, mail] = await mailsTo(em, world.reader);
  expect(mail?.subject).toBe('Tom added “Mug” to “Birthday”');
});

test('nothing is told twice, and nothing between two is forgotten', async ({ em, services, infrastructure }) => {
  const world = await aReader(em);
  await happen(services, world);
  const began = morning(1);
  const happened = (kind: string, seconds: number) =>
    em.execute('update notifications set news_at = ? where user_id = ? and kind = ?', [
      new Date(began.getTime() + seconds * 1000).toISOString(),
      world.reader.id,
      kind,
    ]);
  await happened('PURCHASED', -10); // it may be seen only when the digest is written
  await happened('ITEM_ADDED', 10); // while the digest of others was written

  await send(em, infrastructure, began);
  expect(await mailsTo(em, world.reader)).toEqual([]);
  await send(em, infrastructure, morning(2));
  await services.lists.updateList(world.tom, world.list.id, { description: 'Seven!' });
  await em.execute(`update notifications set news_at = ? where user_id = ? and kind = 'LIST_EDITED'`, [
    morning(2.5).toISOString(),
    world.reader.id,
  ]);
  await send(em, infrastructure, morning(3));

  const [first, second, ...others] = await mailsTo(em, world.reader);
  expect(others).toEqual([]);
  expect(first?.subject).toBe('2 things happened on your lists');
  expect(second?.subject).toBe('Tom changed the details of “Birthday”');
});

test('more than a page is counted, and only what is new', async ({ em, infrastructure }) => {
  const world = await aReader(em);
  const happened = (at: Date, many: number) =>
    em.execute(
      `insert into notifications (id, user_id, list_id, kind, purchase_id, news_at)
       select gen_random_uuid(), ?, ?, 'PURCHASED', p.id, ?::timestamptz from purchases p join items i on i.id = p.item_id
       where i.list_id = ? limit ?`,
      [world.reader.id, world.list.id, at.toISOString(), world.list.id, many],
    );
  await em.execute(
    `insert into purchases (id, item_id, quantity, guest_email, created_at)
     select gen_random_uuid(), ?, 1, 'ann@example.test', now() from generate_series(1, 23)`,
    [world.item.id],
  );
  await happened(morning(0), 23);
  await send(em, infrastructure, morning(1));
  await happened(morning(1.5), 22);

  await send(em, infrastructure, morning(2));

  const mails = await mailsTo(em, world.reader);
  expect(mails.map(({ subject }) => subject)).toEqual([
    '23 things happened on your lists',
    '22 things happened on your lists',
  ]);
  expect(mails[1]?.text).toContain('\nAnd 2 more.\n');
});

test('a title of any length fits, and keeps nobody after it from theirs', async ({ em, services, infrastructure }) => {
  const worlds = [await aReader(em), await aReader(em)];
  for (const { tom, list } of worlds) {
    tom.name = 'Tom '.repeat(25);
    await em.flush();
    await services.items.addItem(tom, list.id, { title: '🚲'.repeat(100) });
  }

  await send(em, infrastructure, morning(1));

  for (const { reader } of worlds) {
    const [mail] = await mailsTo(em, reader);
    expect(mail?.subject).toMatch(/^Tom Tom .*…$/u);
    expect(mail?.text).toContain(`“${'🚲'.repeat(100)}”`);
  }
});

test.for([
  [
    'a day begins at six in the morning, UTC, also where clocks are changed',
    'DAILY',
    '2999-03-31T05:59:59Z',
    '2999-03-31T06:00:00Z',
  ],
  ['a week begins on Monday at six in the morning', 'WEEKLY', '2999-03-18T05:59:59Z', '2999-03-18T06:00:00Z'],
] as const)('%s', async ([, frequency, before, after], { em, services, infrastructure }) => {
  const world = await aReader(em, frequency);
  const happenAt = async (time: string) => {
    await em.execute('delete from notifications where user_id = ?', [world.reader.id]);
    await services.items.addItem(world.tom, world.list.id, { title: 'Mug' });
    const at = new Date(new Date(time).getTime() - 3_600_000).toISOString();
    await em.execute('update notifications set news_at = ? where user_id = ?', [at, world.reader.id]);
  };
  const count = async () => (await mailsTo(em, world.reader)).length;
  await happenAt('2999-03-12T12:00:00Z');
  await send(em, infrastructure, new Date('2999-03-12T12:00:00Z')); // of the day, and the week, before
  if (frequency === 'DAILY') {
    await happenAt('2999-03-30T12:00:00Z');
    await send(em, infrastructure, new Date('2999-03-30T12:00:00Z'));
  }
  const had = await count();

  await happenAt(before);
  await send(em, infrastructure, new Date(before));
  expect(await count()).toBe(had);
  await send(em, infrastructure, new Date(after));

  expect(await count()).toBe(had + 1);
});

test('of a list that is deleted by then only that is told', async ({ em, services, infrastructure }) => {
  const world = await aReader(em);
  world.tom.preferences.emailFrequency = 'DAILY';
  await em.flush();
  await services.items.updateItem(world.reader, world.item.id, { notes: 'red' }); // Tom is to hear of it

  await services.lists.deleteList(world.reader, world.list.id);
  await send(em, infrastructure, morning(1));

  const mails = await mailsTo(em, world.tom);
  expect(mails.map(({ subject }) => subject)).toEqual(['Ida deleted “Birthday”']);
});

test('what was read here is not mailed', async ({ em, services, infrastructure }) => {
  const world = await aReader(em);
  await happen(services, world);
  await services.notifications.markRead(world.reader, null);

  await send(em, infrastructure, morning(1));

  expect(await mailsTo(em, world.reader)).toEqual([]);
});

test('a weekly one waits for Monday', async ({ em, services, infrastructure }) => {
  const world = await aReader(em, 'WEEKLY');
  await send(em, infrastructure, morning(MONDAY - 7)); // nothing to say yet
  await em.execute('insert into digests (user_id, period, until) values (?, ?, ?)', [
    world.reader.id,
    morning(MONDAY - 7)
      .toISOString()
      .slice(0, 10),
    morning(-7).toISOString(), // before what happens now, also early on a Monday
  ]);
  await happen(services, world);

  if (MONDAY > 1) await send(em, infrastructure, morning(MONDAY - 1));
  expect(await mailsTo(em, world.reader)).toEqual([]);
  await send(em, infrastructure, morning(MONDAY));

  expect(await mailsTo(em, world.reader)).toHaveLength(1);
});

test('none means none, and so does no notifications', async ({ em, services, infrastructure }) => {
  const [never, silent] = [await aReader(em, 'NONE'), await aReader(em)];
  for (const world of [never, silent]) await happen(services, world);
  await services.profile.updatePreferences(silent.reader, { notifications: false });

  for (const days of [1, 2, 8]) await send(em, infrastructure, morning(days));

  expect([...(await mailsTo(em, never.reader)), ...(await mailsTo(em, silent.reader))]).toEqual([]);
});

test('administrators stop all of them, and unproved addresses where the site asks for proof', async ({
  em,
  services,
  infrastructure,
}) => {
  const world = await aReader(em);
  await happen(services, world);

  await send(em, infrastructure, morning(1), { emailNotifications: false });
  await send(em, infrastructure, morning(1), { requireEmailVerification: true });
  expect(await mailsTo(em, world.reader)).toEqual([]);
  await send(em, infrastructure, morning(1));

  expect(await mailsTo(em, world.reader)).toHaveLength(1);
});

test('what the reader may not know by now is left out', async ({ em, services, infrastructure }) => {
  const [surprised, left] = [await aReader(em), await aReader(em)];
  await happen(services, surprised);
  await happen(services, left);
  await services.items.updateItem(left.reader, left.item.id, { notes: 'red' }); // Tom is to hear of it
  left.tom.preferences.emailFrequency = 'DAILY';
  await em.flush();

  const surprise = { purchaseVisibility: 'SURPRISE', eventType: 'Birthday', eventDate: '2999-12-24' } as const;
  await services.lists.updateList(surprised.reader, surprised.list.id, surprise);
  await services.collaborators.remove(left.tom, left.list.id, left.tom.id);
  await send(em, infrastructure, morning(1));

  const [mail] = await mailsTo(em, surprised.reader);
  expect(mail?.text).toContain('Mug');
  expect(mail?.text).not.toContain('Bicycle');
  expect(await mailsTo(em, left.tom)).toEqual([]);
});

test('one that waited is not sent once a list whose purchases it tells became a surprise', async ({
  em,
  orm,
  services,
  infrastructure,
  app,
}) => {
  const [surprised, other] = [await aReader(em), await aReader(em)];
  for (const world of [surprised, other]) await happen(services, world);
  await send(em, infrastructure, morning(1));
  const surprise = { purchaseVisibility: 'SURPRISE', eventType: 'Birthday', eventDate: '2999-12-24' } as const;
  await services.lists.updateList(surprised.reader, surprised.list.id, surprise);

  const taken: string[] = [];
  const delivery = new MailDelivery(orm, {
    send: async ({ to }) => {
      taken.push(to);
      return 'SENT';
    },
  });
  for (const { reader } of [surprised, other]) {
    for (const { id } of await mailsTo(em, reader)) await delivery.deliver(id, false);
  }

  expect(taken).toEqual([other.reader.email]);
  const [mail] = await mailsTo(em, surprised.reader);
  expect(mail).toMatchObject({ state: 'FAILED', text: '', html: '', problem: expect.stringMatching(/^Not sent: /) });
  const look = '{ mailDeliveries(limit: 100) { data { to } } }';
  surprised.reader.role = 'ADMIN';
  await em.flush();
  expect(JSON.stringify((await ask(app, look, surprised.reader)).data)).not.toContain(surprised.reader.email);
});
