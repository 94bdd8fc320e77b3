import { useEffect, useState } from 'react';
import { openDeviceDatabase } from '../../../base/storage/device-database.ts';
import { session } from '../../../core/session/session.ts';
import type { ListedItem } from './already-listed.ts';
import { type Usual, type Usuals, usualOnes, withBought } from './usuals.ts';

/**
 * The things that are bought usually and are not on this list now. Learned on this device from what anybody has bought on the
 * shopping lists that it opens, so that they are there without a connection.
 */
export function useUsuals(items: readonly ListedItem[]): Usual[] {
  const [usuals, setUsuals] = useState<Usuals>({});
  useEffect(() => {
    let isCurrent = true;
    void learn(items).then((known) => isCurrent && setUsuals(known));
    return () => {
      isCurrent = false;
    };
  }, [items]);
  const open = items.filter((item) => item.quantityPurchased < item.quantityDesired);
  const titles = open.map(({ title }) => title);
  return usualOnes(usuals, titles, Date.now());
}

async function learn(items: readonly ListedItem[]): Promise<Usuals> {
  const { account } = session.getState();
  if (!account) return {};
  const key = `usuals ${account.id}`;
  const bought = items.filter(({ purchases }) => purchases.length > 0);
  try {
    const database = openDeviceDatabase();
    await database.update<Usuals>(key, (before = {}) => withBought(before, bought, Date.now()));
    return (await database.get<Usuals>(key)) ?? {};
  } catch {
    return withBought({}, bought, Date.now()); // a browser that keeps nothing
  }
}
