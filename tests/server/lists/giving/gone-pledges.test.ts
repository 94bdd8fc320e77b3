import { beforeEach, describe, expect } from 'vitest';
import { GonePledge } from '../../../../server/lists/buyer-mails/gone-pledge.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { send } from '../../graphql.ts';
import { servicesOn } from '../../server-test.ts';
import { aSharedGift, buy, KEY, newWorld, pay, pledged, undo, update } from './pledging.ts';
import { aPool, buyAs, deleteItem, goneOf, test } from './pools.ts';

beforeEach(newWorld);

describe('how to pay an organiser', () => {
  test('goes with the record that they clear away, and so with their account', async ({ orm, app, infrastructure }) => {
    const { item, ann, anns } = await aPool(orm.em.fork(), app);
    const payBack = `mutation { updatePledge(pledgeId: "${anns.id}", changes: { payBack: "IBAN DE02" }) { id } }`;
    await send(app, payBack, ann);
    await buyAs(app, anns.id, ann);
    await deleteItem(app, item);
    expect(await goneOf(app, 'Cleo')).toMatchObject([{ payBack: 'IBAN DE02' }]);
    expect((await send(app, `mutation { undoPledge(pledgeId: "${anns.id}") }`, ann)).errors).toBeUndefined();
    await servicesOn(orm, infrastructure).profile.deleteAccount(ann, { confirm: 'DELETE' });
    expect(await goneOf(app, 'Cleo')).toMatchObject([{ organiserName: 'Ann', payBack: null }]);
  });

  test('is withdrawn by an organiser without an account, who clears their record away', async ({ orm, app }) => {
    const item = await aSharedGift(orm.em.fork());
    const { pledge: anns } = await pledged(app, item, 10_000, 'Ann');
    const { pledge: bens } = await pledged(app, item, 2_000, 'Ben');
    await update(app, anns.id, 'Ann', 'payBack: "IBAN DE02"');
    await buy(app, anns.id, 'Ann');
    await deleteItem(app, item);
    await undo(app, bens.id, 'Cleo'); // is nobody’s but Ben’s
    expect(await goneOf(app, 'Ben')).toMatchObject([{ payBack: 'IBAN DE02' }]);
    await undo(app, anns.id, 'Ann');
    expect(await goneOf(app, 'Ben')).toMatchObject([{ payBack: null }]);
    expect(await goneOf(app, 'Ann')).toEqual([]);
  });
});

describe('the name of a friend who paid goes from the organiser’s record with their account', () => {
  test.for([false, true])(
    'also where they cleared their own away: %s',
    async (isCleared, { orm, app, infrastructure }) => {
      const em = orm.em.fork();
      const { item, ann, anns, cleos } = await aPool(em, app);
      const ben = await aUser(em, { name: 'Ben Ex', passwordHash: null });
      const { pledge } = await pledged(app, item, 700, 'Ben', { viewer: ben });
      await send(
        app,
        `mutation { updatePledge(pledgeId: "${pledge.id}", changes: { isPaid: true, organiserPledgeId: "${anns.id}" }) { id } }`,
        ben,
      );
      await pay(app, cleos.id, 'Cleo', anns.id);
      await deleteItem(app, item);
      if (isCleared) {
        expect((await send(app, `mutation { undoPledge(pledgeId: "${pledge.id}") }`, ben)).errors).toBeUndefined();
        expect((await send(app, '{ myPledges { gone { id } } }', ben)).data.myPledges.gone).toEqual([]);
        const again = await send(app, `mutation { undoPledge(pledgeId: "${pledge.id}") }`, ben);
        expect(again.errors[0].extensions.code).toBe('NOT_FOUND');
        expect(await em.fork().findOneOrFail(GonePledge, pledge.id)).toMatchObject({
          title: null,
          listName: null,
          paidTo: null,
        });
      }
      const paid = async () => (await goneOf(app, 'Ann', ann))[0].paid;
      expect(await paid()).toMatchObject([{ name: 'Cleo' }, { name: 'Ben Ex' }]);

      await servicesOn(orm, infrastructure).profile.deleteAccount(ben, { confirm: 'DELETE' });
      expect(await paid()).toMatchObject([
        { name: 'Cleo', amount: { amountMinor: 1_500 } },
        { name: null, amount: { amountMinor: 700 } },
      ]);
      expect(await em.fork().count(GonePledge, pledge.id)).toBe(0);
    },
  );
});

test('records of others on a device are not taken along by who receives the gifts of their list', async ({
  orm,
  app,
}) => {
  const item = await aSharedGift(orm.em.fork());
  const other = await aSharedGift(orm.em.fork());
  const { pledge: anns } = await pledged(app, item, 1_000, 'Ann');
  const { pledge: elsewhere } = await pledged(app, other, 1_000, 'Ann');
  for (const one of [item, other]) await deleteItem(app, one);
  const owner = item.list.unwrap().owner.unwrap();
  const take = `mutation { takeGiftsAlong(guestKey: "${KEY('Ann')}") { totalCount } }`;
  expect((await send(app, take, owner)).errors).toBeUndefined();
  const buyerOf = async (id: string) => (await orm.em.fork().findOneOrFail(GonePledge, id)).buyer?.id;
  expect([await buyerOf(anns.id), await buyerOf(elsewhere.id)]).toEqual([undefined, owner.id]);
  expect((await send(app, '{ myPledges { gone { id } } }', owner)).data.myPledges.gone).toEqual([{ id: elsewhere.id }]);
  expect((await goneOf(app, 'Ann')).map(({ id }: { id: string }) => id)).toEqual([anns.id]);
});
