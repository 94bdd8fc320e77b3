import { addHours } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { ANY_NUMBER } from '../../../../server/lists/lists/any-number.rules.ts';
import { lapsePromises } from '../../../../server/lists/pledges/lapse-promises.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { send } from '../../graphql.ts';
import { PUBLIC_URL, servicesOn } from '../../server-test.ts';
import { aSharedGift, EUR, KEY, mine, newWorld, pledge, pledged, stateOf, undo, update } from './pledging.ts';
import { address, bellOf, goneOf, mailsTo, test as told } from './pools.ts';

beforeEach(newWorld);

const FUND = { title: 'Honeymoon', isGroupGift: false, isFund: true, quantityDesired: ANY_NUMBER };

type Em = Parameters<typeof aSharedGift>[0];

const aFund = (em: Em, overrides: object = {}, ofList: object = {}) =>
  aSharedGift(em, { ...FUND, priceMinor: 100_000, ...overrides }, ofList);

const ownerOf = (item: Item) => item.list.unwrap().owner.unwrap();

const test = told.extend(
  'lapse',
  async ({ orm, infrastructure }) =>
    (now: Date) =>
      lapsePromises(orm.em.fork(), { ...infrastructure, siteUrl: PUBLIC_URL }, now),
);

const inDays = (days: number) => addHours(new Date(), days * 24);

const say = (app: FastifyInstance, id: string, name: string, isPaid: boolean) =>
  update(app, id, name, `isPaid: ${isPaid}, organiserPledgeId: null`);

const open = (app: FastifyInstance, item: Item, viewer: User | null) =>
  send(app, `{ openPledges(itemId: "${item.id}") { id giverName isPaid amount { amountMinor } } }`, viewer);

const release = (app: FastifyInstance, item: Item, pledgeId: string, viewer: User | null) =>
  send(
    app,
    `mutation { releasePledge(itemId: "${item.id}", pledgeId: "${pledgeId}") { pledgedMinor pledgeCount } }`,
    viewer,
  );

const confirm = (app: FastifyInstance, item: Item, id: string) =>
  send(
    app,
    `mutation { setGiftsReceived(listId: "${item.list.id}", purchaseIds: ["${id}"], isReceived: true) { id } }`,
    ownerOf(item),
  );

async function aHelper(em: Em, item: Item): Promise<User> {
  const helper = await aUser(em);
  await aCollaborator(em, { list: item.list.unwrap(), user: helper, role: 'HELPER' });
  return helper;
}

describe('what somebody only says they paid', () => {
  test('is taken back by those who may clear, with kind words, and never what has come', async ({ em, app, tell }) => {
    const item = await aFund(em, { priceMinor: 20_000 });
    const proved = { viewer: await aUser(em, { emailVerifiedAt: new Date() }) };
    const helper = await aHelper(em, item);
    const bogus = (await pledged(app, item, 10_000, 'Duck', { email: address('Duck') })).pledge;
    const anns = (await pledged(app, item, 10_000, 'Ann', proved)).pledge;
    await say(app, bogus.id, 'Duck', true);
    await confirm(app, item, anns.id);
    expect((await pledge(app, item, 1, 'Ben')).errors[0].extensions.code).toBe('CONFLICT');

    expect((await open(app, item, helper)).data.openPledges).toEqual([
      { id: bogus.id, giverName: 'Duck', isPaid: true, amount: { amountMinor: 10_000 } },
    ]);
    expect((await release(app, item, anns.id, helper)).errors[0].message).toBe('This money has come, so it stays.');
    const { data } = await release(app, item, bogus.id, helper);
    expect(data.releasePledge).toEqual({ pledgedMinor: 10_000, pledgeCount: 1 });
    expect((await release(app, item, bogus.id, ownerOf(item))).errors[0].extensions.code).toBe('NOT_FOUND');
    await pledged(app, item, 5_000, 'Ben', proved);

    await tell();
    const [mail, ...more] = await mailsTo(em, address('Duck'));
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your promise was taken back: Honeymoon');
    expect(mail?.text).toContain('took back the €100.00 that you promised to Honeymoon, since it hasn’t come.');
    expect(mail?.text).toContain('Did you pay? Please talk to them');
    expect(mail?.text).not.toContain('one person can buy it');
    expect(await goneOf(app, 'Duck')).toMatchObject([
      { fate: 'RELEASED', isPaid: true, organiserName: ownerOf(item).name },
    ]);
    expect(await goneOf(app, 'Ann', proved.viewer)).toEqual([]);
  });

  test('is seen and taken back by nobody else', async ({ em, app }) => {
    const item = await aFund(em);
    const anns = (await pledged(app, item, 1_000, 'Ann')).pledge;
    const editor = await aUser(em);
    await aCollaborator(em, { list: item.list.unwrap(), user: editor, role: 'EDITOR' });
    for (const viewer of [null, await aUser(em), editor]) {
      const refusal = viewer ? /FORBIDDEN|NOT_FOUND/ : /UNAUTHENTICATED/;
      expect((await open(app, item, viewer)).errors[0].extensions.code).toMatch(refusal);
      expect((await release(app, item, anns.id, viewer)).errors[0].extensions.code).toMatch(refusal);
    }
    const gift = await aSharedGift(em);
    const bens = (await pledged(app, gift, 1_000, 'Ben')).pledge;
    expect((await open(app, gift, ownerOf(gift))).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await release(app, gift, bens.id, ownerOf(gift))).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await release(app, item, bens.id, ownerOf(item))).errors[0].extensions.code).toBe('NOT_FOUND');
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 1_000 });
  });

  test('has neither name nor sum for an owner who sees only what is taken, and nothing during a surprise', async ({
    em,
    app,
  }) => {
    const item = await aFund(em, {}, { purchaseVisibility: 'OWNER_SEES_TAKEN' });
    const anns = (await pledged(app, item, 1_000, 'Ann')).pledge;
    expect((await open(app, item, ownerOf(item))).data.openPledges).toEqual([
      { id: anns.id, giverName: null, isPaid: false, amount: null },
    ]);
    const secret = await aFund(em, {}, { purchaseVisibility: 'SURPRISE' });
    const bens = (await pledged(app, secret, 1_000, 'Ben')).pledge;
    expect((await open(app, secret, ownerOf(secret))).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await release(app, secret, bens.id, ownerOf(secret))).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await open(app, secret, await aHelper(em, secret))).data.openPledges).toHaveLength(1);
  });
});

