import { beforeEach, expect } from 'vitest';
import { UNPROVED_MAILS_A_DAY } from '../../../../server/base/rate-limits/limits.ts';
import { aUser } from '../../../builders/accounts.ts';
import { anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { aSharedGift, buy, newWorld, pay, pledged, update } from './pledging.ts';
import { address, aPool, bellOf, buyAs, deleteItem, mailsTo, test } from './pools.ts';

beforeEach(newWorld);

test('an organiser who chipped in twice is never told to pay themselves', async ({ orm, app, tell }) => {
  const em = orm.em.fork();
  const { item, ann, anns } = await aPool(em, app);
  await pledged(app, item, 5_000, 'Ann', { viewer: ann });
  await pledged(app, item, 500, 'Ann as a guest', { email: ann.email });
  await buyAs(app, anns.id, ann);
  await tell();
  expect(await mailsTo(em, ann.email)).toEqual([]);
  expect(await bellOf(app, ann)).toEqual([]);
  expect(await mailsTo(em, address('Ben'))).toHaveLength(1);
});

test('a guest who organises it is one person under all keys and addresses that are theirs', async ({
  orm,
  app,
  tell,
}) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em);
  const { pledge: anns } = await pledged(app, item, 1_000, 'Ann', { email: address('Ann') });
  await pledged(app, item, 1_000, 'Ann', { email: address('Anne') });
  await pledged(app, item, 1_000, 'Anna', { email: address('Ann') });
  await pledged(app, item, 1_000, 'Ben', { email: address('Ben') });
  await buy(app, anns.id, 'Ann');
  await tell();
  for (const name of ['Ann', 'Anne']) expect(await mailsTo(em, address(name))).toEqual([]);
  expect(await mailsTo(em, address('Ben'))).toHaveLength(1);
});

test('nobody with an account is left untold because somebody organises it under their address', async ({
  orm,
  app,
  tell,
}) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em);
  const ben = await aUser(em, { name: 'Ben' });
  const { pledge: mallorys } = await pledged(app, item, 1_000, 'Mallory', { email: ben.email });
  await pledged(app, item, 1_000, 'Ben', { viewer: ben });
  await buy(app, mallorys.id, 'Mallory');
  await tell();
  expect((await mailsTo(em, ben.email))[0]?.text).toContain('Your part is €10.00.');
  expect(await bellOf(app, ben)).toMatchObject([{ kind: 'POOL_BOUGHT' }]);
});

test('who takes it over with one of two pledges, and gives no sign, is told as the organiser alone', async ({
  orm,
  app,
  tell,
}) => {
  const em = orm.em.fork();
  const { item, ann } = await aPool(em, app);
  const ben = await aUser(em, { name: 'Ben' });
  const { pledge: first } = await pledged(app, item, 100, 'Ben', { viewer: ben });
  await pledged(app, item, 200, 'Ben', { viewer: ben });
  const idle = () =>
    em.fork().execute(`update pools set organised_at = now() - interval '14 days' where item_id = ?`, [item.id]);
  await idle();
  await send(app, `mutation { updatePledge(pledgeId: "${first.id}", changes: { isOrganiser: true }) { id } }`, ben);
  await tell();
  expect(await mailsTo(em, ben.email)).toEqual([]); // of their own taking over
  expect((await mailsTo(em, ann.email))[0]?.subject).toBe('Somebody else organises it now: Coffee machine');
  await idle();
  await tell();
  expect((await mailsTo(em, ben.email)).map(({ subject }) => subject)).toEqual(['Still organising it? Coffee machine']);
  expect(await bellOf(app, ben)).toEqual([]);
});

test('pledges that go together are one mail to a person, which names each gift, and one notice', async ({
  orm,
  app,
  tell,
}) => {
  const em = orm.em.fork();
  const { item, ann, anns } = await aPool(em, app);
  const list = item.list.unwrap();
  const bench = await anItem(em, {
    ...{ list, title: 'Bench', priceMinor: 30_000, currency: 'EUR', isGroupGift: true },
  });
  const { pledge: onBench } = await pledged(app, bench, 1_000, 'Cleo');
  const { pledge: bens } = await pledged(app, bench, 700, 'Ben', { email: address('Ben') });
  for (const amount of [300, 400]) await pledged(app, item, amount, 'Ben', { email: address('Ben') });
  await pledged(app, bench, 100, 'Ann', { viewer: ann });
  await pay(app, bens.id, 'Ben', onBench.id);
  await update(app, anns.id, 'Ann', 'payBack: "Cash"');
  const owner = list.owner.unwrap();
  expect((await send(app, `mutation { deleteList(id: "${list.id}") }`, owner)).errors).toBeUndefined();
  await tell();
  await tell();

  const [mail, ...others] = await mailsTo(em, address('Ben'));
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('News about 2 gifts that you chip in for');
  expect(mail?.text).toContain('The list with Coffee machine is gone');
  expect(mail?.text).toContain('There’s nothing to pay: you keep your money.');
  expect(mail?.text).toContain('The list with Bench is gone');
  expect(mail?.text).toContain('You paid €7.00 to Cleo: please talk to them about it.');
  expect(await mailsTo(em, ann.email)).toHaveLength(1);
  expect(await bellOf(app, ann)).toMatchObject([{ kind: 'POOL_ENDED' }]);
});

test('what was chipped in twice for one gift is one mail about it, with what friends have paid its organiser', async ({
  orm,
  app,
  tell,
}) => {
  const em = orm.em.fork();
  const { item, ann, anns, bens } = await aPool(em, app);
  await pledged(app, item, 300, 'Ann', { viewer: ann });
  await pledged(app, item, 300, 'Ben', { email: address('Ben') });
  await pay(app, bens.id, 'Ben', anns.id);
  await em.execute(`update pledges set id = gen_random_uuid() where item_id = ? and amount_minor = 300`, [item.id]);
  await deleteItem(app, item);
  await tell();
  const [mail, ...others] = await mailsTo(em, ann.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('No longer a gift from all of you: Coffee machine');
  expect(mail?.text).toContain('Friends have paid you €20.00');
  expect(await mailsTo(em, address('Ben'))).toHaveLength(1);
});

test('an address that nobody has proved gets a few such mails a day, a proved one all', async ({ orm, app, tell }) => {
  const em = orm.em.fork();
  const [typed, ben] = [address('Typed'), await aUser(em, { name: 'Ben', emailVerifiedAt: new Date() })];
  for (let times = 0; times <= UNPROVED_MAILS_A_DAY; times += 1) {
    const item = await aSharedGift(em);
    await pledged(app, item, 100, 'Mallory', { email: typed });
    await pledged(app, item, 100, 'Ben', { viewer: ben });
    await deleteItem(app, item);
  }
  await tell();
  expect(await mailsTo(em, typed)).toHaveLength(UNPROVED_MAILS_A_DAY);
  expect(await mailsTo(em, ben.email)).toHaveLength(UNPROVED_MAILS_A_DAY + 1);
});
