import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import { FieldEdit } from '../../../server/lists/lists/field-edit.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { anImage } from '../../builders/pictures.ts';
import { everyFieldOf } from '../every-field.ts';
import { send } from '../graphql.ts';
import { switchPayments } from '../payments.ts';
import { call } from '../rest.ts';
import { servicesOn, test } from '../server-test.ts';
import { observe } from '../statements.ts';

const CREATE = `mutation ($listId: ID!, $input: NewItemInput!, $key: String) {
  createItem(listId: $listId, input: $input, idempotencyKey: $key) {
    id title description notes category price currency quantityDesired quantityPurchased orderIndex
    primaryUrl secondaryUrl imageUrl outgoingUrl effectiveImageUrl isArchived listId
  }
}`;

const add = (app: Parameters<typeof send>[0], list: List, input: object, key?: string) =>
  send(app, CREATE, list.owner.unwrap(), { listId: list.id, input, key });

describe('adding an item', () => {
  test('needs a title only', async ({ em, app }) => {
    const list = await aList(em);
    const { data } = await add(app, list, { title: ' Red bicycle ' });
    expect(data.createItem).toMatchObject({
      title: 'Red bicycle',
      description: '',
      notes: '',
      category: '',
      price: null,
      currency: 'USD',
      quantityDesired: 1,
      quantityPurchased: 0,
      primaryUrl: null,
      effectiveImageUrl: null,
      isArchived: false,
      listId: list.id,
    });
  });

  test('has a name of one line, whatever was pasted into it', async ({ em, app }) => {
    const list = await aList(em);

    const { data } = await add(app, list, { title: 'Mug\r\nBcc: ann@example.com\twith\u2028lid' });

    expect(data?.createItem.title).toBe('Mug Bcc: ann@example.com with lid');
  });

  test('keeps a size, colour or model of up to 200 characters, and refuses more at its field', async ({ em, app }) => {
    const list = await aList(em);
    const { data } = await add(app, list, { title: 'Boots', variant: ' Size 30, green ' });
    expect(await em.fork().findOneOrFail(Item, data.createItem.id)).toMatchObject({ variant: 'Size 30, green' });
    const { errors } = await add(app, list, { title: 'Boots', variant: 'x'.repeat(201) });
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { variant: [expect.any(String)] } });
  });

  test('keeps cents exactly, and other currencies by their own units', async ({ em, app }) => {
    const list = await aList(em);
    const prices = [
      { price: 19.99, currency: 'USD', stored: 1999 },
      { price: 0.07, currency: 'EUR', stored: 7 },
      { price: 1500, currency: 'JPY', stored: 1500 },
      { price: 0, currency: 'USD', stored: 0 },
    ];
    for (const { price, currency, stored } of prices) {
      const { data } = await add(app, list, { title: 'Mug', price, currency });
      expect(data.createItem).toMatchObject({ price, currency });
      expect((await em.findOneOrFail(Item, data.createItem.id)).priceMinor).toBe(stored);
    }
  });

  test.for([
    [{ title: ' ' }, 'title', 'Title error: Text must be at least 1 characters long'],
    [{ title: 'x'.repeat(201) }, 'title', 'Title error: Text must be no more than 200 characters long'],
    [
      { description: 'x'.repeat(1001) },
      'description',
      'Description error: Text must be no more than 1000 characters long',
    ],
    [{ notes: 'x'.repeat(1001) }, 'notes', 'Text must be no more than 1000 characters long'],
    [{ category: 'bell\u0007' }, 'category', 'Text contains invalid content'],
    [{ quantityDesired: 0 }, 'quantityDesired', 'Quantity must be between 1 and 99'],
    [{ quantityDesired: 100 }, 'quantityDesired', 'Quantity must be between 1 and 99'],
    [{ price: -1 }, 'price', 'Price must be a number of 0 or more, with at most 2 decimals'],
    [{ price: 1.234 }, 'price', 'Price must be a number of 0 or more, with at most 2 decimals'],
    [{ primaryUrl: 'ftp://shop.test' }, 'primaryUrl', 'Please enter a valid URL starting with http:// or https://'],
    [{ primaryUrl: 'http:dashboard' }, 'primaryUrl', 'Please enter a valid URL starting with http:// or https://'],
    [{ imageUrl: 'https:/dashboard' }, 'imageUrl', 'Please enter a valid URL starting with http:// or https://'],
    [
      { secondaryUrl: 'http:///dashboard' },
      'secondaryUrl',
      'Please enter a valid URL starting with http:// or https://',
    ],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Please enter a valid URL starting with http:// or https://'],
    [{ currency: 'dollars' }, 'currency', 'Currency must be a code of three letters, as in USD'],
  ] as const)('refuses %j', async ([wrong, field, message], { em, app }) => {
    const { errors } = await add(app, await aList(em), { title: 'Mug', ...wrong });
    expect(errors[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { [field]: [message] } },
    });
  });

  test('puts it last, each in its own place when ten come at once', async ({ em, orm, infrastructure }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    const titles = Array.from({ length: 10 }, (_, index) => `Item ${index}`);

    await Promise.all(titles.map((title) => servicesOn(orm, infrastructure).items.addItem(owner, list.id, { title })));

    const items = await em.find(Item, { list }, { orderBy: { orderIndex: 'asc' } });
    expect(items.map(({ orderIndex }) => orderIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("stops at the limit of the owner's plan, also for a collaborator on a better one", async ({
    em,
    orm,
    services,
    app,
    infrastructure,
  }) => {
    await switchPayments(orm, infrastructure);
    const list = await aList(em);
    const friend = await aCollaborator(em, { list, user: await aUser(em, { subscriptionTier: 'PREMIUM' }) });
    const unlimited = await aList(em, { owner: friend });
    const room = async ({ id }: typeof list) => (await send(app, `{ list(id: "${id}") { itemRoom } }`, friend)).data;
    await anItem(em, { list, isArchived: true });
    for (let count = 0; count < 24; count++) await anItem(em, { list, orderIndex: count });
    expect([await room(list), await room(unlimited)]).toEqual([
      { list: { itemRoom: 1 } },
      { list: { itemRoom: null } },
    ]);
    await anItem(em, { list, orderIndex: 24 });
    expect(await room(list)).toEqual({ list: { itemRoom: 0 } });

    await expect(services.items.addItem(friend, list.id, { title: 'Mug' })).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
      message: 'Your plan allows up to 25 items per list. Please upgrade to add more.',
    });
  });

  test('gives the last place of a plan to one of two who add at once', async ({ em, orm, infrastructure }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    for (let count = 0; count < 24; count++) await anItem(em, { list, orderIndex: count });
    const add = () => servicesOn(orm, infrastructure).items.addItem(owner, list.id, { title: 'Mug' });

    const outcomes = await Promise.allSettled([add(), add(), add()]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await em.fork().count(Item, { list: list.id })).toBe(25);
  });

  test('in bulk is for shopping lists only', async ({ em, app }) => {
    const inBulk = `mutation ($listId: ID!, $input: NewItemInput!) {
      createItem(listId: $listId, input: $input, inBulk: true) { title }
    }`;
    const addInBulk = (list: List) =>
      send(app, inBulk, list.owner.unwrap(), { listId: list.id, input: { title: 'Milk' } });
    const shopping = await aList(em, { listType: 'SHOPPING' });
    const gifts = [await aList(em), await aList(em, { listType: 'REGISTRY' })];

    expect((await addInBulk(shopping)).data).toEqual({ createItem: { title: 'Milk' } });
    for (const list of gifts) {
      const { errors } = await addInBulk(list);
      expect(errors).toMatchObject([
        { message: 'Items can be added in bulk to shopping lists only.', extensions: { code: 'CONFLICT' } },
      ]);
      expect(await em.count(Item, { list })).toBe(0);
    }
  });

  test('answers a repeated key with the first item', async ({ em, app }) => {
    const list = await aList(em);
    const first = await add(app, list, { title: 'Mug' }, 'one-tap');
    const second = await add(app, list, { title: 'Mug' }, 'one-tap');
    expect(second.data.createItem.id).toBe(first.data.createItem.id);
    expect(await em.count(Item, { list })).toBe(1);
  });
});

