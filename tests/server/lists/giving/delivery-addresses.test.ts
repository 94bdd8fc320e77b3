import { addDays } from 'date-fns';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { newSecret } from '../../../../server/base/database/secret-token.ts';
import { Mail } from '../../../../server/core/email/mail.entity.ts';
import type { User } from '../../../../server/core/users/user.entity.ts';
import { DeliveryAddress } from '../../../../server/lists/delivery-addresses/delivery-address.entity.ts';
import type { Item } from '../../../../server/lists/items/item.entity.ts';
import { Purchase } from '../../../../server/lists/items/purchase.entity.ts';
import { List } from '../../../../server/lists/lists/list.entity.ts';
import { aUser } from '../../../builders/accounts.ts';
import { anApiKey } from '../../../builders/api-keys.ts';
import { aCollaborator } from '../../../builders/collaborators.ts';
import { aList, anItem } from '../../../builders/lists.ts';
import { exportOf } from '../../exports.ts';
import { send } from '../../graphql.ts';
import { test } from '../../server-test.ts';
import { observe } from '../../statements.ts';

const ADDRESS = 'Ida Lind\nElm Road 1\n12345 Springfield';
const newKey = () => newSecret() + newSecret();

const setAddress = (app: FastifyInstance, list: List, viewer: User | null, address: string | null = ADDRESS) =>
  send(
    app,
    'mutation ($listId: ID!, $address: String) { setDeliveryAddress(listId: $listId, address: $address) { address timesShown } }',
    viewer,
    { listId: list.id, address },
  );

const addressOf = (app: FastifyInstance, list: List, viewer: User | null) =>
  send(app, `{ deliveryAddress(listId: "${list.id}") { address timesShown } }`, viewer);

const show = (app: FastifyInstance, purchaseId: string, guestKey: string | null, viewer: User | null = null) =>
  send(
    app,
    'mutation ($purchaseId: ID!, $guestKey: String) { showDeliveryAddress(purchaseId: $purchaseId, guestKey: $guestKey) { address } }',
    viewer,
    { purchaseId, guestKey },
  );

const codeOf = ({ errors }: { errors?: [{ extensions: { code: string } }] }) => errors?.[0].extensions.code ?? 'OK';

/** Takes a gift, and answers with what its giver is told. */
async function take(
  app: FastifyInstance,
  item: Item,
  guestKey: string | null,
  { viewer = null, how = 'purchaseSharedItem' }: { viewer?: User | null; how?: string } = {},
) {
  const { data } = await send(
    app,
    `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!) {
      ${how}(token: $token, itemId: $itemId, input: $input) { hasDeliveryAddress undoToken purchase { id } } }`,
    viewer,
    {
      token: item.list.unwrap().shareToken,
      itemId: item.id,
      input: { guestKey, ...(!viewer && { email: `${crypto.randomUUID()}@example.test` }) },
    },
  );
  const { hasDeliveryAddress, undoToken, purchase } = data[how];
  return { id: purchase.id as string, undoToken: undoToken as string, hasDeliveryAddress };
}

const giftsOf = async (app: FastifyInstance, key: string | null, viewer: User | null = null) => {
  const query = 'query ($key: String) { myGifts(guestKey: $key) { nodes { id hasDeliveryAddress } } }';
  return (await send(app, query, viewer, { key })).data.myGifts.nodes;
};

type World = Parameters<typeof anItem>[0];

async function aWish(em: World, app: FastifyInstance, fields: object = {}) {
  const owner = await aUser(em, { name: 'Ida', subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner, privacy: 'PUBLIC', purchaseVisibility: 'OWNER_SEES_TAKEN', ...fields });
  const item = await anItem(em, { list, quantityDesired: 9 });
  await setAddress(app, list, owner);
  return { owner, list, item };
}

