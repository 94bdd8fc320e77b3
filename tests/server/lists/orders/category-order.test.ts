import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Notification } from '../../../../server/news/notifications/notification.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { listen, send } from '../../graphql.ts';
import { test } from '../../server-test.ts';

const ORDER = `mutation ($id: ID!, $categories: [String!]!) {
  orderCategories(listId: $id, categories: $categories) { categoryOrder }
}`;
const order = (app: FastifyInstance, viewer: User, id: string, categories: string[]) =>
  send(app, ORDER, viewer, { id, categories });

test('the order of categories is stored for all who open the list, and heard by those who have it open', async ({
  em,
  app,
}) => {
  const list = await aList(em, { listType: 'SHOPPING', privacy: 'PUBLIC' });
  const member = await aCollaborator(em, { list });
  const owner = list.owner.unwrap();
  const watch = `subscription { listChanged(listId: "${list.id}") { kind revision list { categoryOrder } } }`;
  const { next } = await listen(app, watch, owner);
  await next(); // as it is at the start

  const { data } = await order(app, member, list.id, [' Fruit ', 'Dairy', '']);

  expect(data.orderCategories.categoryOrder).toEqual(['Fruit', 'Dairy', '']);
  expect(await next()).toMatchObject({
    listChanged: { kind: 'LIST_EDITED', list: { categoryOrder: ['Fruit', 'Dairy', ''] } },
  });
  const shared = await send(app, `{ sharedList(token: "${list.shareToken}") { categoryOrder } }`);
  expect(shared.data.sharedList.categoryOrder).toEqual(['Fruit', 'Dairy', '']);
  expect(await em.count(Notification, { user: owner })).toBe(0); // an order is no news
});

test('a category twice, too many of them and too long a name are refused, and nothing is stored', async ({
  em,
  app,
}) => {
  const list = await aList(em, { listType: 'SHOPPING' });
  const owner = list.owner.unwrap();
  const many = Array.from({ length: 201 }, (_, place) => `Shelf ${place}`);

  for (const [categories, message] of [
    [['Dairy', 'dairy'], 'Each category can have one place only'],
    [many, 'Up to 200 categories can be put in order'],
    [['x'.repeat(1001)], 'Text must be no more than 1000 characters long'],
  ] as const) {
    const { errors } = await order(app, owner, list.id, [...categories]);
    expect(JSON.stringify(errors)).toContain(message);
  }

  await em.refresh(list);
  expect(list.categoryOrder).toEqual([]);
});

test.for([
  ['few', 0],
  ['more than are read with the list', 60],
] as const)(
  'of %s gifts the categories keep their order, whatever is bought of them',
  async ([, more], { em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const categories = ['Kitchen', '', 'Books', 'Kitchen', ...Array.from({ length: more }, () => 'Garden')];
    for (const [orderIndex, category] of categories.entries()) {
      await anItem(em, { list, category, orderIndex, quantityPurchased: orderIndex === 0 ? 1 : 0 });
    }
    const wanted = await anItem(em, { list, category: 'Books', orderIndex: 100 });
    await anItem(em, { list, category: 'Attic', orderIndex: -1, isArchived: true });
    const expected = more ? ['Kitchen', 'Books', 'Garden'] : ['Kitchen', 'Books'];

    const watch = `subscription { sharedListChanged(token: "${list.shareToken}") { kind list { categoryOrder } } }`;
    const { next } = await listen(app, watch);
    expect(await next()).toMatchObject({ sharedListChanged: { kind: 'OPENED', list: { categoryOrder: expected } } });
    const { data } = await send(app, `{ sharedList(token: "${list.shareToken}") { categoryOrder } }`);
    expect(data.sharedList.categoryOrder).toEqual(expected);

    const bought = await send(
      app,
      `mutation { purchaseSharedItem(token: "${list.shareToken}", itemId: "${wanted.id}", input: { email: "a@example.test" }) { completed } }`,
    );
    expect(bought.data.purchaseSharedItem.completed).toBe(true);
    expect(await next()).toMatchObject({ sharedListChanged: { kind: 'PURCHASED', list: { categoryOrder: expected } } });
  },
);

test('a demo list and the lists of others keep their order', async ({ em, app }) => {
  const demo = await aList(em, { isDemo: true });
  const others = await aList(em);
  const me = await aUser(em);

  const refused = await Promise.all([demo, others].map(({ id }) => order(app, me, id, ['Dairy'])));

  expect(refused.map(({ errors }) => errors[0].extensions.code)).toEqual(['DEMO_LIST', 'FORBIDDEN']);
});
