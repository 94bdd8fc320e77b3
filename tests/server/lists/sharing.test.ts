import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { ListPrivate } from '../../../server/core/access/errors.ts';
import { Mail } from '../../../server/core/email/mail.entity.ts';
import type { User } from '../../../server/core/users/user.entity.ts';
import { Item } from '../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../server/lists/items/purchase.entity.ts';
import type { List } from '../../../server/lists/lists/list.entity.ts';
import { NotEnoughLeft } from '../../../server/lists/purchases/errors.ts';
import { aUser } from '../../builders/accounts.ts';
import { aCollaborator } from '../../builders/collaborators.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { PUBLIC_URL, servicesOn, test } from '../server-test.ts';

const ann = { email: 'ann@example.test', name: 'Ann' };
const bob = { email: 'bob@example.test' };

const BUY = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!, $key: String) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: $input, idempotencyKey: $key) {
    undoToken remaining completed
    purchase { id quantity guestEmail guestName mine purchaseDate }
    item { id quantityPurchased quantityRemaining }
    list { items { id } }
  }
}`;

const UNDO = `mutation ($token: String!, $purchaseId: ID!, $undoToken: String) {
  undoSharedPurchase(token: $token, purchaseId: $purchaseId, undoToken: $undoToken) { item { quantityRemaining } }
}`;

function buy(app: FastifyInstance, item: Item, input: object, viewer: User | null = null, key?: string) {
  const token = item.list.unwrap().shareToken;
  return send(app, BUY, viewer, { token, itemId: item.id, input, key });
}

describe('opening a shared list', () => {
  test('needs no account, and shows what is still wanted', async ({ em, app }) => {
    const owner = await aUser(em, { name: 'Ida' });
    const list = await aList(em, {
      owner,
      privacy: 'PUBLIC',
      listType: 'REGISTRY',
      eventType: 'Wedding',
      eventDate: '2031-06-14',
    });
    await anItem(em, {
      list,
      title: 'Plates',
      quantityDesired: 12,
      priceMinor: 1850,
      primaryUrl: 'https://shop.test/plates',
    });
    await anItem(em, { list, title: 'Archived', isArchived: true });

    const { data } = await send(
      app,
      `{ sharedList(token: "${list.shareToken}") {
      name ownerName listType eventType eventDate viewerRole purchasesHidden
      items { title price currency quantityDesired quantityRemaining outgoingUrl purchases { id } }
    } }`,
    );

    expect(data.sharedList).toEqual({
      name: 'Birthday',
      ownerName: 'Ida',
      listType: 'REGISTRY',
      eventType: 'Wedding',
      eventDate: '2031-06-14',
      viewerRole: 'VIEWER',
      purchasesHidden: false,
      items: [
        {
          title: 'Plates',
          price: 18.5,
          currency: 'USD',
          quantityDesired: 12,
          quantityRemaining: 12,
          outgoingUrl: 'https://shop.test/plates',
          purchases: [],
        },
      ],
    });
  });

  test('is refused for a private list, but not to those who work on it', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PRIVATE' });
    const query = `{ sharedList(token: "${list.shareToken}") { name } }`;
    const refused = { message: new ListPrivate().message, extensions: { code: 'LIST_PRIVATE' } };

    expect((await send(app, query)).errors[0]).toMatchObject(refused);
    expect((await send(app, query, await aUser(em))).errors[0]).toMatchObject(refused);
    expect((await send(app, query, list.owner.unwrap())).data.sharedList.name).toBe('Birthday');
    expect((await send(app, query, await aCollaborator(em, { list }))).data.sharedList.name).toBe('Birthday');
  });

  test('finds nothing behind a wrong link', async ({ app }) => {
    const { errors } = await send(app, '{ sharedList(token: "nothing") { name } }');
    expect(errors[0]).toMatchObject({ message: 'List not found', extensions: { code: 'NOT_FOUND' } });
  });
});

describe('buying from a shared list', () => {
  test('leaves a receipt with an undo link, and nothing for the next guest', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, title: 'Red bicycle' });
    const guest = `${crypto.randomUUID()}@example.test`;

    const { data } = await buy(app, item, { email: guest.toUpperCase(), name: 'Ann' });

    const { undoToken, purchase, ...rest } = data.purchaseSharedItem;
    expect(rest).toEqual({
      remaining: 0,
      completed: true,
      item: { id: item.id, quantityPurchased: 1, quantityRemaining: 0 },
      list: { items: [] },
    });
    expect(purchase).toMatchObject({ quantity: 1, mine: false });
    const [receipt] = await em.find(Mail, { to: guest });
    expect(receipt?.text).toContain(`${PUBLIC_URL}/shared/${list.shareToken}?undo=${purchase.id}.${undoToken}`);
    expect((await buy(app, item, bob)).errors[0]).toMatchObject({
      message: 'Only 0 still needed.',
      extensions: { code: 'CONFLICT' },
    });
  });

  test.for([
    [{ purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' }, 'Ida won’t see any of this until 24 December 2999.'],
    [{ purchaseVisibility: 'OWNER_SEES_TAKEN' }, 'Ida can see that it’s given, but not by whom.'],
    [{ purchaseVisibility: 'OWNER_SEES_BUYERS' }, 'Ida can see that it’s from you.'],
  ] as const)('tells in the receipt what the owner learns under %o', async ([visibility, words], { em, app }) => {
    const owner = await aUser(em, { name: 'Ida' });
    const list = await aList(em, { owner, privacy: 'PUBLIC', ...visibility });
    const item = await anItem(em, { list, quantityDesired: 6 });
    const guest = `${crypto.randomUUID()}@example.test`;

    await buy(app, item, { email: guest, quantity: 2 });

    const [receipt] = await em.find(Mail, { to: guest });
    expect(receipt?.text).toContain(words);
    expect(receipt?.text).toContain('Others see how many are still wanted.');
    const last = `${crypto.randomUUID()}@example.test`;
    await buy(app, item, { email: last, quantity: 4 });
    const [ofTheLast] = await em.find(Mail, { to: last });
    expect(ofTheLast?.text).toContain('Others see that it’s taken, so nobody else will buy it.');
  });

  test('takes several at once, and says how many are left for too many', async ({ em, app }) => {
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }), quantityDesired: 5 });
    const { data } = await buy(app, item, { ...ann, quantity: 3 });
    expect(data.purchaseSharedItem).toMatchObject({ remaining: 2, completed: false });
    expect((await buy(app, item, { ...bob, quantity: 3 })).errors[0].message).toBe('Only 2 still needed.');
  });

  test.for([
    [{}, 'email', 'Email is required'],
    [{ email: ' ' }, 'email', 'Email is required'],
    [{ email: 'ann@' }, 'email', 'Please enter a valid email address'],
    [{ ...ann, quantity: 0 }, 'quantity', 'Quantity must be between 1 and 99'],
    [{ ...ann, name: 'x'.repeat(101) }, 'name', 'Name must be at most 100 characters'],
  ] as const)('refuses %j at its field', async ([input, field, message], { em, app }) => {
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }) });
    const { errors } = await buy(app, item, input);
    expect(errors[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { [field]: [message] } },
    });
  });

  test("fills in a member's own address, and shows them as the buyer to themselves", async ({ em, app }) => {
    const buyer = await aUser(em, { name: 'Tom' });
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }) });
    const { data } = await buy(app, item, {}, buyer);
    expect(data.purchaseSharedItem.purchase).toMatchObject({ mine: true, guestEmail: buyer.email, guestName: 'Tom' });
  });

  test('is refused on a private list, and for an item of another list', async ({ em, app }) => {
    const hidden = await anItem(em);
    expect((await buy(app, hidden, ann)).errors[0].extensions.code).toBe('LIST_PRIVATE');

    const open = await aList(em, { privacy: 'PUBLIC' });
    const variables = { token: open.shareToken, itemId: hidden.id, input: ann };
    expect((await send(app, BUY, null, variables)).errors[0].message).toBe('Item not found');
    expect((await send(app, BUY, null, { ...variables, itemId: 'nonsense' })).errors[0].message).toBe('Item not found');
  });

  test.for([
    ['edited', { quantityDesired: 7 }, { quantityPurchased: 2, quantityRemaining: 5 }],
    ['bought', {}, { quantityPurchased: 3, quantityRemaining: 2 }],
  ] as const)('is answered with what was %s meanwhile', async ([what, changes, seen], { em, orm, infrastructure }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, quantityDesired: 5 });
    const services = () => servicesOn(orm, infrastructure);
    const readingIsDone = vi.spyOn(infrastructure.rateLimits, 'consume').mockImplementationOnce(async () => {
      if (what === 'edited') await services().items.updateItem(list.owner.unwrap(), item.id, changes);
      else await services().purchases.purchaseShared(null, list.shareToken, item.id, bob);
      return 1;
    });
    onTestFinished(() => readingIsDone.mockRestore());

    const bought = await services().purchases.purchaseShared(null, list.shareToken, item.id, { ...ann, quantity: 2 });

    expect(bought.item).toMatchObject(seen);
    expect(bought.item.purchases.map(({ quantity }) => quantity)).toEqual(what === 'edited' ? [2] : [1, 2]);
  });

  test('succeeds for one of ten who buy the last one at once', async ({ em, orm, infrastructure }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list });
    const attempts = Array.from({ length: 10 }, (_, index) =>
      servicesOn(orm, infrastructure).purchases.purchaseShared(null, list.shareToken, item.id, {
        email: `guest${index}@example.test`,
      }),
    );

    const outcomes = await Promise.allSettled(attempts);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
    expect(new Set(reasons)).toEqual(new Set([new NotEnoughLeft(0).message]));
    expect(await em.count(Purchase, { item })).toBe(1);
    expect(await em.count(Mail, { aboutListIds: { $contains: [list.id] } })).toBe(1);
    expect((await em.refresh(list))?.purchaseRevision).toBe(1); // who was refused is not announced
  });

  test('succeeds for all who buy different things on one list at once, each counted', async ({
    em,
    orm,
    infrastructure,
  }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const items = [await anItem(em, { list, quantityDesired: 10 }), await anItem(em, { list, quantityDesired: 10 })];
    const attempts = Array.from({ length: 20 }, (_, index) =>
      servicesOn(orm, infrastructure).purchases.purchaseShared(null, list.shareToken, (items[index % 2] as Item).id, {
        email: `guest${index}@example.test`,
      }),
    );

    await Promise.all(attempts);

    for (const item of items) {
      expect(await em.count(Purchase, { item })).toBe(10);
      expect((await em.refresh(item))?.quantityPurchased).toBe(10);
    }
    expect((await em.refresh(list))?.purchaseRevision).toBe(20);
  });

  test.for([1, 5])(
    'counts once when the same call arrives twice at once, and gives the same answer: of %i',
    async (quantityDesired, { em, app }) => {
      const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }), quantityDesired });
      const guest = { email: `${crypto.randomUUID()}@example.test` };

      const [first, second] = await Promise.all([
        buy(app, item, guest, null, 'one-tap'),
        buy(app, item, guest, null, 'one-tap'),
      ]);

      expect(first.data.purchaseSharedItem.remaining).toBe(quantityDesired - 1);
      expect(second).toEqual(first);
      expect(await em.count(Purchase, { item })).toBe(1);
      expect(await em.count(Mail, { to: guest.email })).toBe(1);
    },
  );

  test('frees the key of a call that failed, and keeps one key apart for each buyer', async ({ em, app }) => {
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }), quantityDesired: 2 });
    expect((await buy(app, item, { ...ann, quantity: 3 }, null, 'key')).errors[0].message).toBe('Only 2 still needed.');
    expect((await buy(app, item, ann, null, 'key')).data.purchaseSharedItem.remaining).toBe(1);
    expect((await buy(app, item, bob, null, 'key')).data.purchaseSharedItem.remaining).toBe(0);
  });

  test('works on what is wanted no longer than it is there', async ({ em, app }) => {
    const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }) });
    item.isArchived = true;
    await em.flush();
    expect((await buy(app, item, ann)).errors[0].message).toBe('Item not found');
  });
});

describe('undoing a purchase', () => {
  const bought = async (app: FastifyInstance, item: Item, viewer: User | null = null) => {
    const { data } = await buy(app, item, ann, viewer);
    const { purchase, undoToken } = data.purchaseSharedItem;
    return { token: item.list.unwrap().shareToken, purchaseId: purchase.id as string, undoToken: undoToken as string };
  };
  const anOpenItem = async (em: Parameters<typeof anItem>[0], overrides: object = {}) =>
    anItem(em, { list: await aList(em, { privacy: 'PUBLIC', ...overrides }) });

  test('works with the secret of the receipt, once', async ({ em, app }) => {
    const undo = await bought(app, await anOpenItem(em));
    const first = await send(app, UNDO, null, undo);
    expect(first.data.undoSharedPurchase.item).toEqual({ quantityRemaining: 1 });
    expect((await send(app, UNDO, null, undo)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  test('tells who may open the list whether the gift was taken off it, and nobody else', async ({ em, app }) => {
    const item = await anOpenItem(em);
    const list = item.list.unwrap();
    const { purchaseId, undoToken } = await bought(app, item);
    const isWithdrawn = async (token?: string) =>
      (
        await send(
          app,
          'query ($id: ID!, $secret: String!, $token: String) { purchaseOfReceipt(purchaseId: $id, undoToken: $secret, token: $token) { isWithdrawn } }',
          null,
          { id: purchaseId, secret: undoToken, token },
        )
      ).data.purchaseOfReceipt.isWithdrawn;
    expect(await isWithdrawn(list.shareToken)).toBe(false); // that nobody needs it any more is another thing

    for (const isArchived of [true, false]) {
      item.isArchived = isArchived;
      await em.flush();
      expect(await isWithdrawn(list.shareToken)).toBe(isArchived);
      expect(await isWithdrawn()).toBeNull();
      expect(await isWithdrawn('another link')).toBeNull();
    }
    list.privacy = 'PRIVATE';
    await em.flush();
    expect(await isWithdrawn(list.shareToken)).toBeNull();
  });

  test('is asked for several receipts at once, each on its own', async ({ em, app }) => {
    const [one, another] = [await bought(app, await anOpenItem(em)), await bought(app, await anOpenItem(em))];
    const ask = (receipts: object[]) =>
      send(
        app,
        `query ($receipts: [ReceiptInput!]!, $token: String) {
          purchasesOfReceipts(receipts: $receipts, token: $token) { id isWithdrawn }
        }`,
        null,
        { receipts, token: one.token },
      );
    const [{ purchaseId, undoToken }, id] = [one, another.purchaseId];
    const { data } = await ask([
      { purchaseId: id, undoToken: another.undoToken },
      { purchaseId: id, undoToken }, // of another purchase
      { purchaseId: 'nonsense', undoToken },
      { purchaseId, undoToken },
    ]);
    expect(data.purchasesOfReceipts).toEqual([
      { id, isWithdrawn: null }, // of another list than the one that is named
      null,
      null,
      { id: purchaseId, isWithdrawn: false },
    ]);

    const { errors } = await ask(Array.from({ length: 21 }, () => ({ purchaseId, undoToken })));
    expect(errors[0].extensions.fields).toEqual({ receipts: ['Name at most 20 receipts at once'] });
  });

  test('says what the link takes back, takes back some of it, and is asked twice without harm', async ({ em, app }) => {
    const item = await anOpenItem(em, {});
    em.assign(item, { quantityDesired: 3, title: 'Mug' });
    await em.flush();
    const { data } = await buy(app, item, { ...ann, quantity: 2 });
    const { purchase, undoToken } = data.purchaseSharedItem;
    const token = item.list.unwrap().shareToken;
    const receipt = async (secret = undoToken) =>
      (
        await send(
          app,
          'query ($id: ID!, $secret: String!) { purchaseOfReceipt(purchaseId: $id, undoToken: $secret) { title quantity } }',
          null,
          { id: purchase.id, secret },
        )
      ).data.purchaseOfReceipt;
    const undo = (keeping: number | null) =>
      send(
        app,
        `mutation ($token: String!, $id: ID!, $secret: String, $keeping: Int) {
          undoSharedPurchase(token: $token, purchaseId: $id, undoToken: $secret, keeping: $keeping) { item { quantityRemaining } }
        }`,
        null,
        { token, id: purchase.id, secret: undoToken, keeping },
      );
    expect(await receipt()).toEqual({ title: 'Mug', quantity: 2 });
    expect(await receipt('guessed')).toBeNull();

    for (const _again of [1, 2]) {
      expect((await undo(1)).data.undoSharedPurchase.item.quantityRemaining).toBe(2);
    }
    expect(await receipt()).toEqual({ title: 'Mug', quantity: 1 });
    expect((await undo(-1)).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    expect((await undo(null)).data.undoSharedPurchase.item.quantityRemaining).toBe(3);

    expect(await receipt()).toBeNull();
    expect((await undo(1)).errors[0].extensions.code).toBe('NOT_FOUND');
  });

  test('works for the signed-in buyer and for the owner, and for nobody else', async ({ em, app }) => {
    const item = await anOpenItem(em);
    const [buyer, stranger] = [await aUser(em), await aUser(em)];
    const undo = { ...(await bought(app, item, buyer)), undoToken: null };

    expect((await send(app, UNDO, null, undo)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await send(app, UNDO, null, { ...undo, undoToken: 'guessed' })).errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await send(app, UNDO, stranger, undo)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await send(app, UNDO, buyer, undo)).data.undoSharedPurchase.item.quantityRemaining).toBe(1);

    const again = { ...(await bought(app, item, buyer)), undoToken: null };
    const owner = item.list.unwrap().owner.unwrap();
    expect((await send(app, UNDO, owner, again)).data.undoSharedPurchase.item.quantityRemaining).toBe(1);
  });

  test('still works for a guest whose list turned private, without showing them the list', async ({
    em,
    app,
    services,
  }) => {
    const item = await anOpenItem(em);
    const undo = await bought(app, item);
    const list = item.list.unwrap();
    await services.lists.updateList(list.owner.unwrap(), list.id, { privacy: 'PRIVATE' });

    expect((await send(app, UNDO, null, undo)).data.undoSharedPurchase.item).toBeNull();
    expect((await em.fork().findOneOrFail(Item, item.id)).quantityPurchased).toBe(0);
  });

  test('counts once when it comes twice at once', async ({ em, app }) => {
    const undo = await bought(app, await anOpenItem(em));
    const answers = await Promise.all([send(app, UNDO, null, undo), send(app, UNDO, null, undo)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });
});

describe('ticking off in the list itself', () => {
  const TICK = (id: string) => `mutation { purchaseItem(itemId: "${id}") {
    remaining completed item { quantityPurchased } purchase { id mine buyer { name } guestEmail }
  } }`;

  test('is for those who work on the list, who see on a shopping list which of them it was', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING' });
    const item = await anItem(em, { list, quantityDesired: 2 });
    const tom = await aCollaborator(em, { list, user: await aUser(em, { name: 'Tom' }) });

    const { data } = await send(app, TICK(item.id), tom);
    expect(data.purchaseItem).toMatchObject({ remaining: 1, item: { quantityPurchased: 1 }, purchase: { mine: true } });
    expect((await send(app, TICK(item.id), await aUser(em))).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await send(app, TICK(item.id))).errors[0].extensions.code).toBe('UNAUTHENTICATED');

    const mia = await aCollaborator(em, { list });
    const seen = await send(app, `{ item(id: "${item.id}") { purchases { buyer { name } guestEmail mine } } }`, mia);
    expect(seen.data.item.purchases).toEqual([{ buyer: { name: 'Tom' }, guestEmail: null, mine: false }]);
  });

  test('is undone by a person who did it, and by the owner, as each is told', async ({ em, app }) => {
    const list = await aList(em, { listType: 'SHOPPING', privacy: 'PUBLIC' });
    const item = await anItem(em, { list, quantityDesired: 2 });
    const [tom, mia] = [await aCollaborator(em, { list }), await aCollaborator(em, { list })];
    const { id } = (await send(app, TICK(item.id), tom)).data.purchaseItem.purchase;
    const undo = `mutation { undoPurchase(purchaseId: "${id}") { quantityPurchased } }`;

    const canUndo = async (viewer: User) => {
      const { data } = await send(app, `{ item(id: "${item.id}") { purchases { canUndo } } }`, viewer);
      return data.item.purchases[0].canUndo;
    };
    expect(await Promise.all([list.owner.unwrap(), tom, mia].map(canUndo))).toEqual([true, true, false]);
    const guests = await send(app, `{ sharedList(token: "${list.shareToken}") { items { purchases { canUndo } } } }`);
    expect(guests.data.sharedList.items[0].purchases).toEqual([{ canUndo: false }]);
    expect((await send(app, undo, mia)).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await send(app, undo, tom)).data.undoPurchase.quantityPurchased).toBe(0);
  });
});

describe('who learns who bought', () => {
  const PURCHASES = (list: List) =>
    `{ list(id: "${list.id}") { items { quantityPurchased purchases { quantity guestEmail guestName buyer { id } mine } } } }`;
  const SHARED = (list: List) =>
    `{ sharedList(token: "${list.shareToken}") { items { quantityPurchased purchases { quantity guestEmail guestName buyer { id } mine } } } }`;

  test('the owner and the buyer alone; everybody sees that and how many', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC' });
    const item = await anItem(em, { list, quantityDesired: 5 });
    const [buyer, friend] = [await aUser(em), await aCollaborator(em, { list })];
    await buy(app, item, { ...ann, quantity: 2 }, buyer);

    const known = { quantity: 2, guestEmail: 'ann@example.test', guestName: 'Ann', buyer: { id: buyer.id } };
    const unknown = { quantity: 2, guestEmail: null, guestName: null, buyer: null, mine: false };
    const owners = await send(app, PURCHASES(list), list.owner.unwrap());
    expect(owners.data.list.items[0].purchases).toEqual([{ ...known, mine: false }]);
    const buyers = await send(app, SHARED(list), buyer);
    expect(buyers.data.sharedList.items[0].purchases).toEqual([{ ...known, mine: true }]);
    for (const [query, viewer] of [
      [SHARED(list), null],
      [SHARED(list), await aUser(em)],
      [PURCHASES(list), friend],
      [SHARED(list), friend],
    ] as const) {
      const { data } = await send(app, query, viewer);
      expect((data.list ?? data.sharedList).items[0]).toEqual({ quantityPurchased: 2, purchases: [unknown] });
    }
  });

  test('under OWNER_SEES_TAKEN the owner sees that, but not who', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'OWNER_SEES_TAKEN' });
    await buy(app, await anItem(em, { list }), ann);
    const { data } = await send(app, PURCHASES(list), list.owner.unwrap());
    expect(data.list.items).toEqual([
      {
        quantityPurchased: 1,
        purchases: [{ quantity: 1, guestEmail: null, guestName: null, buyer: null, mine: false }],
      },
    ]);
  });

  test('under SURPRISE nobody on the list until the day has come, then everything', async ({ em, app }) => {
    const list = await aList(em, { privacy: 'PUBLIC', purchaseVisibility: 'SURPRISE', eventDate: '2999-12-24' });
    await buy(app, await anItem(em, { list }), ann);
    for (const viewer of [list.owner.unwrap(), await aCollaborator(em, { list })]) {
      expect((await send(app, PURCHASES(list), viewer)).data.list.items).toEqual([
        { quantityPurchased: 0, purchases: [] },
      ]);
    }

    list.eventDate = '2020-12-24';
    await em.flush();
    const { data } = await send(app, PURCHASES(list), list.owner.unwrap());
    expect(data.list.items[0].purchases[0].guestEmail).toBe('ann@example.test');
  });
});

test('a shared wishlist leaves out what is bought, a shopping list keeps it', async ({ em, app }) => {
  const titles = async (listType: 'WISHLIST' | 'SHOPPING') => {
    const list = await aList(em, { privacy: 'PUBLIC', listType });
    await buy(app, await anItem(em, { list, title: 'Mug' }), ann);
    await anItem(em, { list, title: 'Red bicycle' });
    const { data } = await send(app, `{ sharedList(token: "${list.shareToken}") { items { title } } }`);
    return data.sharedList.items.map(({ title }: { title: string }) => title);
  };

  expect(await titles('WISHLIST')).toEqual(['Red bicycle']);
  expect(await titles('SHOPPING')).toEqual(['Mug', 'Red bicycle']);
});
