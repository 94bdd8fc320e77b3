import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aList } from '../../builders/lists.ts';
import { accessTokenOf, listen } from '../graphql.ts';
import { test } from '../server-test.ts';

const NOWHERE = 'subscription { sharedListChanged(token: "nowhere") { revision } }';
const NOTICES = '{ myNotifications(first: 1) { nodes { text } } }';
const NEVER_SIGNED_IN = 'subscription { notificationsChanged { unreadCount } }';

test('an error over a socket is said in the language of the page that opened it', async ({ app }) => {
  const [german, english] = [
    await listen(app, NOWHERE, { connectionParams: { language: 'de' } }),
    await listen(app, NOWHERE, { connectionParams: {} }),
  ];

  expect(await german.next()).toMatchObject([{ message: 'Liste nicht gefunden', extensions: { code: 'NOT_FOUND' } }]);
  expect(await english.next()).toMatchObject([{ message: 'List not found', extensions: { code: 'NOT_FOUND' } }]);
});

test('a refusal over a socket is said in the language of the page that opened it', async ({ app }) => {
  const { next } = await listen(app, NEVER_SIGNED_IN, { connectionParams: { language: 'de' } });

  const [problem] = await next();
  expect(problem).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  expect(problem.message).toMatch(/Sitzung/);
});

test('a notice that is read over a socket is in the language of its reader, each socket’s its own', async ({
  app,
  em,
}) => {
  const user = await aUser(em);
  const list = await aList(em, { owner: user, name: 'Geburtstag' });
  await em.insert(em.create(Notification, { user: user.id, list: list.id, kind: 'LIST_EDITED' }));

  const [german, polish, program] = [
    await listen(app, NOTICES, await speakingAs(app, user, 'de')),
    await listen(app, NOTICES, await speakingAs(app, user, 'pl')),
    await listen(app, NOTICES, user),
  ];

  const texts = [];
  for (const { next } of [german, polish, program]) texts.push((await next()).myNotifications.nodes[0].text);
  expect(texts).toEqual([
    'Jemand hat die Angaben von „Geburtstag“ geändert.',
    expect.stringMatching(/^Ktoś .*Geburtstag/),
    'Someone changed the details of “Geburtstag”.',
  ]);
});

test('a language that nobody speaks is English, and no reason to refuse', async ({ app }) => {
  for (const language of ['tlh', 7, null, { de: 1 }, '__proto__']) {
    const { next } = await listen(app, NOWHERE, { connectionParams: { language } });
    expect(await next()).toMatchObject([{ message: 'List not found' }]);
  }
});

async function speakingAs(app: FastifyInstance, user: User, language: string) {
  return { connectionParams: { accessToken: await accessTokenOf(app, user), language } };
}
