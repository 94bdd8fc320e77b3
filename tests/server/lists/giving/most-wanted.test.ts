import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { servicesOn, test } from '../../server-test.ts';

type Em = Parameters<typeof aList>[0];

async function aLongList(em: Em, count: number, overrides: object = {}) {
  const list = await aList(em, { privacy: 'PUBLIC', ...overrides });
  const items: Item[] = [];
  for (let at = 0; at < count; at += 1) items.push(await anItem(em, { list, title: `Gift ${at}`, orderIndex: at }));
  return { list, items, owner: list.owner.unwrap() };
}

const mark = (app: FastifyInstance, viewer: User, { id }: Item, isMostWanted = true) =>
  send(
    app,
    `mutation { updateItem(id: "${id}", changes: { isMostWanted: ${isMostWanted} }) { id isMostWanted } }`,
    viewer,
  );

const markAll = (app: FastifyInstance, viewer: User, { id }: List, items: readonly Item[], changes: string) =>
  send(
    app,
    `mutation ($itemIds: [ID!]!) { updateItems(listId: "${id}", itemIds: $itemIds, changes: { ${changes} }) { items { isMostWanted } } }`,
    viewer,
    { itemIds: items.map((item) => item.id) },
  );

const marked = async (em: Em, list: List) =>
  (await em.fork().find(Item, { list, isMostWanted: true }, { orderBy: { orderIndex: 'asc' } })).map(
    ({ title }) => title,
  );

const refusal = (most: number, count: number) => ({
  code: 'BAD_USER_INPUT',
  fields: { isMostWanted: [`Up to ${most} of ${count} items can be most wanted`] },
});

