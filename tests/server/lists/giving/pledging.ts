import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';

let world = '';

/** Belongs before each test: files that import this one may share it. */
export function newWorld(): void {
  world = crypto.randomUUID();
}

/** The key of a guest’s device. */
export const KEY = (name: string) => `${name}-of-${world}-0123`;
/** The fields as people who work on the list have them: the sum is the price of what is wanted. */
export const POOLED = 'pledgedMinor pledgeCount';
export const SHARED = `pledgeGoalMinor ${POOLED}`;
export const PLEDGE = `id amount { amountMinor } title goal { amountMinor } pledged { amountMinor } pledgeCount isBought
  isOrganiser hasOrganiser organiserName payBack isPaid isConfirmed pledges { id name amount { amountMinor } isPaid isConfirmed }`;

type Em = Parameters<typeof aList>[0];

export const aSharedGift = async (em: Em, overrides: object = {}, ofList: object = {}) =>
  anItem(em, {
    list: await aList(em, { privacy: 'PUBLIC', isNameEnough: true, ...ofList }),
    ...{ title: 'Coffee machine', priceMinor: 30_000, currency: 'EUR', isGroupGift: true },
    ...overrides,
  });

export function pledge(app: FastifyInstance, item: Item, amountMinor: number, name: string, options: Options = {}) {
  const { viewer = null, key, currency = 'EUR', email } = options;
  const guestKey = viewer ? null : KEY(name);
  return send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: NewPledgeInput!, $key: String) {
      pledgeToSharedItem(token: $token, itemId: $itemId, input: $input, idempotencyKey: $key) {
        pledge { ${PLEDGE} } item { id quantityRemaining ${SHARED} }
      }
    }`,
    viewer,
    {
      token: item.list.unwrap().shareToken,
      itemId: item.id,
      input: { amount: { currency, amountMinor }, name, guestKey, email },
      key,
    },
  );
}

interface Options {
  viewer?: User | null;
  key?: string;
  currency?: string;
  email?: string;
}

export const pledged = async (...args: Parameters<typeof pledge>) => {
  const { data, errors } = await pledge(...args);
  expect(errors).toBeUndefined();
  return data.pledgeToSharedItem;
};

/** Calls an operation for the pledge of a guest with this name. */
export const change = (app: FastifyInstance, text: string, id: string, name: string, viewer: User | null = null) =>
  send(app, `mutation { ${text.replace('$own', `pledgeId: "${id}", guestKey: "${KEY(name)}"`)} }`, viewer);

export const update = (app: FastifyInstance, id: string, name: string, changes: string) =>
  change(app, `updatePledge($own, changes: { ${changes} }) { ${PLEDGE} }`, id, name);

/** Says that the pledge was paid, to the friend who organises the gift with that one. */
export const pay = (app: FastifyInstance, id: string, name: string, organiserPledgeId: string) =>
  update(app, id, name, `isPaid: true, organiserPledgeId: "${organiserPledgeId}"`);

export const buy = (app: FastifyInstance, id: string, name: string) =>
  change(app, `purchaseGroupGift($own) { ${PLEDGE} }`, id, name);

export const undo = (app: FastifyInstance, id: string, name: string) => change(app, 'undoPledge($own)', id, name);

export const mine = async (app: FastifyInstance, name: string) =>
  (await send(app, `{ myPledges(guestKey: "${KEY(name)}") { totalCount nodes { ${PLEDGE} } } }`)).data.myPledges;

export const stateOf = async (app: FastifyInstance, item: Item, viewer: User | null = null) => {
  const { shareToken } = item.list.unwrap();
  const { data } = await send(app, `{ sharedList(token: "${shareToken}") { items { id ${SHARED} } } }`, viewer);
  return data.sharedList.items.find(({ id }: { id: string }) => id === item.id);
};

export const EUR = (amountMinor: number) => ({ currency: 'EUR', amountMinor });
