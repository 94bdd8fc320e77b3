import { addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { tellPledgers } from '../../../../server/lists/pledges/tell-pledgers.ts';
import { aUser } from '../../../builders/accounts.ts';
import { send } from '../../graphql.ts';
import { test as base, PUBLIC_URL } from '../../server-test.ts';
import { aSharedGift, KEY, pledged } from './pledging.ts';

/** Pools whose givers are told what became of them. */
export const test = base.extend(
  'tell',
  async ({ orm, infrastructure }) =>
    (now = addMinutes(new Date(), 5)) =>
      tellPledgers(orm.em.fork(), { ...infrastructure, siteUrl: PUBLIC_URL }, now),
);

type Em = Parameters<typeof aSharedGift>[0];

export const address = (name: string) => `${KEY(name).toLowerCase()}@example.test`;

export const mailsTo = async (em: Em, to: string) =>
  (await em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } })).map(({ subject, text }) => ({ subject, text }));

export const bellOf = async (app: FastifyInstance, viewer: User) =>
  (await send(app, '{ myNotifications { nodes { kind text listId } } }', viewer)).data.myNotifications.nodes;

const GONE =
  'gone { id fate title amount { amountMinor } isOrganiser isPaid organiserName payBack paid { name amount { amountMinor } } }';
export const goneOf = async (app: FastifyInstance, name: string, viewer: User | null = null) =>
  (await send(app, `{ myPledges(guestKey: "${KEY(name)}") { ${GONE} } }`, viewer)).data.myPledges.gone;

export const deleteItem = (app: FastifyInstance, item: Item) =>
  send(app, `mutation { deleteItem(id: "${item.id}") { id } }`, item.list.unwrap().owner.unwrap());

/** Ann, a member, organises; Ben has an address, Cleo a name alone. */
export async function aPool(em: Em, app: FastifyInstance, amounts = { Ann: 10_000, Ben: 2_000, Cleo: 1_500 }) {
  const item = await aSharedGift(em);
  const ann = await aUser(em, { name: 'Ann', passwordHash: null });
  const anns = (await pledged(app, item, amounts.Ann, 'Ann', { viewer: ann })).pledge;
  const bens = (await pledged(app, item, amounts.Ben, 'Ben', { email: address('Ben') })).pledge;
  const cleos = (await pledged(app, item, amounts.Cleo, 'Cleo')).pledge;
  return { item, ann, anns, bens, cleos };
}

export const buyAs = (app: FastifyInstance, id: string, viewer: User) =>
  send(app, `mutation { purchaseGroupGift(pledgeId: "${id}") { isBought } }`, viewer);
