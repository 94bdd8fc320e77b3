import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { ItemBeforeEdit } from '../../../server/lists/buyer-mails/item-before-edit.entity.ts';
import { PurchaseNotice } from '../../../server/lists/buyer-mails/purchase-notice.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { Notification } from '../../../server/news/notifications/notification.entity.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { listen, send } from '../graphql.ts';
import { test } from '../server-test.ts';
import { observe } from '../statements.ts';
import { aSurprise, buyGifts } from '../surprises.ts';

const UPDATE = `mutation ($listId: ID!, $itemIds: [ID!]!, $changes: ItemsChangesInput!) {
  answer: updateItems(listId: $listId, itemIds: $itemIds, changes: $changes) {
    items { title category listRevision } missingItemIds list { revision }
  }
}`;
const ARCHIVE = `mutation ($listId: ID!, $itemIds: [ID!]!, $isArchived: Boolean!) {
  answer: setItemsArchived(listId: $listId, itemIds: $itemIds, isArchived: $isArchived) {
    items { title isArchived } missingItemIds list { itemCount archivedItemCount }
  }
}`;
const DELETE = `mutation ($listId: ID!, $itemIds: [ID!]!) {
  answer: deleteItems(listId: $listId, itemIds: $itemIds) { itemIds missingItemIds list { itemCount } }
}`;

interface Asked {
  itemIds: string[];
  changes?: object;
  isArchived?: boolean;
}

const ask = (app: FastifyInstance, query: string, viewer: User | null, list: List, asked: Asked) =>
  send(app, query, viewer, { listId: list.id, ...asked });

const TITLES = ['Mug', 'Red bicycle', 'Book', 'Kite'];

async function aListOfFour(em: EntityManager, overrides: Parameters<typeof aList>[1] = {}) {
  const list = await aList(em, { privacy: 'PUBLIC', ...overrides });
  const items: Item[] = [];
  for (const title of TITLES) items.push(await anItem(em, { list, title }));
  return { list, items, ids: items.map(({ id }) => id), owner: list.owner.unwrap() };
}

