import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { AbuseSignal } from '../../../server/lists/abuse/abuse-signal.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { ListReport } from '../../../server/site/safety/list-report.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { servicesOn, test } from '../server-test.ts';

const REASON = 'It advertises a shop';

const CARD =
  'id name listType shareToken isPublic ownerName openReports allReports hiddenAt hiddenReason reports { reason details }';

const hide = (app: FastifyInstance, admin: User, { id }: List, reason = REASON) =>
  send(app, `mutation ($reason: String!) { hideList(listId: "${id}", reason: $reason) { ${CARD} } }`, admin, {
    reason,
  });

const restore = (app: FastifyInstance, admin: User, { id }: List) =>
  send(app, `mutation { restoreList(listId: "${id}", reason: "A mistake of ours") { ${CARD} } }`, admin);

const report = (app: FastifyInstance, { shareToken }: Pick<List, 'shareToken'>, viewer: User | null, details = '') =>
  send(
    app,
    'mutation ($token: String!, $input: ListReportInput!) { reportList(token: $token, input: $input) }',
    viewer,
    { token: shareToken, input: { reason: 'SPAM', details } },
  );

/** The one of them that is about this list. */
async function cardOf(app: FastifyInstance, admin: User, { id }: List, which = 'REPORTED') {
  const { data } = await send(app, `{ moderatedLists(which: ${which}, limit: 100) { data { ${CARD} } } }`, admin);
  return data.moderatedLists.data.find((card: { id: string }) => card.id === id);
}

async function aWorld(em: EntityManager, overrides: Parameters<typeof aList>[1] = {}) {
  const admin = await aUser(em, { role: 'ADMIN' });
  const owner = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { name: 'Cheap watches', owner, privacy: 'PUBLIC', ...overrides });
  return { admin, owner, list };
}

test('the owner of a list that is hidden is told why: by mail, by the bell and on the list', async ({ app, em }) => {
  const { admin, owner, list } = await aWorld(em);
  const friend = await aCollaborator(em, { list });

  await hide(app, admin, list);

  const query = `{ list(id: "${list.id}") { hiddenAt hiddenReason } notifications { notifications { text listId } } }`;
  for (const member of [owner, friend]) {
    const { data } = await send(app, query, member);
    expect(data.list).toEqual({ hiddenAt: expect.any(String), hiddenReason: REASON });
    const text = 'We’ve hidden “Cheap watches” from everybody who doesn’t work on it.';
    expect(data.notifications.notifications).toEqual([{ text, listId: list.id }]);
  }
  const [mail, ...others] = await em.fork().find(Mail, { to: owner.email });
  expect(mail).toMatchObject({ subject: 'One of your lists is hidden', text: expect.stringContaining(REASON) });
  expect(others).toEqual([]);
  expect(await em.fork().count(Mail, { to: friend.email })).toBe(0);
});

test('a person who wants no notifications is told as well', async ({ app, em }) => {
  const { admin, owner, list } = await aWorld(em);
  owner.preferences.notifications = false;
  await em.flush();

  await hide(app, admin, list);

  const { data } = await send(app, '{ notifications { notifications { kind } } }', owner);
  expect(data.notifications.notifications).toEqual([{ kind: 'LIST_HIDDEN' }]);
});

test('who has the list open loses it at once, and those who work on it see that it is hidden', async ({ app, em }) => {
  const { admin, owner, list } = await aWorld(em);
  const guest = await listen(app, `subscription { sharedListChanged(token: "${list.shareToken}") { kind } }`);
  const changes = `subscription { listChanged(listId: "${list.id}") { kind actor { name } news { action who } list { hiddenAt } } }`;
  const member = await listen(app, changes, owner);
  await Promise.all([guest.next(), member.next()]);

  await hide(app, admin, list);

  expect(await guest.next()).toBe('complete');
  expect(await member.next()).toEqual({
    listChanged: {
      kind: 'LIST_EDITED',
      actor: null,
      news: { action: 'LIST_HIDDEN', who: null },
      list: { hiddenAt: expect.any(String) },
    },
  });
  await Promise.all([guest.close(), member.close()]);
});

