import type { EntityManager } from '@mikro-orm/postgresql';
import { expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { WebhookMessage } from '../../../server/news/webhooks/webhook-message.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { anOwner, test } from './webhook-test.ts';

type App = Parameters<typeof send>[0];

async function follow(app: App, list: List, user: User) {
  await send(app, `mutation { followList(token: "${list.shareToken}", input: {}) { isFollowing } }`, user);
}

const aParty = (em: EntityManager, overrides = {}) =>
  aList(em, { privacy: 'PUBLIC', name: 'Ida turns 7', purchaseVisibility: 'SURPRISE', ...overrides });

test('a webhook that chose a list which its owner follows is told what guests see of it, and nobody’s name', async ({
  app,
  em,
  services,
  hook,
  deliver,
}) => {
  const [ann, tom] = [await anOwner(em), await aUser(em, { name: 'Tomás' })];
  const list = await aParty(em);
  const ida = list.owner.unwrap();
  const hidden = await anItem(em, { list, isArchived: true });
  await follow(app, list, ann);
  const { endpoint } = await hook(ann, { listIds: [list.id] });

  const kite = await services.items.addItem(ida, list.id, { title: 'Kite', quantityDesired: 2 });
  await services.purchases.purchaseShared(tom, list.shareToken, kite.id, {});
  await services.purchases.purchaseShared(ann, list.shareToken, kite.id, {});
  await services.items.updateItem(ida, hidden.id, { title: 'Secret' });
  await services.items.setItemArchived(ida, kite.id, true);
  await services.lists.updateList(ida, list.id, { name: 'Party' });
  await deliver();

  expect(endpoint.received).toMatchObject([
    { type: 'item.archived', data: { item_id: kite.id, item: null, actor: null } },
  ]); // the rest is about something that is in the archive by now, or for those who work on the list
  expect(endpoint.received).toMatchObject([{ data: { list: { time_zone: null } } }]); // nor is it on the shared page
  expect(JSON.stringify(endpoint.received)).not.toMatch(/Tom|Secret|@/);
});

test('one of who views a list is told of what is added and bought, until the role or the list is gone', async ({
  em,
  services,
  hook,
  deliver,
}) => {
  const list = await aParty(em, { privacy: 'PRIVATE' });
  const ida = list.owner.unwrap();
  const ann = await anOwner(em);
  await aCollaborator(em, { list, user: ann, role: 'VIEWER' });
  const tom = await aCollaborator(em, { list });
  const { endpoint } = await hook(ann, { listIds: [list.id] });
  const kite = await services.items.addItem(ida, list.id, { title: 'Kite', quantityDesired: 2 });
  await services.purchases.purchaseShared(ann, list.shareToken, kite.id, {});
  await services.collaborators.remove(ida, list.id, tom.id); // guests do not know who works on it
  await deliver();

  const item = { id: kite.id, name: 'Kite', quantity_purchased: 1 };
  expect(endpoint.received).toMatchObject([
    { type: 'item.added', data: { list_id: list.id, item } },
    { type: 'item.purchased', data: { quantity: 1, remaining: 1, actor: { id: ann.id }, item } },
  ]);

  await services.items.updateItem(ida, kite.id, { title: 'Dragon' });
  await services.collaborators.remove(ida, list.id, ann.id);
  await deliver();
  expect(endpoint.received).toHaveLength(2);
});

test('only lists that were chosen, and only while they are followed', async ({ app, em, services, hook, deliver }) => {
  const [list, other, ann] = [await aParty(em), await aParty(em), await anOwner(em)];
  for (const each of [list, other]) await follow(app, each, ann);
  const all = await hook(ann);
  const one = await hook(ann, { listIds: [list.id] });
  for (const each of [list, other]) await services.items.addItem(each.owner.unwrap(), each.id, { title: 'Kite' });
  await deliver();
  expect([all.endpoint.received.length, one.endpoint.received.length]).toEqual([0, 1]);

  await services.items.addItem(list.owner.unwrap(), list.id, { title: 'Scooter' });
  expect(await em.fork().count(WebhookMessage, { webhook: one.webhook.id })).toBe(1);
  await send(app, `mutation { unfollowList(token: "${list.shareToken}") { isFollowing } }`, ann);
  await deliver();
  expect(one.endpoint.received).toHaveLength(1);
});

test('a list that somebody neither works on, views nor follows cannot be chosen', async ({ em, hook }) => {
  const [list, ann] = [await aParty(em), await anOwner(em)];
  await expect(hook(ann, { listIds: [list.id] })).rejects.toThrow();
});