test('people who reserve or buy see where to send it, with a key and with an account, and the owner how often', async ({
  em,
  app,
}) => {
  const { owner, list, item } = await aWish(em, app);
  const [ann, key] = [await aUser(em), newKey()];
  expect((await addressOf(app, list, owner)).data.deliveryAddress).toEqual({ address: ADDRESS, timesShown: 0 });

  const held = await take(app, item, key, { how: 'reserveSharedItem' });
  const bought = await take(app, item, null, { viewer: ann });
  expect([held.hasDeliveryAddress, bought.hasDeliveryAddress]).toEqual([true, true]);
  expect(await giftsOf(app, key)).toEqual([{ id: held.id, hasDeliveryAddress: true }]);
  expect((await show(app, held.id, key)).data.showDeliveryAddress).toEqual({ address: ADDRESS });
  expect((await show(app, bought.id, null, ann)).data.showDeliveryAddress).toEqual({ address: ADDRESS });

  expect((await addressOf(app, list, owner)).data.deliveryAddress.timesShown).toBe(2);
});

test('nobody else is shown it: not with another key, nor signed in, nor by a program, nor before they give anything', async ({
  em,
  app,
}) => {
  const { list, item } = await aWish(em, app);
  const key = newKey();
  const { id } = await take(app, item, key);
  const [stranger, helper] = [await aUser(em), await aUser(em)];
  await aCollaborator(em, { list, user: helper, role: 'HELPER' });

  for (const viewer of [null, stranger, helper])
    for (const with_ of [null, newKey()]) expect(codeOf(await show(app, id, with_, viewer))).toBe('NOT_FOUND');
  expect(codeOf(await show(app, 'nonsense', key))).toBe('NOT_FOUND');
  expect(codeOf(await show(app, id, 'short'))).toBe('BAD_USER_INPUT');
  expect(codeOf(await addressOf(app, list, helper))).toBe('FORBIDDEN');
  expect((await addressOf(app, list, list.owner.unwrap())).data.deliveryAddress.timesShown).toBe(0);

  const { headers } = await anApiKey(em, list.owner.unwrap(), ['READ_LISTS', 'WRITE_LISTS']);
  for (const query of [
    `{ deliveryAddress(listId: "${list.id}") { address } }`,
    `mutation { showDeliveryAddress(purchaseId: "${id}", guestKey: "${key}") { address } }`,
  ]) {
    const answer = await app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
    expect(answer.json().errors[0].extensions.code).toBe('FORBIDDEN');
  }
});

test('what is taken back, or lies behind a link that was closed, shows it no more', async ({ em, app }) => {
  const { owner, list, item } = await aWish(em, app);
  const key = newKey();
  const undone = await take(app, item, key);
  const kept = await take(app, item, key);
  await send(
    app,
    `mutation { undoSharedPurchase(token: "${list.shareToken}", purchaseId: "${undone.id}", undoToken: "${undone.undoToken}") { item { id } } }`,
  );
  expect(codeOf(await show(app, undone.id, key))).toBe('NOT_FOUND');
  expect(codeOf(await show(app, kept.id, key))).toBe('OK');

  await send(app, `mutation { rotateShareLink(listId: "${list.id}") { id } }`, owner);
  expect(codeOf(await show(app, kept.id, key))).toBe('NOT_FOUND');
  expect(await giftsOf(app, key)).toEqual([{ id: kept.id, hasDeliveryAddress: false }]);
});

test.for([
  ['six days after the day', -6, 100, true],
  ['nine days after the day', -9, 0, false],
  ['without a day, 59 days after they took it', null, 59, true],
  ['without a day, 61 days after they took it', null, 61, false],
] as const)('%s: as long as givers need it, and no longer', async ([, day, daysAgo, isShown], { em, app }) => {
  const { list, item } = await aWish(em, app);
  const key = newKey();
  const { id } = await take(app, item, key);
  const inside = em.fork();
  if (day !== null) {
    const event = addDays(new Date(), day);
    const fields = { eventDate: event.toISOString().slice(0, 10), eventStartsAt: event };
    await inside.nativeUpdate(List, { id: list.id }, fields);
  }
  await inside.nativeUpdate(Purchase, { id }, { createdAt: addDays(new Date(), -daysAgo) });

  expect(await giftsOf(app, key)).toEqual([{ id, hasDeliveryAddress: isShown }]);
  expect(codeOf(await show(app, id, key))).toBe(isShown ? 'OK' : 'NOT_FOUND');
});

