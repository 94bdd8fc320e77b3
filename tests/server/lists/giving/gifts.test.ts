import type { FastifyInstance } from 'fastify';
import { describe, expect } from 'vitest';
import { newSecret } from '../../../../server/base/database/secret-token.ts';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { mailFoundGifts } from '../../../../server/lists/gifts/gift-searches.ts';
import { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { send } from '../../graphql.ts';
import { call } from '../../rest.ts';
import { PUBLIC_URL, test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

type World = Parameters<typeof anItem>[0];

const newKey = () => newSecret() + newSecret();
const newEmail = () => `${crypto.randomUUID()}@example.test`;

function anOpenItem(em: World, list: object = {}, item: object = {}) {
  return aList(em, { privacy: 'PUBLIC', ...list }).then((made) =>
    anItem(em, { list: made, title: 'Red bicycle', ...item }),
  );
}

async function give(app: FastifyInstance, item: Item, input: object, how = 'purchaseSharedItem') {
  const answer = await send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
      given: ${how}(token: $token, itemId: $itemId, input: $input) { undoToken purchase { id } }
    }`,
    null,
    { token: item.list.unwrap().shareToken, itemId: item.id, input: { email: newEmail(), ...input } },
  );
  return { id: answer.data?.given.purchase.id as string, undoToken: answer.data?.given.undoToken as string, answer };
}

async function giftsOf(app: FastifyInstance, guestKey: string | null, viewer: User | null = null, page = '') {
  const query = `query ($guestKey: String) { myGifts(guestKey: $guestKey${page}) {
    totalCount nodes { id title quantity state recipientName listName shareToken isAccounts } pageInfo { endCursor hasNextPage }
  } }`;
  return (await send(app, query, viewer, { guestKey })).data.myGifts;
}

const idsOf = async (...asked: Parameters<typeof giftsOf>) =>
  (await giftsOf(...asked)).nodes.map(({ id }: { id: string }) => id);

function join(app: FastifyInstance, guestKey: string, proofs: object, viewer: User | null = null) {
  const mutation =
    'mutation ($key: String!, $proofs: GiftProofsInput!) { joinGifts(guestKey: $key, input: $proofs) { nodes { id } } }';
  return send(app, mutation, viewer, { key: guestKey, proofs });
}

function undo(app: FastifyInstance, id: string, undoToken: string, viewer: User | null = null) {
  const mutation =
    'mutation ($id: ID!, $secret: String) { undoSharedPurchase(token: "any", purchaseId: $id, undoToken: $secret) { item { id } } }';
  return send(app, mutation, viewer, { id, secret: undoToken });
}

describe('the key of a guest', () => {
  test('shows all that they give on any list, the newest first, and nothing to another key', async ({ em, app }) => {
    const key = newKey();
    const first = await give(app, await anOpenItem(em), { guestKey: key });
    const second = await give(app, await anOpenItem(em), { guestKey: key }, 'reserveSharedItem');

    const { nodes, totalCount } = await giftsOf(app, key);

    expect(totalCount).toBe(2);
    expect(nodes).toMatchObject([
      { id: second.id, state: 'RESERVED', title: 'Red bicycle', isAccounts: false },
      { id: first.id, state: 'BOUGHT' },
    ]);
    expect(await idsOf(app, newKey())).toEqual([]);
    expect(await idsOf(app, null)).toEqual([]);
    expect((await send(app, '{ myGifts(guestKey: "short") { totalCount } }')).errors[0].extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('is stored as a hash alone', async ({ em, app }) => {
    const key = newKey();
    const { id } = await give(app, await anOpenItem(em), { guestKey: key });

    const [row] = await em.fork().execute('select row_to_json(p)::text as text from purchases p where id = ?', [id]);
    expect(row?.text).not.toContain(key);
    expect(JSON.parse(row?.text).guest_key_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('takes back, and buys what is held, as the secret of a receipt does; no other key does', async ({ em, app }) => {
    const key = newKey();
    const [bought, held] = [await anOpenItem(em), await anOpenItem(em)];
    const gift = await give(app, bought, { guestKey: key });
    const hold = await give(app, held, { guestKey: key }, 'reserveSharedItem');
    const buy =
      'mutation ($token: String!, $id: ID!, $secret: String) { purchaseReservedItem(token: $token, purchaseId: $id, undoToken: $secret) { purchase { id } } }';
    const named = { token: held.list.unwrap().shareToken, id: hold.id };

    expect((await undo(app, gift.id, newKey())).errors).toBeTruthy();
    expect((await send(app, buy, null, { ...named, secret: newKey() })).errors[0].extensions.code).toBe('NOT_FOUND');
    expect((await send(app, buy, null, { ...named, secret: key })).errors).toBeUndefined();
    expect((await undo(app, gift.id, key)).errors).toBeUndefined();

    expect(await idsOf(app, key)).toEqual([hold.id]);
    expect((await em.fork().findOneOrFail(Item, bought.id)).quantityPurchased).toBe(0);
  });

  test('is one guest on two devices that send their first gifts at once, and is pressed once', async ({ em, app }) => {
    const key = newKey();
    const items = await Promise.all(Array.from({ length: 20 }, () => anOpenItem(em)));

    await Promise.all([...items, ...items].map((item) => give(app, item, { guestKey: key })));

    expect((await giftsOf(app, key)).totalCount).toBe(20);
    for (const item of items) expect(await em.fork().count(Purchase, { item })).toBe(1);
  });

  test('leaves the title to those to whom the list is open, and is undone all the same', async ({ em, app }) => {
    const key = newKey();
    const item = await anOpenItem(em);
    const { id } = await give(app, item, { guestKey: key });
    await em.nativeUpdate(List, { id: item.list.id }, { privacy: 'PRIVATE' });

    expect((await giftsOf(app, key)).nodes).toMatchObject([{ id, title: null, recipientName: null, shareToken: null }]);
    expect((await undo(app, id, key)).errors).toBeUndefined();
  });

  test('comes with a purchase over REST, too', async ({ em, app }) => {
    const key = newKey();
    const item = await anOpenItem(em);
    const path = `POST /lists/shared/${item.list.unwrap().shareToken}/items/${item.id}/purchase`;
    await call(app, path, { body: { email: newEmail(), guest_key: key } });
    expect((await giftsOf(app, key)).totalCount).toBe(1);
  });

  test('is read page by page, for as many statements as one gift', async ({ em, app }) => {
    const key = newKey();
    const given: string[] = [];
    for (let at = 0; at < 5; at++) given.unshift((await give(app, await anOpenItem(em), { guestKey: key })).id);

    const page = await giftsOf(app, key, null, ', first: 2');
    expect(page.nodes.map(({ id }: { id: string }) => id)).toEqual(given.slice(0, 2));
    expect(await idsOf(app, key, null, `, first: 9, after: "${page.pageInfo.endCursor}"`)).toEqual(given.slice(2));
    expect(await idsOf(app, key, null, ', last: 2')).toEqual(given.slice(3));
    const { statements: ofOne } = await observe(() => giftsOf(app, key, null, ', first: 1'));
    const { statements: ofFive } = await observe(() => giftsOf(app, key, null, ', first: 5'));
    expect(ofFive.length).toBe(ofOne.length);
  });
});

describe('joining gifts', () => {
  test('makes two keys one, from either, also twice and crosswise at once', async ({ em, app }) => {
    const [one, other, third] = [newKey(), newKey(), newKey()];
    const keys = [one, other, third];
    const given: string[] = [];
    for (const guestKey of keys) given.unshift((await give(app, await anOpenItem(em), { guestKey })).id);

    await Promise.all([
      ...Array.from({ length: 10 }, () => join(app, one, { otherKey: other })),
      ...Array.from({ length: 10 }, () => join(app, other, { otherKey: one })),
      ...Array.from({ length: 10 }, () => join(app, other, { otherKey: third })),
      ...Array.from({ length: 10 }, () => join(app, third, { otherKey: one })),
    ]);

    for (const key of keys) expect(await idsOf(app, key)).toEqual(given);
    const later = await give(app, await anOpenItem(em), { guestKey: third });
    for (const key of keys) expect(await idsOf(app, key)).toEqual([later.id, ...given]);
  });

  test('adopts what a receipt proves, and nothing by a guess or from another key', async ({ em, app }) => {
    const [key, other] = [newKey(), newKey()];
    const [own, keyed] = [
      await give(app, await anOpenItem(em), {}),
      await give(app, await anOpenItem(em), { guestKey: other }),
    ];

    await join(app, key, { receipts: [{ purchaseId: own.id, undoToken: newSecret() }] });
    expect(await idsOf(app, key)).toEqual([]);
    await join(app, key, {
      receipts: [own, keyed].map(({ id, undoToken }) => ({ purchaseId: id, undoToken })),
    });

    expect(await idsOf(app, key)).toEqual([own.id]);
    expect(await idsOf(app, other)).toEqual([keyed.id]);
  });

  test('opens by a mailed link what was given under that address alone', async ({ em, app, infrastructure }) => {
    const [email, key] = [newEmail(), newKey()];
    const theirs = await give(app, await anOpenItem(em), { email });
    await give(app, await anOpenItem(em), {});
    const { giftLinks } = infrastructure;
    const link = giftLinks.addressFor(PUBLIC_URL, email, 1).split('#found=')[1] ?? '';

    expect((await join(app, key, { foundLink: `${link}x` })).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    const old = giftLinks.addressFor(PUBLIC_URL, email, -1).split('#found=')[1];
    expect((await join(app, key, { foundLink: old })).errors[0].extensions.code).toBe('BAD_USER_INPUT');
    await join(app, key, { foundLink: link });
    await join(app, key, { foundLink: link });

    expect(await idsOf(app, key)).toEqual([theirs.id]);
    expect((await undo(app, theirs.id, key)).errors).toBeUndefined();
  });
});

describe('finding gifts', () => {
  test('answers alike for every address, for the same work', async ({ em, app }) => {
    const email = newEmail();
    await give(app, await anOpenItem(em), { email });
    const ask = (address: string) => observe(() => send(app, `mutation { findMyGifts(email: "${address}") }`));

    await ask(newEmail());
    const other = newEmail();
    const [known, unknown] = [await ask(email), await ask(other)];

    expect(known.result).toEqual({ data: { findMyGifts: email } });
    expect(unknown.result).toEqual({ data: { findMyGifts: other } });
    expect(known.statements.length).toBe(unknown.statements.length);
  });

  test('mails a link to an address under which something was given, and to no other', async ({
    em,
    app,
    infrastructure,
  }) => {
    const { mailQueue, giftLinks } = infrastructure;
    const find = (email: string) =>
      mailFoundGifts(em.fork(), { email, language: 'de' }, { mailQueue, giftLinks, siteUrl: PUBLIC_URL });
    const [giver, other] = [newEmail(), newEmail()];
    await give(app, await anOpenItem(em), { email: giver, guestKey: newKey() });
    await em.nativeDelete(Mail, { to: giver });

    await find(giver);
    await find(other);

    const [mail] = await em.fork().find(Mail, { to: giver });
    expect(mail?.text).toMatch(/\/gifts#found=[\w-]+\.[\w-]+/);
    expect(mail?.subject).toBe('Deine Geschenke');
    expect(await em.fork().count(Mail, { to: other })).toBe(0);
  });

  test('tells the owner of a surprise nothing, whose address somebody gave by a slip', async ({
    em,
    app,
    infrastructure,
  }) => {
    const { mailQueue, giftLinks } = infrastructure;
    const owner = await aUser(em);
    const item = await anOpenItem(em, { owner, purchaseVisibility: 'SURPRISE' });
    const key = newKey();
    await give(app, item, { email: owner.email });

    await mailFoundGifts(
      em.fork(),
      { email: owner.email, language: null },
      { mailQueue, giftLinks, siteUrl: PUBLIC_URL },
    );
    const foundLink = giftLinks.addressFor(PUBLIC_URL, owner.email, 1).split('#found=')[1];
    await join(app, key, { foundLink });

    expect(await em.fork().count(Mail, { to: owner.email })).toBe(0);
    expect(await idsOf(app, key)).toEqual([]);
  });
});

describe('the gifts of an account', () => {
  test('are there without a key, and those of a key come along', async ({ em, app, services }) => {
    const [member, key] = [await aUser(em), newKey()];
    const [bought, keyed] = [await anOpenItem(em), await anOpenItem(em)];
    const { purchase } = await services.purchases.purchaseShared(
      member,
      bought.list.unwrap().shareToken,
      bought.id,
      {},
    );
    const { id } = await give(app, keyed, { guestKey: key });
    const take = 'mutation ($key: String!) { takeGiftsAlong(guestKey: $key) { nodes { id isAccounts } } }';

    expect(await idsOf(app, null, member)).toEqual([purchase.id]);
    expect(await idsOf(app, key, member)).toEqual([id, purchase.id]);
    expect((await send(app, take, null, { key })).errors[0].extensions.code).toBe('UNAUTHENTICATED');
    await send(app, take, member, { key });

    expect(await idsOf(app, null, member)).toEqual([id, purchase.id]);
    expect(await idsOf(app, key)).toEqual([]);
  });

  test('takes along what a helper gave as a guest, and leaves what who receives finds on their device', async ({
    em,
    app,
  }) => {
    const item = await anOpenItem(em);
    const list = item.list.unwrap();
    const key = newKey();
    const { id } = await give(app, item, { guestKey: key });
    const take = 'mutation ($key: String!) { takeGiftsAlong(guestKey: $key) { nodes { id isAccounts } } }';

    await send(app, take, await aCollaborator(em, { list, role: 'EDITOR' }), { key });
    expect((await em.fork().findOneOrFail(Purchase, id)).buyer ?? null).toBeNull();
    const helper = await aCollaborator(em, { list, role: 'HELPER' });
    const { data } = await send(app, take, helper, { key });

    expect(data.takeGiftsAlong.nodes).toEqual([{ id, isAccounts: true }]);
    expect((await em.fork().findOneOrFail(Purchase, id)).buyer?.id).toBe(helper.id);
  });

  test('keep a surprise: its owner sees nothing of it, by a key on their device neither', async ({ em, app }) => {
    const [owner, key] = [await aUser(em), newKey()];
    const { id } = await give(app, await anOpenItem(em, { owner, purchaseVisibility: 'SURPRISE' }), { guestKey: key });

    expect(await giftsOf(app, key, owner)).toMatchObject({ totalCount: 0, nodes: [] });
    await send(app, 'mutation ($key: String!) { takeGiftsAlong(guestKey: $key) { nodes { id } } }', owner, { key });

    expect((await em.fork().findOneOrFail(Purchase, id)).buyer ?? null).toBeNull();
    expect(await idsOf(app, key)).toEqual([id]);
  });
});
