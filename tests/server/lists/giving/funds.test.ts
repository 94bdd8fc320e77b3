import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect } from 'vitest';
import { GOAL, goalOf } from '../../../../server/lists/group-gifts/pool.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { ANY_NUMBER } from '../../../../server/lists/lists/any-number.rules.ts';
import { lapsePools } from '../../../../server/lists/pledges/lapse-pools.ts';
import { aUser } from '../../../builders/accounts.ts';
import { anApiKey } from '../../../builders/api-keys.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { exportOf } from '../../exports.ts';
import { send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { servicesOn } from '../../server-test.ts';
import { change, EUR, KEY, mine, newWorld, pledge, pledged, SHARED, stateOf, undo, update } from './pledging.ts';
import { address, deleteItem, goneOf, mailsTo, test } from './pools.ts';

beforeEach(newWorld);

type Em = Parameters<typeof aList>[0];

/** As createItem makes it. */
const aFund = async (em: Em, overrides: object = {}, ofList: object = {}) =>
  anItem(em, {
    list: await aList(em, { privacy: 'PUBLIC', isNameEnough: true, ...ofList }),
    ...{ title: 'Honeymoon', priceMinor: 100_000, currency: 'EUR', isFund: true, quantityDesired: ANY_NUMBER },
    ...overrides,
  });

const ownerOf = (item: Item) => item.list.unwrap().owner.unwrap();

const FUND = `query ($token: String!) { sharedList(token: $token) { items { id isFund isAnyNumber unitPrice { amountMinor } ${SHARED} } } }`;

async function create(app: FastifyInstance, item: Item, input: object) {
  return send(
    app,
    'mutation ($listId: ID!, $input: NewItemInput!) { createItem(listId: $listId, input: $input) { id isFund quantityDesired } }',
    ownerOf(item),
    { listId: item.list.id, input },
  );
}

const received = async (app: FastifyInstance, item: Item, viewer = ownerOf(item)) => {
  const { data, errors } = await send(
    app,
    `{ receivedGifts(listId: "${item.list.id}", first: 10) { totalCount nodes { id title giverName amount { amountMinor currency } receivedAt isThanked thanks { text } } } }`,
    viewer,
  );
  return errors ? errors[0].extensions.code : data.receivedGifts;
};

describe('a fund', () => {
  test('is made with or without a goal, and says how to pay to those alone who give or edit', async ({ em, app }) => {
    const other = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC', isNameEnough: true }) });
    const { shareToken: token } = other.list.unwrap();
    const unitPrice = { currency: 'EUR', amountMinor: 100_000 };
    const { data } = await create(app, other, { title: 'Honeymoon', isFund: true, unitPrice, howToPay: 'IBAN DE02' });
    await create(app, other, { title: 'Garden', isFund: true, currency: 'EUR' });

    const shown = (await send(app, FUND, null, { token })).data.sharedList.items;
    expect(shown).toMatchObject([
      { isFund: false },
      { isFund: true, isAnyNumber: true, pledgeGoalMinor: 100_000, pledgedMinor: 0, pledgeCount: 0 },
      { isFund: true, isAnyNumber: true, unitPrice: null, pledgeGoalMinor: null, pledgedMinor: 0 },
    ]);
    const item = await em.fork().findOneOrFail(Item, data.createItem.id, { populate: ['list.owner'] });
    const stored = await em.fork().execute('select how_to_pay from funds where item_id = ?', [item.id]);
    expect(JSON.stringify(stored)).not.toContain('DE02');

    const anns = (await pledged(app, item, 2_501, 'Ann')).pledge;
    expect(anns).toMatchObject({ payBack: 'IBAN DE02', isOrganiser: false, hasOrganiser: true, pledges: [] });
    const saved = await send(
      app,
      `mutation { updateFund(itemId: "${item.id}", howToPay: "Cash") { howToPay } }`,
      ownerOf(item),
    );
    expect(saved.data.updateFund).toEqual({ howToPay: 'Cash' });
    expect((await mine(app, 'Ann')).nodes).toMatchObject([{ payBack: 'Cash', amount: { amountMinor: 2_501 } }]);
    const stranger = await send(app, `{ fund(itemId: "${item.id}") { howToPay } }`, await aUser(em));
    expect(stranger.errors[0].extensions.code).toMatch(/FORBIDDEN|NOT_FOUND/);
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 2_501, pledgeCount: 1 });
  });

  test.for([
    ['a shop', { primaryUrl: 'https://shop.example/x' }, 'primaryUrl'],
    ['a second shop', { secondaryUrl: 'https://shop.example/x' }, 'secondaryUrl'],
    ['a quantity', { quantityDesired: 3 }, 'quantityDesired'],
    ['an amount', { amount: '2 kg' }, 'amount'],
    ['a size', { variant: 'Blue' }, 'variant'],
    ['a group gift', { isGroupGift: true }, 'isGroupGift'],
    ['the mark “most wanted”', { isMostWanted: true }, 'isMostWanted'],
  ] as const)('has not %s: new, changed and imported', async ([, input, field], { em, app }) => {
    const item = await aFund(em);
    const made = await create(app, item, { title: 'Fund', isFund: true, ...input });
    expect(Object.keys(made.errors[0].extensions.fields)).toEqual([field]);
    const changed = await send(
      app,
      'mutation ($id: ID!, $changes: ItemChangesInput!) { updateItem(itemId: $id, changes: $changes) { id } }',
      ownerOf(item),
      { id: item.id, changes: input },
    );
    expect(Object.keys(changed.errors[0].extensions.fields)).toEqual([field]);
    const imported = await send(
      app,
      'mutation ($listId: ID!, $input: [ImportedItemInput!]!) { importItems(listId: $listId, input: $input) { itemIds } }',
      ownerOf(item),
      { listId: item.list.id, input: [{ title: 'Fund', isFund: true, ...input }] },
    );
    expect(Object.keys(imported.errors[0].extensions.fields)).toEqual([`input.0.${field}`]);
  });

  test('is refused on shopping lists, also where a list becomes one, and as a draft', async ({ em, app }) => {
    const item = await aFund(em);
    const shopping = await anItem(em, { list: await aList(em, { listType: 'SHOPPING' }) });
    const made = await create(app, shopping, { title: 'Fund', isFund: true });
    expect(Object.keys(made.errors[0].extensions.fields)).toEqual(['isFund']);
    const become = await send(
      app,
      `mutation { updateList(id: "${item.list.id}", changes: { listType: SHOPPING }) { id } }`,
      ownerOf(item),
    );
    expect(become.errors[0].extensions.fields).toEqual({ listType: ['Shopping lists have no funds'] });
    const draft = await send(
      app,
      `mutation { saveItemDraft(listId: "${item.list.id}", input: { title: "Fund", isFund: true }) { id } }`,
      ownerOf(item),
    );
    expect(Object.keys(draft.errors[0].extensions.fields)).toEqual(['isFund']);
    const aside = await create(app, item, { title: 'Mug', howToPay: 'IBAN' });
    expect(Object.keys(aside.errors[0].extensions.fields)).toEqual(['howToPay']);
  });

  test('is bought, reserved, marked, chosen and watched by nobody', async ({ em, app }) => {
    const item = await aFund(em);
    const list = item.list.unwrap();
    const owner = ownerOf(item);
    const mug = await anItem(em, { list, title: 'Mug' });
    const buyer = `input: { name: "Ann", guestKey: "${KEY('Ann')}" }`;
    const refusals = [
      await send(
        app,
        `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${item.id}", ${buyer}) { remaining } }`,
      ),
      await send(
        app,
        `mutation { reserveSharedItem(token: "${list.shareToken}", itemId: "${item.id}", ${buyer}) { remaining } }`,
      ),
      await send(app, `mutation { purchaseItem(itemId: "${item.id}", quantity: 1) { remaining } }`, owner),
    ];
    for (const { errors } of refusals)
      expect(errors[0].extensions.fields).toEqual({ itemId: ['Nothing is bought for a fund: give to it instead.'] });
    const rest = await call(app, `POST /items/${item.id}/purchase`, { viewer: owner, body: { quantity: 1 } });
    expect(rest.status).toBe(400);
    const marked = await send(
      app,
      `mutation { updateItems(listId: "${list.id}", itemIds: ["${item.id}"], changes: { isMostWanted: true }) { missingItemIds } }`,
      owner,
    );
    expect(Object.keys(marked.errors[0].extensions.fields)).toEqual(['isMostWanted']);
    const chosen = await send(
      app,
      `mutation { makeChoice(listId: "${list.id}", itemIds: ["${item.id}", "${mug.id}"]) { missingItemIds } }`,
      owner,
    );
    expect(chosen.errors[0].extensions.fields).toEqual({
      itemIds: ['“Honeymoon” is a fund, so it can’t be one of several'],
    });
    const watched = await send(
      app,
      `mutation { setPriceWatched(itemId: "${item.id}", isWatched: true) { isWatched } }`,
      owner,
    );
    expect(watched.errors[0].extensions.code).toBe('BAD_USER_INPUT');
    const anns = (await pledged(app, item, 500, 'Ann')).pledge;
    const bought = await change(app, 'purchaseGroupGift($own) { id }', anns.id, 'Ann');
    expect(bought.errors[0].extensions.code).toBe('FORBIDDEN');
    const led = await update(app, anns.id, 'Ann', 'isOrganiser: true');
    expect(led.errors[0].extensions.code).toBe('CONFLICT');
    const told = await update(app, anns.id, 'Ann', 'payBack: "Mine"');
    expect(told.errors[0].extensions.code).toBe('FORBIDDEN');
    await expect(em.execute('update items set quantity_purchased = 1 where id = ?', [item.id])).rejects.toThrow(
      'items_fund_check',
    );
  });

  test('takes amounts up to its goal, in its currency alone, and any sum without one', async ({ em, app }) => {
    const item = await aFund(em, { priceMinor: 10_000 });
    await pledged(app, item, 9_999, 'Ann');
    expect((await pledge(app, item, 2, 'Ben')).errors[0].message).toBe('Only €0.01 is still missing.');
    expect((await pledge(app, item, 1, 'Ben', { currency: 'USD' })).errors[0].extensions.code).toBe('CONFLICT');
    await pledged(app, item, 1, 'Ben');
    expect((await pledge(app, item, 1, 'Cleo')).errors[0].message).toContain('Nothing more is needed');
    const open = await aFund(em, { priceMinor: null });
    await pledged(app, open, 999_999_999, 'Ann', { viewer: await aUser(em, { emailVerifiedAt: new Date() }) });
    expect((await pledge(app, open, 2, 'Ben')).errors[0].message).toContain('€0.01 is still missing');
    expect(await stateOf(app, open)).toMatchObject({
      pledgeGoalMinor: null,
      pledgedMinor: 999_999_999,
      pledgeCount: 1,
    });
    await pledged(app, open, 1, 'Ann');
    expect((await mine(app, 'Ann')).nodes).toMatchObject([{ goal: null }, { goal: { amountMinor: 10_000 } }]);
  });

  test('says the same goal in statements as elsewhere', async ({ em }) => {
    for (const priceMinor of [null, 0, 500])
      for (const pledgeCurrency of [null, 'EUR', 'USD']) {
        const pool = pledgeCurrency && { currency: pledgeCurrency, amountMinor: 1, count: 1 };
        const { id } = await aFund(em, {
          priceMinor,
          ...(pool && { pledgeCurrency, pledgedMinor: 1, pledgeCount: 1 }),
        });
        const [row] = await em.execute(`select (${GOAL})::float8 as goal from items i where i.id = ?`, [id]);
        const fund = { isFund: true, priceMinor, currency: 'EUR', quantityDesired: ANY_NUMBER, quantityPurchased: 0 };
        expect(row?.goal).toBe(goalOf({ ...fund, pool: pool || null }));
      }
  });

  test('is open again once what nobody paid is taken back: by those who may, and what is paid stays', async ({
    em,
    app,
  }) => {
    const item = await aFund(em, { priceMinor: 10_000 });
    const release = (viewer = ownerOf(item)) =>
      send(app, `mutation { releaseGroupGift(itemId: "${item.id}") { pledgedMinor pledgeCount } }`, viewer);
    const helper = await aUser(em);
    await aCollaborator(em, { list: item.list.unwrap(), user: helper, role: 'HELPER' });
    const anns = (await pledged(app, item, 3_000, 'Ann')).pledge;
    await update(app, anns.id, 'Ann', 'isPaid: true, organiserPledgeId: null');
    await pledged(app, item, 7_000, 'Nobody');
    expect((await pledge(app, item, 1, 'Ben')).errors[0].extensions.code).toBe('CONFLICT');

    expect((await release(await aUser(em))).errors[0].extensions.code).toMatch(/FORBIDDEN|NOT_FOUND/);
    expect((await release(helper)).data.releaseGroupGift).toEqual({ pledgedMinor: 3_000, pledgeCount: 1 });
    expect(await goneOf(app, 'Nobody')).toMatchObject([{ fate: 'RELEASED', title: 'Honeymoon', isPaid: false }]);
    expect(await goneOf(app, 'Ann')).toEqual([]);
    await pledged(app, item, 100, 'Ben');
    expect((await release()).errors).toBeUndefined();
    expect((await release()).errors[0].message).toBe('All that friends give to this fund is paid, so it stays.');
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 3_000, pledgeCount: 1 });
  });

  test('keeps its currency, whether or not somebody gave', async ({ em, app }) => {
    const item = await aFund(em);
    const edit = (changes: object) =>
      send(
        app,
        'mutation ($id: ID!, $changes: ItemChangesInput!) { updateItem(itemId: $id, changes: $changes) { currency } }',
        ownerOf(item),
        { id: item.id, changes },
      );
    const refusal = { currency: ['A fund keeps its currency'] };
    expect((await edit({ currency: 'USD' })).errors[0].extensions.fields).toEqual(refusal);
    await pledged(app, item, 100, 'Ann');
    expect((await edit({ currency: 'USD' })).errors[0].extensions.fields).toEqual(refusal);
    expect((await edit({ title: 'Trip', currency: 'EUR' })).data.updateItem).toEqual({ currency: 'EUR' });
  });

  test('says to no API key how to pay', async ({ em, app }) => {
    const item = await aFund(em);
    const ann = await aUser(em, { subscriptionTier: 'PREMIUM' });
    await send(app, `mutation { updateFund(itemId: "${item.id}", howToPay: "IBAN DE02") { itemId } }`, ownerOf(item));
    expect((await pledged(app, item, 100, 'Ann', { viewer: ann })).pledge.payBack).toBe('IBAN DE02');
    const { headers } = await anApiKey(em, ann, ['READ_LISTS']);
    const query = '{ myPledges { nodes { payBack amount { amountMinor } } } }';
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(answer.json().data.myPledges.nodes).toEqual([{ payBack: null, amount: { amountMinor: 100 } }]);
  });

  test('is in its owner’s export with how to pay', async ({ em, app }) => {
    const item = await aFund(em);
    await send(app, `mutation { updateFund(itemId: "${item.id}", howToPay: "IBAN DE02") { itemId } }`, ownerOf(item));
    const { said } = await exportOf(app, ownerOf(item));
    const lists = Object.entries(said).filter(([path]) => path.startsWith('lists/'));
    expect(lists).toMatchObject([[expect.any(String), { items: [{ title: 'Honeymoon', howToPay: 'IBAN DE02' }] }]]);
  });

  test('gives back what is taken back, until the money has come', async ({ em, app }) => {
    const item = await aFund(em);
    const anns = (await pledged(app, item, 5_000, 'Ann')).pledge;
    const bens = (await pledged(app, item, 3_000, 'Ben')).pledge;
    expect((await undo(app, anns.id, 'Ann')).errors).toBeUndefined();
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 3_000, pledgeCount: 1 });
    await update(app, bens.id, 'Ben', 'isPaid: true, organiserPledgeId: null');
    expect((await mine(app, 'Ben')).nodes).toMatchObject([{ isPaid: true, organiserName: ownerOf(item).name }]);
    const ticked = `mutation { setGiftsReceived(listId: "${item.list.id}", purchaseIds: ["${bens.id}"], isReceived: true) { receivedAt } }`;
    expect((await send(app, ticked, ownerOf(item))).data.setGiftsReceived[0].receivedAt).not.toBeNull();
    const late = await undo(app, bens.id, 'Ben');
    expect(late.errors[0].message).toBe('Your money has come already, so this can’t be undone here.');
    expect((await mine(app, 'Ben')).nodes).toMatchObject([{ isConfirmed: true }]);
  });

  test('does not lapse as a gift that friends share would, and tells nobody to buy', async ({ em, app, tell }) => {
    const item = await aFund(em, { priceMinor: 5_000 });
    await pledged(app, item, 5_000, 'Ann', { email: address('Ann') });
    await lapsePools(em.fork(), addDays(new Date(), 60));
    await tell();
    await tell(addDays(new Date(), 30));
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 5_000, pledgeCount: 1 });
    expect(await mailsTo(em, address('Ann'))).toEqual([]);
  });

  test('leaves its givers a record when it goes', async ({ em, app }) => {
    const item = await aFund(em);
    const anns = (await pledged(app, item, 5_000, 'Ann')).pledge;
    await update(app, anns.id, 'Ann', 'isPaid: true, organiserPledgeId: null');
    await deleteItem(app, item);
    const owner = ownerOf(item).name;
    expect(await goneOf(app, 'Ann')).toMatchObject([
      { fate: 'ITEM_REMOVED', title: 'Honeymoon', isPaid: true, organiserName: owner, isOrganiser: false },
    ]);
  });

  test('keeps what came, without a name, once a giver’s account is deleted', async ({
    em,
    app,
    orm,
    infrastructure,
  }) => {
    const item = await aFund(em);
    const [ann, ben] = [await aUser(em, { passwordHash: null }), await aUser(em, { passwordHash: null })];
    const anns = (await pledged(app, item, 5_000, 'Ann', { viewer: ann })).pledge;
    await pledged(app, item, 3_000, 'Ben', { viewer: ben });
    await send(
      app,
      `mutation { setGiftsReceived(listId: "${item.list.id}", purchaseIds: ["${anns.id}"], isReceived: true) { id } }`,
      ownerOf(item),
    );
    const { profile } = servicesOn(orm, infrastructure);
    for (const viewer of [ann, ben]) await profile.deleteAccount(viewer, { confirm: 'DELETE' });
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 5_000, pledgeCount: 1 });
    expect((await received(app, item)).nodes).toMatchObject([{ giverName: null, amount: EUR(5_000) }]);
  });
});

