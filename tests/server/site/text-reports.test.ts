import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newSecret } from '../../../server/base/database/secret-token.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { OffListGift } from '../../../server/lists/off-list-gifts/off-list-gift.entity.ts';
import { GiftQuestion } from '../../../server/lists/questions/gift-question.entity.ts';
import { LiveStats } from '../../../server/money/reports/live-stats.ts';
import { TextReport } from '../../../server/site/safety/text-report.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';
import { observe } from '../statements.ts';

type World = Parameters<typeof aList>[0];

const ABUSE = 'Something cruel';

const codeOf = ({ errors }: { errors?: [{ extensions: { code: string } }] }) => errors?.[0].extensions.code ?? 'OK';

async function aWish(em: World, fields: object = {}, ownerIs: object = {}) {
  const admin = await aUser(em, { role: 'ADMIN' });
  const owner = await aUser(em, { name: 'Ida', ...ownerIs });
  const list = await aList(em, { owner, name: 'Ida turns 7', privacy: 'PUBLIC', ...fields });
  return { admin, owner, list, shoes: await anItem(em, { list, title: 'Shoes' }) };
}

async function tell(app: FastifyInstance, list: List, what = ABUSE, isToldAfter = false): Promise<string> {
  const { data } = await send(
    app,
    'mutation ($token: String!, $input: NewOffListGiftInput!) { addOffListGift(token: $token, input: $input) { id } }',
    null,
    { token: list.shareToken, input: { what, isToldAfter, guestKey: newSecret() + newSecret() } },
  );
  return data.addOffListGift.id;
}

async function ask(app: FastifyInstance, list: List, itemId: string, text = ABUSE): Promise<string> {
  const call = `askQuestion(token: "${list.shareToken}", itemId: "${itemId}", text: "${text}") { id }`;
  return (await send(app, `mutation { ${call} }`)).data.askQuestion.id;
}

const report = (
  app: FastifyInstance,
  { shareToken }: Pick<List, 'shareToken'>,
  text: object,
  viewer: User | null = null,
) =>
  send(
    app,
    'mutation ($token: String!, $input: ListReportInput!) { reportList(token: $token, input: $input) }',
    viewer,
    { token: shareToken, input: { reason: 'OFFENSIVE', details: 'Look at this', ...text } },
  );

const TEXTS =
  '{ reportedTexts(limit: 100) { data { id kind text listId listName ownerName openReports reports { reason details } } } }';

/** The texts of one list. */
async function textsOf(app: FastifyInstance, admin: User, { id }: List) {
  const { data } = await send(app, TEXTS, admin);
  return data.reportedTexts.data.filter(({ listId }: { listId: string }) => listId === id);
}

const remove = (app: FastifyInstance, textId: string, admin: User) =>
  send(app, `mutation { removeReportedText(textId: "${textId}", reason: "Cruel") }`, admin);

const close = (app: FastifyInstance, textId: string, admin: User) =>
  send(app, `mutation { closeTextReports(textId: "${textId}", reason: "Harmless") }`, admin);

const besides = async (app: FastifyInstance, { shareToken }: List) =>
  (await send(app, `{ offListGifts(token: "${shareToken}") { what } }`)).data.offListGifts;

test('abuse beside a list is reported by a guest, read by an administrator and cleared, and nobody is told', async ({
  em,
  app,
}) => {
  const { admin, owner, list } = await aWish(em);
  const id = await tell(app, list);
  await tell(app, list, 'A scarf');
  expect((await report(app, list, { offListGiftId: id })).data.reportList).toBe(list.id);

  expect(await textsOf(app, admin, list)).toEqual([
    {
      ...{ id, kind: 'OFF_LIST_GIFT', text: ABUSE, listId: list.id, listName: 'Ida turns 7', ownerName: 'Ida' },
      ...{ openReports: 1, reports: [{ reason: 'OFFENSIVE', details: 'Look at this' }] },
    },
  ]);
  const guest = await listen(
    app,
    `subscription { sharedListChanged(token: "${list.shareToken}") { list { offListGiftCount } } }`,
  );
  await guest.next();
  expect((await remove(app, id, admin)).data.removeReportedText).toBe(id);

  expect(await guest.next()).toMatchObject({ sharedListChanged: { list: { offListGiftCount: 1 } } });
  await guest.close();
  expect(await besides(app, list)).toEqual([{ what: 'A scarf' }]);
  expect(await textsOf(app, admin, list)).toEqual([]);
  const { data } = await send(app, '{ notifications { notifications { kind } } }', owner);
  expect(data.notifications.notifications).toEqual([]);
  const log = await send(app, `{ auditLog(subjectId: "${list.id}") { data { action subjectName reason } } }`, admin);
  expect(log.data.auditLog.data).toEqual([{ action: 'TEXT_REMOVED', subjectName: 'Ida', reason: 'Cruel' }]);
});

