import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isMotionReduced } from '../../../base/design/motion.ts';
import { createStore, useStore } from '../../../base/state/store.ts';
import type { Highlights } from './item-context.ts';

interface Landing {
  listId: string;
  itemId: string;
}

/** The latest item that was added here, until it has been shown. */
const latest = createStore<Landing | null>(null);

/** Has an item that was added on this device shown where it stands. */
export function showLanding(listId: string, itemId: string): void {
  latest.set({ listId, itemId });
}

interface LandingPlace {
  listId: string;
  items: readonly { id: string }[];
  root: RefObject<HTMLElement | null>;
  highlights: Highlights;
  /** Opens what hides the item: a search, a folded category. */
  onReveal: (itemId: string) => void;
}

/** Brings the latest item that was added into sight, and lets it glow; gives the highlights with it. */
export function useLanding({ listId, items, root, highlights, onReveal }: LandingPlace) {
  const landing = useStore(latest);
  const [shown, setShown] = useState<{ id: string; count: number } | null>(null);
  const reveal = useEffectEvent(onReveal);
  const itemId = landing?.listId === listId ? landing.itemId : null;
  const isHere = itemId !== null && items.some(({ id }) => id === itemId); // it may be told before it is read
  useEffect(() => {
    if (itemId === null || !isHere) return;
    latest.set(null);
    reveal(itemId);
    setShown((before) => ({ id: itemId, count: (before?.count ?? 0) + 1 }));
  }, [itemId, isHere]);
  useEffect(() => {
    if (!shown) return;
    const frame = requestAnimationFrame(() => {
      const row = root.current?.querySelector(`[data-item="${shown.id}"]`);
      row?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, root]);
  const all = useMemo(
    () => (shown ? { ...highlights, [shown.id]: { revision: -shown.count, by: null } } : highlights),
    [highlights, shown],
  );
  return { shown, highlights: all };
}
