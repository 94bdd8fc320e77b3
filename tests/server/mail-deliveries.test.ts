import type { EntityManager } from '@mikro-orm/postgresql';
import { describe, expect } from 'vitest';
import { Mail } from '../../server/email/mail.entity.ts';
import { aUser } from '../builders/accounts.ts';
import { aCollaborator } from '../builders/collaborators.ts';
import { aList, anItem } from '../builders/lists.ts';
import { send } from './graphql.ts';
import { test } from './server-test.ts';

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

test('nobody else does', async ({ em, app }) => {
  const codes = [];
  for (const viewer of [null, await aUser(em)]) {
    codes.push((await send(app, `{ mailDeliveries { ${FIELDS} } }`, viewer)).errors[0].extensions.code);
  }

  expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
});

describe('of a surprise', () => {
  test.for(['owner', 'collaborator'] as const)(
    'an administrator who is its %s sees no mail about its purchases',
    async (who, { em, app, services }) => {
      const admin = await aUser(em, { role: 'ADMIN' });
      const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24', privacy: 'PUBLIC' } as const;
      const list = await aList(em, { ...surprise, ...(who === 'owner' && { owner: admin }) });
      if (who === 'collaborator') await aCollaborator(em, { list, user: admin });
      const stranger = await aUser(em, { role: 'ADMIN' });
      const item = await anItem(em, { list, title: crypto.randomUUID() });
      const look = async (viewer: typeof admin) =>
        (await send(app, '{ mailDeliveries(limit: 100) { total data { subject } } }', viewer)).data.mailDeliveries;
      const before = await look(admin);

      await services.purchases.purchaseShared(null, list.shareToken, item.id, {
        email: 'ann@example.test',
        quantity: 1,
      });

      expect(await look(admin)).toEqual(before);
      expect((await look(stranger)).data[0].subject).toBe(`Marked as purchased: ${item.title}`);
      await services.lists.deleteList(list.owner.unwrap(), list.id);
      expect(await look(admin)).toEqual(before);
    },
  );
});
