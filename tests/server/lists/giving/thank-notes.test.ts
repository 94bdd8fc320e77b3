import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect } from 'vitest';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';
import { aSharedGift, buy, KEY, newWorld, pledged } from './pledging.ts';

beforeEach(newWorld);

type Em = Parameters<typeof aList>[0];

const GIFT = 'id title giverName giverCount receivedAt isThanked thanks { text authorName }';
const OWN = 'title receivedAt thanks { text authorName }';

const email = (name: string) => `${KEY(name).toLowerCase()}@example.test`;

async function aGivenList(em: Em, app: FastifyInstance, givers: string[], ofList: object = {}) {
  const owner = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { owner, privacy: 'PUBLIC', isNameEnough: true, ...ofList });
  for (const name of givers) {
    const item = await anItem(em, { list, title: `Gift of ${name}` });
    await purchase(app, list, item, { name, guestKey: KEY(name), email: name === 'Cleo' ? undefined : email(name) });
  }
  return { owner, list };
}

async function purchase(
  app: FastifyInstance,
  { shareToken }: List,
  { id }: Item,
  input: object,
  viewer: User | null = null,
) {
  const mutation = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
    purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { purchase { id } } }`;
  const { errors } = await send(app, mutation, viewer, { token: shareToken, itemId: id, input });
  expect(errors).toBeUndefined();
}

const read = (app: FastifyInstance, list: List, viewer: User) =>
  send(app, `{ receivedGifts(listId: "${list.id}") { totalCount nodes { ${GIFT} } } }`, viewer);

const giftsOf = async (app: FastifyInstance, list: List, viewer: User) =>
  (await read(app, list, viewer)).data.receivedGifts.nodes;

const thank = (
  app: FastifyInstance,
  list: List,
  purchaseIds: string[],
  viewer: User,
  text = 'Thank you so much!\nIda',
) =>
  send(
    app,
    `mutation ($listId: ID!, $purchaseIds: [ID!]!, $text: String!) {
      thankGivers(listId: $listId, purchaseIds: $purchaseIds, text: $text) { ${GIFT} } }`,
    viewer,
    { listId: list.id, purchaseIds, text },
  );

const setReceived = (app: FastifyInstance, list: List, purchaseIds: string[], viewer: User, isReceived = true) =>
  send(
    app,
    `mutation ($listId: ID!, $purchaseIds: [ID!]!, $isReceived: Boolean!) {
      setGiftsReceived(listId: $listId, purchaseIds: $purchaseIds, isReceived: $isReceived) { ${GIFT} } }`,
    viewer,
    { listId: list.id, purchaseIds, isReceived },
  );

const ownOf = async (app: FastifyInstance, name: string) =>
  (await send(app, `{ myGifts(guestKey: "${KEY(name)}") { nodes { ${OWN} } } }`)).data.myGifts.nodes;

const mailTo = (em: Em, to: string) => em.fork().find(Mail, { to, subject: { $like: '%says thank you' } });

const idsOf = (gifts: { id: string }[]) => gifts.map(({ id }) => id);

test('one note reaches several givers: by mail, and on the page of their gifts', async ({ orm, app }) => {
  const em = orm.em.fork();
  const { owner, list } = await aGivenList(em, app, ['Ann', 'Ben', 'Cleo']);
  const [cleos, bens, anns] = await giftsOf(app, list, owner);
  expect(anns).toMatchObject({ giverName: 'Ann', giverCount: 1, receivedAt: null, isThanked: false, thanks: null });

  const { data } = await thank(app, list, [anns.id, cleos.id], owner);

  const thanks = { text: 'Thank you so much!\nIda', authorName: 'Ida' };
  const done = { receivedAt: expect.any(String), isThanked: true, thanks };
  expect(data.thankGivers).toMatchObject([
    { id: cleos.id, ...done },
    { id: anns.id, ...done },
  ]);
  const [mail, ...others] = await mailTo(em, email('Ann'));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Ida says thank you');
  expect(mail?.text).toContain('Ida thanks you for Gift of Ann:');
  expect(mail?.text).toContain('Thank you so much!\n');
  expect(mail?.text).not.toContain(owner.email);
  expect(mail?.replyTo).toBeNull();
  expect(await mailTo(em, email('Ben'))).toEqual([]);
  for (const name of ['Ann', 'Cleo'])
    expect(await ownOf(app, name)).toEqual([{ title: `Gift of ${name}`, receivedAt: expect.any(String), thanks }]);
  expect(await ownOf(app, 'Ben')).toEqual([{ title: 'Gift of Ben', receivedAt: null, thanks: null }]);

  const again = await thank(app, list, [bens.id, anns.id], owner);
  expect(again.errors[0].extensions.code).toBe('CONFLICT');
  expect(await mailTo(em, email('Ben'))).toEqual([]);
  const counted = `{ list(id: "${list.id}") { items { purchases { isThanked } } } }`;
  const { items } = (await send(app, counted, owner)).data.list;
  expect(items.flatMap(({ purchases }: { purchases: object[] }) => purchases)).toEqual(
    expect.arrayContaining([{ isThanked: true }, { isThanked: false }, { isThanked: true }]),
  );
});

test('of two notes at once for one gift one goes out', async ({ orm, app }) => {
  const em = orm.em.fork();
  const { owner, list } = await aGivenList(em, app, ['Ann']);
  const ids = idsOf(await giftsOf(app, list, owner));
  const outcomes = await Promise.all([1, 2, 3].map((number) => thank(app, list, ids, owner, `Thanks ${number}`)));
  expect(outcomes.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await mailTo(em, email('Ann'))).toHaveLength(1);
});

test('what came is ticked and shows to its giver, and the tick goes again', async ({ orm, app }) => {
  const em = orm.em.fork();
  const { owner, list } = await aGivenList(em, app, ['Ann', 'Ben']);
  const ids = idsOf(await giftsOf(app, list, owner));
  const before = (await em.fork().findOneOrFail(List, list.id)).revision;

  const ticked = (await setReceived(app, list, ids, owner)).data.setGiftsReceived;

  expect(ticked).toMatchObject([
    { receivedAt: expect.any(String), isThanked: false },
    { receivedAt: expect.any(String) },
  ]);
  expect(await ownOf(app, 'Ann')).toMatchObject([{ receivedAt: ticked[1].receivedAt, thanks: null }]);
  expect((await setReceived(app, list, ids, owner)).data.setGiftsReceived).toEqual(ticked);
  await setReceived(app, list, ids.slice(1), owner, false);
  expect(await ownOf(app, 'Ann')).toMatchObject([{ receivedAt: null }]);
  expect((await em.fork().findOneOrFail(List, list.id)).revision).toBe(before);
});

test('all who chipped in for a gift are thanked for it', async ({ orm, app }) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em);
  const list = item.list.unwrap();
  const owner = list.owner.unwrap();
  const { pledge: anns } = await pledged(app, item, 20_000, 'Ann', { email: email('Ann') });
  await pledged(app, item, 5_000, 'Ben', { email: email('Ben') });
  await pledged(app, item, 5_000, 'Cleo');
  await buy(app, anns.id, 'Ann');
  const [gift] = await giftsOf(app, list, owner);
  expect(gift).toMatchObject({ giverName: 'Ann', giverCount: 3 });

  expect((await thank(app, list, [gift.id], owner)).errors).toBeUndefined();

  for (const name of ['Ann', 'Ben']) expect(await mailTo(em, email(name))).toHaveLength(1);
  const query = `{ myPledges(guestKey: "${KEY('Cleo')}") { nodes { receivedAt thanks { text } } } }`;
  const [cleos] = (await send(app, query)).data.myPledges.nodes;
  expect(cleos).toEqual({ receivedAt: expect.any(String), thanks: { text: 'Thank you so much!\nIda' } });
});

test('what is wrong with a note is said: nothing chosen, no words, too many of both, or a gift of elsewhere', async ({
  orm,
  app,
}) => {
  const em = orm.em.fork();
  const { owner, list } = await aGivenList(em, app, ['Ann']);
  const other = await aGivenList(em, app, ['Ben']);
  const [anns] = await giftsOf(app, list, owner);
  const [bens] = await giftsOf(app, other.list, other.owner);
  const codeOf = async (ids: string[], text?: string) =>
    (await thank(app, list, ids, owner, text)).errors[0].extensions.code;
  expect(await codeOf([])).toBe('BAD_USER_INPUT');
  expect(await codeOf([anns.id], '  ')).toBe('BAD_USER_INPUT');
  expect(await codeOf([anns.id], 'x'.repeat(1_001))).toBe('BAD_USER_INPUT');
  expect(await codeOf(Array.from({ length: 101 }, () => anns.id))).toBe('BAD_USER_INPUT');
  for (const id of [bens.id, crypto.randomUUID(), 'no-id']) expect(await codeOf([anns.id, id])).toBe('NOT_FOUND');
  expect(await mailTo(em, email('Ann'))).toEqual([]);
});

test('a note is plain text, and goes to nobody who wants no such mails', async ({ orm, app, infrastructure }) => {
  const em = orm.em.fork();
  const { owner, list } = await aGivenList(em, app, ['Ann', 'Ben']);
  const link = infrastructure.unsubscribeLinks.addressFor('', { kind: 'GIFT_NEWS', email: email('Ben') });
  await send(app, `mutation { unsubscribe(token: "${link.split('/').at(-1)}") { __typename } }`);
  await thank(app, list, idsOf(await giftsOf(app, list, owner)), owner, 'A <b>big</b> hug & kiss');
  const [mail] = await mailTo(em, email('Ann'));
  expect(mail?.html).toContain('A &lt;b&gt;big');
  expect(mail?.html).not.toContain('<b>big');
  expect(await mailTo(em, email('Ben'))).toEqual([]);
  expect(await ownOf(app, 'Ben')).toMatchObject([{ thanks: { authorName: 'Ida' } }]);
});

describe('nobody learns here what they may not know:', () => {
  test('under a surprise nothing is told, and as much work is done with gifts as without', async ({ orm, app }) => {
    const em = orm.em.fork();
    const worlds = [
      await aGivenList(em, app, ['Ann', 'Ben'], { purchaseVisibility: 'SURPRISE' }),
      await aGivenList(em, app, [], { purchaseVisibility: 'SURPRISE' }),
    ];
    const asked = [];
    for (const { owner, list } of worlds) {
      const [bought] = await em.fork().find(Purchase, { item: { list: list.id } }, { limit: 1 });
      const ids = [bought?.id ?? crypto.randomUUID()];
      const calls = [
        () => read(app, list, owner),
        () => thank(app, list, ids, owner),
        () => setReceived(app, list, ids, owner),
      ];
      for (const call of calls) asked.push(await observe(call));
    }
    const [given, empty] = [asked.slice(0, 3), asked.slice(3)];
    for (const [at, { result, statements }] of given.entries()) {
      expect(result.errors[0].extensions.code).toBe('FORBIDDEN');
      expect(result).toEqual(empty[at]?.result);
      expect(statements).toEqual(empty[at]?.statements);
    }
  });

  test('an owner who sees only what is taken ticks it, and has nobody to thank', async ({ orm, app }) => {
    const em = orm.em.fork();
    const { owner, list } = await aGivenList(em, app, ['Ann'], { purchaseVisibility: 'OWNER_SEES_TAKEN' });
    const [gift] = await giftsOf(app, list, owner);
    expect(gift).toMatchObject({ giverName: null, isThanked: null });
    expect((await setReceived(app, list, [gift.id], owner)).errors).toBeUndefined();
    expect((await thank(app, list, [gift.id], owner)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('helpers and guests see nothing of it', async ({ orm, app }) => {
    const em = orm.em.fork();
    const { list } = await aGivenList(em, app, ['Ann']);
    const helper = await aCollaborator(em, { list, role: 'HELPER' });
    expect((await read(app, list, helper)).errors[0].extensions.code).toBe('FORBIDDEN');
    const stranger = await aUser(em);
    expect((await read(app, list, stranger)).errors[0].extensions.code).toBe('FORBIDDEN');
  });
});
