import { addHours, addMinutes } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { holdEnd } from '../../../../server/lists/purchases/hold-end.rules.ts';
import { lapseHolds } from '../../../../server/lists/purchases/lapse-holds.ts';
import { LapsedHold } from '../../../../server/lists/purchases/lapsed-hold.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { listen, send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { test as base, PUBLIC_URL, servicesOn } from '../../server-test.ts';
import { observe } from '../../statements.ts';

const NOW = new Date();
const addDays = (time: Date, days: number) => addHours(time, days * 24);
const subDays = (time: Date, days: number) => addDays(time, -days);

const test = base.extend(
  'lapse',
  async ({ orm, infrastructure: { mailQueue, undoSecrets } }) =>
    (now: Date) =>
      lapseHolds(orm.em.fork(), { mailQueue, undoSecrets, siteUrl: PUBLIC_URL }, now),
);

const PURCHASE = 'id quantity state heldUntil guestEmail guestName mine';
const AFTER = `purchase { ${PURCHASE} } item { id quantityRemaining heldUntil } list { items { id } }`;

function reserve(app: FastifyInstance, item: Item, input: object, viewer: User | null = null, key?: string) {
  const token = item.list.unwrap().shareToken;
  return send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!, $key: String) {
      reserveSharedItem(token: $token, itemId: $itemId, input: $input, idempotencyKey: $key) {
        undoToken remaining completed purchase { ${PURCHASE} } item { id quantityPurchased quantityRemaining heldUntil }
        list { items { id } }
      }
    }`,
    viewer,
    { token, itemId: item.id, input, key },
  );
}

interface Hold {
  token: string;
  id: string;
  secret: string | null;
}

const CHANGES = {
  extend: `extendReservation(token: $token, purchaseId: $id, undoToken: $secret) { ${AFTER} }`,
  buy: `purchaseReservedItem(token: $token, purchaseId: $id, undoToken: $secret) { ${AFTER} }`,
  takeAgain: `renewReservation(token: $token, purchaseId: $id, undoToken: $secret) { ${AFTER} }`,
  letGo:
    'undoSharedPurchase(token: $token, purchaseId: $id, undoToken: $secret) { item { id quantityRemaining heldUntil } }',
};

async function change(app: FastifyInstance, how: keyof typeof CHANGES, hold: Hold, viewer: User | null = null) {
  const query = `mutation ($token: String!, $id: ID!, $secret: String) { after: ${CHANGES[how]} }`;
  const { data, errors } = await send(app, query, viewer, { ...hold });
  return { after: data?.after, code: errors?.[0].extensions.code as string | undefined };
}

async function held(app: FastifyInstance, item: Item, input: object = {}): Promise<Hold & { email: string }> {
  const email = `${crypto.randomUUID()}@example.test`;
  const { data } = await reserve(app, item, { email, ...input });
  const { purchase, undoToken } = data.reserveSharedItem;
  return { token: item.list.unwrap().shareToken, id: purchase.id, secret: undoToken, email };
}

async function anOpenItem(em: Parameters<typeof anItem>[0], list: object = {}, overrides: object = {}) {
  return anItem(em, { list: await aList(em, { privacy: 'PUBLIC', ...list }), title: 'Red bicycle', ...overrides });
}

async function mailsTo(em: Parameters<typeof anItem>[0], to: string) {
  return em.fork().find(Mail, { to }, { orderBy: { id: 'asc' } });
}

const holdLink = (mail: Mail | undefined) => /\/hold\?of=([\w-]+)\.([\w-]+)/.exec(mail?.text ?? '');

describe('reserving a gift', () => {
  test('takes it for a week, tells other guests until when, and nobody for whom', async ({ em, app }) => {
    const item = await anOpenItem(em);
    const guest = `${crypto.randomUUID()}@example.test`;

    const { data } = await reserve(app, item, { email: guest, name: 'Ann' });

    const { purchase, remaining, completed, list } = data.reserveSharedItem;
    expect({ remaining, completed, items: list.items }).toEqual({
      remaining: 0,
      completed: true,
      items: [{ id: item.id }],
    });
    expect(purchase).toMatchObject({ state: 'RESERVED', quantity: 1, guestName: null });
    const days = (new Date(purchase.heldUntil).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);

    const token = item.list.unwrap().shareToken;
    const seen = await send(
      app,
      `{ sharedList(token: "${token}") { progress { wanted given held } items { quantityRemaining heldUntil purchases { ${PURCHASE} } } } }`,
    );
    expect(seen.data.sharedList).toMatchObject({
      progress: { wanted: 1, given: 1, held: 1 },
      items: [
        { quantityRemaining: 0, heldUntil: purchase.heldUntil, purchases: [{ guestEmail: null, guestName: null }] },
      ],
    });
    const { id, owner } = item.list.unwrap();
    const own = `{ list(id: "${id}") { itemSummary { purchasedCount heldCount partlyPurchasedCount } } }`;
    expect((await send(app, own, owner.unwrap())).data.list.itemSummary).toEqual({
      purchasedCount: 1,
      heldCount: 1,
      partlyPurchasedCount: 0,
    });
    const [mail] = await mailsTo(em, guest);
    expect(mail?.subject).toBe('Held for you: Red bicycle');
    expect(holdLink(mail)?.slice(1)).toEqual([purchase.id, data.reserveSharedItem.undoToken]);
  });

  test('is held through the day of the event where its list is, and the mail says so', async ({ em, app }) => {
    const eventDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const hold = await held(app, await anOpenItem(em, { eventDate, timeZone: 'America/New_York' }));

    const [mail] = await mailsTo(em, hold.email);

    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(eventDate));
    expect(mail?.text).toContain(`for you until ${day}.`);
  });

  test.for([
    [{ holdDays: 3 }, 3],
    [{ holdDays: 30 }, 30],
    [{ holdDays: 7, eventStartsAt: addDays(NOW, 2) }, 3],
    [{ holdDays: 7, eventStartsAt: subDays(NOW, 0.5) }, 0.5],
    [{ holdDays: 7, eventStartsAt: subDays(NOW, 5) }, 7],
    [{ holdDays: 2, eventStartsAt: addDays(NOW, 20) }, 2],
  ] as const)('with %o holds it for %d days', ([list, days]) => {
    const end = holdEnd({ eventStartsAt: null, ...list }, NOW);
    expect((end.getTime() - NOW.getTime()) / 86_400_000).toBeCloseTo(days, 2);
  });

  test('counts once for a repeated call, and is refused for more than is left', async ({ em, app }) => {
    const item = await anOpenItem(em, {}, { quantityDesired: 3 });
    const guest = { email: `${crypto.randomUUID()}@example.test`, quantity: 2 };

    const [one, other] = await Promise.all([
      reserve(app, item, guest, null, 'one-tap'),
      reserve(app, item, guest, null, 'one-tap'),
    ]);

    expect(other).toEqual(one);
    expect(await em.count(Purchase, { item })).toBe(1);
    expect((await reserve(app, item, { email: 'bob@example.test', quantity: 2 })).errors[0]).toMatchObject({
      message: 'Only 1 still needed.',
      extensions: { code: 'CONFLICT' },
    });
  });

  test.for([
    [{ listType: 'SHOPPING' }, 'FORBIDDEN'],
    [{ isDemo: true }, 'DEMO_LIST'],
    [{ privacy: 'PRIVATE' }, 'LIST_PRIVATE'],
  ] as const)('on a list with %o is refused with %s', async ([list, code], { em, app }) => {
    const item = await anOpenItem(em, list);
    expect((await reserve(app, item, { email: 'ann@example.test' })).errors[0].extensions.code).toBe(code);
  });

  test('against buying, forty at once, never takes more than is wanted', async ({ em, orm, infrastructure }) => {
    const item = await anOpenItem(em, {}, { quantityDesired: 7 });
    const { shareToken } = item.list.unwrap();

    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => {
        const { purchases } = servicesOn(orm, infrastructure, `10.0.0.${index}`);
        const input = { email: `guest${index}@example.test` };
        return index % 2
          ? purchases.reserveShared(null, shareToken, item.id, input)
          : purchases.purchaseShared(null, shareToken, item.id, input);
      }),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    const rows = await em.fork().find(Purchase, { item });
    const ends = rows.flatMap(({ heldUntil }) => (heldUntil ? [heldUntil.getTime()] : []));
    const after = await em.fork().findOneOrFail(Item, item.id);
    expect(rows).toHaveLength(7);
    expect(after.quantityPurchased).toBe(7);
    expect(after.heldUntil?.getTime() ?? null).toBe(ends.length > 0 ? Math.min(...ends) : null);
  });
});

describe('somebody who reserved a gift', () => {
  test('holds it for longer, once however often they ask, and buys it', async ({ em, app }) => {
    const item = await anOpenItem(em);
    const hold = await held(app, item);
    await em.nativeUpdate(Purchase, { id: hold.id }, { heldUntil: addDays(NOW, 1), askedAt: NOW });

    const { after } = await change(app, 'extend', hold);
    const days = (new Date(after.purchase.heldUntil).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    expect(after.item.heldUntil).toBe(after.purchase.heldUntil);
    expect((await em.fork().findOneOrFail(Purchase, hold.id)).askedAt).toBeNull();

    const bought = await change(app, 'buy', hold);
    expect(bought.after).toMatchObject({
      purchase: { state: 'BOUGHT', heldUntil: null },
      item: { quantityRemaining: 0, heldUntil: null },
      list: { items: [] },
    });
    expect((await change(app, 'buy', hold)).after).toEqual(bought.after);
    expect((await change(app, 'extend', hold)).code).toBe('NOT_FOUND');
  });

  test('lets it go, and it is free for others', async ({ em, app }) => {
    const item = await anOpenItem(em);
    const hold = await held(app, item);

    expect((await change(app, 'letGo', hold)).after.item).toEqual({
      id: item.id,
      quantityRemaining: 1,
      heldUntil: null,
    });

    for (const how of ['extend', 'buy', 'takeAgain'] as const)
      expect((await change(app, how, hold)).code).toBe('NOT_FOUND');
  });

  test('needs the secret, or to be signed in as the one who reserved', async ({ em, app }) => {
    const item = await anOpenItem(em);
    const buyer = await aUser(em);
    const { data } = await reserve(app, item, {}, buyer);
    const token = item.list.unwrap().shareToken;
    const hold = { token, id: data.reserveSharedItem.purchase.id, secret: null };

    for (const how of ['extend', 'buy', 'takeAgain'] as const) {
      expect((await change(app, how, { ...hold, secret: 'guess' })).code).toBe('NOT_FOUND');
      expect((await change(app, how, hold, await aUser(em))).code).toBe('NOT_FOUND');
      expect((await change(app, how, hold, item.list.unwrap().owner.unwrap())).code).toBe('NOT_FOUND');
    }
    expect((await change(app, 'extend', hold, buyer)).after.purchase.mine).toBe(true);
    expect((await change(app, 'buy', hold, buyer)).after.purchase.state).toBe('BOUGHT');
  });

  test('says that they bought it though the list has closed, and holds nothing longer there', async ({ em, app }) => {
    const item = await anOpenItem(em);
    const hold = await held(app, item);
    item.list.unwrap().privacy = 'PRIVATE';
    await em.flush();

    expect((await change(app, 'extend', hold)).code).toBe('LIST_PRIVATE');
    expect((await change(app, 'buy', hold)).after).toEqual({ purchase: null, item: null, list: null });
    expect((await em.fork().findOneOrFail(Purchase, hold.id)).heldUntil).toBeNull();
  });
});

describe('a hold', () => {
  test('is asked about once, the day before, and by a link that works', async ({ em, app, lapse }) => {
    const item = await anOpenItem(em);
    const hold = await held(app, item);

    await lapse(addDays(NOW, 5));
    expect(await mailsTo(em, hold.email)).toHaveLength(1);
    await lapse(addDays(NOW, 6.5));
    await lapse(addDays(NOW, 6.6));

    const [, mail, ...more] = await mailsTo(em, hold.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Still getting Red bicycle?');
    const [, id, secret = ''] = holdLink(mail) ?? [];
    expect(id).toBe(hold.id);
    expect(secret).not.toBe(hold.secret);
    expect((await change(app, 'extend', { ...hold, secret })).after.purchase.state).toBe('RESERVED');
    expect((await change(app, 'letGo', { ...hold, secret })).after.item.quantityRemaining).toBe(1);
  });

  test('lapses: it is free again, its giver is told, and takes it back by the link', async ({ em, app, lapse }) => {
    const item = await anOpenItem(em);
    const hold = await held(app, item);

    await lapse(addDays(NOW, 6.9));
    await lapse(addMinutes(addDays(NOW, 7), 5));
    await lapse(addMinutes(addDays(NOW, 7), 6));

    expect(await em.count(Purchase, { item })).toBe(0);
    expect(await em.fork().findOneOrFail(Item, item.id)).toMatchObject({ quantityPurchased: 0, heldUntil: null });
    const mail = (await mailsTo(em, hold.email)).at(-1);
    expect(mail?.subject).toBe('No longer held for you: Red bicycle');
    const [, , secret = ''] = holdLink(mail) ?? [];
    const [one, other] = await Promise.all([
      change(app, 'takeAgain', { ...hold, secret }),
      change(app, 'takeAgain', { ...hold, secret }),
    ]);
    expect(one.after.purchase).toMatchObject({ id: hold.id, state: 'RESERVED' });
    expect(other).toEqual(one);
    expect((await change(app, 'letGo', hold)).after.item.quantityRemaining).toBe(1); // the first secret works, too
  });

  test('that lapsed is on the page of the gifts: free, taken, or gone with its list, for its giver alone', async ({
    em,
    app,
    lapse,
  }) => {
    const [item, owner] = [await anOpenItem(em), await aUser(em)];
    const guestKey = 'the-key-of-a-guest-whose-hold-has-lapsed-by-now';
    const hold = await held(app, item, { guestKey });
    const lapsedOf = async (key: string | null, viewer: User | null = null) => {
      const query =
        'query ($key: String) { myGifts(guestKey: $key) { lapsed { id title quantity isFree shareToken isAccounts } } }';
      return (await send(app, query, viewer, { key })).data.myGifts.lapsed;
    };
    expect(await lapsedOf(guestKey)).toEqual([]);
    await lapse(addDays(NOW, 8));

    const shown = { id: hold.id, title: 'Red bicycle', quantity: 1, shareToken: hold.token, isAccounts: false };
    expect(await lapsedOf(guestKey)).toEqual([{ ...shown, isFree: true }]);
    for (const [key, viewer] of [
      [guestKey.replace('the', 'The'), null],
      [null, owner],
      [null, item.list.unwrap().owner.unwrap()],
    ] as const)
      expect(await lapsedOf(key, viewer)).toEqual([]);
    const other = await held(app, item);
    expect(await lapsedOf(guestKey)).toEqual([{ ...shown, isFree: false }]);
    await change(app, 'letGo', other);

    const { list } = item;
    await em.fork().nativeUpdate(List, list.id, { privacy: 'PRIVATE' });
    expect(await lapsedOf(guestKey)).toEqual([]);
    await em.fork().nativeUpdate(List, list.id, { privacy: 'PUBLIC', shareLinkReplacedAt: addDays(NOW, -1) });
    expect(await lapsedOf(guestKey)).toEqual([]);
    await em.fork().nativeUpdate(List, list.id, { shareLinkReplacedAt: null });

    expect((await change(app, 'takeAgain', { ...hold, secret: guestKey })).after.purchase.state).toBe('RESERVED');
    expect(await lapsedOf(guestKey)).toEqual([]);
  });

  test('that lapsed tells nothing to a giver from whom the list is kept', async ({ em, app, lapse }) => {
    const [giver, item] = [await aUser(em), await anOpenItem(em)];
    await reserve(app, item, {}, giver);
    await lapse(addDays(NOW, 8));
    const query = '{ myGifts { totalCount lapsed { id } } }';
    expect((await send(app, query, giver)).data.myGifts.lapsed).toHaveLength(1);

    await em.fork().nativeUpdate(List, item.list.id, { owner: giver.id, purchaseVisibility: 'SURPRISE' });
    const other = await aUser(em);
    await aList(em, { owner: other, purchaseVisibility: 'SURPRISE' });
    const [known, unknown] = [
      await observe(() => send(app, query, giver)),
      await observe(() => send(app, query, other)),
    ];
    expect(known.result).toEqual(unknown.result);
    expect(known.statements).toHaveLength(unknown.statements.length);
  });

  test('that lapses, and is taken back by somebody who says no language, is written about in the one in which it was held', async ({
    em,
    app,
    lapse,
  }) => {
    const item = await anOpenItem(em);
    const token = item.list.unwrap().shareToken;
    const email = `${crypto.randomUUID()}@example.test`;
    const query = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
      reserveSharedItem(token: $token, itemId: $itemId, input: $input) { undoToken purchase { id } }
    }`;
    const variables = { token, itemId: item.id, input: { email } };
    const headers = { 'kindlist-language': 'de' };
    const { data } = (
      await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } })
    ).json();
    const { undoToken: secret, purchase } = data.reserveSharedItem;

    await lapse(addDays(NOW, 8));
    expect((await change(app, 'takeAgain', { token, id: purchase.id, secret })).code).toBeUndefined();
    await lapse(addDays(NOW, 8));

    const subjects = (await mailsTo(em, email)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(3);
    for (const subject of subjects) expect(subject).toMatch(/reserviert/i);
  });

  test('that lapsed is bought after all, unless somebody else was faster', async ({ em, app, lapse }) => {
    const [late, later] = [await anOpenItem(em), await anOpenItem(em)];
    const [one, other] = [await held(app, late), await held(app, later)];
    await lapse(addDays(NOW, 8));
    await held(app, later);

    expect((await change(app, 'buy', one)).after.purchase.state).toBe('BOUGHT');
    for (const how of ['buy', 'takeAgain'] as const) expect((await change(app, how, other)).code).toBe('CONFLICT');
    expect(await em.count(LapsedHold, { purchaseId: other.id })).toBe(1);
  });

  test('that lapses while its giver presses “bought” is theirs or free, and never sold twice', async ({
    em,
    app,
    lapse,
  }) => {
    for (let round = 0; round < 10; round++) {
      const item = await anOpenItem(em);
      const hold = await held(app, item);

      const [, mine, others] = await Promise.all([
        lapse(addDays(NOW, 8)),
        change(app, 'buy', hold),
        reserve(app, item, { email: 'bob@example.test' }),
      ]);

      const rows = await em.fork().find(Purchase, { item });
      expect(rows).toHaveLength(1);
      const isMine = rows[0]?.id === hold.id;
      expect(mine.code ?? 'bought').toBe(isMine ? 'bought' : 'CONFLICT');
      expect(others.errors?.[0].extensions.code ?? 'reserved').toBe(isMine ? 'CONFLICT' : 'reserved');
      expect(await em.fork().findOneOrFail(Item, item.id)).toMatchObject({ quantityPurchased: 1 });
    }
  });

  test('ends with an event that was brought forward', async ({ em, app, lapse }) => {
    const item = await anOpenItem(em, { eventDate: '2999-12-24' });
    await held(app, item);
    const list = item.list.unwrap();
    list.eventDate = addDays(NOW, 1).toISOString().slice(0, 10);
    await em.flush();

    await lapse(addDays(NOW, 3));

    expect(await em.count(Purchase, { item })).toBe(0);
  });

  test.for([
    ['closed', { privacy: 'PRIVATE' }, {}, 'No longer held for you: a gift'],
    ['open, and the item in the archive', {}, { isArchived: true }, null],
  ] as const)('of a list that is %s lapses, too', async ([, list, changes, subject], { em, app, lapse }) => {
    const item = await anOpenItem(em);
    const hold = await held(app, item);
    em.assign(item.list.unwrap(), list);
    em.assign(item, changes);
    await em.flush();

    await lapse(addDays(NOW, 6.9));
    await lapse(addDays(NOW, 8));

    expect(await em.count(Purchase, { item })).toBe(0);
    const [, mail] = await mailsTo(em, hold.email);
    expect(mail?.subject ?? null).toBe(subject);
    expect(mail?.text ?? '').not.toContain('bicycle');
  });

  test('goes with its item and its list, lapsed or not', async ({ em, app, lapse }) => {
    const item = await anOpenItem(em);
    const hold = await held(app, item);
    await lapse(addDays(NOW, 8));

    await send(app, `mutation { deleteItem(id: "${item.id}") { id } }`, item.list.unwrap().owner.unwrap());

    expect(await em.count(LapsedHold, { purchaseId: hold.id })).toBe(0);
    expect((await change(app, 'takeAgain', hold)).code).toBe('NOT_FOUND');
  });
});

