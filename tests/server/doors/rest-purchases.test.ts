import { describe, expect } from 'vitest';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { call, problem } from '../rest.ts';
import { test } from '../server-test.ts';

const UUID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ann = { email: 'Ann@Example.test', name: 'Ann' };

const buying = (list: List, item: { id: string }) => `POST /lists/shared/${list.shareToken}/items/${item.id}/purchase`;

describe('a shared list', () => {
  test('is the list as guests see it, at the top and under data', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC', name: 'Ida turns 7', eventType: 'Birthday' });
    await aCollaborator(em, { list });
    const item = await anItem(em, { list, title: 'Mug', priceMinor: 1250, primaryUrl: 'https://shop.test/mug' });

    const { status, body } = await call(app, `GET /lists/shared/${list.shareToken}`);

    const { success, message, data, ...top } = body;
    expect({ status, success, message }).toEqual({ status: 200, success: true, message: 'OK' });
    expect(top).toEqual(data);
    expect({ ...data, items: [] }).toEqual({
      id: list.id,
      name: 'Ida turns 7',
      title: 'Ida turns 7',
      description: '',
      list_type: 'wishlist',
      privacy: 'public',
      event_type: 'Birthday',
      event_date: null,
      owner_id: list.ownerId,
      owner_name: 'Ann Lee',
      person_name: null,
      collaborator_ids: [],
      items: [],
      item_count: 1,
      is_demo: false,
      is_name_enough: false,
      share_token: list.shareToken,
      viewer_role: 'viewer',
      branding: null,
      created_at: MOMENT,
      updated_at: MOMENT,
    });
    const asOwner = await call(app, `GET /items/${item.id}`, { viewer: list.owner.unwrap() });
    expect(data.items).toEqual([asOwner.body.data]);
    expect(JSON.stringify(body)).not.toContain(list.owner.unwrap().email);
  });

  test('that does not exist is not found', async ({ app }) => {
    const { status, body } = await call(app, 'GET /lists/shared/no-such-token');

    expect(status).toBe(404);
    expect(body).toEqual(problem('NOT_FOUND', 'List not found'));
  });

  test('that is private says so', async ({ em, app }) => {
    const list = await aList(em);

    const { status, body } = await call(app, `GET /lists/shared/${list.shareToken}`);

    expect(status).toBe(403);
    expect(body).toEqual(problem('LIST_PRIVATE', 'This list is private and requires permission to view.'));
  });

  test.for([
    ['WISHLIST', []],
    ['REGISTRY', []],
    ['SHOPPING', ['Mug']],
  ] as const)('of type %s shows %j once everything is bought', async ([listType, titles], { em, app }) => {
    const event = { eventType: 'Wedding', eventDate: '2031-06-14' };
    const list = await aList(em, { privacy: 'PUBLIC', listType, ...event });
    const item = await anItem(em, { list, title: 'Mug' });

    expect((await call(app, buying(list, item), { body: ann })).status).toBe(201);

    const { body } = await call(app, `GET /lists/shared/${list.shareToken}`);
    expect(body.items.map(({ title }: { title: string }) => title)).toEqual(titles);
  });
});

