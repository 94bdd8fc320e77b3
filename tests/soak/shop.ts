import fc from 'fast-check';
import { Client } from 'pg';
import type { Product } from '../start/product.ts';

/** A value that chance makes: the same for the same TEST_SEED, which a failed round names. */
export function byChance<Value>(arbitrary: fc.Arbitrary<Value>): Value {
  const [value] = fc.sample(arbitrary, { numRuns: 1, seed: Number(process.env.TEST_SEED) });
  return value as Value;
}

export interface Purchase {
  itemId: string;
  quantity: number;
  /** The idempotency key: a purchase that is sent again counts once. */
  key: string;
  overRest: boolean;
}

const BUY = `mutation ($token: String!, $itemId: ID!, $input: NewPurchaseInput!, $key: String!) {
  purchaseSharedItem(token: $token, itemId: $itemId, input: $input, idempotencyKey: $key) { purchase { id } }
}`;

export async function aShop(product: Product, wanted: number[]): Promise<{ token: string; itemIds: string[] }> {
  const accessToken = await product.signUp();
  const { token, listId, itemId } = await product.shareItem(accessToken, wanted[0] ?? 1);
  const itemIds = [itemId];
  for (const quantityDesired of wanted.slice(1)) {
    const create =
      'mutation ($listId: ID!, $input: NewItemInput!) { createItem(listId: $listId, input: $input) { id } }';
    const { data } = await product.send(create, { listId, input: { title: 'Mug', quantityDesired } }, accessToken);
    itemIds.push(data.createItem.id);
  }
  return { token, itemIds };
}

/** The id of the purchase, or null where there was not enough left. Fails where no answer came. */
export async function buy(product: Product, token: string, purchase: Purchase): Promise<string | null> {
  const { itemId, quantity, key, overRest } = purchase;
  const guest = { email: `${key}@example.test`, quantity };
  if (overRest) {
    const response = await fetch(`${product.address}/api/v1/lists/shared/${token}/items/${itemId}/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(guest),
    });
    const { data } = (await response.json()) as { data: { purchase: { id: string } } | null };
    if (response.status >= 500) throw new Error(`answered ${response.status}`);
    return data?.purchase.id ?? null;
  }
  const { data, status } = await product.send(BUY, { token, itemId, input: guest, key });
  if (status >= 500) throw new Error(`answered ${status}`);
  return data?.purchaseSharedItem?.purchase.id ?? null;
}

interface Bought {
  itemId: string;
  wanted: number;
  /** The item's own counts, and the sum of its purchases. */
  kept: number;
  sum: number;
  ids: string[];
}

export async function boughtOf(databaseUrl: string, itemIds: string[]): Promise<Bought[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Bought>(
      `select i.id as "itemId", i.quantity_desired as wanted, i.quantity_purchased as kept,
         coalesce(sum(p.quantity), 0)::int as sum, coalesce(array_agg(p.id::text) filter (where p.id is not null), '{}') as ids
       from items i left join purchases p on p.item_id = i.id where i.id = any($1) group by i.id`,
      [itemIds],
    );
    return rows;
  } finally {
    await client.end();
  }
}
