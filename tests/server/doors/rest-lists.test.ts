import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { bearer } from '../graphql.ts';
import { switchPayments } from '../payments.ts';
import { call, problem } from '../rest.ts';
import { test } from '../server-test.ts';
import { observe } from '../statements.ts';

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const NO_IMAGE = {
  image_original_url: null,
  image_thumbnail_url: null,
  image_original_key: null,
  image_thumbnail_key: null,
  image_filename: null,
  image_content_type: null,
  image_size: null,
  image_width: null,
  image_height: null,
  image_upload_timestamp: null,
};

describe('a list', () => {
  test('has every field of the contract, and texts that are never null', async ({ em, app }) => {
    const owner = await aUser(em);

    const { status, body } = await call(app, 'POST /lists', { viewer: owner, body: { title: ' Birthday ' } });

    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'List created',
      data: {
        id: UUID,
        name: 'Birthday',
        title: 'Birthday',
        description: '',
        list_type: 'wishlist',
        privacy: 'private',
        purchase_visibility: 'owner_sees_buyers',
        event_type: null,
        event_date: null,
        time_zone: 'UTC',
        hold_days: 7,
        is_name_enough: false,
        person_id: null,
        person_name: null,
        owner_id: owner.id,
        collaborator_ids: [],
        items: [],
        item_count: 0,
        is_demo: false,
        share_token: expect.stringMatching(/^[\w-]{24,}$/),
        share_link_expires_at: null,
        past_since: null,
        branding: null,
        viewer_role: 'owner',
        created_at: MOMENT,
        updated_at: MOMENT,
      },
    });
    const again = await call(app, `GET /lists/${body.data.id}`, { viewer: owner });
    expect(again).toMatchObject({ status: 200, body: { success: true, data: body.data, message: 'OK' } });
  });

  test.for([
    [
      { name: 'Ours', title: 'Theirs' },
      { name: 'Ours', title: 'Ours' },
    ],
    [
      { title: 'Food', list_type: 'shopping', privacy: 'public' },
      { list_type: 'shopping', privacy: 'public' },
    ],
    [{ title: 'Odd', list_type: 'bucket' }, { list_type: 'wishlist' }],
    [{ title: 'Odd', list_type: 7 }, { list_type: 'wishlist' }],
    [{ title: 'Quiet', purchase_visibility: 'surprise' }, { purchase_visibility: 'surprise' }],
    [
      { title: 'Null', description: null, event_type: null, event_date: null },
      { description: '', event_type: null },
    ],
    [
      { title: 'Us', list_type: 'registry', event_type: 'Wedding', event_date: '2031-06-14T22:30:00.000Z' },
      { list_type: 'registry', event_type: 'Wedding', event_date: '2031-06-14' },
    ],
  ])('made of %j', async ([sent, expected], { em, app }) => {
    const { status, body } = await call(app, 'POST /lists', { viewer: await aUser(em), body: sent });

    expect(status).toBe(201);
    expect(body.data).toMatchObject(expected as object);
  });

  test.for([
    [{}, 'name', 'Name must be at least 2 characters'],
    [{ title: 'x' }, 'title', 'Name must be at least 2 characters'],
    [{ title: 'x'.repeat(51) }, 'title', 'Name must be less than 50 characters'],
    [{ title: '<b>' }, 'title', 'Name contains invalid characters'],
    [{ title: 5 }, 'title', 'title must be a text.'],
    [{ title: 'Odd', event_date: '2031-02-30' }, 'event_date', 'Please enter a valid date'],
    [{ title: 'Odd', event_date: '31.12.2026' }, 'event_date', 'Please enter a valid date'],
    [{ title: 'Birthday', privacy: 'secret' }, 'privacy', 'privacy must be one of private, public.'],
    [{ title: 'Birthday', list_type: 'registry' }, 'event_type', 'Event type and date are required for registries'],
  ])('cannot be made of %j', async ([sent, field, message], { em, app }) => {
    const { status, body } = await call(app, 'POST /lists', { viewer: await aUser(em), body: sent });

    expect(status).toBe(400);
    expect(body).toEqual(problem('BAD_USER_INPUT', message as string, [{ field, message }] as never));
  });

  test('is made once, however often a request with the same key arrives', async ({ em, app }) => {
    const viewer = await aUser(em);
    const request = { viewer, body: { title: 'Birthday' }, headers: { 'idempotency-key': 'tapped twice' } };

    const [first, second] = [await call(app, 'POST /lists', request), await call(app, 'POST /lists', request)];

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await call(app, 'GET /lists', { viewer })).body.data).toHaveLength(1);
  });

  test('beyond the plan is refused, and only where plans are for sale is anybody told to upgrade (BILL-04)', async ({
    em,
    orm,
    app,
    infrastructure,
  }) => {
    const owner = await aUser(em);
    for (let made = 0; made < 5; made += 1) await aList(em, { owner });
    const sixth = () => call(app, 'POST /lists', { viewer: owner, body: { title: 'A sixth' } });

    const unsold = await sixth();
    await switchPayments(orm, infrastructure);
    const sold = await sixth();

    expect([unsold.status, sold.status]).toEqual([402, 402]);
    expect(unsold.body).toEqual(
      problem('PLAN_LIMIT', 'Your plan allows up to 5 lists. To create another, delete one first.'),
    );
    expect(sold.body).toEqual(problem('PLAN_LIMIT', 'Your plan allows up to 5 lists. Please upgrade to create more.'));
  });

  test.for([['PUT'], ['PATCH']])(
    '%s changes only what is sent, and null clears the event',
    async ([method], { em, app }) => {
      const list = await aList(em, { description: 'Sizes M', eventType: 'Birthday', eventDate: '2031-06-14' });
      const viewer = list.owner.unwrap();
      const change = (body: object) => call(app, `${method} /lists/${list.id}`, { viewer, body });

      const renamed = await change({ title: 'Ida turns 7' });
      expect(renamed).toMatchObject({ status: 200, body: { message: 'List updated' } });
      expect(renamed.body.data).toMatchObject({
        name: 'Ida turns 7',
        description: 'Sizes M',
        event_date: '2031-06-14',
      });

      const cleared = await change({ event_type: null, event_date: null, description: null });
      expect(cleared.body.data).toMatchObject({
        name: 'Ida turns 7',
        description: '',
        event_type: null,
        event_date: null,
      });
      expect((await change({ list_type: 'bucket' })).status).toBe(400);
    },
  );

  test('that is deleted is gone', async ({ em, app }) => {
    const list = await aList(em);
    const viewer = list.owner.unwrap();

    const { status, body } = await call(app, `DELETE /lists/${list.id}`, { viewer });

    expect({ status, body }).toEqual({ status: 200, body: { success: true, data: null, message: 'List deleted' } });
    const missing = await call(app, `GET /lists/${list.id}`, { viewer });
    expect(missing).toMatchObject({ status: 404, body: problem('NOT_FOUND', 'List not found') });
  });

  test.for([['nonsense'], [crypto.randomUUID()]])('called %s is not found', async ([id], { em, app }) => {
    const viewer = await aUser(em);

    for (const line of [`GET /lists/${id}`, `PUT /lists/${id}`, `DELETE /lists/${id}`]) {
      expect(await call(app, line, { viewer })).toMatchObject({ status: 404, body: { message: 'List not found' } });
    }
  });

  test('leaves archived items out, unless they are asked for, and never counts them', async ({ em, app }) => {
    const list = await aList(em);
    await anItem(em, { list, title: 'Mug' });
    await anItem(em, { list, title: 'Old mug', isArchived: true });
    const titles = async (query: string) => {
      const { body } = await call(app, `GET /lists/${list.id}${query}`, { viewer: list.owner.unwrap() });
      return [body.data.item_count, ...body.data.items.map(({ title }: { title: string }) => title)];
    };

    expect(await titles('')).toEqual([1, 'Mug']);
    expect(await titles('?include_archived=true')).toEqual([1, 'Mug', 'Old mug']);
  });
});

