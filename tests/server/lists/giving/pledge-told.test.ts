import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect } from 'vitest';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { lapsePools } from '../../../../server/lists/pledges/lapse-pools.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { send } from '../../graphql.ts';
import { PUBLIC_URL, servicesOn } from '../../server-test.ts';
import { aSharedGift, buy, change, KEY, newWorld, pay, pledged, stateOf, undo, update } from './pledging.ts';
import { address, aPool, bellOf, buyAs, deleteItem, goneOf, mailsTo, test } from './pools.ts';

beforeEach(newWorld);

test('the organiser hears by mail and bell once the sum is reached, and nobody else', async ({ orm, app, tell }) => {
  const em = orm.em.fork();
  const { item, ann } = await aPool(em, app);
  await tell();
  expect(await mailsTo(em, ann.email)).toEqual([]);
  await pledged(app, item, 16_500, 'Dan', { email: address('Dan') });
  await tell(new Date());
  expect(await mailsTo(em, ann.email)).toEqual([]); // Dan may take it back at once
  await tell();
  await tell();

  const [mail, ...others] = await mailsTo(em, ann.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('You can buy it now: Coffee machine');
  expect(mail?.text).toContain('€300.00 for Coffee machine has come together');
  expect(mail?.text).toContain(`${PUBLIC_URL}/gifts`);
  const { name } = item.list.unwrap();
  const text = `Enough has come together for a gift on “${name}” that you organise.`;
  expect(await bellOf(app, ann)).toEqual([{ kind: 'POOL_FULL', text, listId: null }]);
  expect([...(await mailsTo(em, address('Ben'))), ...(await mailsTo(em, address('Dan')))]).toEqual([]);
});

test('the others hear that it is bought, and what is left to pay', async ({ orm, app, tell }) => {
  const em = orm.em.fork();
  const { item, ann, anns, bens } = await aPool(em, app);
  const dan = await aUser(em, { name: 'Dan', passwordHash: null });
  const dans = (await pledged(app, item, 700, 'Dan', { viewer: dan })).pledge;
  await send(
    app,
    `mutation { updatePledge(pledgeId: "${dans.id}", changes: { isPaid: true, organiserPledgeId: "${anns.id}" }) { id } }`,
    dan,
  );
  await buyAs(app, anns.id, ann);
  await tell();

  const [toBen] = await mailsTo(em, address('Ben'));
  expect(toBen?.subject).toBe('It’s bought: Coffee machine');
  expect(toBen?.text).toContain('Ann bought Coffee machine for all of you.');
  expect(toBen?.text).toContain('Your part is €20.00.');
  const [toDan] = await mailsTo(em, dan.email);
  expect(toDan?.text).toContain('You said that you’ve paid your part of €7.00');
  expect(await mailsTo(em, ann.email)).toEqual([]);
  const text = `Ann bought a gift on “${item.list.unwrap().name}” that you chip in for.`;
  expect(await bellOf(app, dan)).toEqual([{ kind: 'POOL_BOUGHT', text, listId: null }]);
  expect(toBen?.text).toMatch(/\/gifts#found=/); // which opens them on any device
  expect(bens.isBought).toBe(false);
});

test('a pool that lapsed is told kindly: nothing to pay, and whom money went to', async ({ orm, app, tell }) => {
  const em = orm.em.fork();
  const { item, ann } = await aPool(em, app);
  await lapsePools(orm.em.fork(), addDays(new Date(), 31));
  await tell();
  await tell();
  const [mail, ...others] = await mailsTo(em, address('Ben'));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('The money didn’t come together: Coffee machine');
  expect(mail?.text).toContain('There’s nothing to pay: you keep your money.');
  expect(await bellOf(app, ann)).toMatchObject([{ kind: 'POOL_ENDED' }]);
  expect(await goneOf(app, 'Cleo')).toMatchObject([{ fate: 'LAPSED', title: 'Coffee machine', isPaid: false }]);
  expect(await stateOf(app, item)).toMatchObject({ pledgeCount: 0 });
});

describe('pledges that go with their gift leave a record and are told', () => {
  const ENDS: [string, (app: FastifyInstance, item: Item) => Promise<unknown>, string][] = [
    ['the item is deleted', deleteItem, 'ITEM_REMOVED'],
    [
      'the list is deleted',
      (app, { list }) => send(app, `mutation { deleteList(id: "${list.id}") }`, list.unwrap().owner.unwrap()),
      'LIST_REMOVED',
    ],
    [
      'the owner ends the pool',
      (app, { id, list }) =>
        send(app, `mutation { releaseGroupGift(itemId: "${id}") { id } }`, list.unwrap().owner.unwrap()),
      'RELEASED',
    ],
  ];
  test.for(ENDS)('when %s: who has whose money', async ([, end, fate], { orm, app, tell }) => {
    const em = orm.em.fork();
    const {
      item,
      ann,
      anns: { id: annsId },
      bens,
    } = await aPool(em, app);
    await pay(app, bens.id, 'Ben', annsId);
    const ended = await end(app, item);
    expect(ended).not.toHaveProperty('errors');

    expect(await goneOf(app, 'Ben')).toMatchObject([
      {
        id: bens.id,
        fate,
        title: 'Coffee machine',
        amount: { amountMinor: 2_000 },
        isPaid: true,
        organiserName: 'Ann',
      },
    ]);
    const [anns] = await goneOf(app, 'Ann', ann);
    expect(anns).toMatchObject({ isOrganiser: true, paid: [{ name: 'Ben', amount: { amountMinor: 2_000 } }] });
    await tell();
    const [toBen] = await mailsTo(em, address('Ben'));
    expect(toBen?.text).toContain('You paid €20.00 to Ann: please talk to them about it.');
    const [toAnn] = await mailsTo(em, ann.email);
    expect(toAnn?.text).toContain('Friends have paid you €20.00: please give it back');
    expect(await bellOf(app, ann)).toMatchObject([{ kind: 'POOL_ENDED' }]);

    expect((await undo(app, bens.id, 'Cleo')).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await undo(app, bens.id, 'Ben')).data.undoPledge).toBe(bens.id);
    expect(await goneOf(app, 'Ben')).toEqual([]);
  });

  test('when the owner of the list deletes their account', async ({ orm, app, infrastructure, tell }) => {
    const em = orm.em.fork();
    const { item } = await aPool(em, app);
    const owner = item.list.unwrap().owner.unwrap();
    await em.refresh(owner);
    owner.passwordHash = null;
    await em.flush();
    await servicesOn(orm, infrastructure).profile.deleteAccount(owner, { confirm: 'DELETE' });
    await tell();
    expect(await goneOf(app, 'Cleo')).toMatchObject([{ fate: 'LIST_REMOVED' }]);
    expect((await mailsTo(em, address('Ben')))[0]?.text).toContain('The list with Coffee machine is gone');
  });

  test('of what was bought, how to pay stays with those who have not', async ({ orm, app, tell }) => {
    const em = orm.em.fork();
    const { item, ann, anns } = await aPool(em, app);
    const payBack = `mutation { updatePledge(pledgeId: "${anns.id}", changes: { payBack: "IBAN DE02" }) { id } }`;
    await send(app, payBack, ann);
    await buyAs(app, anns.id, ann);
    await tell();
    await deleteItem(app, item);
    expect(await goneOf(app, 'Ben')).toMatchObject([{ organiserName: 'Ann', payBack: 'IBAN DE02' }]);
    await tell();
    expect((await mailsTo(em, address('Ben'))).at(-1)?.text).toContain('which was bought for all of you');
    expect(await goneOf(app, 'Zoe')).toEqual([]);
  });
});

test('a gift that is archived is told, and the pledges stay', async ({ orm, app, tell }) => {
  const em = orm.em.fork();
  const { item, ann } = await aPool(em, app);
  const owner = item.list.unwrap().owner.unwrap();
  await send(app, `mutation { setItemArchived(id: "${item.id}", isArchived: true) { id } }`, owner);
  await tell();
  expect((await mailsTo(em, address('Ben')))[0]?.subject).toBe('Taken off the list: Coffee machine');
  expect(await bellOf(app, ann)).toMatchObject([{ kind: 'POOL_WITHDRAWN' }]);
});

describe('an organiser', () => {
  test('who goes leaves it to another, and all hear of both', async ({ orm, app, infrastructure, tell }) => {
    const em = orm.em.fork();
    const { ann, anns, bens, cleos } = await aPool(em, app);
    await pay(app, bens.id, 'Ben', anns.id);
    await servicesOn(orm, infrastructure).profile.deleteAccount(ann, { confirm: 'DELETE' });
    await tell();
    const [mail] = await mailsTo(em, address('Ben'));
    expect(mail?.subject).toBe('Who organises it? Coffee machine');
    expect(mail?.text).toContain('You paid €20.00 to Ann: please talk to them about it.');

    expect((await update(app, cleos.id, 'Cleo', 'isOrganiser: true')).errors).toBeUndefined();
    await tell();
    expect((await mailsTo(em, address('Ben'))).map(({ subject }) => subject)).toEqual([
      'Who organises it? Coffee machine',
      'Somebody else organises it now: Coffee machine',
    ]);
    const { pledges } = (
      await change(app, 'updatePledge($own, changes: {}) { pledges { name isPaid paidToName } }', cleos.id, 'Cleo')
    ).data.updatePledge;
    expect(pledges).toContainEqual({ name: 'Ben', isPaid: true, paidToName: 'Ann' });
  });

  test('who gives no sign for two weeks is asked, and may be replaced; a sign keeps it', async ({ orm, app, tell }) => {
    const em = orm.em.fork();
    const { item, ann, anns, cleos } = await aPool(em, app);
    const idle = () =>
      em.fork().execute(`update pools set organised_at = now() - interval '14 days' where item_id = ?`, [item.id]);
    expect((await update(app, cleos.id, 'Cleo', 'isOrganiser: true')).errors[0].extensions.code).toBe('CONFLICT');
    await idle();
    await tell();
    expect((await mailsTo(em, ann.email))[0]?.subject).toBe('Still organising it? Coffee machine');
    expect((await mailsTo(em, address('Ben')))[0]?.subject).toBe('Who organises it? Coffee machine');
    expect(await bellOf(app, ann)).toEqual([]);

    await send(app, `mutation { updatePledge(pledgeId: "${anns.id}", changes: { isOrganiser: true }) { id } }`, ann);
    expect((await update(app, cleos.id, 'Cleo', 'isOrganiser: true')).errors[0].extensions.code).toBe('CONFLICT');
    await idle();
    const { data } = await change(
      app,
      'updatePledge($own, changes: { isOrganiser: true }) { isOrganiser isOrganiserIdle }',
      cleos.id,
      'Cleo',
    );
    expect(data.updatePledge).toEqual({ isOrganiser: true, isOrganiserIdle: false });
    await tell();
    expect((await mailsTo(em, ann.email)).at(-1)?.text).toContain('Cleo organises Coffee machine from now on');
    expect((await buy(app, cleos.id, 'Cleo')).errors).toBeUndefined();
  });
});

test('nobody keeps others from hearing that an organiser is gone by pledging again and again', async ({
  orm,
  app,
  infrastructure,
  tell,
}) => {
  const em = orm.em.fork();
  const { item, ann } = await aPool(em, app);
  await servicesOn(orm, infrastructure).profile.deleteAccount(ann, { confirm: 'DELETE' });
  await pledged(app, item, 100, 'Mallory');
  await tell(new Date());
  expect((await mailsTo(em, address('Ben'))).map(({ subject }) => subject)).toEqual([
    'Who organises it? Coffee machine',
  ]);
});

test('who makes room and fills it again tells the organiser once', async ({ orm, app, tell }) => {
  const em = orm.em.fork();
  const { item, ann } = await aPool(em, app, { Ann: 10_000, Ben: 2_000, Cleo: 18_000 });
  await tell();
  const [{ id }] = (await send(app, `{ myPledges(guestKey: "${KEY('Ben')}") { nodes { id } } }`)).data.myPledges.nodes;
  await undo(app, id, 'Ben');
  await pledged(app, item, 2_000, 'Ben', { email: address('Ben') });
  await tell(new Date());
  await tell();
  expect((await mailsTo(em, ann.email)).map(({ subject }) => subject)).toEqual(['You can buy it now: Coffee machine']);
});

describe('under a surprise', () => {
  test('nothing reaches people who receive the gifts, whatever address was given', async ({ orm, app, tell }) => {
    const em = orm.em.fork();
    const item = await aSharedGift(em, {}, { purchaseVisibility: 'SURPRISE' });
    const list = item.list.unwrap();
    const owner = list.owner.unwrap();
    const editor = await aCollaborator(em, { list });
    for (const email of [owner.email, editor.email]) await pledged(app, item, 15_000, `As ${email}`, { email });
    await tell();
    await em.fork().execute('update pledges set paid_at = now() where item_id = ?', [item.id]);
    await deleteItem(app, item);
    await tell();
    for (const viewer of [owner, editor]) {
      expect(await mailsTo(em, viewer.email)).toEqual([]);
      expect((await bellOf(app, viewer)).filter(({ kind }: { kind: string }) => kind.startsWith('POOL_'))).toEqual([]);
      expect(await goneOf(app, `As ${owner.email}`, viewer)).toEqual([]);
    }
    expect(await goneOf(app, `As ${owner.email}`)).toHaveLength(1);
    await em.fork().nativeDelete(List, { id: list.id });
    expect(await goneOf(app, `As ${owner.email}`, owner)).toEqual([]);
  });
});

test('friends are counted, not pledges', async ({ orm, app }) => {
  const item = await aSharedGift(orm.em.fork());
  for (const name of ['Ann', 'Ben', 'Ann', 'Ann']) await pledged(app, item, 1_000, name);
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 4_000, pledgeCount: 2 });
  const [{ id }] = (await send(app, `{ myPledges(guestKey: "${KEY('Ann')}") { nodes { id } } }`)).data.myPledges.nodes;
  await undo(app, id, 'Ann');
  expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 3_000, pledgeCount: 2 });
});