describe('changing an item', () => {
  test('writes only what was sent; null clears', async ({ em, services }) => {
    const item = await anItem(em, { notes: 'With a bell', priceMinor: 18900, primaryUrl: 'https://shop.test/1' });
    const owner = item.list.unwrap().owner.unwrap();

    const changed = await services.items.updateItem(owner, item.id, { title: 'Blue bicycle', primaryUrl: null });

    expect(changed).toMatchObject({ title: 'Blue bicycle', notes: 'With a bell', priceMinor: 18900, primaryUrl: null });
  });

  test('names both values when somebody else changed the same field meanwhile', async ({ em, services }) => {
    const item = await anItem(em, { priceMinor: 2000, notes: 'same' });
    const owner = item.list.unwrap().owner.unwrap();

    const edit = services.items.updateItem(owner, item.id, { price: 15, notes: 'new' }, { price: 10, notes: 'same' });

    await expect(edit).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { conflicts: [{ field: 'price', theirs: 20, yours: 15 }] },
    });
  });

  test('conflicts with nobody where a name was stored with line breaks, which it loses when it is edited', async ({
    em,
    services,
  }) => {
    const item = await anItem(em, { title: 'Mug\nwith lid' });
    const owner = item.list.unwrap().owner.unwrap();

    await services.items.updateItem(owner, item.id, { title: 'Mug' }, { title: 'Mug with lid' });

    expect(await em.fork().findOneOrFail(Item, item.id)).toMatchObject({ title: 'Mug' });
  });

  test('names who changed the field, among those who work on the list', async ({ em, app, services }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    const elias = await aCollaborator(em, { list, user: await aUser(em, { name: 'Elias &amp; Jo' }) });
    const item = await anItem(em, { list, title: 'Mug', notes: 'Blue' });
    const edit = (viewer: User, changes: object, base?: object) =>
      send(
        app,
        `mutation ($id: ID!, $changes: ItemChangesInput!, $base: ItemChangesInput) {
          updateItem(id: $id, changes: $changes, base: $base) { title }
        }`,
        viewer,
        { id: item.id, changes, base },
      );
    const conflict = async () => (await edit(owner, { title: 'Jug' }, { title: 'Mug' })).errors[0];

    await edit(elias, { title: 'Cup', notes: 'Blue' });

    const named = await conflict();
    expect(named).toMatchObject({
      message: 'Elias & Jo changed this in the meantime.',
      extensions: {
        fields: { title: ['Elias & Jo changed this to “Cup”.'] },
        conflicts: [{ field: 'title', theirs: 'Cup', yours: 'Jug', by: 'Elias &amp; Jo', isYours: false }],
      },
    });
    const [unread] = (await edit(owner, { notes: 'Red' }, { notes: 'Green' })).errors;
    expect(unread.extensions.conflicts).toEqual([
      { field: 'notes', theirs: 'Blue', yours: 'Red', by: null, isYours: false }, // which Elias sent, and left as it was
    ]);

    await services.collaborators.remove(owner, list.id, elias.id);
    expect((await conflict()).extensions.conflicts[0]).toMatchObject({ by: null, isYours: false });

    await edit(owner, { title: 'Bowl' });
    expect(await conflict()).toMatchObject({
      message: 'You changed this in the meantime.',
      extensions: { conflicts: [{ theirs: 'Bowl', isYours: true }] },
    });
    await services.items.deleteItem(owner, item.id);
    expect(await em.count(FieldEdit, { subjectId: item.id })).toBe(0);
  });

  test('may want fewer than are bought already', async ({ em, services }) => {
    const item = await anItem(em, { quantityDesired: 5, quantityPurchased: 3 });
    const changed = await services.items.updateItem(item.list.unwrap().owner.unwrap(), item.id, { quantityDesired: 2 });
    expect(changed.quantityDesired).toBe(2);
  });

  test('is refused to a stranger, and an unknown item is not found', async ({ em, services }) => {
    const item = await anItem(em);
    const stranger = await aUser(em);
    const refusal = { code: 'FORBIDDEN' };
    await expect(services.items.updateItem(stranger, item.id, { title: 'x' })).rejects.toMatchObject(refusal);
    await expect(services.items.deleteItem(stranger, item.id)).rejects.toMatchObject(refusal);
    await expect(services.items.getItem(stranger, item.id)).rejects.toMatchObject(refusal);
    await expect(services.items.getItem(stranger, 'nonsense')).rejects.toMatchObject({ message: 'Item not found' });
  });

  test('loses nothing of edits that meet', async ({ em, orm, infrastructure }) => {
    const item = await anItem(em, { title: 'Bicycle' });
    const owner = item.list.unwrap().owner.unwrap();
    const changes = [{ title: 'Blue bicycle' }, { notes: 'Steel' }, { category: 'Sport' }, { price: 12.5 }];
    const edit = (sent: object) => servicesOn(orm, infrastructure).items.updateItem(owner, item.id, sent);

    const answers = await Promise.all(changes.map(edit));

    const { title, notes, category, priceMinor, list } = await em
      .fork()
      .findOneOrFail(Item, item.id, { populate: ['list'] });
    const all = { title: 'Blue bicycle', notes: 'Steel', category: 'Sport', priceMinor: 1250 };
    expect({ title, notes, category, priceMinor }).toEqual(all);
    expect(list.unwrap().revision).toBe(item.list.unwrap().revision + changes.length);
    expect(Math.max(...answers.map(({ listRevision }) => listRevision))).toBe(list.unwrap().revision);
  });

  test('is two statements: what there is, and the edit', async ({ em, services }) => {
    const item = await anItem(em);
    const owner = item.list.unwrap().owner.unwrap();

    const { result, statements } = await observe(() =>
      services.items.updateItem(owner, item.id, { title: 'Blue bicycle', notes: 'Steel' }),
    );

    expect(result).toMatchObject({ title: 'Blue bicycle', notes: 'Steel', listRevision: 1 });
    expect(statements).toHaveLength(2);
  });
});