describe('an owner who may know', () => {
  test('reads that it is reserved until it is bought, and that it is not any more', async ({ em, app, lapse }) => {
    const item = await anOpenItem(em);
    const owner = item.list.unwrap().owner.unwrap();
    const notices = async () =>
      (await send(app, '{ notifications { notifications { text } } }', owner)).data.notifications.notifications.map(
        ({ text }: { text: string }) => text,
      );
    const hold = await held(app, item, { name: 'Ann' });

    expect(await notices()).toEqual(['Ann asked us to hold “Red bicycle” on “Birthday”.']);
    const seen = await send(
      app,
      `{ item(id: "${item.id}") { quantityPurchased heldUntil purchases { state guestName } } }`,
      owner,
    );
    expect(seen.data.item).toMatchObject({
      quantityPurchased: 1,
      purchases: [{ state: 'RESERVED', guestName: 'Ann' }],
    });
    expect(seen.data.item.heldUntil).not.toBeNull();
    await change(app, 'buy', hold);
    expect(await notices()).toEqual(['Ann bought “Red bicycle” from “Birthday”.']);

    const other = await anItem(em, { list: item.list.unwrap(), title: 'Mug' });
    await held(app, other, { name: 'Bob' });
    await send(app, 'mutation { markNotificationsRead { unreadCount } }', owner);
    await lapse(addDays(NOW, 8));
    expect((await notices())[0]).toBe('“Mug” on “Birthday” is no longer held.');
  });

  test('sees in the figures what was bought, on the day on which it was', async ({ em, app }) => {
    const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
    const item = await anOpenItem(em, { owner }, { quantityDesired: 2 });
    const hold = await held(app, item);
    const figures = async () => {
      const day = new Date().toISOString().slice(0, 10);
      const query = `{ listAnalytics(listId: "${item.list.id}", period: { start: "${day}", end: "${day}" }) { purchases purchasedShare } }`;
      return (await send(app, query, owner)).data.listAnalytics;
    };

    expect(await figures()).toEqual({ purchases: 0, purchasedShare: 0 });
    await em.nativeUpdate(Purchase, { id: hold.id }, { createdAt: subDays(NOW, 3) });
    await change(app, 'buy', hold);
    expect(await figures()).toEqual({ purchases: 1, purchasedShare: 0.5 });
  });

  test('sees it live, and so do guests', async ({ em, app }) => {
    const item = await anOpenItem(em);
    const { id, shareToken, owner } = item.list.unwrap();
    const guest = await listen(
      app,
      `subscription { sharedListChanged(token: "${shareToken}") { change { __typename ... on SharedItemPurchased { quantity item { heldUntil } } } } }`,
    );
    const own = await listen(
      app,
      `subscription { listChanged(listId: "${id}") { news { action who } } }`,
      owner.unwrap(),
    );
    await Promise.all([guest.next(), own.next()]);

    const hold = await held(app, item, { name: 'Ann' });
    const reserved = (await guest.next()).sharedListChanged.change;
    expect(reserved).toMatchObject({ __typename: 'SharedItemPurchased', quantity: 1 });
    expect(reserved.item.heldUntil).not.toBeNull();
    expect((await own.next()).listChanged.news).toEqual({ action: 'RESERVED', who: 'Ann' });

    await change(app, 'buy', hold);
    expect((await guest.next()).sharedListChanged.change).toMatchObject({ quantity: 0, item: null });
    expect((await own.next()).listChanged.news).toEqual({ action: 'PURCHASED', who: 'Ann' });
    for (const { close } of [guest, own]) await close();
  });
});

test('REST counts what is held as taken, and says so of the purchase', async ({ em, app }) => {
  const item = await anOpenItem(em);
  const hold = await held(app, item);

  const { body } = await call(app, `GET /lists/shared/${hold.token}`);

  const [shown] = body.data.items;
  expect(shown).toMatchObject({ quantity_purchased: 1, purchases: [{ status: 'reserved' }] });
  expect(shown.purchases[0].held_until).toMatch(/Z$/);
});

test('pages of a shared list have what is held, and count it', async ({ em, app }) => {
  const item = await anOpenItem(em);
  const list = item.list.unwrap();
  const [mug] = [await anItem(em, { list, title: 'Mug', category: 'Kitchen' })];
  await held(app, item);
  const hold = await held(app, mug as Item);
  const query = `{ sharedList(token: "${list.shareToken}") { itemsConnection(first: 1) { totalCount nodes { title heldUntil } } } }`;
  expect((await send(app, query)).data.sharedList.itemsConnection).toMatchObject({
    totalCount: 2,
    nodes: [{ title: 'Red bicycle' }],
  });

  await change(app, 'buy', hold);

  expect((await send(app, query)).data.sharedList.itemsConnection.totalCount).toBe(1);
});
