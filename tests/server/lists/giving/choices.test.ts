import { describe, expect } from 'vitest';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { ANY_NUMBER } from '../../../../server/lists/lists/any-number.rules.ts';
import { lapseHolds } from '../../../../server/lists/purchases/lapse-holds.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { servicesOn, test } from '../../server-test.ts';
import { aChoice, give, make, newEmail, shared, undo, unneeded } from './choosing.ts';

describe('of several gifts to choose from', () => {
  test('one that is taken makes the others no longer needed, for guests, on REST, and in counts', async ({
    em,
    app,
  }) => {
    const { list, bicycle, scooter, owner } = await aChoice(em);

    await give(app, bicycle);

    const { items, progress } = await shared(app, list);
    expect(items).toEqual([
      { title: 'Scooter', choiceId: bicycle.choiceId, isNoLongerNeeded: true, quantityRemaining: 0 },
      { title: 'Book', choiceId: null, isNoLongerNeeded: false, quantityRemaining: 1 },
    ]);
    expect(progress).toEqual({ wanted: 2, given: 1 });
    const { body } = await call(app, `GET /items/${scooter.id}`, { viewer: owner });
    expect(body.data).toMatchObject({
      quantity_purchased: 0,
      is_no_longer_needed: true,
      choice_id: bicycle.choiceId,
    });
    const query = `{ list(id: "${list.id}") { progress { wanted given }
      itemSummary { purchasedCount wantedCount } items { title isNoLongerNeeded } } }`;
    expect((await send(app, query, owner)).data.list).toEqual({
      progress: { wanted: 2, given: 1 },
      itemSummary: { purchasedCount: 1, wantedCount: 2 },
      items: [
        { title: 'Bicycle', isNoLongerNeeded: false },
        { title: 'Scooter', isNoLongerNeeded: true },
        { title: 'Book', isNoLongerNeeded: false },
      ],
    });
  });

  test.for(['purchaseSharedItem', 'reserveSharedItem'])(
    'the others are refused after %s, by every door',
    async (how, { em, app }) => {
      const { bicycle, scooter, list, owner } = await aChoice(em);
      await give(app, bicycle, {}, how);

      for (const next of ['purchaseSharedItem', 'reserveSharedItem'] as const) {
        const { errors } = await give(app, scooter, {}, next);
        expect(errors[0]).toMatchObject({
          message: 'Scooter is no longer needed: something else was chosen instead.',
          extensions: { code: 'CONFLICT', remaining: 0 },
        });
      }
      const body = { quantity: 1, email: newEmail() };
      const rest = await call(app, `POST /lists/shared/${list.shareToken}/items/${scooter.id}/purchase`, { body });
      expect([rest.status, rest.body.code, rest.body.remaining]).toEqual([409, 'CONFLICT', 0]);
      const own = await call(app, `POST /items/${scooter.id}/purchase`, { viewer: owner, body: { quantity: 1 } });
      expect(own.status).toBe(409);
      expect(await em.fork().count(Purchase, { item: scooter })).toBe(0);
    },
  );

  test('an undo frees the others, and so does a hold that lapses', async ({ em, orm, app, infrastructure }) => {
    const { list, bicycle, scooter } = await aChoice(em);
    const { given } = (await give(app, bicycle)).data;
    await undo(app, given);
    expect(await unneeded(em, list)).toEqual([]);

    await give(app, bicycle, {}, 'reserveSharedItem');
    expect(await unneeded(em, list)).toEqual(['Scooter']);
    const { undoSecrets, mailQueue } = infrastructure;
    const later = new Date(Date.now() + 30 * 86_400_000);
    await lapseHolds(orm.em.fork(), { undoSecrets, mailQueue, siteUrl: 'https://kindlist.test' }, later);
    expect(await unneeded(em, list)).toEqual([]);
    expect((await give(app, scooter)).errors).toBeUndefined();
    expect(await unneeded(em, list)).toEqual(['Bicycle']);
  });

  test('some pieces of one are enough: the others are closed, and the rest of it is for anybody', async ({
    em,
    app,
  }) => {
    const { list, bicycle, scooter } = await aChoice(em, {}, { quantityDesired: 3 });
    const { given } = (await give(app, bicycle, { quantity: 1 })).data;
    expect((await give(app, scooter, { quantity: 1 })).errors[0].extensions.code).toBe('CONFLICT');
    expect(await unneeded(em, list)).toEqual(['Scooter']);

    expect((await give(app, bicycle, { quantity: 2 })).data.given).toMatchObject({ completed: true });
    await undo(app, given);
    expect(await unneeded(em, list)).toEqual(['Scooter']);
  });

  test('forty givers at once get one of them, and the others hear that it is no longer needed', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { list, bicycle, scooter } = await aChoice(em);
    const kite = await anItem(em, { list, title: 'Kite', choiceId: bicycle.choiceId ?? null });
    const all = [kite, bicycle, scooter];

    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => {
        const { purchases } = servicesOn(orm, infrastructure, `10.0.1.${index}`);
        const item = all[index % 3] as Item;
        const input = { email: `guest${index}@example.test` };
        return index % 4 === 0
          ? purchases.reserveShared(null, list.shareToken, item.id, input)
          : purchases.purchaseShared(null, list.shareToken, item.id, input);
      }),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const problems = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(problems)).toEqual(new Set(['CONFLICT']));
    expect(await em.fork().count(Purchase, { item: { list } })).toBe(1);
    expect(await unneeded(em, list)).toHaveLength(2);
  });

  test('an owner who wants more or fewer lets nobody give a second one', async ({ em, app }) => {
    const { list, owner, bicycle, scooter } = await aChoice(em, {}, { quantityDesired: 2 });
    await give(app, bicycle, { quantity: 1 });
    for (const quantityDesired of [1, 3, 2, 1]) {
      await send(
        app,
        `mutation { updateItem(id: "${bicycle.id}", changes: { quantityDesired: ${quantityDesired} }) { id } }`,
        owner,
      );
      expect(await unneeded(em, list)).toEqual(['Scooter']);
      expect((await give(app, scooter)).errors[0].extensions.code).toBe('CONFLICT');
    }
  });

  test('whose buyer is told as much as all who look: how many are wanted, and what is needed', async ({ em, app }) => {
    const { list, owner, bicycle, scooter } = await aChoice(em);
    const { data } = await send(
      app,
      `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
        purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { item { choiceId } list { progress { wanted given } } }
      }`,
      null,
      { token: list.shareToken, itemId: bicycle.id, input: { email: newEmail() } },
    );
    expect(data.purchaseSharedItem).toEqual({
      item: { choiceId: bicycle.choiceId },
      list: { progress: { wanted: 2, given: 1 } },
    });
    const counts = 'categories { openCount purchasedCount }';
    const own = await send(app, `{ list(id: "${list.id}") { itemSummary { ${counts} } } }`, owner);
    expect(own.data.list.itemSummary.categories).toEqual([{ openCount: 1, purchasedCount: 1 }]);
    const asked = await send(app, `{ sharedList(token: "${list.shareToken}") { ${counts} } }`);
    expect(asked.data.sharedList.categories).toEqual([{ openCount: 1, purchasedCount: 1 }]);
    expect(scooter.choiceId).toBe(bicycle.choiceId);
  });

  test.for(['archive', 'delete'])(
    'one that is left after the other goes by %s is no choice any more',
    async (how, { em, app }) => {
      const { list, owner, bicycle, scooter } = await aChoice(em);
      await give(app, bicycle);
      const call =
        how === 'archive'
          ? `setItemArchived(id: "${bicycle.id}", isArchived: true)`
          : `deleteItem(id: "${bicycle.id}")`;
      expect((await send(app, `mutation { ${call} { id } }`, owner)).errors).toBeUndefined();

      expect(await em.fork().findOneOrFail(Item, scooter.id)).toMatchObject({ choiceId: null, isUnneeded: false });
      expect((await shared(app, list)).items).toMatchObject([{ isNoLongerNeeded: false }, { isNoLongerNeeded: false }]);
      if (how === 'archive') {
        await send(app, `mutation { setItemArchived(id: "${bicycle.id}", isArchived: false) { id } }`, owner);
        expect((await em.fork().findOneOrFail(Item, bicycle.id)).choiceId).toBeNull();
      }
    },
  );

  test('on a list that becomes one for shopping everything is needed', async ({ em, app }) => {
    const { list, owner, bicycle, scooter } = await aChoice(em);
    await give(app, bicycle);
    await send(app, `mutation { updateList(id: "${list.id}", changes: { listType: SHOPPING }) { id } }`, owner);
    expect(await em.fork().findOneOrFail(Item, scooter.id)).toMatchObject({ choiceId: null, isUnneeded: false });
  });
});

