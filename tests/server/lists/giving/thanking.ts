import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { KEY } from './pledging.ts';

export type Em = Parameters<typeof aList>[0];

const GIFT = 'id title giverName giverCount receivedAt isThanked thanks { text authorName }';
const OWN = 'title receivedAt thanks { text authorName }';

export const email = (name: string) => `${KEY(name).toLowerCase()}@example.test`;

export async function aGivenList(em: Em, app: FastifyInstance, givers: string[], ofList: object = {}) {
  const owner = await aUser(em, { name: 'Ida' });
  const list = await aList(em, { owner, privacy: 'PUBLIC', isNameEnough: true, ...ofList });
  for (const name of givers) {
    const item = await anItem(em, { list, title: `Gift of ${name}` });
    await purchase(app, list, item, { name, guestKey: KEY(name), email: name === 'Cleo' ? undefined : email(name) });
  }
  return { owner, list };
}

export async function purchase(
  app: FastifyInstance,
  { shareToken }: List,
  { id }: Item,
  input: object,
  viewer: User | null = null,
) {
  const mutation = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
    purchaseSharedItem(token: $token, itemId: $itemId, input: $input) { purchase { id } } }`;
  const { errors } = await send(app, mutation, viewer, { token: shareToken, itemId: id, input });
  expect(errors).toBeUndefined();
}

export const read = (app: FastifyInstance, list: List, viewer: User) =>
  send(app, `{ receivedGifts(listId: "${list.id}") { totalCount nodes { ${GIFT} } } }`, viewer);

export const giftsOf = async (app: FastifyInstance, list: List, viewer: User) =>
  (await read(app, list, viewer)).data.receivedGifts.nodes;

export const thank = (
  app: FastifyInstance,
  list: List,
  purchaseIds: string[],
  viewer: User,
  text = 'Thank you so much!\nIda',
) =>
  send(
    app,
    `mutation ($listId: ID!, $purchaseIds: [ID!]!, $text: String!) {
      thankGivers(listId: $listId, purchaseIds: $purchaseIds, text: $text) { ${GIFT} } }`,
    viewer,
    { listId: list.id, purchaseIds, text },
  );

export const setReceived = (app: FastifyInstance, list: List, purchaseIds: string[], viewer: User, isReceived = true) =>
  send(
    app,
    `mutation ($listId: ID!, $purchaseIds: [ID!]!, $isReceived: Boolean!) {
      setGiftsReceived(listId: $listId, purchaseIds: $purchaseIds, isReceived: $isReceived) { ${GIFT} } }`,
    viewer,
    { listId: list.id, purchaseIds, isReceived },
  );

export const ownOf = async (app: FastifyInstance, name: string) =>
  (await send(app, `{ myGifts(guestKey: "${KEY(name)}") { nodes { ${OWN} } } }`)).data.myGifts.nodes;

export const mailTo = (em: Em, to: string) => em.fork().find(Mail, { to, subject: { $like: '%says thank you' } });

export const idsOf = (gifts: { id: string }[]) => gifts.map(({ id }) => id);