test('its owner cannot open it to anybody else meanwhile, and may keep it to themselves', async ({ app, em }) => {
  const { admin, owner, list } = await aWorld(em);
  await hide(app, admin, list);
  const become = (privacy: string) =>
    send(app, `mutation { updateList(id: "${list.id}", changes: { privacy: ${privacy} }) { privacy } }`, owner);
  const invite = `mutation { inviteCollaborator(listId: "${list.id}", input: { email: "bob@example.test" }) { message } }`;

  expect((await become('PRIVATE')).data.updateList).toEqual({ privacy: 'PRIVATE' });
  expect((await become('PUBLIC')).errors?.[0].extensions.code).toBe('LIST_HIDDEN');
  expect((await send(app, invite, owner)).errors?.[0].extensions.code).toBe('LIST_HIDDEN');
  await send(app, `mutation { rotateShareLink(listId: "${list.id}") { id } }`, owner);
  const { data } = await send(app, `{ list(id: "${list.id}") { shareToken } }`, owner);
  const opened = await send(app, `{ sharedList(token: "${data.list.shareToken}") { id } }`, null);
  expect(opened.errors?.[0].extensions.code).toBe('NOT_FOUND');
});

test('a list that is shown again is open as it was before, and its owner is told', async ({ app, em }) => {
  const { admin, owner, list } = await aWorld(em);
  await hide(app, admin, list);

  const { data } = await restore(app, admin, list);

  expect(data.restoreList).toMatchObject({ hiddenAt: null, hiddenReason: null, shareToken: list.shareToken });
  expect((await send(app, `{ sharedList(token: "${list.shareToken}") { name } }`, null)).errors).toBeUndefined();
  const mails = await em.fork().find(Mail, { to: owner.email }, { orderBy: { createdAt: 'asc' } });
  expect(mails.map(({ subject }) => subject)).toContain('One of your lists is no longer hidden');
});

test('hiding, showing again and closing reports are in the audit log, under the name of the owner', async ({
  app,
  em,
}) => {
  const { admin, list } = await aWorld(em);
  await report(app, list, null);
  await send(app, `mutation { closeListReports(listId: "${list.id}", reason: "All is well") { id } }`, admin);
  await hide(app, admin, list);
  await hide(app, admin, list, 'Once more, which changes nothing');
  await restore(app, admin, list);

  const { data } = await send(
    app,
    `{ auditLog(subjectId: "${list.id}") { data { action subjectName reason changes { name from to } } } }`,
    admin,
  );

  const subjectName = 'Ida';
  expect(data.auditLog.data).toEqual([
    {
      action: 'LIST_RESTORED',
      subjectName,
      reason: 'A mistake of ours',
      changes: [{ name: 'reason', from: REASON, to: '' }],
    },
    { action: 'LIST_HIDDEN', subjectName, reason: REASON, changes: [] },
    {
      ...{ action: 'REPORTS_RESOLVED', subjectName, reason: 'All is well' },
      changes: [{ name: 'openReports', from: '1', to: '0' }],
    },
  ]);
});

test('an example of the landing page stays: it can be neither hidden nor reported', async ({ app, em }) => {
  const { admin, list } = await aWorld(em, { isDemo: true });

  expect((await hide(app, admin, list)).errors?.[0]).toMatchObject({
    message: 'The examples belong to the landing page, so they can’t be hidden.',
    extensions: { code: 'CONFLICT' },
  });
  expect((await report(app, list, null)).errors?.[0].extensions.code).toBe('DEMO_LIST');
});