describe('a promise that nobody pays', () => {
  test('is asked about once, a day before it lapses, and frees the goal', async ({ em, app, tell, lapse }) => {
    const item = await aFund(em, { priceMinor: 10_000 });
    const ben = await aUser(em, { passwordHash: null, emailVerifiedAt: new Date() });
    await pledged(app, item, 9_000, 'Ann', { email: address('Ann') });
    await pledged(app, item, 1_000, 'Ben', { viewer: ben });
    await lapse(inDays(28));
    expect(await mailsTo(em, address('Ann'))).toEqual([]);
    await lapse(inDays(29.1));
    await lapse(inDays(29.2));
    const [ask, ...more] = await mailsTo(em, address('Ann'));
    expect(more).toEqual([]);
    expect(ask?.subject).toBe('Still giving to it? Honeymoon');
    expect(ask?.text).toContain('You promised €90.00 to Honeymoon, and it isn’t marked as paid. Tomorrow');
    await lapse(inDays(30.05));
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 10_000, pledgeCount: 2 });
    await lapse(inDays(30.2));
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 0, pledgeCount: 0 });
    await tell(inDays(31));
    const [, lapsed, ...others] = await mailsTo(em, address('Ann'));
    expect(others).toEqual([]);
    expect(lapsed?.subject).toBe('Your promise has lapsed: Honeymoon');
    expect(lapsed?.text).toContain('You’re welcome to give again.');
    expect(await bellOf(app, ben)).toMatchObject([{ kind: 'POOL_ENDED' }]);
    expect(await goneOf(app, 'Ann')).toMatchObject([{ fate: 'LAPSED', title: 'Honeymoon', isPaid: false }]);
    await pledged(app, item, 10_000, 'Ben', { viewer: ben });
  });

  test('stays once it is marked as paid or has come, and is asked about anew after it is not', async ({
    em,
    app,
    lapse,
  }) => {
    const item = await aFund(em);
    const anns = (await pledged(app, item, 1_000, 'Ann', { email: address('Ann') })).pledge;
    const bens = (await pledged(app, item, 2_000, 'Ben')).pledge;
    await confirm(app, item, bens.id);
    await lapse(inDays(29));
    await say(app, anns.id, 'Ann', true);
    await lapse(inDays(60));
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 3_000 });
    await say(app, anns.id, 'Ann', false);
    await lapse(inDays(60.1));
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 3_000 });
    expect(await mailsTo(em, address('Ann'))).toHaveLength(2);
    await lapse(inDays(61.2));
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 2_000, pledgeCount: 1 });
    expect((await mine(app, 'Ben')).nodes).toHaveLength(1);
  });

  test('stays, with its fund, while that is taken off the list', async ({ em, app, lapse }) => {
    const item = await aFund(em);
    await pledged(app, item, 1_000, 'Ann');
    await em.execute('update items set is_archived = true where id = ?', [item.id]);
    await lapse(inDays(40));
    await lapse(inDays(42));
    expect((await mine(app, 'Ann')).nodes).toHaveLength(1);
  });
});