describe('a guest', () => {
  test('buys, gets what is needed to take it back, and takes it back', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, title: 'Mug', quantityDesired: 3 });

    const bought = await call(app, buying(list, item), { body: { ...ann, quantity: 2 } });

    expect(bought.status).toBe(201);
    const { purchase, ...rest } = bought.body.data;
    expect(purchase).toEqual({
      id: UUID,
      guestEmail: ann.email,
      guestName: ann.name ?? null,
      quantity: 2,
      purchaseDate: MOMENT,
      status: 'bought',
      held_until: null,
      mine: true,
      undo_token: expect.any(String),
    });
    expect(rest).toMatchObject({ item: { id: item.id, quantity_purchased: 2 }, remaining: 1, completed: false });
    expect(bought.body.message).toBe('Purchase recorded');

    const line = `DELETE /lists/shared/${list.shareToken}/purchases/${purchase.id}`;
    const undo = (token: string) => call(app, line, { headers: { 'undo-token': token } });
    expect((await undo('guessed')).status).toBe(403);
    expect((await call(app, `${line}?undo_token=guessed`)).status).toBe(403);
    const undone = await undo(purchase.undo_token);
    expect(undone).toMatchObject({
      status: 200,
      body: { data: { id: item.id, quantity_purchased: 0, purchases: [] } },
    });
    expect(await undo(purchase.undo_token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test.for([[{ email: 'a@b.test' }], [{ guest_email: 'a@b.test' }], [{ guestEmail: 'a@b.test', guestName: 'A' }]])(
    'can be called %j',
    async ([body], { em, app }) => {
      const list = await aList(em, { privacy: 'PUBLIC' });
      const item = await anItem(em, { list });

      expect((await call(app, buying(list, item), { body })).status).toBe(201);

      const { data } = (await call(app, `GET /items/${item.id}`, { viewer: list.owner.unwrap() })).body;
      expect(data.purchases).toMatchObject([{ guestEmail: 'a@b.test', mine: false }]);
      expect(data.purchased_by).toEqual(data.purchases);
    },
  );

  test.for([
    [undefined, 'email', 'Email is required'],
    [{ email: 'ann' }, 'email', 'Please enter a valid email address'],
    [{ ...ann, quantity: 0 }, 'quantity', 'Quantity must be between 1 and 99'],
    [{ ...ann, quantity: 'two' }, 'quantity', 'Quantity must be between 1 and 99'],
  ])('cannot buy with %j', async ([body, field, message], { em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });

    const answer = await call(app, buying(list, await anItem(em, { list })), { body });

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(problem('BAD_USER_INPUT', message as string, [{ field, message }] as never));
  });

  test('cannot buy more than is left, and is told how many are', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, quantityDesired: 2 });
    await call(app, buying(list, item), { body: ann });

    const { status, body } = await call(app, buying(list, item), { body: { ...ann, quantity: 2 } });

    expect(status).toBe(409);
    expect(body).toEqual({ ...problem('CONFLICT', 'Only 1 still needed.'), remaining: 1 });
  });

  test('who sends the same request again buys once', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, quantityDesired: 5 });
    const request = { body: ann, headers: { 'idempotency-key': 'tapped twice' } };

    const [first, second] = await Promise.all([
      call(app, buying(list, item), request),
      call(app, buying(list, item), request),
    ]);

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data.purchase).toEqual(first.body.data.purchase);
    const { body } = await call(app, `GET /lists/shared/${list.shareToken}`);
    expect(body.items[0].quantity_purchased).toBe(1);
  });

  test('cannot buy what is on another list, archived or nowhere', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const items = [await anItem(em), await anItem(em, { list, isArchived: true }), { id: 'nonsense' }];

    for (const item of items) {
      const { status, body } = await call(app, buying(list, item), { body: ann });
      expect({ status, body }).toEqual({ status: 404, body: problem('NOT_FOUND', 'Item not found') });
    }
  });
});

describe('a member', () => {
  test('buys through the link under the name and address of the account', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const bob = await aUser(em, { name: 'Bob' });

    const { status, body } = await call(app, buying(list, item), { viewer: bob });

    expect(status).toBe(201);
    expect(body.data).toMatchObject({ remaining: 0, completed: true, item: { quantity_purchased: 1 } });
    expect(body.data.purchase).toMatchObject({ mine: true, guestEmail: bob.email, guestName: 'Bob' });
  });

  test('ticks an item off, and takes that back', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    const item = await anItem(em, { list, quantityDesired: 2 });
    const viewer = await aCollaborator(em, { list });
    const request = { viewer, body: { quantity: 2 }, headers: { 'idempotency-key': 'ticked twice' } };

    const bought = await call(app, `POST /items/${item.id}/purchase`, request);
    expect((await call(app, `POST /items/${item.id}/purchase`, request)).body).toEqual(bought.body);

    expect(bought.status).toBe(201);
    const { purchase } = bought.body.data;
    expect(bought.body.data).toMatchObject({
      remaining: 0,
      completed: true,
      item: { purchases: [{ id: purchase.id }] },
    });
    expect(purchase).toMatchObject({ quantity: 2, mine: true, guestEmail: viewer.email });

    const undone = await call(app, `DELETE /items/${item.id}/purchases/${purchase.id}`, { viewer });
    expect(undone).toMatchObject({
      status: 200,
      body: { message: 'Purchase undone', data: { quantity_purchased: 0 } },
    });
    const again = await call(app, `DELETE /items/${item.id}/purchases/${purchase.id}`, { viewer });
    expect(again.status).toBe(404);
  });

  test('need not say how many', async ({ em, app }) => {
    const list = await aList(em);
    const item = await anItem(em, { list });

    const { status, body } = await call(app, `POST /items/${item.id}/purchase`, { viewer: list.owner.unwrap() });

    expect({ status, quantity: body.data.purchase.quantity }).toEqual({ status: 201, quantity: 1 });
  });
});