test('a reason that is missing or too long hides nothing', async ({ app, em }) => {
  const { admin, list } = await aWorld(em);

  for (const reason of ['', '  ', 'x'.repeat(501), 'x'.repeat(100_000)]) {
    expect((await hide(app, admin, list, reason)).errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
  }
  expect((await send(app, `{ sharedList(token: "${list.shareToken}") { id } }`, null)).errors).toBeUndefined();
});

test('administrators see what was reported of a public list, and of whom never', async ({ app, em }) => {
  const { admin, list } = await aWorld(em);
  const bob = await aUser(em, { name: 'Bob' });

  await report(app, list, bob, 'They sent me this five times');

  expect(await cardOf(app, admin, list)).toEqual({
    ...{ id: list.id, name: 'Cheap watches', listType: 'WISHLIST', shareToken: list.shareToken, isPublic: true },
    ...{ ownerName: 'Ida', openReports: 1, allReports: 1, hiddenAt: null, hiddenReason: null },
    reports: [{ reason: 'SPAM', details: 'They sent me this five times' }],
  });
  const [stored] = await em.fork().execute('select * from list_reports where list_id = ?', [list.id]);
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${bob.id}|127\\.0\\.0\\.1`));
});

test('a list that is private now has no name for administrators, only an owner and a count', async ({ app, em }) => {
  const { admin, list } = await aWorld(em);
  await report(app, list, null);
  list.privacy = 'PRIVATE';
  await em.flush();

  expect(await cardOf(app, admin, list)).toMatchObject({
    ...{ name: null, listType: null, shareToken: null, isPublic: false },
    ...{ ownerName: 'Ida', openReports: 1 },
  });
});

test('a second report by the same person counts once, until somebody has looked into the first', async ({
  app,
  em,
}) => {
  const { admin, list } = await aWorld(em);
  const [ann, bob] = [await aUser(em), await aUser(em)];

  for (const viewer of [ann, ann, bob, null, null]) {
    expect((await report(app, list, viewer)).data.reportList).toBe(list.id);
  }
  expect(await cardOf(app, admin, list)).toMatchObject({ openReports: 3, allReports: 3 });

  await send(app, `mutation { closeListReports(listId: "${list.id}") { id } }`, admin);
  expect(await cardOf(app, admin, list)).toBeUndefined();
  expect(await cardOf(app, admin, list, 'CLOSED')).toMatchObject({ openReports: 0, allReports: 3 });
  await report(app, list, ann);
  expect(await cardOf(app, admin, list)).toMatchObject({ openReports: 1, allReports: 4 });
});

test('reports that arrive at the same moment are all counted', async ({ orm, infrastructure, app, em }) => {
  const { admin, list } = await aWorld(em);
  const people = await Promise.all(Array.from({ length: 8 }, () => aUser(orm.em.fork())));

  await Promise.all(
    people.flatMap((person) => {
      const { listReports } = servicesOn(orm, infrastructure, '192.0.2.7');
      return [listReports.report(person, list.shareToken, { reason: 'FRAUD' })];
    }),
  );

  expect(await cardOf(app, admin, list)).toMatchObject({ openReports: 8, allReports: 8 });
});

test('one address reports so many lists in an hour, and then waits', async ({ orm, infrastructure, em }) => {
  const { list } = await aWorld(em);
  const reportFrom = (address: string) =>
    servicesOn(orm, infrastructure, address).listReports.report(null, list.shareToken, { reason: 'OTHER' });

  for (let count = 0; count < 60; count++) await reportFrom('192.0.2.9');

  await expect(reportFrom('192.0.2.9')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await reportFrom('192.0.2.10');
  expect(await em.fork().count(ListReport, { list: list.id })).toBe(2);
});

test('a list that is hidden leaves those with reports to look into, and is found among the hidden', async ({
  app,
  em,
}) => {
  const { admin, list } = await aWorld(em);
  await report(app, list, null);

  await hide(app, admin, list);

  expect(await cardOf(app, admin, list)).toBeUndefined();
  expect(await cardOf(app, admin, list, 'HIDDEN')).toMatchObject({ hiddenReason: REASON, openReports: 0 });
});

test('each part leads to the next, and every list is in one of them', async ({ app, em }) => {
  const { admin } = await aWorld(em);
  const lists = await Promise.all(Array.from({ length: 5 }, () => aList(em.fork(), { privacy: 'PUBLIC' })));
  for (const list of lists) await report(app, list, null);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const query: string = `query ($after: String) { moderatedLists(limit: 2, after: $after) { next data { id } } }`;
    const { data } = await send(app, query, admin, { after });
    seen.push(...data.moderatedLists.data.map(({ id }: { id: string }) => id));
    after = data.moderatedLists.next;
  } while (after);

  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(lists.map(({ id }) => id)));
});

test('a person who bought from a hidden list is not told, when it is deleted, what it was called', async ({
  app,
  em,
}) => {
  const { admin, owner, list } = await aWorld(em);
  const item = await anItem(em, { list });
  const input = `{ email: "guest-${list.id.slice(-8)}@example.test" }`;
  await send(
    app,
    `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", input: ${input}) { remaining } }`,
    null,
  );
  await hide(app, admin, list);

  await send(app, `mutation { deleteList(id: "${list.id}") }`, owner);

  const noted = await em
    .fork()
    .execute('select list_name, item_title from purchase_notices where list_id = ?', [list.id]);
  expect(noted).toEqual([{ list_name: null, item_title: null }]);
});

