import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

async function aGift(em: EntityManager, services: Services, overrides: Parameters<typeof aList>[1] = {}) {
  const list = await aList(em, { privacy: 'PUBLIC', ...overrides });
  const item = await anItem(em, { list, title: 'Mug' });
  const input = { email: 'ann@example.test', name: 'Ann', quantity: 1 };
  const { purchase } = await services.purchases.purchaseShared(null, list.shareToken, item.id, input);
  return { list, owner: list.owner.unwrap(), purchaseId: purchase.id };
}

const thank = (app: FastifyInstance, viewer: User | null, purchaseId: string, isThanked = true) =>
  send(
    app,
    `mutation ($purchaseId: ID!, $isThanked: Boolean!) {
      setPurchaseThanked(purchaseId: $purchaseId, isThanked: $isThanked) { purchases { isThanked } }
    }`,
    viewer,
    { purchaseId, isThanked },
  );

test('the owner remembers whom they thanked, and may forget it again', async ({ em, app, services }) => {
  const { list, owner, purchaseId } = await aGift(em, services);

  const thanked = await thank(app, owner, purchaseId);
  expect(thanked.data.setPurchaseThanked.purchases).toEqual([{ isThanked: true }]);
  const read = await send(app, `{ list(id: "${list.id}") { items { purchases { isThanked } } } }`, owner);
  expect(read.data.list.items).toEqual([{ purchases: [{ isThanked: true }] }]);

  const forgotten = await thank(app, owner, purchaseId, false);
  expect(forgotten.data.setPurchaseThanked.purchases).toEqual([{ isThanked: false }]);
});

test('guests and the buyer see nothing of it, neither in words nor in revisions', async ({ em, app, services }) => {
  const { list, owner, purchaseId } = await aGift(em, services);
  const ask = (viewer: User | null) =>
    send(app, `{ sharedList(token: "${list.shareToken}") { revision items { purchases { isThanked } } } }`, viewer);
  const member = await aUser(em);
  const before = [await ask(null), await ask(member)];

  await thank(app, owner, purchaseId);

  expect([await ask(null), await ask(member)]).toEqual(before);
});

test('who may not know the buyer has nobody to thank', async ({ em, app, services }) => {
  const takenOnly = await aGift(em, services, { purchaseVisibility: 'OWNER_SEES_TAKEN' });
  const shared = await aGift(em, services);
  const collaborator = await aCollaborator(em, { list: shared.list });
  const shopping = await aGift(em, services, { listType: 'SHOPPING' });

  const answers = [
    await thank(app, takenOnly.owner, takenOnly.purchaseId),
    await thank(app, collaborator, shared.purchaseId),
    await thank(app, shopping.owner, shopping.purchaseId),
  ];

  expect(answers.map(({ errors }) => errors[0].extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});

test('under a surprise the owner is answered as if there were no purchase', async ({ em, app, services }) => {
  const { owner, purchaseId } = await aGift(em, services, {
    purchaseVisibility: 'SURPRISE',
    eventDate: '2999-12-24',
  });

  const bought = await thank(app, owner, purchaseId);
  const none = await thank(app, owner, crypto.randomUUID());

  expect(bought).toEqual(none);
  expect(bought.errors[0].extensions.code).toBe('NOT_FOUND');
});
