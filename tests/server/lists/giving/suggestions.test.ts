import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { SUGGESTIONS_OF_NETWORK_A_MONTH } from '../../../../server/base/rate-limits/limits.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Draft } from '../../../../server/lists/drafts/draft.entity.ts';
import {
  MOST_SUGGESTIONS,
  MOST_SUGGESTIONS_OF_GUESTS,
  MOST_SUGGESTIONS_OF_ONE,
} from '../../../../server/lists/drafts/draft.rules.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCircle, aCircleMember, anOpenList } from '../../../builders/circles.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aDraft } from '../../../builders/drafts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { exportOf } from '../../exports.ts';
import { listen, send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';
import { FIELDS } from '../../surprises.ts';

async function aGiftList(em: EntityManager, overrides: Parameters<typeof aList>[1] = {}) {
  const ida = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { owner: ida, privacy: 'PUBLIC', ...overrides });
  const nia = await aCollaborator(em, { list, user: await aUser(em, { name: 'Nia' }), role: 'HELPER' });
  const uma = await aCollaborator(em, { list, user: await aUser(em, { name: 'Uma' }), role: 'VIEWER' });
  await anItem(em, { list, title: 'Mug' });
  return { list, ida, nia, uma };
}

const suggest = (app: FastifyInstance, viewer: User | null, list: List, input: object, key?: string) =>
  send(
    app,
    'mutation ($token: String!, $input: NewSuggestionInput!, $key: String) { suggestItem(token: $token, input: $input, idempotencyKey: $key) }',
    viewer,
    { token: list.shareToken, input, key },
  );
const draftsOf = async (app: FastifyInstance, viewer: User, list: List) =>
  (
    await send(
      app,
      `{ itemDrafts(listId: "${list.id}") { id title notes primaryUrl isSuggestion suggestedBy isSuggestedByGuest } }`,
      viewer,
    )
  ).data.itemDrafts;
const noticesOf = async (app: FastifyInstance, viewer: User) =>
  (await send(app, '{ myNotifications(first: 9) { nodes { kind text } } }', viewer)).data.myNotifications.nodes;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? 'OK';

test('a guest suggests a gift with a name, once per key, and those who work on the list are told', async ({
  em,
  app,
}) => {
  const { list, ida, nia, uma } = await aGiftList(em);
  const key = crypto.randomUUID();
  const kite = { title: 'Kite', notes: 'It flies', primaryUrl: 'https://shop.example/kite', name: 'Cleo' };
  const first = await suggest(app, null, list, kite, key);
  const again = await suggest(app, null, list, kite, key);
  await suggest(app, uma, list, { title: 'Book' });

  expect(again.data).toEqual(first.data);
  const { name: suggestedBy, ...values } = kite;
  for (const member of [ida, nia]) {
    expect(await draftsOf(app, member, list)).toMatchObject([
      { ...values, isSuggestion: true, suggestedBy, isSuggestedByGuest: true },
      { title: 'Book', suggestedBy: 'Uma', isSuggestedByGuest: false },
    ]);
    expect(await noticesOf(app, member)).toMatchObject([
      { kind: 'ITEM_SUGGESTED', text: '2 gifts were suggested for “Birthday”.' },
    ]);
  }
  expect(await noticesOf(app, uma)).toEqual([]);
  const { data } = await send(app, `{ list(id: "${list.id}") { suggestionCount draftCount itemCount } }`, ida);
  expect(data.list).toEqual({ suggestionCount: 2, draftCount: 0, itemCount: 1 });
});

test('a suggestion becomes a gift with one press, or goes without a word', async ({ em, app }) => {
  const { list, ida } = await aGiftList(em);
  const kite = await aDraft(em, { list, isSuggestion: true, suggestedBy: 'Cleo' });
  const other = await aDraft(em, { list, isSuggestion: true, suggestedBy: 'Cleo' });
  const { data } = await send(
    app,
    `mutation { publishItemDrafts(listId: "${list.id}", draftIds: ["${kite.id}"]) { items { title } }
      deleteItemDrafts(listId: "${list.id}", draftIds: ["${other.id}"]) { list { suggestionCount itemCount } } }`,
    ida,
  );
  expect(data.publishItemDrafts.items).toEqual([{ title: 'Secret kite' }]);
  expect(data.deleteItemDrafts.list).toEqual({ suggestionCount: 0, itemCount: 2 });
});