describe('collections of lists', () => {
  test('are one’s own, those one works on, and both, with their items, newest first', async ({ em, app }) => {
    const viewer = await aUser(em);
    const own = await aList(em, { owner: viewer, name: 'Mine', createdAt: new Date('2031-01-01') });
    const joint = await aList(em, { name: 'Ours', createdAt: new Date('2031-01-02') });
    await aCollaborator(em, { list: joint, user: viewer });
    await aList(em, { owner: viewer, name: 'Demo', isDemo: true });
    await aList(em, { name: 'Not mine' });
    await anItem(em, { list: own, title: 'Mug' });

    const [all, owned, collaborated] = [
      await call(app, 'GET /lists', { viewer }),
      await call(app, 'GET /lists/owned', { viewer }),
      await call(app, 'GET /lists/collaborated', { viewer }),
    ];

    const names = ({ body }: typeof all) => body.data.map(({ name }: { name: string }) => name);
    expect([names(all), names(owned), names(collaborated)]).toEqual([['Ours', 'Mine'], ['Mine'], ['Ours']]);
    expect(owned.body.data[0]).toMatchObject({ item_count: 1, items: [{ title: 'Mug' }], viewer_role: 'owner' });
    expect(collaborated.body.data[0]).toMatchObject({ collaborator_ids: [viewer.id], viewer_role: 'collaborator' });
  });

  test('cost as many queries for three lists as for one', async ({ em, app, services }) => {
    const [few, many] = [await aUser(em), await aUser(em)];
    for (const owner of [few, many, many, many]) {
      const list = await aList(em, { owner, privacy: 'PUBLIC' });
      for (const title of ['Mug', 'Red bicycle']) {
        const item = await anItem(em, { list, title });
        await services.purchases.purchaseShared(few, list.shareToken, item.id, {});
      }
    }

    const [ofFew, ofMany] = [await queriesOf(few), await queriesOf(many)];

    expect(ofFew).toBe(5); // the session, memberships, the lists with who works on them, the items, the purchases
    expect(ofMany).toBe(ofFew);

    async function queriesOf(viewer: typeof few): Promise<number> {
      const headers = await bearer(app, viewer);
      const { statements } = await observe(async () => {
        const { body } = await call(app, 'GET /lists', { headers });
        expect(body.data[0].items[0].purchases).toHaveLength(1);
      });
      return statements.length;
    }
  });
});