describe('somebody who proved no address', () => {
  const MORE = 'sign in with an account whose email address is confirmed.';
  const FIELDS = (result: { errors: { extensions: { fields: unknown } }[] }) => result.errors[0]?.extensions.fields;

  test('promises at most half of a goal, until it comes, while others and proved people give the rest', async ({
    em,
    app,
  }) => {
    const item = await aFund(em, { priceMinor: 100_000 });
    expect(FIELDS(await pledge(app, item, 50_001, 'Ann'))).toEqual({
      amount: [`You can give up to €500.00 here. To give more, ${MORE}`],
    });
    const first = (await pledged(app, item, 30_000, 'Ann')).pledge;
    expect(FIELDS(await pledge(app, item, 30_000, 'Ann'))).toEqual({
      amount: [`You can give up to €200.00 here. To give more, ${MORE}`],
    });
    await pledged(app, item, 20_000, 'Ann', { key: 'again' });
    await pledged(app, item, 20_000, 'Ann', { key: 'again' }); // the same call, which is answered as before
    expect(FIELDS(await pledge(app, item, 1, 'Ann'))).toEqual({
      amount: [
        `You can give more once your money has come, or signed in with an account whose email address is confirmed.`,
      ],
    });
    await confirm(app, item, first.id);
    await pledged(app, item, 10_000, 'Ann');
    expect((await pledge(app, item, 60_000, 'Ann')).errors[0].message).toBe('Only €400.00 is still missing.');
    const proved = await aUser(em, { emailVerifiedAt: new Date() });
    await pledged(app, item, 40_000, 'Ben', { viewer: proved });
    expect(await stateOf(app, item)).toMatchObject({ pledgedMinor: 100_000 });
  });

  test('gives all of a small sum, and is bounded without a goal, too', async ({ em, app }) => {
    await pledged(app, await aFund(em, { priceMinor: 10_000 }), 10_000, 'Ann');
    const open = await aFund(em, { priceMinor: null });
    expect(FIELDS(await pledge(app, open, 1_000_001, 'Ben'))).toMatchObject({
      amount: [expect.stringContaining('€10,000.00')],
    });
    await pledged(app, open, 1_000_000, 'Ben');
    const unproved = await aUser(em, { emailVerifiedAt: null });
    expect(FIELDS(await pledge(app, open, 1_000_001, 'Cleo', { viewer: unproved }))).toBeDefined();
    await pledged(app, open, 2_000_000, 'Dan', { viewer: await aUser(em, { emailVerifiedAt: new Date() }) });
  });

  test('shares three quarters of a fund with their network, however many keys they make', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const item = await aFund(em, { priceMinor: 100_000 });
    const other = await aFund(em, { priceMinor: 100_000 });
    const { shareToken } = item.list.unwrap();
    const give = (network: string, name: string, amountMinor: number, to = item) =>
      servicesOn(orm, infrastructure, network).pledges.pledgeShared(null, to.list.unwrap().shareToken, to.id, {
        ...{ name, guestKey: KEY(name), amount: EUR(amountMinor) },
      });
    const home = `2001:db8:${shareToken.slice(0, 4)}:1::`;
    await give(home, 'a', 40_000);
    const limited = { code: 'RATE_LIMITED', message: expect.stringContaining('Sign in') };
    await expect(give(home, 'b', 40_000)).rejects.toMatchObject(limited);
    await give(home, 'c', 35_000); // a refusal took nothing of the network's room
    await expect(give(home, 'd', 1)).rejects.toMatchObject(limited);
    await give(home, 'd', 40_000, other);
    await give('2001:db8:ffff:2::', 'e', 25_000);
  });

  test('fills no fund with small promises', async ({ em, orm, infrastructure }) => {
    const item = await aFund(em, { priceMinor: null });
    const { shareToken } = item.list.unwrap();
    const give = (place: number) =>
      servicesOn(orm, infrastructure, '2001:db8:aaaa:7::').pledges.pledgeShared(null, shareToken, item.id, {
        ...{ name: 'Duck', guestKey: KEY(`Duck ${place}`), amount: EUR(1) },
      });
    for (let place = 0; place < 40; place++) await give(place);
    await infrastructure.rateLimits.giveBackPartOfNetwork('pledgeOfNetwork', '2001:db8:aaaa:7::', {
      ...{ itemId: item.list.id, points: 40 }, // a day later
    });
    for (let place = 40; place < 75; place++) await give(place);
    await expect(give(75)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('gets room again for what they take back, as a giver', async ({ em, app }) => {
    const item = await aFund(em, { priceMinor: 100_000 });
    const first = (await pledged(app, item, 50_000, 'Ann')).pledge;
    await undo(app, first.id, 'Ann');
    await pledged(app, item, 20_000, 'Ann');
  });
});