describe('several items of a list', () => {
  test('get one category together, as one change of the list', async ({ em, app }) => {
    const { list, ids, owner } = await aListOfFour(em);

    const { data } = await ask(app, UPDATE, owner, list, {
      itemIds: [ids[2], ids[0]] as string[],
      changes: { category: ' Kitchen ' },
    });

    expect(data.answer).toEqual({
      items: [
        { title: 'Mug', category: 'Kitchen', listRevision: 1 },
        { title: 'Book', category: 'Kitchen', listRevision: 1 },
      ],
      missingItemIds: [],
      list: { revision: 1 },
    });
    const stored = await em.fork().find(Item, { list }, { orderBy: { orderIndex: 'asc' } });
    expect(stored.map(({ category }) => category)).toEqual(['Kitchen', '', 'Kitchen', '']);
  });

  test('go into the archive, come back, and are deleted', async ({ em, app }) => {
    const { list, ids, owner } = await aListOfFour(em);
    const itemIds = ids.slice(1, 3);
    const set = async (isArchived: boolean) => (await ask(app, ARCHIVE, owner, list, { itemIds, isArchived })).data;

    expect((await set(true)).answer).toEqual({
      items: ['Red bicycle', 'Book'].map((title) => ({ title, isArchived: true })),
      missingItemIds: [],
      list: { itemCount: 2, archivedItemCount: 2 },
    });
    expect((await set(false)).answer.list).toEqual({ itemCount: 4, archivedItemCount: 0 });
    const { data } = await ask(app, DELETE, owner, list, { itemIds });

    expect(data.answer).toEqual({ itemIds: itemIds.toSorted(), missingItemIds: [], list: { itemCount: 2 } });
    const left = await em.fork().find(Item, { list }, { orderBy: { orderIndex: 'asc' } });
    expect(left.map(({ title }) => title)).toEqual(['Mug', 'Kite']);
  });

  test('are done without those that the list does not have, which the answer names', async ({ em, app }) => {
    const { list, ids, owner } = await aListOfFour(em);
    const elsewhere = await anItem(em, { list: await aList(em, { owner }), title: 'Lamp' });
    const mug = `${ids[0]}`.toUpperCase();
    const itemIds = [mug, elsewhere.id, 'nonsense', mug, crypto.randomUUID().replace(/^./, '0')];
    const missing = [elsewhere.id, 'nonsense', itemIds[4]];

    const updated = await ask(app, UPDATE, owner, list, { itemIds, changes: { category: 'Toys' } });
    const archived = await ask(app, ARCHIVE, owner, list, { itemIds, isArchived: true });
    const deleted = await ask(app, DELETE, owner, list, { itemIds });

    expect(updated.data.answer).toMatchObject({ items: [{ title: 'Mug', category: 'Toys' }], missingItemIds: missing });
    expect(archived.data.answer).toMatchObject({ items: [{ title: 'Mug' }], missingItemIds: missing });
    expect(deleted.data.answer).toMatchObject({ itemIds: [ids[0]], missingItemIds: missing });
    expect(await em.fork().findOne(Item, elsewhere.id)).toMatchObject({ category: '', isArchived: false });
  });

  test('change nothing and raise no revision where there is nothing to do', async ({ em, app }) => {
    const { list, ids, owner } = await aListOfFour(em);
    const none = [crypto.randomUUID()];

    const answers = [
      await ask(app, UPDATE, owner, list, { itemIds: ids, changes: { category: '' } }),
      await ask(app, UPDATE, owner, list, { itemIds: ids, changes: {} }),
      await ask(app, UPDATE, owner, list, { itemIds: none, changes: { category: 'Toys' } }),
    ];
    await ask(app, DELETE, owner, list, { itemIds: none });

    expect(answers.map(({ data }) => data.answer.list.revision)).toEqual([0, 0, 0]);
    const { data } = await send(app, `{ list(id: "${list.id}") { revision } }`, owner);
    expect(data.list.revision).toBe(0);
  });

  test('are 1 to 100', async ({ em, app }) => {
    const { list, owner } = await aListOfFour(em);
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());

    for (const [query, rest] of [
      [UPDATE, { changes: { category: 'Toys' } }],
      [ARCHIVE, { isArchived: true }],
      [DELETE, {}],
    ] as const) {
      const [none, tooMany] = [
        await ask(app, query, owner, list, { itemIds: [], ...rest }),
        await ask(app, query, owner, list, { itemIds: many, ...rest }),
      ];
      const most = await ask(app, query, owner, list, { itemIds: many.slice(1), ...rest });

      expect(none.errors[0].extensions.fields).toEqual({ itemIds: ['Name at least one item'] });
      expect(tooMany.errors[0].extensions.fields).toEqual({ itemIds: ['Name at most 100 items at once'] });
      expect(most.errors).toBeUndefined();
    }
  });

  test('are refused a category that is too long', async ({ em, app }) => {
    const { list, ids, owner } = await aListOfFour(em);

    const { errors } = await ask(app, UPDATE, owner, list, { itemIds: ids, changes: { category: 'x'.repeat(1001) } });

    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { category: [expect.any(String)] } });
  });

  test('are all restored, or none where the plan has no room for them', async ({ em, app }) => {
    const list = await aList(em);
    for (let count = 0; count < 24; count += 1) await anItem(em, { list, orderIndex: count });
    const archived = [await anItem(em, { list, isArchived: true }), await anItem(em, { list, isArchived: true })];
    const itemIds = archived.map(({ id }) => id);
    const owner = list.owner.unwrap();

    const refused = await ask(app, ARCHIVE, owner, list, { itemIds, isArchived: false });
    const one = await ask(app, ARCHIVE, owner, list, { itemIds: itemIds.slice(1), isArchived: false });

    expect(refused.errors[0].extensions.code).toBe('PLAN_LIMIT');
    expect(one.data.answer.list).toEqual({ itemCount: 25, archivedItemCount: 1 });
  });

  test('take as many statements as two of them do', async ({ em, app }) => {
    const { list, ids, owner } = await aListOfFour(em);
    const count = async (query: string, asked: Asked) =>
      (await observe(() => ask(app, query, owner, list, asked))).statements.length;
    const both = async (query: string, asked: (which: 'two' | 'four') => object) => [
      await count(query, { itemIds: ids.slice(0, 2), ...asked('two') }),
      await count(query, { itemIds: ids, ...asked('four') }),
    ];

    const [two, four] = await both(UPDATE, (category) => ({ changes: { category } }));
    expect(four).toBe(two);
    const counts = [];
    for (const isArchived of [true, false]) {
      counts.push(await count(ARCHIVE, { itemIds: ids.slice(0, 2), isArchived }));
    }
    for (const isArchived of [true, false]) counts.push(await count(ARCHIVE, { itemIds: ids, isArchived }));
    expect(counts.slice(2)).toEqual(counts.slice(0, 2));
    const fewer = await count(DELETE, { itemIds: ids.slice(0, 1) });
    expect(await count(DELETE, { itemIds: ids.slice(1) })).toBe(fewer);
  });
});

