import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

test('each change of an item answers with the revision of its list', async ({ em, app }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner, listType: 'SHOPPING' });
  const item = await anItem(em, { list, quantityDesired: 3 });
  const change = async (mutation: string) => {
    const { data } = await send(app, `mutation { answer: ${mutation} }`, owner);
    const { data: after } = await send(app, `{ list(id: "${list.id}") { revision items { listRevision } } }`, owner);
    const shown = after.list.items.map((one: { listRevision: number }) => one.listRevision);
    expect(new Set(shown)).toEqual(new Set([after.list.revision]));
    const answer = data.answer.item ?? data.answer;
    return {
      answered: answer.listRevision ?? answer.revision,
      now: after.list.revision,
      purchase: data.answer.purchase,
    };
  };

  const { answered, now, purchase } = await change(
    `purchaseItem(itemId: "${item.id}") { purchase { id } item { listRevision } }`,
  );
  expect([answered, now]).toEqual([1, 1]);
  const changes = [
    `undoPurchase(purchaseId: "${purchase.id}") { listRevision }`,
    `createItem(listId: "${list.id}", input: { title: "Mug" }) { listRevision }`,
    `updateItem(id: "${item.id}", changes: { notes: "Red" }) { listRevision }`,
    `reorderItems(listId: "${list.id}", itemIds: ["${item.id}"]) { revision }`,
    `setItemArchived(id: "${item.id}", isArchived: true) { listRevision }`,
    `deleteItem(id: "${item.id}") { revision }`,
  ];
  for (const [index, mutation] of changes.entries()) {
    expect(await change(mutation)).toMatchObject({ answered: index + 2, now: index + 2 });
  }
});

test('to the owner of a surprise that revision does not move when somebody buys', async ({ em, app, services }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner, privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });
  const item = await anItem(em, { list, quantityDesired: 3 });
  const edit = async () => {
    const query = `mutation { updateItem(id: "${item.id}", changes: { notes: "Red" }) { listRevision } }`;
    return (await send(app, query, owner)).data.updateItem.listRevision;
  };
  const before = await edit();

  await services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'ann@example.test', quantity: 1 });

  expect(await edit()).toBe(before + 1);
});
