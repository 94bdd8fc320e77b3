import type { EntityManager } from '@mikro-orm/postgresql';
import { addDays, format, subDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { Image } from '../../../../server/core/images/image.entity.ts';
import { DEFAULT_SETTINGS } from '../../../../server/core/settings/default-settings.rules.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { ANY_NUMBER } from '../../../../server/lists/lists/any-number.rules.ts';
import type { List } from '../../../../server/lists/lists/list.entity.ts';
import { ReceivedGift } from '../../../../server/lists/thanks/received-gift.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { aPicture } from '../../../builders/pictures.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';
import { pathOf, upload } from '../../uploads.ts';
import { newWorld } from './pledging.ts';
import { aGivenList, giftsOf, thank } from './thanking.ts';

const DAY = format(subDays(new Date(), 20), 'yyyy-MM-dd');

async function isBought(em: EntityManager, item: Item, quantity: number, isReceived: boolean): Promise<void> {
  const purchase = em.create(Purchase, { item, quantity, guestEmail: 'ann@example.test' });
  if (isReceived) em.create(ReceivedGift, { purchase, receivedAt: new Date() });
  item.quantityPurchased += quantity;
  await em.flush();
}

async function copy(app: FastifyInstance, viewer: User, list: List, key?: string) {
  const answer = await send(
    app,
    `mutation ($listId: ID!, $key: String) { copyUnreceivedItems(listId: $listId, idempotencyKey: $key) {
      id name listType privacy eventType eventDate purchaseVisibility holdDays collaborators { id }
      items { title quantityDesired quantityPurchased choiceId purchases { id } }
    } }`,
    viewer,
    { listId: list.id, key },
  );
  return answer.data?.copyUnreceivedItems ?? answer.errors?.[0].extensions.code;
}

test('what did not come is copied in the number that is left, with the settings, without the day and the people', async ({
  em,
  app,
}) => {
  const owner = await aUser(em);
  const settings = { eventType: 'Birthday', eventDate: DAY, holdDays: 3, privacy: 'PUBLIC' } as const;
  const list = await aList(em, { owner, name: 'Ida turns 7', purchaseVisibility: 'OWNER_SEES_TAKEN', ...settings });
  await aCollaborator(em, { list });
  await anItem(em, { list, title: 'Nobody gave it' });
  await isBought(em, await anItem(em, { list, title: 'Came' }), 1, true);
  await isBought(em, await anItem(em, { list, title: 'Bought, not ticked' }), 1, false);
  const mugs = await anItem(em, { list, title: 'Mugs', quantityDesired: 6 });
  await isBought(em, mugs, 2, true);
  await isBought(em, mugs, 1, false);
  await anItem(em, { list, title: 'Put away', isArchived: true });
  const [oneChoice, otherChoice] = [crypto.randomUUID(), crypto.randomUUID()];
  await isBought(em, await anItem(em, { list, title: 'Red', choiceId: oneChoice }), 1, true);
  await anItem(em, { list, title: 'Blue', choiceId: oneChoice });
  for (const title of ['Boat', 'Tent']) await anItem(em, { list, title, choiceId: otherChoice });

  const made = await copy(app, owner, list);

  expect(made).toMatchObject({
    ...{ name: 'Ida turns 7', listType: 'WISHLIST', privacy: 'PRIVATE', eventType: 'Birthday', eventDate: null },
    ...{ purchaseVisibility: 'OWNER_SEES_TAKEN', holdDays: 3, collaborators: [] },
  });
  const left = made.items.map(({ title, quantityDesired }: Item) => `${quantityDesired} ${title}`);
  expect(left).toEqual(['1 Nobody gave it', '1 Bought, not ticked', '4 Mugs', '1 Boat', '1 Tent']);
  const choices = made.items.slice(3).map(({ choiceId }: Item) => choiceId);
  expect(choices[0]).toBe(choices[1]);
  expect([null, oneChoice, otherChoice]).not.toContain(choices[0]);
  expect(made.items[2]).toMatchObject({ quantityPurchased: 0, purchases: [] });
});

test('a gift that was thanked for came, also where nobody ticked it, and it is not ticked by that', async ({
  em,
  app,
}) => {
  newWorld();
  const { owner, list } = await aGivenList(em, app, ['Ann', 'Ben', 'Cleo']);
  const gifts: { id: string; title: string }[] = await giftsOf(app, list, owner);
  const idOf = (title: string) => gifts.find((gift) => gift.title === title)?.id ?? '';
  await thank(app, list, [idOf('Gift of Ann')], owner);
  const tick = 'mutation ($id: ID!) { setPurchaseThanked(purchaseId: $id, isThanked: true) { id } }';
  expect((await send(app, tick, owner, { id: idOf('Gift of Ben') })).errors).toBeUndefined();

  const made = await copy(app, owner, list);

  expect(made.items.map(({ title }: Item) => title)).toEqual(['Gift of Cleo']);
  expect(await giftsOf(app, list, owner)).toMatchObject(gifts.map(() => ({ receivedAt: null })));
});

test('the same key copies once, and nobody but its owner copies a list', async ({ em, app }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner, listType: 'REGISTRY', eventType: 'Wedding', eventDate: DAY });
  await anItem(em, { list });
  const editor = await aCollaborator(em, { list });
  const key = crypto.randomUUID();
  const first = await copy(app, owner, list, key);
  expect(first.items).toHaveLength(1);
  expect(await copy(app, owner, list, key)).toEqual(first);
  expect(await copy(app, editor, list)).toBe('FORBIDDEN');
  expect(await copy(app, await aUser(em), list)).toBe('FORBIDDEN');
  expect(await copy(app, owner, await aList(em, { owner, listType: 'SHOPPING' }))).toBe('FORBIDDEN');
});