describe('who bought', () => {
  test('is for the owner and the buyer alone', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC', listType: 'SHOPPING' });
    const item = await anItem(em, { list });
    const [buyer, collaborator] = [await aUser(em, { name: 'Bob' }), await aCollaborator(em, { list })];
    await call(app, buying(list, item), { viewer: buyer });
    const names = async (line: string, viewer: typeof buyer | null) => {
      const { body } = await call(app, line, { viewer });
      return body.data.items.flatMap((found: { purchases: { guestName: string }[] }) =>
        found.purchases.map(({ guestName }) => guestName),
      );
    };

    const shared = `GET /lists/shared/${list.shareToken}`;
    expect(await names(shared, list.owner.unwrap())).toEqual(['Bob']);
    expect(await names(`GET /lists/${list.id}`, list.owner.unwrap())).toEqual(['Bob']);
    expect(await names(shared, buyer)).toEqual(['Bob']);
    expect(await names(shared, await aUser(em))).toEqual([null]);
    expect(await names(shared, null)).toEqual([null]);
    expect(await names(`GET /lists/${list.id}`, collaborator)).toEqual([null]);
  });

  test('and that anybody did, is kept from a person who is to be surprised, in every reply', async ({ em, app }) => {
    const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;
    const list = await aList(em, { privacy: 'PUBLIC', ...surprise });
    const owner = list.owner.unwrap();
    const blind = [owner, await aCollaborator(em, { list })];
    const [mug, bicycle] = [await anItem(em, { list, title: 'Mug' }), await anItem(em, { list, quantityDesired: 2 })];
    const before = await everyReply();

    const bought = [
      await call(app, buying(list, mug), { body: { ...ann, email: owner.email } }),
      await call(app, buying(list, bicycle), { viewer: await aUser(em) }),
    ];
    expect(bought.map(({ status }) => status)).toEqual([201, 201]);
    const purchaseId = bought[0]?.body.data.purchase.id;

    expect(await everyReply(purchaseId)).toEqual(before);

    /** Requests of theirs, as text; `purchaseId` is one that they would have to guess. */
    async function everyReply(purchaseId: string = crypto.randomUUID()) {
      const replies: string[] = [];
      for (const viewer of blind) {
        const lines = [
          'GET /lists',
          'GET /lists/owned',
          'GET /lists/collaborated',
          `GET /lists/${list.id}`,
          `GET /lists/${list.id}?include_archived=true`,
          `GET /lists/shared/${list.shareToken}`,
          ...[mug, bicycle].flatMap(({ id }) => [
            `GET /items/${id}`,
            `POST /items/${id}/purchase`,
            `POST /lists/shared/${list.shareToken}/items/${id}/purchase`,
            `DELETE /items/${id}/purchases/${purchaseId}`,
          ]),
          `DELETE /lists/shared/${list.shareToken}/purchases/${purchaseId}`,
        ];
        for (const line of lines) {
          const { status, body } = await call(app, line, { viewer });
          replies.push(`${line} ${status} ${JSON.stringify(body)}`.replaceAll(purchaseId, 'PURCHASE'));
        }
      }
      return replies;
    }
  });

  test('does not show when a blind owner edits, reorders or deletes what was bought', async ({ em, app }) => {
    const surprise = { purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' } as const;
    const owner = await aUser(em);
    const [bought, untouched] = [await story(true), await story(false)];

    expect(bought).toEqual(untouched);

    async function story(isBought: boolean) {
      const list = await aList(em, { owner, privacy: 'PUBLIC', ...surprise });
      const [mug, bicycle] = [await anItem(em, { list, title: 'Mug' }), await anItem(em, { list })];
      if (isBought) expect((await call(app, buying(list, mug), { body: ann })).status).toBe(201);
      const ids = [list.id, mug.id, bicycle.id, list.shareToken];
      const replies = [
        await call(app, `PUT /items/${mug.id}`, { viewer: owner, body: { name: 'Tall mug' } }),
        await call(app, `PUT /lists/${list.id}`, { viewer: owner, body: { title: 'Soon' } }),
        await call(app, `POST /lists/${list.id}/reorder`, { viewer: owner, body: [bicycle.id, mug.id] }),
        await call(app, `DELETE /items/${mug.id}`, { viewer: owner }),
        await call(app, `GET /lists/${list.id}`, { viewer: owner }),
        await call(app, `DELETE /lists/${list.id}`, { viewer: owner }),
      ].map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
      const withoutIds = replies.map((reply) =>
        ids.reduce((text, id, place) => text.replaceAll(id, `id ${place}`), reply),
      );
      return withoutIds.map((reply) => reply.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then'));
    }
  });
});