test('a question is reported and cleared as well, and open pages lose it', async ({ em, app }) => {
  const { admin, owner, list, shoes } = await aWish(em);
  const id = await ask(app, list, shoes.id);
  await report(app, list, { questionId: id });
  expect(await textsOf(app, admin, list)).toMatchObject([{ id, kind: 'QUESTION', text: ABUSE }]);
  const changes = await listen(
    app,
    `subscription { listChanged(listId: "${list.id}") { actor { name } news { who } } }`,
    owner,
  );
  await changes.next();

  expect(codeOf(await remove(app, id, admin))).toBe('OK');

  expect(await changes.next()).toEqual({ listChanged: { actor: null, news: { who: null } } });
  await changes.close();
  expect(await em.fork().count(GiftQuestion, { id })).toBe(0);
  expect(
    (await send(app, `{ sharedList(token: "${list.shareToken}") { items { questionCount } } }`)).data.sharedList,
  ).toEqual({ items: [{ questionCount: 0 }] });
});

test('one person counts once for a text, which is not a report of the list, until the reports are closed', async ({
  em,
  app,
}) => {
  const { admin, list, shoes } = await aWish(em);
  const [gift, question] = [await tell(app, list), await ask(app, list, shoes.id)];
  const [ann, bob] = [await aUser(em), await aUser(em)];
  for (const viewer of [null, null, ann, ann, bob]) await report(app, list, { offListGiftId: gift }, viewer);
  await report(app, list, { questionId: question });

  const counts = async () =>
    (await textsOf(app, admin, list)).map(({ id, openReports }: { id: string; openReports: number }) => [
      id,
      openReports,
    ]);
  expect(await counts()).toEqual([
    [question, 1],
    [gift, 3],
  ]);
  const reported = await send(app, '{ moderatedLists(limit: 100) { data { id } } }', admin);
  expect(reported.data.moderatedLists.data).not.toContainEqual({ id: list.id });

  expect(codeOf(await close(app, gift, admin))).toBe('OK');
  expect(await counts()).toEqual([[question, 1]]);
  expect(await besides(app, list)).toEqual([{ what: ABUSE }]);
  await report(app, list, { offListGiftId: gift }, ann);
  expect(await counts()).toEqual([
    [gift, 1],
    [question, 1],
  ]);
  const stored = await em.fork().find(TextReport, { list });
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${ann.id}|127\\.0\\.0\\.1`));
});

test('each part of the texts leads to the next', async ({ em, app }) => {
  const { admin, list } = await aWish(em);
  const told: string[] = [];
  for (let count = 0; count < 5; count++) told.push(await tell(app, list));
  for (const offListGiftId of told) await report(app, list, { offListGiftId });
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const query = 'query ($after: String) { reportedTexts(limit: 2, after: $after) { next data { id } } }';
    const { data }: { data: { reportedTexts: { next: string | null; data: { id: string }[] } } } = await send(
      app,
      query,
      admin,
      { after },
    );
    seen.push(...data.reportedTexts.data.map(({ id }) => id));
    after = data.reportedTexts.next;
  } while (after);

  expect(seen.filter((id) => told.includes(id))).toEqual(told.toReversed());
});

test('a text that is not on the list, or not for its reader, is reported by nobody', async ({ em, app }) => {
  const { owner, list, shoes } = await aWish(em);
  const editor = await aCollaborator(em, { list });
  const other = await aWish(em);
  const [gift, question] = [await tell(app, list), await ask(app, list, shoes.id)];

  for (const text of [{ offListGiftId: gift }, { questionId: question }]) {
    expect(codeOf(await report(app, other.list, text))).toBe('NOT_FOUND');
    for (const viewer of [owner, editor]) expect(codeOf(await report(app, list, text, viewer))).toBe('FORBIDDEN');
  }
  expect(codeOf(await report(app, list, { offListGiftId: gift, questionId: question }))).toBe('BAD_USER_INPUT');
  for (const id of ['no id', crypto.randomUUID()]) {
    expect(codeOf(await report(app, list, { offListGiftId: id }))).toBe('NOT_FOUND');
    expect(codeOf(await report(app, list, { questionId: id }))).toBe('NOT_FOUND');
  }
  await em.fork().nativeDelete(Collaborator, { list: list.id });
  const answers = [gift, crypto.randomUUID()].map((offListGiftId) =>
    observe(() => report(app, list, { offListGiftId }, editor)),
  );
  const [kept, none] = await Promise.all(answers);
  expect(kept).toEqual(none); // they received it when it was told
  expect(codeOf(kept?.result)).toBe('NOT_FOUND');
});

test('administrators clear what was reported alone, and strangers nothing', async ({ em, app }) => {
  const { admin, owner, list } = await aWish(em);
  const [reported, other] = [await tell(app, list), await tell(app, list)];
  await report(app, list, { offListGiftId: reported });

  for (const id of [other, 'no id', crypto.randomUUID()]) {
    expect(codeOf(await remove(app, id, admin))).toBe('NOT_FOUND');
    expect(codeOf(await close(app, id, admin))).toBe('NOT_FOUND');
  }
  for (const act of [remove, close]) expect(codeOf(await act(app, reported, owner))).toBe('FORBIDDEN');
  expect(codeOf(await send(app, TEXTS, owner))).toBe('FORBIDDEN');
  const reason = 'x'.repeat(501);
  const long = await send(app, `mutation { removeReportedText(textId: "${reported}", reason: "${reason}") }`, admin);
  expect(codeOf(long)).toBe('BAD_USER_INPUT');
  expect(await em.fork().count(OffListGift, { list })).toBe(2);
});

test('a private list has no name in it', async ({ em, app }) => {
  const { admin, list } = await aWish(em);
  await report(app, list, { offListGiftId: await tell(app, list) });
  await em.fork().nativeUpdate(List, { id: list.id }, { privacy: 'PRIVATE' });

  expect(await textsOf(app, admin, list)).toMatchObject([{ text: ABUSE, listName: null, ownerName: 'Ida' }]);
});

test('an administrator whose own list it is learns nothing of it before the day: not from texts, counts or the log', async ({
  em,
  app,
}) => {
  const record = async (isReported: boolean) => {
    const event = { eventType: 'Birthday', eventDate: '2999-12-24' };
    const { admin, owner, list } = await aWish(em, event, { role: 'ADMIN' });
    const made = isReported ? [await tell(app, list, ABUSE, true), await tell(app, list)] : [];
    for (const offListGiftId of made) await report(app, list, { offListGiftId });
    if (made[1]) expect(codeOf(await remove(app, made[1], admin))).toBe('OK');
    const id = made[0] ?? crypto.randomUUID();
    const said: unknown[] = [];
    const look = async (query: string) => said.push(await observe(() => send(app, query, owner)));
    await look(TEXTS.replace('openReports', 'ownerId'));
    await look(`{ moderatedLists(limit: 100) { data { openReports allReports } } }`);
    await look(`{ auditLog(subjectId: "${list.id}") { data { action } next } }`);
    await look('{ adminStats { reportedLists reportedTexts openMessages } }');
    await look('{ notifications { notifications { kind } } }');
    said.push(await observe(() => remove(app, id, owner)));
    said.push(await observe(() => close(app, id, owner)));
    await em.fork().nativeDelete(TextReport, { list: list.id }); // the other world has the same administrators
    return JSON.stringify(said);
  };

  expect(await record(true)).toEqual(await record(false));
});

test('the dashboard counts each text that waits once, for administrators who may know of it, until somebody has looked into it', async ({
  em,
  app,
}) => {
  const event = { eventType: 'Birthday', eventDate: '2999-12-24' };
  const { admin, owner, list, shoes } = await aWish(em, event, { role: 'ADMIN' });
  const waiting = async (viewer: User) =>
    (await send(app, '{ adminStats { reportedTexts } }', viewer)).data.adminStats.reportedTexts;
  const [before, ownBefore] = [await waiting(admin), await waiting(owner)];
  const offListGiftId = await tell(app, list);
  const questionId = await ask(app, list, shoes.id);
  await report(app, list, { offListGiftId });
  await report(app, list, { offListGiftId }, await aUser(em));
  await report(app, list, { questionId });

  expect(await waiting(admin)).toBe(before + 2);
  expect(await waiting(owner)).toBe(ownBefore + 1);

  await remove(app, offListGiftId, admin);
  await close(app, questionId, admin);
  expect(await waiting(admin)).toBe(before);
  expect(await waiting(owner)).toBe(ownBefore);
});

test('an open dashboard hears of a reported text, but not where it is kept from its administrator', async ({
  em,
  orm,
}) => {
  const { admin, owner, list } = await aWish(em, {}, { role: 'ADMIN' });
  const live = new LiveStats(orm, 'TEST', () => {}, 20);
  const [theirs, own] = [admin, owner].map(({ id }) => live.watch(id)[Symbol.asyncIterator]());
  const [first] = await Promise.all([theirs?.next(), own?.next()]);
  let heard = 0;
  const next = own?.next().then(() => {
    heard += 1;
  });
  const gift = em.create(OffListGift, { list, what: ABUSE, keptFrom: [owner.id], keptUntil: new Date() });
  em.create(TextReport, { list, offListGift: gift, reason: 'SPAM', reporterKey: 'somebody' });
  await em.flush();

  const { value } = (await theirs?.next()) ?? {};
  expect(value.reportedTexts).toBe(first?.value.reportedTexts + 1);
  expect(heard).toBe(0);

  await theirs?.return?.();
  await own?.return?.();
  await next;
});