describe('an item', () => {
  test('has every field of the contract', async ({ em, app }) => {
    const list = await aList(em);
    const viewer = list.owner.unwrap();

    const { status, body } = await call(app, `POST /items/lists/${list.id}/items`, { viewer, body: { name: 'Mug' } });

    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Item added',
      data: {
        id: UUID,
        list_id: list.id,
        name: 'Mug',
        title: 'Mug',
        description: '',
        notes: '',
        category: '',
        primary_url: null,
        secondary_url: null,
        outgoing_url: null,
        image_url: null,
        effective_image_url: null,
        ...NO_IMAGE,
        amount: '',
        variant: '',
        is_group_gift: false,
        is_fund: false,
        is_most_wanted: false,
        pledge_goal_minor: null,
        pledged_minor: 0,
        pledge_count: 0,
        choice_id: null,
        question_count: 0,
        is_no_longer_needed: false,
        recipes: '',
        is_any_number: false,
        quantity_desired: 1,
        quantity_purchased: 0,
        purchases: [],
        purchased_by: [],
        order_index: 0,
        priority: 0,
        price: null,
        currency: 'USD',
        is_archived: false,
        created_at: MOMENT,
        updated_at: MOMENT,
      },
    });
    for (const path of ['/items', '/items/item', '/lists/items']) {
      const found = await call(app, `GET ${path}/${body.data.id}`, { viewer });
      expect(found).toMatchObject({ status: 200, body: { data: body.data } });
    }
  });

  test.for([
    [{ title: 'Mug', price: 12.5 }, { price: 12.5 }],
    [{ title: 'Mug', price: '12.50' }, { price: 12.5 }],
    [{ title: 'Mug', price: '' }, { price: null }],
    [
      { title: 'Mug', price: 1200, currency: 'JPY' },
      { price: 1200, currency: 'JPY' },
    ],
    [{ title: 'Mug', quantity_desired: 99 }, { quantity_desired: 99 }],
    [
      { title: 'Mug', quantity_desired: null, primary_url: null },
      { quantity_desired: 1, primary_url: null },
    ],
    [
      { title: 'Mug', primary_url: 'https://shop.test/mug', image_url: 'https://shop.test/mug.jpg' },
      { outgoing_url: 'https://shop.test/mug', effective_image_url: 'https://shop.test/mug.jpg' },
    ],
    [{ title: 'Mug', quantity_purchased: 7, id: 'mine' }, { quantity_purchased: 0 }],
  ])('made of %j, at either address', async ([sent, expected], { em, app }) => {
    const list = await aList(em);

    for (const path of [`/items/lists/${list.id}/items`, `/lists/${list.id}/items`]) {
      const { status, body } = await call(app, `POST ${path}`, { viewer: list.owner.unwrap(), body: sent });
      expect(status).toBe(201);
      expect(body.data).toMatchObject(expected as object);
    }
  });

  test.for([
    [{}, 'title', 'Title error: Text must be at least 1 characters long'],
    [{ name: 'x'.repeat(201) }, 'name', 'Title error: Text must be no more than 200 characters long'],
    [
      { name: 'Mug', description: 'x'.repeat(1001) },
      'description',
      'Description error: Text must be no more than 1000 characters long',
    ],
    [{ name: 'Mug', notes: 'x'.repeat(1001) }, 'notes', 'Text must be no more than 1000 characters long'],
    [{ name: 'Mug', quantity_desired: 0 }, 'quantity_desired', 'Quantity must be between 1 and 99'],
    [{ name: 'Mug', quantity_desired: 100 }, 'quantity_desired', 'Quantity must be between 1 and 99'],
    [{ name: 'Mug', quantity_desired: 1.5 }, 'quantity_desired', 'Quantity must be between 1 and 99'],
    [{ name: 'Mug', quantity_desired: 'two' }, 'quantity_desired', 'Quantity must be between 1 and 99'],
    [{ name: 'Mug', price: 'cheap' }, 'price', 'Price must be a number of 0 or more, with at most 2 decimals'],
    [{ name: 'Mug', price: -1 }, 'price', 'Price must be a number of 0 or more, with at most 2 decimals'],
    [
      { name: 'Mug', primary_url: 'javascript:alert(1)' },
      'primary_url',
      'Please enter a valid URL starting with http:// or https://',
    ],
  ])('cannot be made of %j', async ([sent, field, message], { em, app }) => {
    const list = await aList(em);

    const { status, body } = await call(app, `POST /items/lists/${list.id}/items`, {
      viewer: list.owner.unwrap(),
      body: sent,
    });

    expect(status).toBe(400);
    expect(body).toEqual(problem('BAD_USER_INPUT', message as string, [{ field, message }] as never));
  });

  test('is added once, however often a request with the same key arrives', async ({ em, app }) => {
    const list = await aList(em);
    const request = { viewer: list.owner.unwrap(), body: { name: 'Mug' }, headers: { 'idempotency-key': 'twice' } };

    const [first, second] = await Promise.all([
      call(app, `POST /items/lists/${list.id}/items`, request),
      call(app, `POST /items/lists/${list.id}/items`, request),
    ]);

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await em.count(Item, { list })).toBe(1);
  });

  test.for([['PUT'], ['PATCH']])('%s changes only what is sent', async ([method], { em, app }) => {
    const item = await anItem(em, {
      title: 'Mug',
      notes: 'Blue',
      priceMinor: 1250,
      primaryUrl: 'https://shop.test/mug',
    });
    const viewer = await item.list.loadOrFail().then((list) => list.owner.unwrap());
    const change = (body: object) => call(app, `${method} /items/${item.id}`, { viewer, body });

    const renamed = await change({ name: 'Tall mug', quantity_desired: 2 });
    expect(renamed).toMatchObject({ status: 200, body: { message: 'Item updated' } });
    expect(renamed.body.data).toMatchObject({ title: 'Tall mug', notes: 'Blue', price: 12.5, quantity_desired: 2 });

    const cleared = await change({ price: null, notes: null, primary_url: null });
    expect(cleared.body.data).toMatchObject({ title: 'Tall mug', notes: '', price: null, primary_url: null });
  });

  test('that is deleted is gone', async ({ em, app }) => {
    const list = await aList(em);
    const item = await anItem(em, { list });
    const viewer = list.owner.unwrap();

    const { status, body } = await call(app, `DELETE /items/${item.id}`, { viewer });

    expect({ status, body }).toEqual({ status: 200, body: { success: true, data: null, message: 'Item deleted' } });
    for (const line of [`GET /items/${item.id}`, `PUT /items/${item.id}`, `DELETE /items/${item.id}`, 'GET /items/x']) {
      const missing = await call(app, line, { viewer, body: line.startsWith('PUT') ? { name: 'Mug' } : undefined });
      expect(missing).toMatchObject({ status: 404, body: problem('NOT_FOUND', 'Item not found') });
    }
  });
});

