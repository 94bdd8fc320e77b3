import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { ListType } from '../../../server/core/access/list-access.rules.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const TICK = `mutation ($id: ID!, $quantity: Int!, $key: String, $timesPutBack: Int, $orWhatRemains: Boolean) {
  purchaseItem(
    itemId: $id, quantity: $quantity, idempotencyKey: $key, timesPutBack: $timesPutBack, orWhatRemains: $orWhatRemains
  ) { remaining purchase { id quantity } item { quantityPurchased timesPutBack } }
}`;

interface Late {
  key?: string;
  timesPutBack?: number | null;
  orWhatRemains?: boolean;
}

/** A tick that may have been made a while ago. */
function tick(app: FastifyInstance, viewer: User, { id }: Item, quantity: number, late: Late = {}) {
  return send(app, TICK, viewer, { id, quantity, ...late });
}

function undo(app: FastifyInstance, viewer: User, purchaseId: string) {
  return send(app, `mutation { undoPurchase(purchaseId: "${purchaseId}") { timesPutBack } }`, viewer);
}

async function timesPutBack(app: FastifyInstance, viewer: User, { id }: Item): Promise<number | null> {
  const { data } = await send(app, `{ item(id: "${id}") { timesPutBack } }`, viewer);
  return data.item.timesPutBack;
}

/** A shopping list of two people, each with a phone. */
async function aShoppingTrip(em: EntityManager, item: Partial<Item> = {}, listType: ListType = 'SHOPPING') {
  const list = await aList(em, { listType });
  const [ann, bob] = [list.owner.unwrap(), await aCollaborator(em, { list })];
  return { list, ann, bob, milk: await anItem(em, { list, title: 'Milk', ...item }) };
}

describe('ticks from two phones', () => {
  test('add up', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em, { quantityDesired: 3 });
    const seen = { timesPutBack: await timesPutBack(app, ann, milk), orWhatRemains: true };

    await tick(app, bob, milk, 2, seen);
    const { data } = await tick(app, ann, milk, 1, seen);

    expect(data.purchaseItem).toMatchObject({
      remaining: 0,
      purchase: { quantity: 1 },
      item: { quantityPurchased: 3 },
    });
  });

  test('of more than is left record what is left, and say how many that was', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em, { quantityDesired: 3 });
    await tick(app, bob, milk, 2);

    const { data } = await tick(app, ann, milk, 3, { timesPutBack: 0, orWhatRemains: true });

    expect(data.purchaseItem).toMatchObject({
      remaining: 0,
      purchase: { quantity: 1 },
      item: { quantityPurchased: 3 },
    });
  });

  test('of what is bought already change nothing', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em);
    await tick(app, bob, milk, 1);

    const { errors } = await tick(app, ann, milk, 1, { timesPutBack: 0, orWhatRemains: true });

    expect(errors[0]).toMatchObject({
      message: 'Milk was already bought, so your tick changed nothing.',
      extensions: { code: 'ALREADY_BOUGHT' },
    });
    expect((await em.fork().findOneOrFail(Item, milk.id)).quantityPurchased).toBe(1);
  });

  test('that do not offer less are refused as before', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em, { quantityDesired: 3 });
    await tick(app, bob, milk, 2);

    const { errors } = await tick(app, ann, milk, 2);

    expect(errors[0].message).toBe('Only 1 still needed.');
  });

  test('that arrive at the same moment never record more than is wanted', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em, { quantityDesired: 5 });
    const late = { timesPutBack: 0, orWhatRemains: true };

    const answers = await Promise.all([ann, bob, ann, bob].map((who) => tick(app, who, milk, 2, late)));

    const recorded = answers.map(({ data }) => data?.purchaseItem?.purchase.quantity ?? 0);
    expect(recorded.toSorted()).toEqual([0, 1, 2, 2]);
    expect((await em.fork().findOneOrFail(Item, milk.id)).quantityPurchased).toBe(5);
  });

  test('are recorded once, however often one of them arrives', async ({ em, app }) => {
    const { ann, milk } = await aShoppingTrip(em, { quantityDesired: 3 });
    const late = { key: 'k1', timesPutBack: 0, orWhatRemains: true };

    const [first, again] = [await tick(app, ann, milk, 2, late), await tick(app, ann, milk, 2, late)];

    expect(again.data.purchaseItem.purchase).toEqual(first.data.purchaseItem.purchase);
    expect(again.data.purchaseItem.item.quantityPurchased).toBe(2);
  });
});

describe('an old tick does not remove what was put back', () => {
  const refused = {
    message: 'Milk has been put back on the list. Tick it again if you have it.',
    extensions: { code: 'PUT_BACK' },
  };

  test('because a purchase was taken back', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em);
    const { data } = await tick(app, bob, milk, 1);
    await undo(app, bob, data.purchaseItem.purchase.id);

    expect((await tick(app, ann, milk, 1, { timesPutBack: 0, orWhatRemains: true })).errors[0]).toMatchObject(refused);
    expect(await timesPutBack(app, ann, milk)).toBe(1);
    expect((await tick(app, ann, milk, 1, { timesPutBack: 1, orWhatRemains: true })).errors).toBeUndefined();
  });

  test('because more is wanted after it was complete', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em);
    await tick(app, bob, milk, 1);
    await send(app, `mutation { updateItem(id: "${milk.id}", changes: { quantityDesired: 2 }) { id } }`, bob);

    expect((await tick(app, ann, milk, 1, { timesPutBack: 0, orWhatRemains: true })).errors[0]).toMatchObject(refused);
    expect((await em.fork().findOneOrFail(Item, milk.id)).quantityPurchased).toBe(1);
  });

  test('because it was restored from the archive', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em);
    for (const isArchived of [true, false, false]) {
      await send(app, `mutation { setItemArchived(id: "${milk.id}", isArchived: ${isArchived}) { id } }`, bob);
    }

    expect(await timesPutBack(app, ann, milk)).toBe(1);
    expect((await tick(app, ann, milk, 1, { timesPutBack: 0, orWhatRemains: true })).errors[0]).toMatchObject(refused);
  });

  test('not even when it had arrived once and only its answer was lost', async ({ em, app }) => {
    const { ann, milk } = await aShoppingTrip(em);
    const late = { key: 'k1', timesPutBack: 0, orWhatRemains: true };
    const { data } = await tick(app, ann, milk, 1, late);
    await undo(app, ann, data.purchaseItem.purchase.id);

    expect((await tick(app, ann, milk, 1, late)).errors[0]).toMatchObject(refused);
  });

  test('while other changes put nothing back', async ({ em, app }) => {
    const { ann, bob, milk } = await aShoppingTrip(em, { quantityDesired: 3 });
    await tick(app, bob, milk, 1);
    await send(
      app,
      `mutation { updateItem(id: "${milk.id}", changes: { quantityDesired: 4, notes: "x" }) { id } }`,
      bob,
    );
    await send(app, `mutation { setItemArchived(id: "${milk.id}", isArchived: true) { id } }`, bob);

    expect(await timesPutBack(app, ann, milk)).toBe(0);
  });
});

test('gift lists neither count nor tell how often something was put back', async ({ em, app }) => {
  const { list, ann, milk } = await aShoppingTrip(em, {}, 'WISHLIST');
  const { data } = await tick(app, ann, milk, 1);
  await undo(app, ann, data.purchaseItem.purchase.id);
  expect(await timesPutBack(app, ann, milk)).toBeNull();

  list.listType = 'SHOPPING';
  await em.flush();
  expect(await timesPutBack(app, ann, milk)).toBe(0);
});