describe('an item', () => {
  test.for(['WISHLIST', 'SHOPPING'] as const)(
    'on a %s says of itself alone what its list says of it',
    async (listType, { em, app }) => {
      const list = await aList(em, { listType });
      const bob = await aUser(em, { name: 'Bob' });
      await aCollaborator(em, { list, user: bob });
      const image = anImage(em);
      const amounts = { quantityDesired: 4, quantityPurchased: 3, timesPutBack: 2, priceMinor: 1250 };
      const item = await anItem(em, { list, image, ...amounts, primaryUrl: 'https://shop.example.test/' });
      em.create(Purchase, { item, quantity: 2, guestEmail: 'bob@example.test', guestName: 'Bob', buyer: bob });
      em.create(Purchase, { item, quantity: 1, guestEmail: 'ann@example.test' });
      await em.flush();
      const everything = everyFieldOf('Item');
      for (const viewer of [list.owner.unwrap(), bob]) {
        const alone = await send(app, `{ item(id: "${item.id}") { ${everything} } }`, viewer);
        const onList = await send(app, `{ list(id: "${list.id}") { items { ${everything} } } }`, viewer);

        expect(alone.data.item).toMatchObject({ price: 12.5, quantityPurchased: 3, image: { width: image.width } });
        expect(onList).toEqual({ data: { list: { items: [alone.data.item] } } });
      }
    },
  );
});

