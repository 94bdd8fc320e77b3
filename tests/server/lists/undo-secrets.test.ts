import { expect } from 'vitest';
import { aUser } from '../../builders/accounts.ts';
import { aList, anItem } from '../../builders/lists.ts';
import { send } from '../graphql.ts';
import { test } from '../server-test.ts';

const BUY = `mutation ($token: String!, $itemId: ID!, $key: String) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: { email: "guest@example.test" }, idempotencyKey: $key) {
    undoToken purchase { id }
  }
}`;
const UNDO = `mutation ($token: String!, $id: ID!, $undoToken: String) {
  undoSharedPurchase(token: $token, purchaseId: $id, undoToken: $undoToken) { item { id } }
}`;

test('the secret of a purchase is in no table, is answered again to a repeated call, and undoes it', async ({
  em,
  app,
}) => {
  const list = await aList(em, { owner: await aUser(em), privacy: 'PUBLIC' });
  const item = await anItem(em, { list, quantityDesired: 5 });
  const variables = { token: list.shareToken, itemId: item.id, key: crypto.randomUUID() };

  const { undoToken, purchase } = (await send(app, BUY, null, variables)).data.purchaseSharedItem;
  const repeated = (await send(app, BUY, null, variables)).data.purchaseSharedItem;
  const other = (await send(app, BUY, null, { ...variables, key: crypto.randomUUID() })).data.purchaseSharedItem;

  expect(repeated).toEqual({ undoToken, purchase });
  expect(other.undoToken).not.toBe(undoToken);
  const tables: { name: string }[] = await em.execute(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_name <> 'mails'`,
  ); // a mail is to be delivered
  for (const { name } of tables) {
    const found = await em.execute(`select 1 from ${name} t where t::text like ?`, [`%${undoToken}%`]);
    expect(found, name).toEqual([]);
  }
  const undone = await send(app, UNDO, null, { token: list.shareToken, id: purchase.id, undoToken });
  expect(undone.data.undoSharedPurchase.item.id).toBe(item.id);
});