describe('a new order', () => {
  test.for([
    ['item_ids', (ids: string[]) => ({ item_ids: ids })],
    ['itemIds', (ids: string[]) => ({ itemIds: ids })],
    ['items', (ids: string[]) => ({ items: ids.map((id) => ({ id, title: 'whatever' })) })],
    ['order', (ids: string[]) => ({ order: ids })],
    ['item_order', (ids: string[]) => ({ item_order: ids })],
    ['a bare array', (ids: string[]) => ids],
    ['a bare array of items', (ids: string[]) => ids.map((id) => ({ id }))],
  ] as const)('can be sent as %s', async ([, spell], { em, app }) => {
    const list = await aList(em);
    const [mug, bicycle] = [await anItem(em, { list, title: 'Mug' }), await anItem(em, { list })];

    const { status, body } = await call(app, `POST /lists/${list.id}/reorder`, {
      viewer: list.owner.unwrap(),
      body: spell([bicycle.id, mug.id]),
    });

    expect(status).toBe(200);
    expect(body.data.items).toMatchObject([
      { id: bicycle.id, order_index: 0, priority: 0 },
      { id: mug.id, order_index: 1, priority: 1 },
    ]);
  });

  test('names its list beside the items, if at all, as the address does', async ({ em, app }) => {
    const list = await aList(em);
    const { id } = await anItem(em, { list });
    const send = (body: object) => call(app, `POST /lists/${list.id}/reorder`, { viewer: list.owner.unwrap(), body });

    expect((await send({ list_id: list.id, item_ids: [id] })).status).toBe(200);
    expect((await send({ list_id: crypto.randomUUID(), item_ids: [id] })).status).toBe(400);
    expect((await send({ listId: crypto.randomUUID(), item_ids: [id] })).status).toBe(400);
  });

  test('of foreign, repeated, odd or no items is refused', async ({ em, app }) => {
    const list = await aList(em);
    const [{ id }, foreign] = [await anItem(em, { list }), await anItem(em)];
    const viewer = list.owner.unwrap();

    for (const ids of [[id, foreign.id], [id, id], ['nonsense'], [7], 'all', [], undefined]) {
      const answer = await call(app, `POST /lists/${list.id}/reorder`, { viewer, body: { item_ids: ids } });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
    }
  });
});