test('while a surprise is kept, what was bought or ticked changes neither the copy nor the work', async ({
  em,
  app,
}) => {
  const worlds = [];
  for (const isGiven of [false, true]) {
    const owner = await aUser(em);
    const eventDate = format(addDays(new Date(), 9), 'yyyy-MM-dd');
    const list = await aList(em, { owner, purchaseVisibility: 'SURPRISE', eventType: 'Birthday', eventDate });
    const item = await anItem(em, { list, quantityDesired: 3 });
    await anItem(em, { list, title: 'Mug' });
    if (isGiven) await isBought(em, item, 2, true);
    if (isGiven) em.create(Purchase, { item, quantity: 1, guestEmail: 'ben@example.test', thankedAt: new Date() });
    await em.flush();
    const { result, statements } = await observe(() => copy(app, owner, list));
    const { id: _, ...said } = result;
    worlds.push({ said, statements });
  }
  expect(worlds[1]).toEqual(worlds[0]);
});

test('a registry stays one, with its categories, on the same day of a year to come', async ({ em, app }) => {
  const owner = await aUser(em);
  const categoryOrder = ['Kitchen', 'Bath'];
  const registry = { listType: 'REGISTRY', eventType: 'Wedding', eventDate: DAY, categoryOrder } as const;
  const list = await aList(em, { owner, ...registry });
  await anItem(em, { list, title: 'Mug', category: 'Kitchen' });

  const made = await copy(app, owner, list);

  expect(made).toMatchObject({ listType: 'REGISTRY', eventType: 'Wedding' });
  expect(made.eventDate.slice(4)).toBe(DAY.slice(4));
  expect(new Date(made.eventDate).getTime()).toBeGreaterThan(Date.now());
  const { data } = await send(app, `{ list(id: "${made.id}") { categoryOrder items { category } } }`, owner);
  expect(data.list).toEqual({ categoryOrder, items: [{ category: 'Kitchen' }] });
});

