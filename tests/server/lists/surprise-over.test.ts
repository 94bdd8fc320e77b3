import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { DEFAULT_SETTINGS } from '../../../server/core/settings/default-settings.rules.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Infrastructure } from '../../../server/infrastructure.ts';
import { tellSurpriseOver } from '../../../server/news/notifications/tell-surprise-over.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, test } from '../server-test.ts';

const HOUR_MS = 60 * 60 * 1000;
const MIDNIGHT = new Date('2999-12-24T00:00:00Z');
const hoursLater = (hours: number) => new Date(MIDNIGHT.getTime() + hours * HOUR_MS);

const tell = (em: EntityManager, { mailQueue }: Infrastructure, now: Date) =>
  tellSurpriseOver(em.fork(), mailQueue, { ...DEFAULT_SETTINGS, siteUrl: PUBLIC_URL }, now);
const mailsTo = (em: EntityManager, { email }: User) => em.fork().find(Mail, { to: email });

async function aSurprise(em: EntityManager, services: Services, { isBought = true } = {}) {
  const owner = await aUser(em, { name: 'Ida' });
  const list = await aList(em, {
    owner,
    privacy: 'PUBLIC',
    name: 'Ida turns 7',
    purchaseVisibility: 'SURPRISE',
    eventDate: '2999-12-24',
  });
  const item = await anItem(em, { list, title: 'Bicycle' });
  if (isBought)
    await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'ann@example.test', quantity: 1 });
  return { owner, list };
}

test('on the morning of its day those from whom a surprise was kept are told once, and no gift is named', async ({
  em,
  app,
  services,
  infrastructure,
}) => {
  const { owner, list } = await aSurprise(em, services);
  const tom = await aCollaborator(em, { list, user: await aUser(em, { name: 'Tom' }) });

  await tell(em, infrastructure, hoursLater(7));
  expect(await mailsTo(em, owner)).toEqual([]);
  await Promise.all([tell(em, infrastructure, hoursLater(9)), tell(em, infrastructure, hoursLater(9))]);
  await tell(em, infrastructure, hoursLater(10));

  for (const [reader, words] of [
    [owner, 'what you were given, and by whom'],
    [tom, 'now shows what was given.'],
  ] as const) {
    const mails = await mailsTo(em, reader);
    expect(mails.map(({ subject }) => subject)).toEqual(['It’s the day: “Ida turns 7”']);
    expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).toContain(`${PUBLIC_URL}/lists/${list.id}`);
    expect(mails[0]?.html).not.toMatch(/Bicycle/);
    const { data } = await send(app, '{ notifications { notifications { kind text } unreadCount } }', reader);
    expect(data.notifications).toEqual({
      notifications: [{ kind: 'SURPRISE_OVER', text: 'It’s the day! “Ida turns 7” now shows what was given.' }],
      unreadCount: 1,
    });
  }
});

test('nobody is told of a day on which nothing was bought, nor days later, nor who wants no news', async ({
  em,
  services,
  infrastructure,
}) => {
  const { owner: ungifted } = await aSurprise(em, services, { isBought: false });
  const { owner: late } = await aSurprise(em, services);
  await tell(em, infrastructure, hoursLater(49));
  const { owner: quiet } = await aSurprise(em, services);
  quiet.preferences.notifications = false;
  const { owner: unmailed } = await aSurprise(em, services);
  unmailed.preferences.emailFrequency = 'NONE';
  await em.flush();
  expect(await mailsTo(em, late)).toEqual([]);

  await tell(em, infrastructure, hoursLater(9));

  for (const reader of [ungifted, quiet, unmailed]) expect(await mailsTo(em, reader)).toEqual([]);
  expect(await mailsTo(em, late)).toHaveLength(1);
});

test('who has not read of one surprise is told of the next on the same list, too, by one notice', async ({
  em,
  app,
  services,
  infrastructure,
}) => {
  const { owner, list } = await aSurprise(em, services);
  await tell(em, infrastructure, hoursLater(9));
  list.eventDate = '2999-12-31';
  await em.flush();

  await Promise.all([7, 7].map((days) => tell(em, infrastructure, hoursLater(9 + days * 24))));

  expect(await mailsTo(em, owner)).toHaveLength(2);
  const { data } = await send(app, '{ notifications { unreadCount } }', owner);
  expect(data.notifications.unreadCount).toBe(1);
});
