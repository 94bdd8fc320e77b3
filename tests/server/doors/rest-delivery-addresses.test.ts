import { expect } from 'vitest';
import { newSecret } from '../../../server/base/database/secret-token.ts';
import { aUser } from '../../builders/accounts.ts';
import { anApiKey } from '../../builders/api-keys.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { call } from '../rest.ts';
import { test } from '../server-test.ts';

const ADDRESS = 'Ida Lind\nElm Road 1\n12345 Springfield';
const newKey = () => newSecret() + newSecret();

test('REST says, shows and takes away the same: to the owner, to who gives something, and to no key', async ({
  em,
  app,
}) => {
  const owner = await aUser(em, { subscriptionTier: 'PREMIUM' });
  const list = await aList(em, { owner, privacy: 'PUBLIC' });
  const item = await anItem(em, { list });
  const path = `/lists/${list.id}/delivery-address`;
  const data = async (line: string, request: object = {}) =>
    (await call(app, line, { viewer: owner, ...request })).body.data;
  expect(await data(`GET ${path}`)).toBeNull();

  expect(await data(`PUT ${path}`, { body: { address: ADDRESS } })).toEqual({ address: ADDRESS, times_shown: 0 });
  expect(await data(`PATCH ${path}`, { body: {} })).toEqual({ address: ADDRESS, times_shown: 0 });
  const guestKey = newKey();
  const bought = await call(app, `POST /lists/shared/${list.shareToken}/items/${item.id}/purchase`, {
    body: { email: 'ann@example.test', guest_key: guestKey },
  });
  const look = `POST /purchases/${bought.body.data.purchase.id}/delivery-address`;
  expect(await call(app, look, { body: { guest_key: guestKey } })).toMatchObject({
    status: 200,
    body: { data: { address: ADDRESS } },
  });
  expect(await call(app, look, { body: { guest_key: newKey() } })).toMatchObject({ status: 404 });
  expect(await data(`GET ${path}`)).toEqual({ address: ADDRESS, times_shown: 1 });
  const tooLong = await call(app, `PUT ${path}`, { viewer: owner, body: { address: 'x'.repeat(301) } });
  expect(tooLong).toMatchObject({ status: 400, body: { errors: [{ field: 'address' }] } });
  const { headers } = await anApiKey(em, owner, ['READ_LISTS', 'WRITE_LISTS']);
  expect(await call(app, `GET ${path}`, { headers })).toMatchObject({ status: 403 });

  await data(`DELETE ${path}`);
  expect(await data(`GET ${path}`)).toBeNull();
});
