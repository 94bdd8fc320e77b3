import { useCallback, useRef } from 'react';
import { useWhenWhole } from '../cache/open-list.ts';
import { useReorderItems } from '../cache/useReorderItems.ts';
import type { Moves } from '../rows/ItemMenu.tsx';
import type { SheetGroup } from './useShoppingSheet.ts';

export type MoveTo = (id: string, where: keyof Moves) => void;

/** Puts an item elsewhere among those under the same heading; the same function for as long as the screen is open. */
export function useMoves(listId: string, groups: readonly SheetGroup[], missingCount: number): MoveTo {
  const reorder = useReorderItems(listId);
  const whenWhole = useWhenWhole(missingCount);
  const latest = useRef<MoveTo>(() => {});
  latest.current = (id, where) => {
    const things = groups.find((group) => group.things.some((item) => item.id === id))?.things ?? [];
    const from = things.findIndex((item) => item.id === id);
    const to = { top: 0, up: from - 1, down: from + 1, bottom: things.length - 1 }[where];
    if (things[to]) void reorder(things, from, to);
  };
  return useCallback((id, where) => void whenWhole().then(() => latest.current(id, where)), [whenWhole]);
}
