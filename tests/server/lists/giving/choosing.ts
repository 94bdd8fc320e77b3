import type { FastifyInstance } from 'fastify';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';

type World = Parameters<typeof anItem>[0];

export const newEmail = () => `${crypto.randomUUID()}@example.test`;

/** A bicycle or a scooter, and a book besides. */
export async function aChoice(em: World, list: object = {}, items: object = {}) {
  const owner = await aUser(em);
  const made = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'OWNER_SEES_BUYERS', owner, ...list });
  const choiceId = crypto.randomUUID();
  const bicycle = await anItem(em, { list: made, title: 'Bicycle', choiceId, ...items });
  const scooter = await anItem(em, { list: made, title: 'Scooter', choiceId, ...items });
  const book = await anItem(em, { list: made, title: 'Book' });
  return { list: made, owner, bicycle, scooter, book };
}

export function give(app: FastifyInstance, item: Item, input: object = {}, how = 'purchaseSharedItem') {
  return send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
      given: ${how}(token: $token, itemId: $itemId, input: $input) { completed remaining undoToken purchase { id } }
    }`,
    null,
    { token: item.list.unwrap().shareToken, itemId: item.id, input: { email: newEmail(), ...input } },
  );
}

export const undo = (app: FastifyInstance, { purchase, undoToken }: { purchase: { id: string }; undoToken: string }) =>
  send(
    app,
    'mutation ($id: ID!, $secret: String) { undoSharedPurchase(token: "any", purchaseId: $id, undoToken: $secret) { item { id } } }',
    null,
    { id: purchase.id, secret: undoToken },
  );

/** The list as guests read it. */
export async function shared(app: FastifyInstance, { shareToken }: { shareToken: string }, viewer: User | null = null) {
  const fields = 'progress { wanted given } items { title choiceId isNoLongerNeeded quantityRemaining }';
  const { data } = await send(app, `{ sharedList(token: "${shareToken}") { ${fields} } }`, viewer);
  return data.sharedList;
}

export const titles = (items: { title: string }[]) => items.map(({ title }) => title);

export async function unneeded(em: World, list: { id: string }) {
  const items = await em.fork().find(Item, { list: list.id, isUnneeded: true }, { orderBy: { id: 'asc' } });
  return titles(items);
}

/** Makes a choice, or ends those of the named items. */
export const make = (
  app: FastifyInstance,
  viewer: User | null,
  listId: string,
  itemIds: string[],
  how = 'makeChoice',
) =>
  send(
    app,
    `mutation ($listId: ID!, $itemIds: [ID!]!) { answer: ${how}(listId: $listId, itemIds: $itemIds) { items { title choiceId isNoLongerNeeded } missingItemIds list { revision } } }`,
    viewer,
    { listId, itemIds },
  );
