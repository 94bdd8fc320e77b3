import type { FastifyInstance } from 'fastify';
import { beforeEach, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { listen, send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { aSharedGift, newWorld, pledged } from './pledging.ts';

beforeEach(newWorld);

const NEWS = `listChanged(listId: $id) { kind actor { name } news { action who quantity }
  change { __typename ... on ItemEdited { actor { name } item { pledgedMinor } } ... on ListEdited { actor { name } } } }`;

/** Sees the list live, past what it was at first. */
const screenOf = async (app: FastifyInstance, list: List, viewer: User) => {
  const screen = await listen(app, `subscription ($id: ID!) { ${NEWS} }`, viewer, { id: list.id });
  await screen.next();
  return screen;
};

const told = (action: string, name: string | null, pledgedMinor: number) => {
  const actor = name === null ? null : { name };
  const change = { __typename: 'ItemEdited', actor, item: { pledgedMinor } };
  return { listChanged: { kind: 'ITEM_EDITED', actor, news: { action, who: name, quantity: 0 }, change } };
};

test('owners who may know buyers see live that somebody pledged, and not who', async ({ orm, app }) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em, {}, { purchaseVisibility: 'OWNER_SEES_BUYERS' });
  const list = item.list.unwrap();
  const ann = await aUser(em, { name: 'Ann' });
  const screen = await screenOf(app, list, list.owner.unwrap());
  const { pledge } = await pledged(app, item, 20_000, 'Ann', { viewer: ann });
  expect(await screen.next()).toEqual(told('PLEDGED', null, 20_000));
  await send(app, `mutation { undoPledge(pledgeId: "${pledge.id}") }`, ann);
  expect(await screen.next()).toEqual(told('PLEDGE_UNDONE', null, 0));
  await screen.close();
});

test('helpers with a surprise do not see who pledged, but for themselves; the owner hears nothing', async ({
  orm,
  app,
}) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em, {}, { purchaseVisibility: 'SURPRISE' });
  const list = item.list.unwrap();
  const ann = await aUser(em, { name: 'Ann' });
  const helper = await aUser(em, { name: 'Hal' });
  await aCollaborator(em, { list, user: helper, role: 'HELPER' });
  const [hals, owners] = [await screenOf(app, list, helper), await screenOf(app, list, list.owner.unwrap())];
  await pledged(app, item, 20_000, 'Ann', { viewer: ann });
  expect(await hals.next()).toEqual(told('PLEDGED', null, 20_000));
  await pledged(app, item, 1_000, 'Hal', { viewer: helper });
  expect(await hals.next()).toEqual(told('PLEDGED', 'Hal', 21_000));
  await send(app, `mutation { updateList(id: "${list.id}", changes: { name: "Mine" }) { id } }`, list.owner.unwrap());
  expect(await owners.next()).toMatchObject({ listChanged: { kind: 'LIST_EDITED' } });
  await Promise.all([hals.close(), owners.close()]);
});

test('pages of guests and the overview of lists see a pledge as an item that is different', async ({ orm, app }) => {
  const em = orm.em.fork();
  const item = await aSharedGift(em);
  const list = item.list.unwrap();
  const page = await listen(
    app,
    `subscription { sharedListChanged(token: "${list.shareToken}") { kind change { __typename } } }`,
  );
  const overview = await listen(
    app,
    'subscription { myListsChanged { kind change { __typename } } }',
    list.owner.unwrap(),
  );
  await Promise.all([page.next(), overview.next()]);
  await pledged(app, item, 20_000, 'Ann');
  const seen = { kind: 'ITEM_EDITED', change: { __typename: 'SharedItemEdited' } };
  expect(await page.next()).toEqual({ sharedListChanged: seen });
  const listed = { kind: 'ITEM_EDITED', change: { __typename: 'MyListItemChanged' } };
  expect(await overview.next()).toEqual({ myListsChanged: listed });
  await Promise.all([page.close(), overview.close()]);
});
