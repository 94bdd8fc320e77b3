import { useEffect, useMemo, useState } from 'react';
import { openDeviceDatabase } from '../../../base/storage/device-database.ts';
import { session } from '../../../core/session/session.ts';
import { type Usual, type Usuals, usualOnes, withBought } from '../usuals/usuals.ts';
import type { ListedItem } from './already-listed.ts';

interface Learned {
  usuals: Usuals;
  /** When, in milliseconds: how lately something was bought is seen from there. */
  at: number;
}

/**
 * The things that are bought usually and are not on this shopping list now; none for another list, null. Learned on this
 * device from what anybody has bought on the shopping lists that it opens, so that they are there without a connection.
 */
export function useUsuals(items: readonly ListedItem[] | null): Usual[] {
  const [learned, setLearned] = useState<Learned | null>(null);
  useEffect(() => {
    if (!items) return;
    let isCurrent = true;
    void learn(items).then((known) => isCurrent && setLearned(known));
    return () => {
      isCurrent = false;
    };
  }, [items]);
  return useMemo(() => {
    if (!learned || !items) return [];
    const open = items.filter((item) => item.quantityPurchased < item.quantityDesired);
    return usualOnes(
      learned.usuals,
      open.map(({ title }) => title),
      learned.at,
    );
  }, [learned, items]);
}

async function learn(items: readonly ListedItem[]): Promise<Learned> {
  const key = usualsKey();
  const at = Date.now();
  if (!key) return { usuals: {}, at };
  const bought = items.filter(({ purchases }) => purchases.length > 0);
  try {
    const database = openDeviceDatabase();
    await database.update<Usuals>(key, (before = {}) => withBought(before, bought, at));
    return { usuals: (await database.get<Usuals>(key)) ?? {}, at };
  } catch {
    return { usuals: withBought({}, bought, at), at }; // a browser that keeps nothing
  }
}

/** All that were learned on this device, also without a connection. */
export async function readUsuals(): Promise<Usuals> {
  const key = usualsKey();
  try {
    return (key && (await openDeviceDatabase().get<Usuals>(key))) || {};
  } catch {
    return {};
  }
}

function usualsKey(): string | null {
  const { account } = session.getState();
  return account && `usuals ${account.id}`;
}
