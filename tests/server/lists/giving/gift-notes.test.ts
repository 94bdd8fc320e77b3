import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newSecret } from '../../../../server/base/database/secret-token.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { GiftBudget } from '../../../../server/lists/gifts/gift-budget.entity.ts';
import { GiftNote } from '../../../../server/lists/gifts/gift-note.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { exportOf } from '../../exports.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

type World = Parameters<typeof anItem>[0];

const newKey = () => newSecret() + newSecret();
const FIELDS =
  'id step note pricePaid { amountMinor currency } budget { amountMinor currency } year recipientId currency';
const EUR = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

async function aGift(
  em: World,
  app: FastifyInstance,
  guestKey: string | null,
  { list = {}, viewer = null, email }: { list?: object; viewer?: User | null; email?: string } = {},
) {
  const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC', ...list }), quantityDesired: 9 });
  return give(app, item, guestKey, viewer, email);
}

async function give(
  app: FastifyInstance,
  item: Item,
  guestKey: string | null,
  viewer: User | null,
  email = `${crypto.randomUUID()}@example.test`,
) {
  const answer = await send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
      purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { purchase { id } } }`,
    viewer,
    {
      token: item.list.unwrap().shareToken,
      itemId: item.id,
      input: { guestKey, ...(!viewer && { email }) },
    },
  );
  return answer.data.purchaseSharedItem.purchase.id as string;
}

const update = (
  app: FastifyInstance,
  id: string,
  guestKey: string | null,
  changes: object,
  viewer: User | null = null,
) =>
  send(
    app,
    `mutation ($id: ID!, $key: String, $changes: GiftChangesInput!) { updateGift(purchaseId: $id, guestKey: $key, changes: $changes) { ${FIELDS} } }`,
    viewer,
    { id, key: guestKey, changes },
  );

const setBudget = (
  app: FastifyInstance,
  id: string,
  guestKey: string | null,
  input: object | null,
  viewer: User | null = null,
) =>
  send(
    app,
    `mutation ($id: ID!, $key: String, $input: MoneyAmountInput) { setGiftBudget(purchaseId: $id, guestKey: $key, input: $input) { ${FIELDS} } }`,
    viewer,
    { id, key: guestKey, input },
  );

async function giftsOf(app: FastifyInstance, guestKey: string | null, viewer: User | null = null) {
  const query = `query ($key: String) { myGifts(guestKey: $key) { nodes { ${FIELDS} } } }`;
  return (await send(app, query, viewer, { key: guestKey })).data.myGifts.nodes;
}

test('a giver keeps step, note and price of a gift, changes one alone, and takes them away', async ({ em, app }) => {
  const key = newKey();
  const id = await aGift(em, app, key);
  expect(await giftsOf(app, key)).toMatchObject([{ step: null, note: '', pricePaid: null }]);

  await update(app, id, key, { step: 'ORDERED', note: 'Blue paper', pricePaid: EUR(1250) });
  await update(app, id, key, { step: 'WRAPPED' });
  expect(await giftsOf(app, key)).toMatchObject([{ step: 'WRAPPED', note: 'Blue paper', pricePaid: EUR(1250) }]);

  const { data } = await update(app, id, key, { step: null, note: null, pricePaid: null });
  expect(data.updateGift).toMatchObject({ id, step: null, note: '', pricePaid: null });
});

test('nobody else reads or writes them, with what names them either', async ({ em, app }) => {
  const [owner, stranger, key] = [await aUser(em), await aUser(em), newKey()];
  const id = await aGift(em, app, key, { list: { owner, purchaseVisibility: 'OWNER_SEES_BUYERS' } });
  await update(app, id, key, { note: 'Secret words' });

  for (const [viewer, with_] of [
    [owner, null],
    [stranger, null],
    [null, newKey()],
    [owner, newKey()],
  ] as const) {
    for (const call of [update(app, id, with_, { note: 'x' }, viewer), setBudget(app, id, with_, EUR(1), viewer)])
      expect((await call).errors[0].extensions.code).toBe('NOT_FOUND');
  }
  expect((await update(app, 'nonsense', key, { note: 'x' })).errors[0].extensions.code).toBe('NOT_FOUND');
  expect(await giftsOf(app, key)).toMatchObject([{ note: 'Secret words' }]);
  expect(JSON.stringify((await exportOf(app, owner)).said)).not.toContain('Secret words');
});

test('all of it is in the export of its giver, and a budget names nobody once their lists are closed', async ({
  em,
  app,
}) => {
  const [giver, owner] = [await aUser(em), await aUser(em, { name: 'Ida' })];
  const id = await aGift(em, app, null, {
    list: { owner, eventType: 'Birthday', eventDate: '2030-05-01' },
    viewer: giver,
  });
  await update(app, id, null, { note: 'Blue paper', step: 'GIVEN', pricePaid: EUR(1250) }, giver);
  await setBudget(app, id, null, EUR(5000), giver);

  const { said } = await exportOf(app, giver);
  expect(said['purchases.json']).toMatchObject([{ note: 'Blue paper', step: 'GIVEN', paid: EUR(1250) }]);
  expect(said['budgets.json']).toEqual([{ person: 'Ida', year: 2030, ...EUR(5000) }]);
  expect((await exportOf(app, owner)).said['budgets.json']).toEqual([]);

  await em.fork().nativeUpdate(List, { owner }, { privacy: 'PRIVATE' });
  expect((await exportOf(app, giver)).said['budgets.json']).toEqual([{ person: null, year: 2030, ...EUR(5000) }]);
});

test('an account that goes takes its notes and budgets along, and leaves those of others', async ({ em, app }) => {
  const [giver, other, key] = [await aUser(em, { emailVerifiedAt: new Date() }), await aUser(em), newKey()];
  const own = await aGift(em, app, null, { viewer: giver });
  const underAddress = await aGift(em, app, key, { email: giver.email });
  const others = await aGift(em, app, null, { viewer: other });
  for (const [id, secret, viewer] of [
    [own, null, giver],
    [underAddress, key, null],
    [others, null, other],
  ] as const) {
    await update(app, id, secret, { note: 'Blue paper' }, viewer);
    await setBudget(app, id, secret, EUR(5000), viewer);
  }

  await send(app, 'mutation { deleteAccount(confirm: "DELETE") }', giver);

  const left = await em.fork().find(GiftNote, { purchase: [own, underAddress, others] });
  expect(left.map(({ purchase }) => purchase.id)).toEqual([others]);
  expect(await em.fork().count(GiftBudget, { giverId: giver.id })).toBe(0);
  expect(await em.fork().count(GiftBudget, { giverId: other.id })).toBe(1);
});

test('what is wrong is refused: long notes, unknown steps, amounts that are none', async ({ em, app }) => {
  const key = newKey();
  const id = await aGift(em, app, key);
  for (const changes of [
    { note: 'x'.repeat(1001) },
    { step: 'LOST' },
    { pricePaid: EUR(-1) },
    { pricePaid: EUR(0.5) },
    { pricePaid: { amountMinor: 1, currency: 'euro' } },
  ])
    expect((await update(app, id, key, changes)).errors?.[0].extensions.code).toMatch(
      /BAD_USER_INPUT|GRAPHQL_VALIDATION/,
    );
});

test('forty changes at once leave one note, and a purchase that is taken back takes its note along', async ({
  em,
  app,
}) => {
  const key = newKey();
  const id = await aGift(em, app, key);
  await Promise.all(Array.from({ length: 40 }, (_, at) => update(app, id, key, { note: `${at}` })));
  expect(await em.fork().count(GiftNote, { purchase: id })).toBe(1);

  await send(
    app,
    'mutation ($id: ID!, $key: String) { undoSharedPurchase(token: "any", purchaseId: $id, undoToken: $key) { item { id } } }',
    null,
    { id, key },
  );
  expect(await em.fork().count(Purchase, { id })).toBe(0);
  expect(await em.fork().count(GiftNote, { purchase: id })).toBe(0);
});

test('a budget is for a person and a year: all gifts of it know it, no other does', async ({ em, app }) => {
  const [owner, key] = [await aUser(em), newKey()];
  const one = await aGift(em, app, key, { list: { owner, eventType: 'Birthday', eventDate: '2030-05-01' } });
  const same = await aGift(em, app, key, { list: { owner, eventType: 'Christmas', eventDate: '2030-12-24' } });
  const later = await aGift(em, app, key, { list: { owner, eventType: 'Birthday', eventDate: '2031-05-01' } });
  const other = await aGift(em, app, key, { list: { eventType: 'Birthday', eventDate: '2030-05-01' } });

  await setBudget(app, one, key, EUR(5000));
  await setBudget(app, same, key, EUR(6000));
  const budgets = new Map((await giftsOf(app, key)).map((gift: { id: string }) => [gift.id, gift]));
  expect(budgets.get(one)).toMatchObject({ year: 2030, budget: EUR(6000) });
  expect(budgets.get(same)).toMatchObject({ budget: EUR(6000) });
  for (const id of [later, other]) expect(budgets.get(id)).toMatchObject({ budget: null });

  await setBudget(app, one, key, null);
  expect(await em.fork().count(GiftBudget, { recipientId: owner.id })).toBe(0);
});

test('goes along with an account and with joined keys, and with the account when that goes', async ({ em, app }) => {
  const [member, key, other] = [await aUser(em), newKey(), newKey()];
  const id = await aGift(em, app, key);
  await setBudget(app, id, key, EUR(5000));
  await update(app, id, key, { note: 'Blue paper' });
  await send(app, `mutation { joinGifts(guestKey: "${other}", input: { otherKey: "${key}" }) { totalCount } }`);
  expect(await giftsOf(app, other)).toMatchObject([{ note: 'Blue paper', budget: EUR(5000) }]);

  await send(app, `mutation { takeGiftsAlong(guestKey: "${other}") { totalCount } }`, member);
  expect(await giftsOf(app, null, member)).toMatchObject([{ note: 'Blue paper', budget: EUR(5000) }]);

  const { recipientId } = await em.fork().findOneOrFail(GiftBudget, { giverId: member.id });
  await send(app, 'mutation { deleteAccount(confirm: "DELETE") }', member);
  expect(await em.fork().count(GiftNote, { purchase: id })).toBe(0);
  expect(await em.fork().count(GiftBudget, { recipientId })).toBe(0);
});

test('taking gifts along from a device tells a member of no budget that somebody else has for them', async ({
  em,
  app,
}) => {
  const worlds = [];
  for (const isGiven of [true, false]) {
    const [member, friend, key] = [await aUser(em), await aUser(em, { name: 'Ida' }), newKey()];
    const day = { eventType: 'Birthday', eventDate: '2031-05-01' };
    const own = await aGift(em, app, key, { list: { owner: friend, ...day } });
    await setBudget(app, own, key, EUR(5000));
    const list = { owner: member, purchaseVisibility: 'SURPRISE', ...day };
    const theirs = isGiven ? await aGift(em, app, key, { list }) : null;
    if (theirs) await setBudget(app, theirs, key, EUR(7000));

    const taken = await send(app, `mutation { takeGiftsAlong(guestKey: "${key}") { totalCount } }`, member);
    worlds.push([taken.data, (await exportOf(app, member)).said['budgets.json']]);
    expect((await giftsOf(app, key)).map(({ budget }: { budget: object }) => budget)).toEqual(
      isGiven ? [EUR(7000)] : [],
    );
  }
  expect(worlds[0]).toEqual(worlds[1]);
  expect(worlds[0]?.[1]).toEqual([{ person: 'Ida', year: 2031, ...EUR(5000) }]);
});

test('a member learns of no budget that somebody else on the device has for a person whom both give to', async ({
  em,
  app,
}) => {
  const worlds = [];
  for (const isGiven of [true, false]) {
    const [owner, member, key] = [await aUser(em), await aUser(em), newKey()];
    const day = { eventType: 'Birthday', eventDate: '2031-05-01' };
    const own = await aGift(em, app, null, { list: { owner, ...day }, viewer: member });
    const list = await aList(em, { owner, privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', ...day });
    await aCollaborator(em, { list, user: member }); // whom the surprise is kept from
    const theirs = isGiven ? await give(app, await anItem(em, { list }), key, null) : null;
    if (theirs) await setBudget(app, theirs, key, EUR(7000));

    const told = (await giftsOf(app, key, member)).map(({ budget }: { budget: object }) => budget);
    await setBudget(app, own, key, null, member);

    worlds.push(told);
    expect(await em.fork().count(GiftBudget, { recipientId: owner.id })).toBe(isGiven ? 1 : 0);
  }
  expect(worlds).toEqual([[null], [null]]);
});

test('of two keys that are joined one budget counts, and from then on the one that is written last', async ({
  em,
  app,
}) => {
  const [owner, key, other] = [await aUser(em), newKey(), newKey()];
  const list = { owner, eventType: 'Birthday', eventDate: '2030-05-01' };
  const [one, two] = [await aGift(em, app, key, { list }), await aGift(em, app, other, { list })];
  await setBudget(app, one, key, EUR(5000));
  await setBudget(app, two, other, EUR(6000));
  await send(app, `mutation { joinGifts(guestKey: "${key}", input: { otherKey: "${other}" }) { totalCount } }`);
  const budgets = async (secret: string) =>
    (await giftsOf(app, secret)).map(({ budget }: { budget: object }) => budget);
  expect(await budgets(key)).toEqual([EUR(5000), EUR(5000)]);
  expect(await budgets(other)).toEqual([EUR(5000), EUR(5000)]);

  for (const [secret, amount] of [
    [other, EUR(7000)],
    [key, EUR(8000)],
  ] as const) {
    await setBudget(app, two, secret, amount);
    expect(await budgets(key)).toEqual([amount, amount]);
  }
  expect(await em.fork().count(GiftBudget, { recipientId: owner.id })).toBe(1);

  await setBudget(app, one, other, null);
  expect(await budgets(key)).toEqual([null, null]);
});

test('under a surprise its owner gets the same answer for the same work with a gift as without', async ({
  em,
  app,
}) => {
  const [owner, key] = [await aUser(em), newKey()];
  const id = await aGift(em, app, key, { list: { owner, purchaseVisibility: 'SURPRISE' } });
  await update(app, id, key, { note: 'Blue paper' });
  await update(app, crypto.randomUUID(), key, { note: 'x' }, owner);

  const known = await observe(() => update(app, id, key, { note: 'x' }, owner));
  const unknown = await observe(() => update(app, crypto.randomUUID(), key, { note: 'x' }, owner));
  expect(known.result).toEqual(unknown.result);
  expect(known.statements.length).toBe(unknown.statements.length);
  expect(await giftsOf(app, key)).toMatchObject([{ note: 'Blue paper' }]);
});

test('a gift of a closed list tells nothing of the list: no day’s year, no currency, no person and no budget for them', async ({
  em,
  app,
}) => {
  const [owner, key] = [await aUser(em), newKey()];
  const id = await aGift(em, app, key, { list: { owner, eventType: 'Birthday', eventDate: '2030-05-01' } });
  await setBudget(app, id, key, EUR(5000));
  await em.fork().nativeUpdate(List, { owner }, { privacy: 'PRIVATE', eventDate: '2031-05-01' });

  const { data } = await update(app, id, key, { note: 'Blue paper' });

  expect(data.updateGift).toEqual({
    ...{ id, step: null, note: 'Blue paper', pricePaid: null },
    ...{ budget: null, year: null, recipientId: null, currency: null },
  });
  expect(await giftsOf(app, key)).toEqual([data.updateGift]);
  expect((await setBudget(app, id, key, EUR(6000))).errors[0].extensions.code).toBe('NOT_FOUND');
  expect(await em.fork().find(GiftBudget, { recipientId: owner.id })).toMatchObject([
    { year: 2030, amountMinor: 5000 },
  ]);
});
