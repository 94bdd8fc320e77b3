import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { PurchaseVisibility } from '../../../server/core/access/list-access.rules.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import { MailDelivery } from '../../../server/core/email/mail-delivery.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import type { Services } from '../../../server/services.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const FIELDS = 'total totalPages data { to subject state tries problem createdAt deliveredAt }';

async function aMail(em: EntityManager, overrides: Partial<Mail> = {}) {
  const mail = { to: 'ann@example.test', subject: crypto.randomUUID(), text: 'secret', html: 'secret', ...overrides };
  em.create(Mail, mail);
  await em.flush();
  return mail;
}

test('administrators see what became of mails, newest first, by state', async ({ em, app }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  const failed = await aMail(em, { state: 'FAILED', tries: 3, problem: '550 no such mailbox' });
  const sent = await aMail(em, { state: 'SENT', tries: 1, deliveredAt: new Date() });

  const { data } = await send(
    app,
    `{ all: mailDeliveries(limit: 2) { ${FIELDS} } failed: mailDeliveries(state: FAILED) { ${FIELDS} } }`,
    admin,
  );

  expect(data.all.data.map(({ subject }: Mail) => subject)).toEqual([sent.subject, failed.subject]);
  expect(data.failed.data[0]).toMatchObject({
    to: failed.to,
    tries: 3,
    problem: '550 no such mailbox',
    deliveredAt: null,
  });
  expect(data.failed.data.every(({ state }: Mail) => state === 'FAILED')).toBe(true);
  expect(JSON.stringify(data)).not.toContain('secret');
});

test.for([
  ['PURCHASE_RECEIPT', 'Purchase receipt'],
  ['GIFT_NEWS', 'News of a purchase'],
  ['DIGEST', 'Digest of news'],
  ['INVITATION', 'Invitation to a list'],
  ['LIST_SHARED', 'Notice of a shared list'],
  [null, 'News of a purchase'], // of a server of the version before
] as const)(
  'of a mail of the kind %s they see neither what is given nor who gives',
  async ([kind, name], { em, app }) => {
    const admin = await aUser(em, { role: 'ADMIN' });
    const subject = `Marked as purchased: ${crypto.randomUUID()}`;
    const problem = `550 <Ann@example.test>: ${subject} refused, mailbox=ann unknown (ann@example.test...)`;
    const aboutListIds = kind ? null : [(await aList(em)).id];
    await aMail(em, { kind, subject, aboutListIds, state: 'FAILED', problem });

    const { data } = await send(app, `{ mailDeliveries(limit: 1) { ${FIELDS} } }`, admin);

    expect(data.mailDeliveries.data[0]).toMatchObject({
      to: 'a…@example.test',
      subject: name,
      problem: '550 <…>: … refused, mailbox=… unknown (…)',
    });
  },
);

test('mails are found by part of an address; private ones only by as much of it as is shown', async ({ em, app }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  const host = `${crypto.randomUUID()}.test`;
  const reset = await aMail(em, { to: `Ann.Other@${host}`, state: 'SENT' });
  await aMail(em, { to: `ann.other@${host}`, kind: 'PURCHASE_RECEIPT' });
  const found = async (search: string, state = '') => {
    const query = `query ($search: String) { mailDeliveries(search: $search ${state}) { total data { to } } }`;
    return (await send(app, query, admin, { search })).data.mailDeliveries;
  };

  expect(await found(`ann.other@${host}`)).toEqual({ total: 1, data: [{ to: reset.to }] });
  expect((await found(` @${host} `)).data).toEqual([{ to: `a…@${host}` }, { to: reset.to }]);
  expect((await found(`a…@${host}`)).data).toEqual([{ to: `a…@${host}` }]);
  expect((await found(host, ', state: SENT')).total).toBe(1);
  expect((await found(`%other@${host}`)).total).toBe(0);
});