test('uploaded pictures are copied: they stay when the first list is deleted, and a repeated call copies none', async ({
  em,
  app,
  orm,
}) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner });
  const [mug, sofa] = [await anItem(em, { list, title: 'Mug' }), await anItem(em, { list, title: 'Sofa' })];
  await isBought(em, sofa, 1, true);
  for (const item of [mug, sofa])
    await upload(app, `/items/${item.id}/image`, owner, { file: await aPicture().jpeg().toBuffer() });
  const key = crypto.randomUUID();

  const made = await copy(app, owner, list, key);
  expect(await copy(app, owner, list, key)).toEqual(made);

  const PICTURE = 'items { title image { originalUrl thumbnailUrl } }';
  const read = async (id: string) => (await send(app, `{ list(id: "${id}") { ${PICTURE} } }`, owner)).data.list.items;
  const [[first], [copied]] = [await read(list.id), await read(made.id)];
  expect(copied.image.originalUrl).not.toBe(first.image.originalUrl);
  expect(await orm.em.fork().count(Image, { uploader: owner })).toBe(3);
  await send(app, `mutation { deleteList(listId: "${list.id}") }`, owner);
  for (const url of Object.values<string>(copied.image)) expect((await app.inject(pathOf(url))).statusCode).toBe(200);
  expect((await app.inject(pathOf(first.image.originalUrl))).statusCode).toBe(404);
});

test('no picture is copied where the plan has no room for the list', async ({ em, app, orm }) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner });
  const item = await anItem(em, { list, title: 'Mug' });
  await upload(app, `/items/${item.id}/image`, owner, { file: await aPicture().jpeg().toBuffer() });
  for (let there = 2; there < DEFAULT_SETTINGS.maxListsPerUser.free; there++) await aList(em, { owner });
  const key = crypto.randomUUID();

  const made = await copy(app, owner, list, key);
  expect(await copy(app, owner, list)).toBe('PLAN_LIMIT');
  expect(await copy(app, owner, list, key)).toEqual(made); // the same call, also now that there is no more room

  expect(await orm.em.fork().count(Image, { uploader: owner })).toBe(2);
});

test('a fund is copied as a fund with its goal, and neither with how to pay nor with what was given', async ({
  em,
  app,
}) => {
  const owner = await aUser(em);
  const list = await aList(em, { owner, privacy: 'PUBLIC', isNameEnough: true, eventDate: DAY });
  const goals = [200_000, null];
  for (const priceMinor of goals) {
    const unitPrice = priceMinor === null ? null : { currency: 'EUR', amountMinor: priceMinor };
    const input = { title: 'Honeymoon', isFund: true, currency: 'EUR', unitPrice, howToPay: 'IBAN DE02' };
    const made = await send(
      app,
      'mutation ($listId: ID!, $input: NewItemInput!) { createItem(listId: $listId, input: $input) { id } }',
      owner,
      { listId: list.id, input },
    );
    const itemId = made.data.createItem.id;
    const given = await send(
      app,
      `mutation { pledgeToSharedItem(token: "${list.shareToken}", itemId: "${itemId}", input: { name: "Ann", guestKey: "Ann-of-${itemId}", amount: { currency: "EUR", amountMinor: 5000 } }) { pledge { id } } }`,
    );
    expect(given.errors).toBeUndefined();
  }
  const { id } = await copy(app, owner, list);
  const copied = await send(
    app,
    `{ list(id: "${id}") { items { id isFund quantityDesired unitPrice { currency amountMinor } currency pledgedMinor pledgeCount } } }`,
    owner,
  );
  const nothing = { isFund: true, quantityDesired: ANY_NUMBER, currency: 'EUR', pledgedMinor: 0, pledgeCount: 0 };
  expect(copied.data.list.items).toMatchObject(
    goals.map((amountMinor) => ({ ...nothing, unitPrice: amountMinor && { currency: 'EUR', amountMinor } })),
  );
  for (const item of copied.data.list.items) {
    const { data } = await send(app, `{ fund(itemId: "${item.id}") { howToPay } }`, owner);
    expect(data.fund).toEqual({ howToPay: null });
  }
});
