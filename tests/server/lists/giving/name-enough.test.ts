import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { test } from '../../server-test.ts';

interface Gift {
  id: string;
  list: { unwrap(): { shareToken: string } };
}

function give(app: FastifyInstance, item: Gift, input: object, how = 'purchaseSharedItem', key = crypto.randomUUID()) {
  return send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!, $key: String) {
      given: ${how}(token: $token, itemId: $itemId, input: $input, idempotencyKey: $key) { undoToken remaining purchase { id } }
    }`,
    null,
    { token: item.list.unwrap().shareToken, itemId: item.id, input, key },
  );
}

describe('a list on which a name is enough', () => {
  test('is made so by its owner alone, and says so to guests', async ({ em, app }) => {
    const owner = await aUser(em);
    const list = await aList(em, { owner, privacy: 'PUBLIC' });
    const helper = await aCollaborator(em, { list });
    const change = 'mutation ($id: ID!) { updateList(listId: $id, changes: { isNameEnough: true }) { isNameEnough } }';

    expect((await send(app, change, helper, { id: list.id })).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await send(app, change, owner, { id: list.id })).data.updateList).toEqual({ isNameEnough: true });

    const shared = `{ sharedList(token: "${list.shareToken}") { isNameEnough } }`;
    expect((await send(app, shared)).data.sharedList).toEqual({ isNameEnough: true });
    const read = await call(app, `GET /lists/shared/${list.shareToken}`);
    expect(read.body.data).toMatchObject({ is_name_enough: true });
  });

  test.for(['purchaseSharedItem', 'reserveSharedItem'])(
    'takes a name alone for %s, and mails nobody',
    async (how, { em, app }) => {
      const owner = await aUser(em);
      const item = await anItem(em, { list: await aList(em, { owner, privacy: 'PUBLIC', isNameEnough: true }) });

      const { data } = await give(app, item, { name: 'Ann' }, how);

      expect(data.given).toMatchObject({ remaining: 0, undoToken: expect.any(String) });
      const bought = await em.fork().findOneOrFail(Purchase, data.given.purchase.id);
      expect(bought).toMatchObject({ guestName: 'Ann', guestEmail: '' });
      expect(
        await em.fork().count(Mail, { kind: 'PURCHASE_RECEIPT', aboutListIds: { $contains: [item.list.id] } }),
      ).toBe(0);
      const seen = await send(app, `{ item(id: "${item.id}") { purchases { guestName guestEmail } } }`, owner);
      expect(seen.data.item.purchases).toEqual([{ guestName: 'Ann', guestEmail: null }]);
    },
  );

  test('takes an address, too, and sends a receipt to it', async ({ em, app }) => {
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC', isNameEnough: true }) });
    const email = `${crypto.randomUUID()}@example.test`;

    expect((await give(app, item, { name: 'Ann', email })).data.given.remaining).toBe(0);

    expect(await em.fork().count(Mail, { to: email })).toBe(1);
  });

  test('asks for one of both, and for an address that is one', async ({ em, app }) => {
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC', isNameEnough: true }) });
    const fieldsOf = async (input: object) => (await give(app, item, input)).errors?.[0].extensions.fields;

    expect(await fieldsOf({})).toEqual({ name: ['Name is required'] });
    expect(await fieldsOf({ name: ' \u200b ' })).toBeTruthy();
    expect(await fieldsOf({ name: 'Ann', email: 'nobody' })).toEqual({ email: ['Please enter a valid email address'] });
  });

  test('counts a repeated call once, and refuses its secret to another name', async ({ em, app }) => {
    const item = await anItem(em, {
      list: await aList(em, { privacy: 'PUBLIC', isNameEnough: true }),
      quantityDesired: 3,
    });
    const key = crypto.randomUUID();

    const [one, again] = [
      await give(app, item, { name: 'Ann' }, undefined, key),
      await give(app, item, { name: 'Ann' }, undefined, key),
    ];

    expect(again).toEqual(one);
    const other = await give(app, item, { name: 'Eve' }, undefined, key);
    expect(other.data.given.undoToken).not.toBe(one.data.given.undoToken);
  });

  test('sells the last one once to forty who give a name at once', async ({ em, app }) => {
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC', isNameEnough: true }) });

    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => give(app, item, { name: `Guest ${at}` })));

    expect(answers.filter(({ data }) => data?.given)).toHaveLength(1);
    expect(await em.fork().count(Purchase, { item })).toBe(1);
  });

  test('is bought from over REST with a name alone, which a usual list refuses', async ({ em, app }) => {
    const statusOn = async (isNameEnough: boolean) => {
      const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC', isNameEnough }) });
      const path = `/lists/shared/${item.list.unwrap().shareToken}/items/${item.id}/purchase`;
      const { status, body } = await call(app, `POST ${path}`, { body: { name: 'Ann' } });
      return { status, email: body.data?.purchase.guestEmail };
    };

    expect(await statusOn(true)).toEqual({ status: 201, email: null });
    expect(await statusOn(false)).toEqual({ status: 400, email: undefined });
  });
});