const SIGNALS =
  '{ abuseSignals(limit: 100) { data { kind limitName count addressKey userId lists { id name ownerName } } } }';

async function signalsOf(app: FastifyInstance, admin: User, { id }: List) {
  const { data } = await send(app, SIGNALS, admin);
  return data.abuseSignals.data.filter(({ lists }: { lists: { id: string }[] }) => lists.some((one) => one.id === id));
}

test('a burst of purchases by one address is told, without the address and without the buyers', async ({
  app,
  em,
  orm,
  infrastructure,
}) => {
  const { admin, owner, list } = await aWorld(em);
  const item = await anItem(em, { list, quantityDesired: 100 });
  const buyFrom = async (address: string, count: number) => {
    for (let bought = 0; bought < count; bought++) {
      const { purchases } = servicesOn(orm, infrastructure, address);
      await purchases.purchaseShared(null, list.shareToken, item.id, { email: 'ann@example.test' });
    }
    await infrastructure.abuseWatch.flush();
  };

  await buyFrom('192.0.2.20', 9);
  await buyFrom('192.0.2.21', 19);
  expect(await signalsOf(app, admin, list)).toEqual([]);
  await buyFrom('192.0.2.21', 2);

  const [signal, ...others] = await signalsOf(app, admin, list);
  expect(signal).toEqual({
    ...{ kind: 'PURCHASES', limitName: 'purchase', count: 21, userId: null },
    addressKey: expect.stringMatching(/^[\w-]{8}$/),
    lists: [{ id: list.id, name: 'Cheap watches', ownerName: 'Ida' }],
  });
  expect(others).toEqual([]);
  const stored = await em.fork().execute('select * from abuse_signals where list_id = ?', [list.id]);
  expect(JSON.stringify(stored)).not.toMatch(/192\.0\.2|example\.test/);

  list.purchaseVisibility = 'SURPRISE';
  owner.role = 'ADMIN';
  await em.flush();
  expect(await signalsOf(app, owner, list)).toEqual([]); // it would end the surprise
  expect(await signalsOf(app, admin, list)).toHaveLength(1);
});

test('calls that a limit refused are told: by whom, where they were signed in', async ({
  app,
  em,
  orm,
  infrastructure,
}) => {
  const [admin, bob] = [await aUser(em, { role: 'ADMIN' }), await aUser(em)];
  const ask = () => infrastructure.rateLimits.consume('export', [bob.id]);
  for (let count = 0; count < 5; count++) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await infrastructure.abuseWatch.flush();

  const { data } = await send(app, SIGNALS, admin);

  const his = data.abuseSignals.data.filter(({ userId }: { userId: string }) => userId === bob.id);
  expect(his).toEqual([
    { kind: 'REFUSALS', limitName: 'export', count: 2, addressKey: null, userId: bob.id, lists: [] },
  ]);
  await orm.em.fork().nativeDelete(AbuseSignal, { user: bob.id });
});

test('signals have pages, each of which leads to the next', async ({ app, em, infrastructure }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  for (let count = 0; count < 5; count++) infrastructure.abuseWatch.noteRefusal('scrape', `192.0.2.${30 + count}`);
  await infrastructure.abuseWatch.flush();
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const query =
      'query ($after: String) { abuseSignals(kind: REFUSALS, limit: 2, after: $after) { next data { id } } }';
    const answer: { data: { abuseSignals: { next: string | null; data: { id: string }[] } } } = await send(
      app,
      query,
      admin,
      { after },
    );
    seen.push(...answer.data.abuseSignals.data.map(({ id }) => id));
    after = answer.data.abuseSignals.next;
  } while (after);

  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.filter((id) => id.includes('scrape'))).toHaveLength(5);
});