describe('page by page', () => {
  /** Reads on until there is no more. */
  async function pagesOf(path: string, { app, viewer }: { app: FastifyInstance; viewer: User }) {
    const pages: { names: string[]; total: number }[] = [];
    let after = '';
    do {
      const { body } = await call(app, `GET ${path}${after && `&after=${after}`}`, { viewer });
      pages.push({ names: body.data.map(({ name }: { name: string }) => name), total: body.total });
      after = body.next ?? '';
    } while (after);
    return pages;
  }

  test('the items of a list come in its order, each once and as the list has them', async ({ em, app }) => {
    const list = await aList(em);
    for (const title of ['Ball', 'Mug', 'Kite']) await anItem(em, { list, title });
    await anItem(em, { list, title: 'Old', isArchived: true });
    const viewer = list.owner.unwrap();

    expect(await pagesOf(`/lists/${list.id}/items?limit=2`, { app, viewer })).toEqual([
      { names: ['Ball', 'Mug'], total: 3 },
      { names: ['Kite'], total: 3 },
    ]);
    const [all] = await pagesOf(`/lists/${list.id}/items?limit=999&include_archived=true`, { app, viewer });
    expect(all).toEqual({ names: ['Ball', 'Mug', 'Kite', 'Old'], total: 4 });
    const whole = await call(app, `GET /lists/${list.id}`, { viewer });
    const paged = await call(app, `GET /lists/${list.id}/items`, { viewer });
    expect(paged.body.data).toEqual(whole.body.data.items);
    expect((await call(app, `GET /lists/${list.id}/items`, { viewer: await aUser(em) })).status).toBe(403);
    const odd = await call(app, `GET /lists/${list.id}/items?after=nonsense`, { viewer });
    expect(odd).toMatchObject({ status: 400, body: { errors: [{ field: 'after' }] } });
  });

  test('lists come newest first, and all at once where nobody asks for pages', async ({ em, app }) => {
    const owner = await aUser(em);
    for (const name of ['First', 'Second', 'Third']) await aList(em, { owner, name });

    expect(await pagesOf('/lists?limit=2', { app, viewer: owner })).toEqual([
      { names: ['Third', 'Second'], total: 3 },
      { names: ['First'], total: 3 },
    ]);
    const { body } = await call(app, 'GET /lists', { viewer: owner });
    expect([body.data.length, body.next]).toEqual([3, undefined]);
  });
});
