import { beforeEach, describe, expect } from 'vitest';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';
import { aSharedGift, buy, KEY, newWorld, pledged } from './pledging.ts';
import { aGivenList, email, giftsOf, idsOf, mailTo, ownOf, purchase, read, setReceived, thank } from './thanking.ts';

beforeEach(newWorld);

test('one note reaches several givers: by mail, and on the page of their gifts', async ({ orm, app }) => {
  const em = orm.em.fork();
  const { owner, list } = await aGivenList(em, app, ['Ann', 'Ben', 'Cleo']);
  const [cleos, bens, anns] = await giftsOf(app, list, owner);
  expect(anns).toMatchObject({ giverName: 'Ann', giverCount: 1, receivedAt: null, isThanked: false, thanks: null });

  const { data } = await thank(app, list, [anns.id, cleos.id], owner);

  const thanks = { text: 'Thank you so much!\nIda', authorName: 'Ida' };
  const done = { receivedAt: null, isThanked: true, thanks }; // it may still be on its way
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
    expect(await ownOf(app, name)).toEqual([{ title: `Gift of ${name}`, receivedAt: null, thanks }]);
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

test('gifts of one giver have one key, which nobody else of that name has, and another name of theirs has its own', async ({
  orm,
  app,
}) => {
  const em = orm.em.fork();
  const { owner, list } = await aGivenList(em, app, ['Ann', 'Ben']);
  const buyMore = async (title: string, input: object) =>
    purchase(app, list, await anItem(em, { list, title }), { email: email('Ann'), guestKey: KEY('Ann'), ...input });
  await buyMore('Plates', { name: 'Ann' });
  await buyMore('Glasses', { name: 'Annie' });
  await buyMore('Lamp', { name: 'Ann', email: email('Other'), guestKey: KEY('Other') });

  const { nodes } = (
    await send(app, `{ receivedGifts(listId: "${list.id}") { nodes { id title giverName giverKey } } }`, owner)
  ).data.receivedGifts;

  const keyOf = Object.fromEntries(nodes.map(({ title, giverKey }: Record<string, string>) => [title, giverKey]));
  expect(keyOf.Plates).toBe(keyOf['Gift of Ann']);
  expect(new Set(Object.values(keyOf)).size).toBe(4);
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
  expect(cleos).toEqual({ receivedAt: null, thanks: { text: 'Thank you so much!\nIda' } });
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

  test('an editor, who does not know the givers, reads no note to them', async ({ orm, app }) => {
    const em = orm.em.fork();
    const { owner, list } = await aGivenList(em, app, ['Ann']);
    const editor = await aCollaborator(em, { list, role: 'EDITOR' });
    const ids = idsOf(await giftsOf(app, list, owner));
    await thank(app, list, ids, owner, 'Dear Grandma Ann, thank you!');
    const unknown = { giverName: null, isThanked: null, thanks: null };
    expect(await giftsOf(app, list, editor)).toMatchObject([{ ...unknown, receivedAt: null }]);
    const ticked = { ...unknown, receivedAt: expect.any(String) };
    expect((await setReceived(app, list, ids, editor)).data.setGiftsReceived).toMatchObject([ticked]);
  });

  test('once the list tells its owner only what is taken, they still read their own notes', async ({ orm, app }) => {
    const em = orm.em.fork();
    const { owner, list } = await aGivenList(em, app, ['Ann', 'Ben']);
    const [bens, anns] = await giftsOf(app, list, owner);
    await thank(app, list, [anns.id], owner, 'From me');
    await thank(app, list, [bens.id], owner, 'From somebody else');
    await em.execute(`update thank_notes set author_id = ? where text = 'From somebody else'`, [(await aUser(em)).id]);
    await em.nativeUpdate(List, list.id, { purchaseVisibility: 'OWNER_SEES_TAKEN' });
    expect(await giftsOf(app, list, owner)).toMatchObject([
      { giverName: null, thanks: null },
      { giverName: null, thanks: { text: 'From me' } },
    ]);
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
