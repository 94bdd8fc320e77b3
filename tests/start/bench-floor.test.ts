import { expect, onTestFinished } from 'vitest';
import { assertSameAnswers, assertSamePurchases } from '../../bench/measure.ts';
import { ServerProcess } from '../../bench/server-process.ts';
import { browserDocument } from '../../scripts/browser-documents.ts';
import { test } from './product.ts';

test('the bare server of the bench says what Kindlist says, and sells in ten statements as in one', async ({
  database,
  start,
}) => {
  const product = await start(database);
  const floor = await ServerProcess.start('bench/floor.ts', { DATABASE_URL: database }, '/');
  onTestFinished(() => floor.stop());
  const { token, itemId } = await product.shareItem(await product.signUp(), 6);
  const buy = async (way: string, key: string) => {
    const response = await fetch(`${floor.url}/${way}/${token}/${itemId}`, {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: JSON.stringify({ email: 'guest@example.test', name: 'A guest', quantity: 1 }),
    });
    if (!response.ok) return response.text();
    const { remaining, data } = await response.json();
    return remaining ?? data.purchaseSharedItem.item.quantityRemaining;
  };

  expect(await buy('purchase', 'a')).toBe(5);
  expect(await buy('purchase-at-once', 'b')).toBe(4);
  expect(await buy('purchase-at-once', 'b')).toContain('not enough left');

  const purchase = browserDocument('PurchaseSharedItem');
  await assertSamePurchases({ url: product.address }, floor, purchase, { token, itemId });
  await assertSameAnswers({ url: product.address }, floor, browserDocument('SharedListScreen'), token);
});