describe('what is given to a fund', () => {
  test('shows to its owner as purchases do, and is thanked for', async ({ em, app }) => {
    const item = await aFund(em, {}, { purchaseVisibility: 'OWNER_SEES_BUYERS' });
    const anns = (await pledged(app, item, 5_000, 'Ann', { email: address('Ann') })).pledge;
    const bens = (await pledged(app, item, 3_000, 'Ben')).pledge;
    const { totalCount, nodes } = await received(app, item);
    expect(totalCount).toBe(2);
    expect(nodes).toMatchObject([
      { id: bens.id, giverName: 'Ben', amount: EUR(3_000), receivedAt: null, isThanked: false },
      { id: anns.id, giverName: 'Ann', amount: EUR(5_000), receivedAt: null, isThanked: false },
    ]);
    const thank = `mutation { thankGivers(listId: "${item.list.id}", purchaseIds: ["${anns.id}", "${bens.id}"], text: "What a trip!") { isThanked thanks { text } receivedAt } }`;
    expect((await send(app, thank, ownerOf(item))).data.thankGivers).toMatchObject([
      { isThanked: true, thanks: { text: 'What a trip!' } },
      { isThanked: true, thanks: { text: 'What a trip!' } },
    ]);
    expect((await send(app, thank, ownerOf(item))).errors[0].extensions.code).toBe('CONFLICT');
    expect((await mailsTo(em, address('Ann'))).some(({ text }) => text.includes('What a trip!'))).toBe(true);
    const { data } = await send(
      app,
      `{ myPledges(guestKey: "${KEY('Ben')}") { nodes { receivedAt thanks { text } } } }`,
    );
    expect(data.myPledges.nodes).toMatchObject([{ thanks: { text: 'What a trip!' } }]);
    expect(data.myPledges.nodes[0].receivedAt).not.toBeNull();
  });

  test('has neither name nor amount for an owner who sees only what is taken, and nothing during a surprise', async ({
    em,
    app,
  }) => {
    const item = await aFund(em, {}, { purchaseVisibility: 'OWNER_SEES_TAKEN' });
    await pledged(app, item, 5_000, 'Ann');
    const helper = await aUser(em);
    await aCollaborator(em, { list: item.list.unwrap(), user: helper, role: 'HELPER' });
    expect((await received(app, item)).nodes).toMatchObject([{ giverName: null, amount: null }]);
    const ofOwner = await send(app, `{ item(id: "${item.id}") { pledgedMinor pledgeCount } }`, ownerOf(item));
    expect(ofOwner.data.item).toEqual({ pledgedMinor: 5_000, pledgeCount: 1 });
    const day = { eventType: 'Wedding', eventDate: '2999-06-01', purchaseVisibility: 'SURPRISE' };
    const secret = await aFund(em, {}, day);
    await pledged(app, secret, 5_000, 'Ann');
    expect(await received(app, secret)).toBe('FORBIDDEN');
    const blind = await send(app, `{ item(id: "${secret.id}") { pledgedMinor pledgeCount } }`, ownerOf(secret));
    expect(blind.data.item).toEqual({ pledgedMinor: 0, pledgeCount: 0 });
    expect((await pledge(app, secret, 100, 'Owner', { viewer: ownerOf(secret) })).errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
  });
});
