import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { browserDocument, hashOf } from '../../../scripts/browser-documents.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer, send } from '../graphql.ts';
import { test } from '../server-test.ts';

const sha256Hash = hashOf(browserDocument('SharedListScreen'));

/** Reads a list's link as the browser app and as programs do: the gifts that either shows, or the refusal. */
async function read(app: FastifyInstance, token: string, viewer: User | null = null, userAgent = 'Firefox') {
  const headers = { ...(await bearer(app, viewer)), 'user-agent': userAgent };
  const { data, errors } = await ask(app, token, headers);
  const rest = await app.inject({ url: `/api/v1/lists/shared/${token}`, headers });
  const shown = rest.json();
  return [
    errors?.[0].extensions.code ?? { by: data.sharedList.ownerName, gifts: data.sharedList.items.nodes.map(oneOf) },
    shown.success ? { by: shown.owner_name, gifts: shown.items.map(oneOf) } : shown.code,
  ];
}

async function ask(app: FastifyInstance, token: string, headers: object = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, accept: 'application/graphql-response+json' },
    payload: { variables: { token }, extensions: { persistedQuery: { version: 1, sha256Hash } } },
  });
  return response.json();
}

function oneOf(item: { title: string; quantityPurchased?: number; quantity_purchased?: number }): string {
  return `${item.title}, ${item.quantityPurchased ?? item.quantity_purchased} bought`;
}

const twice = <Answer>(answer: Answer) => [answer, answer];

const CHANGES: Record<string, { change: string; after: unknown }> = {
  'an edited item': {
    change: 'mutation ($itemId: ID!) { updateItem(id: $itemId, changes: { title: "Cups" }) { id } }',
    after: { by: 'Ann Lee', gifts: ['Cups, 0 bought'] },
  },
  'a purchase': {
    change: `mutation ($token: String!, $itemId: ID!) {
      purchaseSharedItem(token: $token, itemId: $itemId, input: { email: "ann@example.test" }) { remaining }
    }`,
    after: { by: 'Ann Lee', gifts: ['Plates, 1 bought'] },
  },
  'an owner with another name': {
    change: 'mutation { updateProfile(changes: { name: "Ida" }) { id } }',
    after: { by: 'Ida', gifts: ['Plates, 0 bought'] },
  },
  'a list that turned private': {
    change: 'mutation ($id: ID!) { updateList(id: $id, changes: { privacy: PRIVATE }) { id } }',
    after: 'LIST_PRIVATE',
  },
  'another link': { change: 'mutation ($id: ID!) { rotateShareLink(listId: $id) { shareToken } }', after: 'NOT_FOUND' },
};

describe('what guests were answered about a list', () => {
  test('is kept while nothing happens to it, and a visit all the same', async ({ app, em, infrastructure }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, title: 'Plates', quantityDesired: 2 });
    const first = await read(app, list.shareToken);
    expect(await read(app, list.shareToken)).toEqual(first); // only from now on is it kept

    await em.nativeUpdate(Item, { id: item.id }, { title: 'Read again' }); // counts as no change

    expect(await read(app, list.shareToken, null, 'Safari')).toEqual(first);
    await infrastructure.listVisits.flush();
    const count = 'select count(*)::int as visitors from list_visits where list_id = ?';
    expect(await em.execute(count, [list.id])).toEqual([{ visitors: 2 }]);
  });

  test('is nothing for who is signed in', async ({ app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2099-06-14' });
    const owner = list.owner.unwrap();
    const item = await anItem(em, { list, title: 'Plates', quantityDesired: 2 });
    await send(app, CHANGES['a purchase']?.change ?? '', null, { token: list.shareToken, itemId: item.id });

    const gifts = (bought: number) => expect.objectContaining({ gifts: [`Plates, ${bought} bought`] });
    for (const [viewer, bought] of [
      [null, 1],
      [null, 1],
      [owner, 0],
      [null, 1],
    ] as const) {
      expect(await read(app, list.shareToken, viewer)).toEqual(twice(gifts(bought)));
    }
  });

  test('ends with a surprise', async ({ app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2099-06-14' });
    const isSurprise = async () => (await ask(app, list.shareToken)).data.sharedList.keepsSurprise;
    expect([await isSurprise(), await isSurprise(), await isSurprise()]).toEqual([true, true, true]);

    vi.setSystemTime('2099-06-20');
    onTestFinished(() => void vi.useRealTimers());

    expect(await isSurprise()).toBe(false);
  });

  test.for(Object.entries(CHANGES))('is answered anew after %s', async ([, { change, after }], { app, em }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const owner = list.owner.unwrap();
    const item = await anItem(em, { list, title: 'Plates', quantityDesired: 2 });
    const before = await read(app, list.shareToken);
    expect(await read(app, list.shareToken)).toEqual(before);

    const viewer = change.includes('purchaseSharedItem') ? null : owner;
    const { errors } = await send(app, change, viewer, { id: list.id, token: list.shareToken, itemId: item.id });

    expect(errors).toBeUndefined();
    expect(await read(app, list.shareToken)).toEqual(twice(after));
  });
});
