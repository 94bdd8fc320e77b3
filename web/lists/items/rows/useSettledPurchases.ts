import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { animateRows, positionsOfRows } from '../cache/row-positions.ts';
import { isPurchased } from '../cache/sorting.ts';

type Item = Parameters<typeof isPurchased>[0] & { id: string };

/** How long a row that was ticked rests before it moves. */
const SETTLE_DELAY_MS = 1500;

/** Any touch or key starts the rest anew, so that no row moves under a finger. */
const ACTIVITY_EVENTS = ['pointerdown', 'pointerup', 'pointercancel', 'scroll', 'keydown'] as const;

/**
 * Tells the items to be shown as purchased. One that is ticked while the screen is open stays in its place for a
 * moment, and can be tapped again; then all resting ones move together. Earlier purchases are shown as such at once.
 */
export function useSettledPurchases<Some extends Item>(
  items: readonly Some[],
  root: RefObject<HTMLElement | null>,
): (item: Some) => boolean {
  const [settled, setSettled] = useState(() => purchasedById(items));
  if (items.some(({ id }) => !settled.has(id))) setSettled(new Map([...purchasedById(items), ...settled]));

  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const unsettledIds = items
    .filter((item) => (settled.get(item.id) ?? isPurchased(item)) !== isPurchased(item))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (unsettledIds === '') return;
    const settle = () => {
      const before = positionsOfRows(root.current);
      flushSync(() => setSettled(purchasedById(latest.current)));
      animateRows(root.current, before);
    };
    let timer = setTimeout(settle, SETTLE_DELAY_MS);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_DELAY_MS);
    };
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, restart, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, restart, { capture: true });
    };
  }, [unsettledIds, root]);

  return useCallback((item) => settled.get(item.id) ?? isPurchased(item), [settled]);
}

function purchasedById(items: readonly Item[]): Map<string, boolean> {
  return new Map(items.map((item) => [item.id, isPurchased(item)]));
}