describe('most wanted', () => {
  test.for([
    [1, 1],
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
  ] as const)('of %i gifts are up to %i, in both APIs', async ([count, most], { em, app }) => {
    const { list, items, owner } = await aLongList(em, count);
    for (const item of items.slice(0, most)) expect((await mark(app, owner, item)).errors).toBeUndefined();
    const next = items[most];
    if (!next) return;
    expect((await mark(app, owner, next)).errors[0].extensions).toMatchObject(refusal(most, count));
    const rest = await call(app, `PUT /items/${next.id}`, { viewer: owner, body: { is_most_wanted: true } });
    expect(rest.body).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(JSON.stringify(rest.body)).toContain('is_most_wanted');
    const before = (await em.fork().findOneOrFail(Item, items[0]?.id ?? '')).isMostWanted;
    expect(before).toBe(true);
    await mark(app, owner, items[0] as Item, false);
    expect((await mark(app, owner, next)).data.updateItem.isMostWanted).toBe(true);
    expect(await marked(em, list)).toHaveLength(most);
  });

  test('a new gift counts itself, and is refused beyond that', async ({ em, app }) => {
    const { list, owner } = await aLongList(em, 0);
    const add = (title: string) =>
      send(
        app,
        `mutation { createItem(listId: "${list.id}", input: { title: "${title}", isMostWanted: true }) { isMostWanted } }`,
        owner,
      );
    expect((await add('First')).data.createItem.isMostWanted).toBe(true);
    expect((await add('Second')).errors[0].extensions).toMatchObject(refusal(1, 2));
    for (let at = 0; at < 4; at += 1) await anItem(em, { list, title: `Gift ${at}` });
    expect((await add('Sixth')).data.createItem.isMostWanted).toBe(true);
  });

  test('stays so where few are left, and any other edit of it is taken', async ({ em, app }) => {
    const { list, items, owner } = await aLongList(em, 11);
    for (const item of items.slice(0, 3)) await mark(app, owner, item);
    await send(app, `mutation { deleteItem(id: "${items[10]?.id}") { id } }`, owner);
    for (const item of items.slice(4, 10))
      await send(app, `mutation { setItemArchived(id: "${item.id}", isArchived: true) { id } }`, owner);
    const edit = 'title: "Another name", isMostWanted: true';
    for (const item of items.slice(0, 3)) {
      const { errors } = await send(
        app,
        `mutation { updateItem(id: "${item.id}", changes: { ${edit} }) { id } }`,
        owner,
      );
      expect(errors).toBeUndefined();
    }
    expect(await marked(em, list)).toHaveLength(3);
    expect((await mark(app, owner, items[3] as Item)).errors[0].extensions).toMatchObject(refusal(1, 4));
  });

  test('comes back from the archive as it was, unless others took its place', async ({ em, app }) => {
    const { list, items, owner } = await aLongList(em, 3);
    const [one, other] = items as [Item, Item];
    const archive = (isArchived: boolean, several = false) =>
      several
        ? send(
            app,
            `mutation { setItemsArchived(listId: "${list.id}", itemIds: ["${one.id}"], isArchived: ${isArchived}) { items { id } } }`,
            owner,
          )
        : send(app, `mutation { setItemArchived(id: "${one.id}", isArchived: ${isArchived}) { id } }`, owner);
    await mark(app, owner, one);
    for (const several of [false, true]) {
      await archive(true, several);
      await archive(false, several);
      expect(await marked(em, list)).toEqual([one.title]);
    }
    for (const several of [false, true]) {
      await mark(app, owner, other, false);
      await mark(app, owner, one);
      await archive(true);
      await mark(app, owner, other);
      expect((await archive(false, several)).errors).toBeUndefined();
      expect(await marked(em, list)).toEqual([other.title]);
    }
  });

  test('are several at once, all or none', async ({ em, app }) => {
    const { list, items, owner } = await aLongList(em, 10);
    expect(
      (await markAll(app, owner, list, items.slice(0, 3), 'isMostWanted: true')).errors[0].extensions,
    ).toMatchObject(refusal(2, 10));
    expect(await marked(em, list)).toEqual([]);
    const { data } = await markAll(app, owner, list, items.slice(3, 5), 'isMostWanted: true');
    expect(data.updateItems.items).toEqual([{ isMostWanted: true }, { isMostWanted: true }]);
    await markAll(app, owner, list, items.slice(3, 5), 'isMostWanted: true, category: "Toys"');
    expect(await marked(em, list)).toEqual(['Gift 3', 'Gift 4']);
    await markAll(app, owner, list, items.slice(0, 5), 'isMostWanted: false');
    expect(await marked(em, list)).toEqual([]);
    const stranger = (await aList(em)).owner.unwrap();
    expect((await markAll(app, stranger, list, items, 'isMostWanted: true')).errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  test('are no more where two editors mark forty at once, one by one and several', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const { list, items, owner } = await aLongList(em, 20);
    const editor = await aCollaborator(em, { list, role: 'EDITOR' });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) => {
        const { items: one, severalItems } = servicesOn(orm, infrastructure, `10.7.0.${at}`);
        const viewer = at % 2 ? owner : editor;
        const id = items[at % 20]?.id ?? '';
        if (at % 5 === 0)
          return severalItems.updateItems(viewer, list.id, [id, items[(at + 7) % 20]?.id ?? ''], {
            isMostWanted: true,
          });
        return one.updateItem(viewer, id, { isMostWanted: true });
      }),
    );
    const problems = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(problems)).toEqual(new Set(['BAD_USER_INPUT']));
    expect(await marked(em, list)).toHaveLength(4);
  });

  test('is known to guests, in the order of the list, and comes first on the drawn page', async ({
    em,
    app,
    services,
  }) => {
    const { list, items, owner } = await aLongList(em, 7);
    await mark(app, owner, items[5] as Item);
    const { data } = await send(app, `{ sharedList(token: "${list.shareToken}") { items { title isMostWanted } } }`);
    expect(data.sharedList.items.map(({ title }: Item) => title)).toEqual(items.map(({ title }) => title));
    expect(data.sharedList.items.map((item: Item) => item.isMostWanted)).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((at) => at === 5),
    );
    const rest = await call(app, `GET /lists/shared/${list.shareToken}`);
    expect(rest.body.data.items[5]).toMatchObject({ title: 'Gift 5', is_most_wanted: true });

    const preview = await services.sharedLists.previewOf(list.shareToken);
    const drawn = preview?.gifts?.shown.map(({ title, isMostWanted }) => [title, isMostWanted]);
    expect(drawn?.slice(0, 2)).toEqual([
      ['Gift 5', true],
      ['Gift 0', false],
    ]);
    expect(preview?.items.map((item) => item.isMostWanted)).toEqual([0, 1, 2, 3, 4, 5, 6].map((at) => at === 5));
  });

  test('changes no order of a list for shopping', async ({ em, app, services }) => {
    const { list, items, owner } = await aLongList(em, 3, { listType: 'SHOPPING' });
    await mark(app, owner, items[2] as Item);
    const preview = await services.sharedLists.previewOf(list.shareToken);
    expect(preview?.gifts?.shown.map(({ title }) => title)).toEqual(['Gift 0', 'Gift 1', 'Gift 2']);
    expect(preview?.items.map((item) => item.isMostWanted)).toEqual([false, false, false]);
  });

  test('comes over in an import as far as there is room', async ({ em, app }) => {
    const { list, owner } = await aLongList(em, 3);
    const input = Array.from({ length: 7 }, (_, at) => ({ title: `New ${at}`, isMostWanted: at > 2 }));
    const { errors } = await send(
      app,
      `mutation ($input: [ImportedItemInput!]!) { importItems(listId: "${list.id}", input: $input) { itemIds } }`,
      owner,
      { input },
    );
    expect(errors).toBeUndefined();
    expect(await marked(em, list)).toEqual(['New 3', 'New 4']);
  });
});

describe('a long list that is shared', () => {
  const ASKED = (list: List) => `{ sharedList(token: "${list.shareToken}") { mostWanted { title isMostWanted } } }`;
  const titlesFor = async (app: FastifyInstance, viewer: User | null, list: List) =>
    (await send(app, ASKED(list), viewer)).data.sharedList.mostWanted.map(({ title }: { title: string }) => title);

  test('says what is wanted most, however far behind it stands, and no more of it than the list shows', async ({
    em,
    app,
  }) => {
    const { list, items, owner } = await aLongList(em, 70, { purchaseVisibility: 'SURPRISE' });
    const [near, far, bought] = [items[3], items[65], items[69]] as [Item, Item, Item];
    for (const item of [far, near, bought]) await mark(app, owner, item);
    expect(await titlesFor(app, null, list)).toEqual(['Gift 3', 'Gift 65', 'Gift 69']);

    await em.fork().nativeUpdate(Item, bought.id, { quantityPurchased: 1 });

    expect(await titlesFor(app, null, list)).toEqual(['Gift 3', 'Gift 65']);
    expect(await titlesFor(app, owner, list)).toEqual(['Gift 3', 'Gift 65', 'Gift 69']); // it is to be a surprise
  });

  test('says so of a list for shopping, where nobody marks anything, with nothing', async ({ em, app }) => {
    const { list, items } = await aLongList(em, 2, { listType: 'SHOPPING' });
    await em.fork().nativeUpdate(Item, items[0]?.id ?? '', { isMostWanted: true });
    expect(await titlesFor(app, null, list)).toEqual([]);
  });
});
