import { type RefObject, useEffect, useRef } from 'react';
import { rowsIn } from '../cache/row-positions.ts';

const ELSEWHERE = '[role=menu], [role=dialog], [role=alertdialog], [data-sonner-toaster]';

/**
 * When the item that has the focus goes (archived, deleted, or down to what is purchased), the one that followed it takes
 * the focus, else the one before, else `otherwise`. One that is only put elsewhere in its group keeps it: browsers forget
 * the focus of what moves. `shown` has the ids of the items as they are drawn, group by group.
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  shown: readonly (readonly string[])[],
  otherwise: RefObject<HTMLElement | null>,
): void {
  const focused = useRef<{ id: string; isTick: boolean } | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(ELSEWHERE)) return;
      const id = root.current?.contains(target) && target.closest<HTMLElement>('[data-item]')?.dataset.item;
      focused.current = id ? { id, isTick: target.matches('[data-tick]') } : null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [root]);

  const order = shown.map((ids) => ids.join(' ')).join('|');
  const before = useRef(order);
  useEffect(() => {
    const previous = before.current.split(/[ |]/);
    const lost = focused.current;
    const isOnlyMoved = lost && groupOf(lost.id, order) === groupOf(lost.id, before.current);
    before.current = order;
    if (!lost) return;
    // A menu or dialog that closes gives the focus back first, to a button that may be gone.
    const timer = setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const drawn = new Map(rowsIn(root.current).map((row) => [row.dataset.item, row]));
      const place = previous.indexOf(lost.id);
      const others = [...previous.slice(place + 1), ...previous.slice(0, Math.max(0, place)).reverse()];
      const candidates = isOnlyMoved ? [lost.id, ...others] : [...others, lost.id];
      const next = candidates.map((id) => drawn.get(id)).find((row) => row !== undefined);
      const control = next?.querySelector<HTMLElement>(lost.isTick ? '[data-tick]' : '[aria-haspopup=menu]');
      (control ?? otherwise.current)?.focus();
    });
    return () => clearTimeout(timer);
  }, [order, root, otherwise]);
}

/** Its place among the groups, from 0; -1 where it is in none. */
function groupOf(id: string, order: string): number {
  return order.split('|').findIndex((ids) => ids.split(' ').includes(id));
}
