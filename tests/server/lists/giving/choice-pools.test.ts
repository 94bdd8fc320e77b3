import { beforeEach, describe, expect } from 'vitest';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { lapsePools } from '../../../../server/lists/pledges/lapse-pools.ts';
import { anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { give, make, unneeded } from './choosing.ts';
import { aSharedGift, buy, newWorld, pledged, stateOf, undo } from './pledging.ts';

beforeEach(newWorld);

type Parts = { em: Parameters<typeof aSharedGift>[0]; app: Parameters<typeof send>[0] };

/** Friends chip in for the machine; its owner, who may not know, makes it one of two. */
async function aPoolInChoice({ em, app }: Parts, purchaseVisibility = 'SURPRISE') {
  const machine = await aSharedGift(em, {}, { purchaseVisibility });
  const list = machine.list.unwrap();
  const owner = list.owner.unwrap();
  const kettle = await anItem(em, { list, title: 'Kettle' });
  const { pledge: anns } = await pledged(app, machine, 20_000, 'Ann');
  await send(app, `mutation { updateItem(id: "${machine.id}", changes: { isGroupGift: false }) { id } }`, owner);
  const { data, errors } = await make(app, owner, list.id, [machine.id, kettle.id]);
  expect(errors).toBeUndefined();
  return { machine, kettle, list, owner, anns, answer: data.answer };
}

describe('a gift for which friends chip in, and that becomes one of several', () => {
  test('is as taken as one that is bought: nobody buys another, and its blind owner learns nothing', async ({
    em,
    app,
  }) => {
    const { list, kettle, answer, owner } = await aPoolInChoice({ em, app });
    expect(await unneeded(em, list)).toEqual(['Kettle']);
    expect(answer.items.map((item: { isNoLongerNeeded: boolean }) => item.isNoLongerNeeded)).toEqual([false, false]);
    expect((await give(app, kettle)).errors[0].message).toBe(
      'Kettle is no longer needed: something else was chosen instead.',
    );
    const seen = await send(
      app,
      `{ list(id: "${list.id}") { items { isNoLongerNeeded } itemSummary { wantedCount } } }`,
      owner,
    );
    expect(seen.data.list).toEqual({
      items: [{ isNoLongerNeeded: false }, { isNoLongerNeeded: false }],
      itemSummary: { wantedCount: 2 },
    });
  });

  test('still takes pledges, and its organiser buys it', async ({ em, app }) => {
    const { machine, list, anns } = await aPoolInChoice({ em, app });
    await pledged(app, machine, 10_000, 'Ben');
    expect(await stateOf(app, machine)).toMatchObject({ pledgedMinor: 30_000, pledgeCount: 2 });
    expect((await buy(app, anns.id, 'Ann')).errors).toBeUndefined();
    expect((await em.fork().findOneOrFail(Item, machine.id)).quantityPurchased).toBe(1);
    expect(await unneeded(em, list)).toEqual(['Kettle']);
  });

  test.for(['undo', 'lapse', 'release'])('frees the others once its pool ends by %s', async (how, { em, orm, app }) => {
    const { machine, kettle, list, owner, anns } = await aPoolInChoice({ em, app }, 'OWNER_SEES_BUYERS');
    if (how === 'undo') await undo(app, anns.id, 'Ann');
    if (how === 'lapse') await lapsePools(orm.em.fork(), new Date(Date.now() + 31 * 86_400_000));
    if (how === 'release') await send(app, `mutation { releaseGroupGift(itemId: "${machine.id}") { id } }`, owner);
    expect(await unneeded(em, list)).toEqual([]);
    expect((await give(app, kettle)).errors).toBeUndefined();
    expect(await unneeded(em, list)).toEqual(['Coffee machine']);
  });

  test('and of two pools in one choice neither is stuck', async ({ em, app }) => {
    const machine = await aSharedGift(em);
    const list = machine.list.unwrap();
    const oven = await anItem(em, { list, title: 'Oven', priceMinor: 5_000, currency: 'EUR', isGroupGift: true });
    const { pledge: anns } = await pledged(app, machine, 20_000, 'Ann');
    const { pledge: bens } = await pledged(app, oven, 5_000, 'Ben');
    for (const { id } of [machine, oven])
      await send(
        app,
        `mutation { updateItem(id: "${id}", changes: { isGroupGift: false }) { id } }`,
        list.owner.unwrap(),
      );
    await make(app, list.owner.unwrap(), list.id, [machine.id, oven.id]);
    expect((await buy(app, anns.id, 'Ann')).errors).toBeUndefined();
    expect((await buy(app, bens.id, 'Ben')).errors).toBeUndefined();
    expect(await unneeded(em, list)).toEqual([]);
  });
});