describe('who makes a choice', () => {
  test('closes what is not taken, once, and frees it where the choice ends', async ({ em, app }) => {
    const { list, owner, book, scooter, bicycle } = await aChoice(em);
    await give(app, book);
    const ids = [book.id, scooter.id, bicycle.id];

    const { answer } = (await make(app, owner, list.id, [...ids, crypto.randomUUID()])).data;
    expect(
      answer.items.map(({ title, isNoLongerNeeded }: { title: string; isNoLongerNeeded: boolean }) => [
        title,
        isNoLongerNeeded,
      ]),
    ).toEqual([
      ['Bicycle', true],
      ['Scooter', true],
      ['Book', false],
    ]);
    expect(new Set(answer.items.map(({ choiceId }: Item) => choiceId)).size).toBe(1);
    expect(answer.missingItemIds).toHaveLength(1);
    const again = (await make(app, owner, list.id, ids)).data.answer;
    expect(again.list.revision).toBe(answer.list.revision);
    expect(again.items).toEqual(answer.items);

    const ended = (await make(app, owner, list.id, [bicycle.id], 'dissolveChoices')).data.answer;
    expect(ended.items).toEqual([{ title: 'Bicycle', choiceId: null, isNoLongerNeeded: false }]);
    expect(await em.fork().count(Item, { list, choiceId: { $ne: null } })).toBe(0);
  });

  test('takes items out of the choice that they were part of', async ({ em, app }) => {
    const { list, owner, book, scooter, bicycle } = await aChoice(em);
    await make(app, owner, list.id, [scooter.id, book.id]);
    const after = await em.fork().findOneOrFail(Item, bicycle.id);
    expect(after.choiceId).toBeNull();
  });

  test.for([
    ['of one', {}, 1, 'Choose at least two items'],
    ['of eleven', {}, 11, 'Choose at most 10 items'],
    [
      'of any number',
      { quantityDesired: ANY_NUMBER },
      2,
      'Any number of “Gift 0” is welcome, so it can’t be one of several',
    ],
    ['of a group gift', { isGroupGift: true }, 2, 'Friends can chip in for “Gift 0”, so it can’t be one of several'],
  ] as const)('is told why not, %s', async ([, overrides, count, problem], { em, app }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner });
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) ids.push((await anItem(em, { list, title: `Gift ${at}`, ...overrides })).id);
    const { errors } = await make(app, owner, list.id, ids);
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { itemIds: [problem] } });
  });

  test('makes none on a shopping list, and a stranger none at all', async ({ em, app }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner, listType: 'SHOPPING' });
    const ids = [(await anItem(em, { list })).id, (await anItem(em, { list })).id];
    expect((await make(app, owner, list.id, ids)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect((await make(app, await aUser(em), list.id, ids)).errors[0].extensions.code).toBe('FORBIDDEN');
  });

  test('wants it neither in any number nor from several friends afterwards', async ({ em, app }) => {
    const { owner, bicycle } = await aChoice(em);
    for (const changes of [`quantityDesired: ${ANY_NUMBER}`, 'isGroupGift: true']) {
      const { errors } = await send(
        app,
        `mutation { updateItem(id: "${bicycle.id}", changes: { ${changes} }) { id } }`,
        owner,
      );
      expect(errors[0].extensions.code).toBe('BAD_USER_INPUT');
    }
  });
});