describe('what others hear of it', () => {
  test('comes as one event, with who did what to how many', async ({ em, app }) => {
    const { list, ids, owner } = await aListOfFour(em);
    const friend = await aCollaborator(em, { list });
    const member = await listen(
      app,
      `subscription { listChanged(listId: "${list.id}") { kind revision actor { name }
        news { action who count } change { __typename ... on ListOpened { items { title category } } } } }`,
      friend,
    );
    const guest = await listen(
      app,
      `subscription { sharedListChanged(token: "${list.shareToken}") { kind change { __typename ... on SharedListOpened { items { title } } } } }`,
    );
    const next = async () => [(await member.next()).listChanged, (await guest.next()).sharedListChanged];
    await next();

    await ask(app, UPDATE, owner, list, { itemIds: ids.slice(0, 2), changes: { category: 'Toys' } });
    const [updated] = await next();
    await ask(app, ARCHIVE, owner, list, { itemIds: ids.slice(0, 2), isArchived: true });
    const [archived] = await next();
    await ask(app, DELETE, owner, list, { itemIds: ids.slice(0, 3) });
    const [deleted, forGuests] = await next();
    await ask(app, DELETE, owner, list, { itemIds: ids.slice(2) });
    const [alone] = await next();
    await member.close();
    await guest.close();

    expect(updated).toMatchObject({
      kind: 'ITEMS_CHANGED',
      revision: 1,
      actor: { name: owner.name },
      news: { action: 'ITEM_EDITED', who: owner.name, count: 2 },
      change: { __typename: 'ListOpened' },
    });
    expect(updated.change.items[1]).toEqual({ title: 'Red bicycle', category: 'Toys' });
    expect(archived).toMatchObject({ revision: 2, news: { action: 'ITEM_ARCHIVED', count: 2 } });
    expect(archived.change.items.map(({ title }: Item) => title)).toEqual(['Book', 'Kite']);
    expect(deleted).toMatchObject({ revision: 3, news: { action: 'ITEM_REMOVED', count: 3 } });
    expect(forGuests).toEqual({
      kind: 'ITEMS_CHANGED',
      change: { __typename: 'SharedListOpened', items: [{ title: 'Kite' }] },
    });
    expect(alone).toMatchObject({ revision: 4, kind: 'ITEM_REMOVED', news: { action: 'ITEM_REMOVED', count: 1 } });
  });

  test('is one notice that counts them', async ({ em, app }) => {
    const { list, ids, owner } = await aListOfFour(em);
    const friend = await aCollaborator(em, { list });

    await ask(app, ARCHIVE, owner, list, { itemIds: ids.slice(0, 3), isArchived: true });
    await send(app, `mutation { setItemArchived(itemId: "${ids[3]}", isArchived: true) { id } }`, owner);

    const notices = await em.fork().find(Notification, { user: friend });
    expect(notices.map(({ kind, count }) => ({ kind, count }))).toEqual([{ kind: 'ITEM_ARCHIVED', count: 4 }]);
  });

  test('reaches their buyers, as if each had been deleted alone', async ({ em, app, services }) => {
    const { list, items, ids, owner } = await aListOfFour(em);
    for (const { id } of items.slice(0, 2)) {
      await services.purchases.purchaseShared(null, list.shareToken, id, { email: 'ann@example.test', quantity: 1 });
    }

    await ask(app, ARCHIVE, owner, list, { itemIds: [ids[1], ids[2]] as string[], isArchived: true });
    await ask(app, DELETE, owner, list, { itemIds: ids.slice(0, 3) });

    const notices = await em.fork().find(PurchaseNotice, { listId: list.id }, { orderBy: { itemTitle: 'asc' } });
    expect(notices.map(({ itemTitle, fate }) => [itemTitle, fate])).toEqual([
      ['Mug', 'ITEM_REMOVED'],
      ['Red bicycle', 'ITEM_REMOVED'],
    ]);
  });
});

test('of a surprise, several are archived with the same work and answer whether or not they were bought', async ({
  orm,
  app,
  services,
  infrastructure,
}) => {
  const record = async (hasGifts: boolean) => {
    const em = orm.em.fork();
    const surprise = await aSurprise(em, 'WISHLIST', 'owner');
    const { list, viewer, items } = surprise;
    if (hasGifts) await buyGifts({ em, app, services, infrastructure, ...surprise });
    await infrastructure.listVisits.flush();
    await infrastructure.abuseWatch.flush();
    const itemIds = items.map(({ id }) => id);

    const { result, statements } = await observe(() => ask(app, ARCHIVE, viewer, list, { itemIds, isArchived: true }));

    const listId = list.id;
    const rows = {
      edits: await em.count(ItemBeforeEdit, { listId }),
      notices: await em.count(PurchaseNotice, { listId }),
    };
    return { result, statements, rows };
  };

  const [withGifts, without] = [await record(true), await record(false)];

  expect(withGifts).toEqual(without);
  expect(withGifts.rows).toEqual({ edits: withGifts.result.data.answer.items.length, notices: 0 });
  expect(withGifts.statements.join('\n')).not.toMatch(/(from|join|into) "?(purchases|purchase_notices)\b/);
});