test('a search that is longer than any address is refused', async ({ em, app }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  const query = `{ mailDeliveries(search: "${'a'.repeat(255)}") { total } }`;

  expect((await send(app, query, admin)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('page by page, by key in both directions, whatever is written meanwhile', async ({ em, app }) => {
  const admin = await aUser(em, { role: 'ADMIN' });
  const createdAt = new Date('2020-01-01'); // the oldest of all; those of one time stand in the order of their ids
  for (const _ of [1, 2, 3]) await aMail(em, { state: 'FAILED', createdAt });
  const read = async (args: string) => {
    const query = `{ mailDeliveries(state: FAILED, ${args}) { total totalPages page firstKey lastKey data { id } } }`;
    return (await send(app, query, admin)).data.mailDeliveries;
  };
  const { totalPages: last } = await read('limit: 1');

  const oldest = await read(`limit: 1, page: ${last}`);
  const before = await read(`limit: 1, page: ${last - 1}, before: "${oldest.firstKey}"`);
  const three = await read(`limit: 3, page: 1, before: "${oldest.firstKey}"`);
  await aMail(em, { state: 'FAILED' });
  const after = await read(`limit: 1, page: ${last}, after: "${before.lastKey}"`);

  expect(after.data).toEqual(oldest.data);
  expect(three.data.at(-1)).toEqual(before.data[0]);
  expect(before).toMatchObject({ page: last - 1, total: last });
});

test('nobody else does', async ({ em, app }) => {
  const codes = [];
  for (const viewer of [null, await aUser(em)]) {
    codes.push((await send(app, `{ mailDeliveries { ${FIELDS} } }`, viewer)).errors[0].extensions.code);
  }

  expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
});

/** The view of administrators. */
const RECEIPT = { to: 'a…@example.test', subject: 'Purchase receipt' };

/** A list with one item that an administrator works on, and what becomes of the mails in their eyes. */
async function aWatchedList(
  { em, app, services }: { em: EntityManager; app: FastifyInstance; services: Services },
  purchaseVisibility: PurchaseVisibility,
  who: 'owner' | 'collaborator',
) {
  const admin = await aUser(em, { role: 'ADMIN' });
  const owner = who === 'owner' ? admin : await aUser(em);
  const list = await aList(em, { owner, purchaseVisibility, eventDate: '2999-12-24', privacy: 'PUBLIC' });
  if (who === 'collaborator') await aCollaborator(em, { list, user: admin });
  const item = await anItem(em, { list, title: crypto.randomUUID() });
  const buy = () =>
    services.purchases.purchaseShared(null, list.shareToken, item.id, { email: 'ann@example.test', quantity: 1 });
  const look = async (viewer: User = admin) =>
    (await send(app, '{ mailDeliveries(limit: 100) { total data { to subject } } }', viewer)).data.mailDeliveries;
  return { list, owner, buy, look };
}

describe('of the mails about purchases', () => {
  test.for([
    ['SURPRISE', 'owner'],
    ['SURPRISE', 'collaborator'],
    ['OWNER_SEES_TAKEN', 'owner'],
    ['OWNER_SEES_TAKEN', 'collaborator'],
    ['OWNER_SEES_BUYERS', 'collaborator'],
  ] as const)('under %s an administrator who is the %s sees none', async ([visibility, who], { em, app, services }) => {
    const { list, owner, buy, look } = await aWatchedList({ em, app, services }, visibility, who);
    const stranger = await aUser(em, { role: 'ADMIN' });
    const before = await look();

    await buy();

    expect(await look()).toEqual(before);
    expect((await look(stranger)).data[0]).toEqual(RECEIPT);
    await services.lists.deleteList(owner, list.id);
    expect(await look()).toEqual(before);
  });

  test('an administrator who is the owner and may know the buyers sees them', async ({ em, app, services }) => {
    const { buy, look } = await aWatchedList({ em, app, services }, 'OWNER_SEES_BUYERS', 'owner');

    await buy();

    expect((await look()).data[0]).toEqual(RECEIPT);
  });
});

test.for(['became one', 'has got its buyer as a collaborator'] as const)(
  'no receipt goes out that waited until its list, a surprise by then, %s',
  async (what, { em, orm, services }) => {
    const buyer = await aUser(em, { emailVerifiedAt: new Date() });
    const surprise = { purchaseVisibility: 'SURPRISE', eventType: 'Birthday', eventDate: '2999-12-24' } as const;
    const isOne = what !== 'became one';
    const list = await aList(em, { privacy: 'PUBLIC', ...(isOne ? surprise : { owner: buyer }) });
    const item = await anItem(em, { list, quantityDesired: 2 });
    const guest = `${crypto.randomUUID()}@example.test`;
    for (const email of [buyer.email, guest]) {
      await services.purchases.purchaseShared(null, list.shareToken, item.id, { email, quantity: 1 });
    }

    if (isOne) await services.collaborators.invite(list.owner.unwrap(), list.id, { email: buyer.email });
    else await services.lists.updateList(buyer, list.id, surprise);
    const receipts = { subject: `Marked as purchased: ${item.title}` };
    const taken: string[] = [];
    const delivery = new MailDelivery(orm, {
      send: async ({ to }) => {
        taken.push(to);
        return 'SENT';
      },
    });
    for (const { id } of await em.fork().find(Mail, { to: { $in: [buyer.email, guest] }, ...receipts })) {
      await delivery.deliver(id, false);
    }

    expect(taken).toEqual([guest]);
  },
);