test('what was said about a suggestion stays with those who work on the list', async ({ em, app }) => {
  const { list, ida } = await aGiftList(em);
  await suggest(app, null, list, { title: 'Kite', notes: 'Don’t tell Dad', name: 'Cleo' });
  const [{ id }] = await draftsOf(app, ida, list);
  const { data } = await send(
    app,
    `mutation { publishItemDrafts(listId: "${list.id}", draftIds: ["${id}"]) { items { title notes } } }`,
    ida,
  );
  expect(data.publishItemDrafts.items).toEqual([{ title: 'Kite', notes: '' }]);
});

test('a suggestion is in the export of the account that made it, and names it no more once that is deleted', async ({
  em,
  app,
}) => {
  const { list, ida } = await aGiftList(em);
  const max = await aUser(em, { name: 'Max' });
  await suggest(app, max, list, { title: 'Kite', notes: 'It flies' });

  const { said } = await exportOf(app, max);
  expect(said['suggestions.json']).toMatchObject([{ list: list.name, title: 'Kite', notes: 'It flies' }]);
  expect((await exportOf(app, ida)).said['suggestions.json']).toEqual([]);

  const deleting = await send(app, 'mutation { deleteAccount(confirm: "DELETE") }', max);
  expect(deleting.errors).toBeUndefined();
  expect(await em.fork().find(Draft, { list })).toMatchObject([{ addedById: null }]);
});

test('what is no suggestion is refused at its field, and so is one too many', async ({ em, app }) => {
  const { list, uma } = await aGiftList(em);
  const fieldsOf = async (input: object) => {
    const { errors } = await suggest(app, null, list, input);
    return errors && Object.keys(errors[0].extensions.fields);
  };
  expect(await fieldsOf({ title: 'Kite' })).toEqual(['name']);
  expect(await fieldsOf({ title: '', name: 'Cleo' })).toEqual(['title']);
  expect(await fieldsOf({ title: 'Kite', name: 'Cleo', primaryUrl: 'javascript:alert(1)' })).toEqual(['primaryUrl']);
  expect(await fieldsOf({ title: 'Kite', name: 'Cleo', notes: 'x'.repeat(301) })).toEqual(['notes']);
  const shopping = await aList(em, { privacy: 'PUBLIC', listType: 'SHOPPING' });
  expect(codeOf(await suggest(app, uma, shopping, { title: 'Milk' }))).toBe('FORBIDDEN');
  expect(codeOf(await suggest(app, uma, await aList(em), { title: 'Kite' }))).toBe('LIST_PRIVATE');

  const { id } = await aDraft(em, { list, isSuggestion: true, suggestedBy: 'Cleo' });
  await em.execute(
    `insert into item_drafts select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid()))).*
     from item_drafts d, generate_series(2, ?) where d.id = ?`,
    [MOST_SUGGESTIONS, id],
  );
  expect(codeOf(await suggest(app, uma, list, { title: 'One more' }))).toBe('CONFLICT');
});

test('other guests get the same bytes by the same statements, and hear nothing, whatever is suggested', async ({
  em,
  app,
}) => {
  const { list, ida, uma } = await aGiftList(em);
  const asked = async () => {
    const query = `{ sharedList(token: "${list.shareToken}") { ${FIELDS.sharedList} } }`;
    return [await send(app, query), await send(app, query, uma), (await app.inject(`/shared/${list.shareToken}`)).body];
  };
  for (let times = 0; times < 3; times++) await asked(); // answers are kept by then
  const before = await observe(asked);
  const guest = await listen(app, `subscription { sharedListChanged(token: "${list.shareToken}") { kind } }`);
  const member = await listen(
    app,
    `subscription { listChanged(listId: "${list.id}") { kind list { suggestionCount } } }`,
    ida,
  );
  await Promise.all([guest.next(), member.next()]);

  await suggest(app, null, list, { title: 'Secret kite', name: 'Cleo' });

  expect((await member.next()).listChanged).toEqual({ kind: 'LIST_EDITED', list: { suggestionCount: 1 } });
  const after = await observe(asked);
  expect(after.statements).toEqual(before.statements);
  expect(JSON.stringify(after.result)).toBe(JSON.stringify(before.result));
  expect(JSON.stringify(after.result)).not.toContain('"errors"');
  await send(app, `mutation { updateList(listId: "${list.id}", changes: { name: "Feast" }) { id } }`, ida);
  expect((await guest.next()).sharedListChanged.kind).toBe('LIST_EDITED'); // the first that it hears
  expect(await em.count(Draft, { list })).toBe(1);
  await Promise.all([guest.close(), member.close()]);
});