test('the owner of a surprise reads the same, with the same work, whether or not it was shown, and the number once the day comes', async ({
  em,
  app,
}) => {
  const fields = { purchaseVisibility: 'SURPRISE', eventType: 'Birthday', eventDate: '2999-12-24' };
  const read = async (isShown: boolean) => {
    const { owner, list, item } = await aWish(em, app, fields);
    const key = newKey();
    if (isShown) await show(app, (await take(app, item, key)).id, key);
    const first = await observe(() => addressOf(app, list, owner));
    const changed = await observe(() => setAddress(app, list, owner, 'Oak Road 2'));
    const second = await observe(() => addressOf(app, list, owner));
    return { said: [first, changed, second], owner, list };
  };
  const [shown, not] = [await read(true), await read(false)];

  expect(shown.said).toEqual(not.said);
  expect(shown.said[2]?.result.data.deliveryAddress).toEqual({ address: 'Oak Road 2', timesShown: null });

  await em.fork().nativeUpdate(List, { id: shown.list.id }, { eventStartsAt: addDays(new Date(), -1) });
  expect((await addressOf(app, shown.list, shown.owner)).data.deliveryAddress.timesShown).toBe(1);
});

test('it is stored encrypted, for its own list alone', async ({ em, app, infrastructure }) => {
  const { list } = await aWish(em, app);
  const row = await em.fork().findOneOrFail(DeliveryAddress, { list: list.id });

  expect(row.sealed).not.toContain('Elm Road');
  expect(infrastructure.deliveryAddressSeals.open(row.sealed, list.id)).toBe(ADDRESS);
  expect(infrastructure.deliveryAddressSeals.open(row.sealed, crypto.randomUUID())).toBeNull();
});

test('it stands in the export of its owner, and in nobody else’s, nor on the shared page, in previews, mails and REST', async ({
  em,
  app,
}) => {
  const { owner, list, item } = await aWish(em, app, { purchaseVisibility: 'OWNER_SEES_BUYERS' });
  const [ann, helper] = [await aUser(em), await aUser(em)];
  await aCollaborator(em, { list, user: helper, role: 'HELPER' });
  const { id } = await take(app, item, null, { viewer: ann });
  await show(app, id, null, ann);

  const ofOwner = JSON.stringify((await exportOf(app, owner)).said);
  expect(ofOwner.split('Elm Road 1')).toHaveLength(2);
  for (const other of [ann, helper])
    expect(JSON.stringify((await exportOf(app, other)).said)).not.toContain('Elm Road');
  for (const url of [`/shared/${list.shareToken}`, `/api/v1/lists/shared/${list.shareToken}`])
    expect((await app.inject({ url })).body).not.toContain('Elm Road');
  const mails = await em.fork().find(Mail, { to: ann.email });
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toContain('Elm Road');
});

test('an address is bounded, taken away by nothing, and none stands on a shopping list', async ({ em, app }) => {
  const { owner, list, item } = await aWish(em, app);
  const { errors } = await setAddress(app, list, owner, 'x'.repeat(301));
  expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { address: [expect.any(String)] } });

  expect((await setAddress(app, list, owner, ' \n ')).data.setDeliveryAddress).toBeNull();
  expect((await take(app, item, newKey())).hasDeliveryAddress).toBe(false);

  const shopping = await aList(em, { owner, listType: 'SHOPPING' });
  expect(codeOf(await setAddress(app, shopping, owner))).toBe('FORBIDDEN');
});

test('a purchase on a list without an address asks for none in a statement of its own', async ({ em, app }) => {
  const item = await anItem(em, { list: await aList(em, { privacy: 'PUBLIC' }), quantityDesired: 2 });

  const { statements } = await observe(() => take(app, item, newKey()));

  expect(statements.filter((text) => text.includes('delivery_addresses'))).toEqual([
    expect.stringContaining('insert into purchases'),
  ]);
});

test('nobody can ask for it all day long', async ({ em, app, infrastructure }) => {
  const { item } = await aWish(em, app);
  const key = newKey();
  const { id } = await take(app, item, key);
  await infrastructure.rateLimits.consumeUpTo('deliveryAddress', '127.0.0.1', 120);

  expect(codeOf(await show(app, id, key))).toBe('RATE_LIMITED');
});