describe('the order of a list', () => {
  const titlesIn = async (app: Parameters<typeof send>[0], list: List) =>
    (await send(app, `{ list(id: "${list.id}") { items { title } } }`, list.owner.unwrap())).data.list.items
      .map(({ title }: { title: string }) => title)
      .join('');

  test('changes among the named items, in the places that they held', async ({ em, app, services }) => {
    const list = await aList(em);
    const [a, , c, d] = [
      await anItem(em, { list, title: 'a' }),
      await anItem(em, { list, title: 'b' }),
      await anItem(em, { list, title: 'c' }),
      await anItem(em, { list, title: 'd' }),
    ];

    await services.items.reorderItems(list.owner.unwrap(), list.id, [d.id, a.id, c.id]);

    expect(await titlesIn(app, list)).toBe('dbac');
  });

  test('is as it was where only places are changed', async ({ em, services }) => {
    const list = await aList(em);
    const archived = await anItem(em, { list, isArchived: true });
    const [a, b, c] = [await anItem(em, { list }), await anItem(em, { list }), await anItem(em, { list })];
    await services.items.reorderItems(list.owner.unwrap(), list.id, [c.id, b.id, a.id]);

    const stored = await em.fork().find(Item, { list }, { orderBy: { orderIndex: 'asc' } });
    expect(stored.map(({ id, orderIndex }) => [id, orderIndex])).toEqual([
      [archived.id, 0],
      [c.id, 1],
      [b.id, 2],
      [a.id, 3],
    ]);
    expect(stored.map(({ updatedAt }) => updatedAt)).toEqual([archived, c, b, a].map(({ updatedAt }) => updatedAt));
  });

  test('refuses items of another list, and one item twice', async ({ em, services }) => {
    const list = await aList(em);
    const item = await anItem(em, { list });
    const foreign = await anItem(em);
    const owner = list.owner.unwrap();
    const refusal = { code: 'BAD_USER_INPUT', fields: { itemIds: [expect.any(String)] } };
    await expect(services.items.reorderItems(owner, list.id, [item.id, foreign.id])).rejects.toMatchObject(refusal);
    await expect(services.items.reorderItems(owner, list.id, [item.id, item.id])).rejects.toMatchObject(refusal);
  });

  test('stays whole when two people move things at once', async ({ em, orm, infrastructure }) => {
    const list = await aList(em);
    const owner = list.owner.unwrap();
    const items = [];
    for (const title of ['a', 'b', 'c', 'd']) items.push(await anItem(em, { list, title }));
    const ids = items.map(({ id }) => id);
    const move = (order: string[]) => servicesOn(orm, infrastructure).items.reorderItems(owner, list.id, order);

    await Promise.all([move(ids.toReversed()), move(ids), move([ids[1] ?? '', ids[0] ?? ''])]);

    const places = (await em.fork().find(Item, { list })).map(({ orderIndex }) => orderIndex);
    expect(places.toSorted()).toEqual([0, 1, 2, 3]);
  });
});

