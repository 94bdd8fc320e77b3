import fc from 'fast-check';
import { expect } from 'vitest';
import { type Product, test } from '../start/product.ts';
import { aShop, boughtOf, buy, byChance, type Purchase } from './shop.ts';

const wanted = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 5 });
const buyer = fc.record({
  item: fc.nat(1_000),
  quantity: fc.integer({ min: 1, max: 3 }),
  process: fc.nat(1),
  overRest: fc.boolean(),
  /** Whether the same is sent twice, as by an impatient thumb. */
  isRepeated: fc.boolean(),
  keyPart: fc.uuid(),
});
type Buyer = typeof buyer extends fc.Arbitrary<infer Value> ? Value : never;

function purchaseOf({ item, quantity, overRest, keyPart }: Buyer, itemIds: string[]): Purchase {
  return { itemId: itemIds[item % itemIds.length] as string, quantity, overRest, key: keyPart };
}

const unique = { selector: ({ keyPart }: Buyer) => keyPart };

test('buyers who race over two processes never buy more than is wanted, and each is told the truth', async ({
  database,
  start,
}) => {
  const products = [await start(database), await start(database)] as [Product, Product];
  const buyers = byChance(fc.uniqueArray(buyer, { ...unique, minLength: 20, maxLength: 40 }));
  const { token, itemIds } = await aShop(products[0], byChance(wanted));

  const answers = await Promise.all(
    buyers.map((each) => {
      const purchase = purchaseOf(each, itemIds);
      const once = () => buy(products[each.process] as Product, token, purchase);
      return Promise.all(each.isRepeated ? [once(), once()] : [once()]);
    }),
  );

  const bought = await boughtOf(database, itemIds);
  for (const { wanted, kept, sum } of bought) {
    expect(sum).toBe(kept);
    expect(sum).toBeLessThanOrEqual(wanted);
  }
  const told = answers.map((each) => new Set(each));
  for (const each of told) expect(each.size).toBe(1); // who asked twice was told the same
  const accepted = told.flatMap((each) => [...each]).filter((id) => id !== null);
  expect(accepted.toSorted()).toEqual(bought.flatMap(({ ids }) => ids).toSorted());
});

test('servers that are killed while people buy lose nothing that was answered, and count nothing twice', async ({
  database,
  start,
}) => {
  const buyers = byChance(fc.uniqueArray(buyer, { ...unique, minLength: 60, maxLength: 90 }));
  const kill = fc.record({ after: fc.integer({ min: 3, max: 50 }), process: fc.nat(1) });
  const kills = byChance(fc.array(kill, { minLength: 2, maxLength: 4 }));
  const products = [await start(database), await start(database)] as [Product, Product];
  const { token, itemIds } = await aShop(products[0], [99, 99, 99]);
  const answered = new Map<string, string>();
  const restarts: Promise<void>[] = [];
  const restart = async (process: number) => {
    await products[process]?.end('SIGKILL');
    products[process] = await start(database);
  };
  /** Asks until an answer comes, as the app does: at whichever process is there. */
  const buyUntilAnswered = async (each: Buyer) => {
    const purchase = purchaseOf(each, itemIds);
    for (let attempt = each.process; ; attempt++) {
      const id = await buy(products[attempt % 2] as Product, token, purchase).catch(() => undefined);
      if (id === undefined) {
        await Promise.all(restarts);
        continue;
      }
      expect(id).not.toBeNull();
      expect(answered.get(purchase.key) ?? id).toBe(id);
      answered.set(purchase.key, `${id}`);
      for (const { process } of kills.filter(({ after }) => after === answered.size)) restarts.push(restart(process));
      return;
    }
  };

  await Promise.all(buyers.map(buyUntilAnswered));
  await Promise.all(restarts);
  await Promise.all(buyers.filter(({ isRepeated }) => isRepeated).map(buyUntilAnswered));

  const bought = await boughtOf(database, itemIds);
  expect(bought.flatMap(({ ids }) => ids).toSorted()).toEqual([...answered.values()].toSorted());
  for (const { kept, sum } of bought) expect(sum).toBe(kept);
});