test('a call that is refused leaves the others their day, and no name stands among the keys of calls', async ({
  em,
  app,
  infrastructure,
}) => {
  const { list } = await aGiftList(em);
  await suggest(app, null, list, { title: 'Kite', name: 'Cleo Berg' }, 'one');
  await suggest(app, null, list, { title: 'Kite', name: 'Cleo Berg' }, 'one');
  await infrastructure.rateLimits.consumeUpTo('suggestion', '127.0.0.1', 30);
  expect(codeOf(await suggest(app, null, list, { title: 'Book', name: 'Cleo' }))).toBe('RATE_LIMITED');

  expect((await infrastructure.rateLimits.use('suggestion', ['', list.id]))?.used).toBe(2); // one that was stored, and this one
  const keys = await em.execute('select key from kept_answers where key like ?', [`suggestItem ${list.id}%`]);
  expect(keys).toHaveLength(1);
  expect(JSON.stringify(keys)).not.toContain('Cleo');
});

test('one network, one account and all guests have a share of the places each, so that others still get through', async ({
  em,
  app,
}) => {
  const { list, uma } = await aGiftList(em);
  await em.execute('delete from rate_limits'); // of the tests before
  for (let count = 0; count < SUGGESTIONS_OF_NETWORK_A_MONTH; count++)
    expect(codeOf(await suggest(app, null, list, { title: 'Kite', name: `Cleo ${count}` }))).toBe('OK');
  expect(codeOf(await suggest(app, null, list, { title: 'Kite', name: 'Ben' }))).toBe('RATE_LIMITED');
  const max = await aUser(em, { name: 'Max', emailVerifiedAt: new Date() });
  await em.execute('delete from rate_limits'); // as of another network
  for (let count = 0; count < MOST_SUGGESTIONS_OF_ONE; count++)
    expect(codeOf(await suggest(app, max, list, { title: 'Book' }))).toBe('OK');
  const ofOne = await suggest(app, max, list, { title: 'Book' });
  while ((await em.count(Draft, { list, addedById: null })) < MOST_SUGGESTIONS_OF_GUESTS)
    await aDraft(em, { list, isSuggestion: true, suggestedBy: 'Cleo' });
  const ofGuests = await suggest(app, null, list, { title: 'Kite', name: 'Ben' });
  for (const { errors } of [ofOne, ofGuests])
    expect(errors[0]).toMatchObject({ message: ofOne.errors[0].message, extensions: { code: 'CONFLICT' } });
  await em.nativeDelete(Draft, { list, addedById: max.id });
  expect(codeOf(await suggest(app, uma, list, { title: 'Book' }))).toBe('OK');
});

test('a helper and a member of a circle suggest, too, and a stranger to a private list does not', async ({
  em,
  app,
}) => {
  const { list, ida, nia } = await aGiftList(em, { privacy: 'PRIVATE' });
  const [ben, stranger] = [await aUser(em, { name: 'Ben' }), await aUser(em)];
  const circle = await aCircle(em, { owner: ida });
  await aCircleMember(em, { circle, user: ben });
  await anOpenList(em, { circle, list });
  for (const viewer of [nia, ben]) expect(codeOf(await suggest(app, viewer, list, { title: 'Kite' }))).toBe('OK');
  expect(codeOf(await suggest(app, stranger, list, { title: 'Kite' }))).toBe('LIST_PRIVATE');
  expect(await draftsOf(app, ida, list)).toMatchObject([{ suggestedBy: 'Nia' }, { suggestedBy: 'Ben' }]);

  const idea =
    'mutation ($token: String!) { addOffListGift(token: $token, input: { isIdea: true, what: "Tent" }) { id } }';
  for (const viewer of [nia, ben]) expect(codeOf(await send(app, idea, viewer, { token: list.shareToken }))).toBe('OK');
  expect(codeOf(await send(app, idea, ida, { token: list.shareToken }))).toBe('FORBIDDEN');
});