describe('a second item of one name', () => {
  const ADD = `mutation ($id: ID!, $title: String!, $unless: Boolean) {
    createItem(listId: $id, input: { title: $title }, unlessListed: $unless) { id }
  }`;

  test('is added, unless the call asks to be told of the first, over both APIs', async ({ app, em }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    const viewer = list.owner.unwrap();
    const milk = await anItem(em, { list, title: 'Milk', quantityDesired: 2 });
    const add = (title: string, unless?: boolean) => send(app, ADD, viewer, { id: list.id, title, unless });

    const { errors } = await add(' mILK ', true);
    expect(errors[0]).toMatchObject({
      message: 'Milk is on the list already.',
      extensions: { code: 'ALREADY_LISTED', itemId: milk.id, quantityDesired: 2 },
    });
    const over = await call(app, `POST /lists/${list.id}/items?unless_listed=true`, { viewer, body: { name: 'Milk' } });
    expect([over.status, over.body.code]).toEqual([409, 'ALREADY_LISTED']);
    expect((await add('Bread', true)).errors).toBeUndefined();
    expect((await add('Milk')).errors).toBeUndefined();
  });

  test('is new where the first is bought on a shopping list, or archived; on a gift list what was bought is not told', async ({
    app,
    em,
  }) => {
    const shopping = await aList(em, { listType: 'SHOPPING' });
    await anItem(em, { list: shopping, title: 'Milk', quantityPurchased: 1 });
    await anItem(em, { list: shopping, title: 'Bread', isArchived: true });
    const add = (list: typeof shopping, title: string) =>
      send(app, ADD, list.owner.unwrap(), { id: list.id, title, unless: true });
    expect((await add(shopping, 'Milk')).errors).toBeUndefined();
    expect((await add(shopping, 'Bread')).errors).toBeUndefined();

    for (const quantityPurchased of [0, 1]) {
      const gifts = await aList(em, { listType: 'WISHLIST', purchaseVisibility: 'SURPRISE' });
      await anItem(em, { list: gifts, title: 'Mug', quantityPurchased });
      expect((await add(gifts, 'Mug')).errors[0].extensions.code).toBe('ALREADY_LISTED');
    }
  });

  test('is added once by two calls at the same time', async ({ app, em }) => {
    const list = await aList(em);
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(app, ADD, list.owner.unwrap(), { id: list.id, title: 'Mug', unless: true })),
    );
    expect(answers.filter(({ errors }) => errors === undefined).length).toBe(1);
  });
});
