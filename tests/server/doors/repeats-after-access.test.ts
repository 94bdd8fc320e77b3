import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Collaborator } from '../../../server/lists/lists/collaborator.entity.ts';
import { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

type Key = Awaited<ReturnType<typeof anApiKey>>;

const REPEATED = { 'idempotency-key': 'sent again' };

const ADD = `mutation ($id: ID!) {
  createItem(listId: $id, input: { title: "Secret mug" }, idempotencyKey: "sent again") { id title } }`;
const TICK = `mutation ($id: ID!) { purchaseItem(itemId: $id, quantity: 1, idempotencyKey: "sent again") {
  purchase { id } undoToken item { title purchases { guestName guestEmail } } } }`;

async function askWith(app: FastifyInstance, { headers }: Key, query: string, variables: object) {
  const payload = { query, variables };
  return (await app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
}

/** A list on which Aunt Margaret has bought one of the item, without an account. */
async function aListWithGuest(em: EntityManager, app: FastifyInstance) {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner, privacy: 'PUBLIC' });
  const item = await anItem(em, { list, quantityDesired: 5 });
  const path = `/lists/shared/${list.shareToken}/items/${item.id}/purchase`;
  const buy = () =>
    call(app, `POST ${path}`, { body: { email: 'guest@example.test', name: 'Aunt Margaret' }, headers: REPEATED });
  const bought = await buy();
  expect(bought.status).toBe(201);
  return { owner, list, item, buy, bought: bought.body };
}

describe('a creating call that is repeated', () => {
  test('with a key that may not see buyers does the same once, and names nobody', async ({ em, app }) => {
    const { owner, item } = await aListWithGuest(em, app);
    const seeing = await anApiKey(em, owner, ['READ_LISTS', 'WRITE_LISTS', 'SEE_BUYERS']);
    const blind = await anApiKey(em, owner, ['READ_LISTS', 'WRITE_LISTS']);

    const first = (await askWith(app, seeing, TICK, { id: item.id })).data.purchaseItem;
    const second = (await askWith(app, blind, TICK, { id: item.id })).data.purchaseItem;
    const overRest = await call(app, `POST /items/${item.id}/purchase`, {
      body: { quantity: 1 },
      headers: { ...blind.headers, ...REPEATED },
    });

    expect(JSON.stringify(first)).toMatch(/Aunt Margaret.*guest@example\.test/);
    expect(second.purchase.id).toBe(first.purchase.id);
    expect([overRest.status, overRest.body.data.purchase.id]).toEqual([201, first.purchase.id]);
    expect(JSON.stringify([second, overRest.body])).not.toMatch(/Margaret|guest@example/);
  });

  test('with a key that only reads is refused, though the same person made it', async ({ em, app }) => {
    const { owner, list, item } = await aListWithGuest(em, app);
    const writing = await anApiKey(em, owner, ['READ_LISTS', 'WRITE_LISTS']);
    const reading = await anApiKey(em, owner, ['READ_LISTS', 'SEE_BUYERS']);

    for (const [query, id, line, body] of [
      [ADD, list.id, `POST /lists/${list.id}/items`, { name: 'Secret mug' }],
      [TICK, item.id, `POST /items/${item.id}/purchase`, { quantity: 1 }],
    ] as const) {
      expect((await askWith(app, writing, query, { id })).errors).toBeUndefined();

      const again = await askWith(app, reading, query, { id });
      const overRest = await call(app, line, { body, headers: { ...reading.headers, ...REPEATED } });

      expect([again.data, again.errors[0].extensions.code]).toEqual([null, 'FORBIDDEN']);
      expect([overRest.status, overRest.body.code, overRest.body.data]).toEqual([403, 'FORBIDDEN', null]);
    }
  });

  test('by somebody who works on the list no more is refused, and says nothing of it', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PRIVATE' });
    const item = await anItem(em, { list, title: 'Secret mug', quantityDesired: 5 });
    const former = await aCollaborator(em, { list });
    const asked = [
      [ADD, list.id, `POST /lists/${list.id}/items`, { name: 'Secret mug' }],
      [TICK, item.id, `POST /items/${item.id}/purchase`, { quantity: 1 }],
    ] as const;
    for (const [query, id] of asked) expect((await send(app, query, former, { id })).errors).toBeUndefined();
    expect(await em.nativeDelete(Collaborator, { list, user: former })).toBe(1);

    for (const [query, id, line, body] of asked) {
      const again = await send(app, query, former, { id });
      const overRest = await call(app, line, { viewer: former, body, headers: REPEATED });

      expect([again.data, again.errors[0].extensions.code]).toEqual([null, 'FORBIDDEN']);
      expect([overRest.status, overRest.body.code, overRest.body.data]).toEqual([403, 'FORBIDDEN', null]);
      expect(JSON.stringify([again, overRest.body])).not.toContain('Secret mug');
    }
  });

  test('by a guest gives the secret of the receipt only while the link is open', async ({ em, app }) => {
    const { list, buy, bought } = await aListWithGuest(em, app);
    const secret = bought.data.purchase.undo_token;
    expect(secret).toEqual(expect.any(String));
    expect((await buy()).body.data.purchase.undo_token).toBe(secret);
    await em.nativeUpdate(List, list.id, { privacy: 'PRIVATE' });

    const again = await buy();

    expect([again.status, again.body.code]).toEqual([403, 'LIST_PRIVATE']);
    expect(JSON.stringify(again.body)).not.toContain(secret);
  });
});
