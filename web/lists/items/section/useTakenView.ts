import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedItem } from '../cache/open-list.ts';
import { isToThank, leadToThanks } from '../cache/to-thank.ts';
import type { ListView } from './list-view.ts';

/** The taken gifts that are in sight. */
export interface TakenView {
  /** Whether all that are taken are in sight, under the line that counts them. */
  isOpen: boolean;
  toggle: () => void;
  /** Whether only gifts are in sight whose givers are to be thanked, or were a moment ago. */
  isThanking: boolean;
  thank: () => void;
  showAll: () => void;
  /** The gifts for that. */
  thanked: readonly ListedItem[];
}

interface TakenOptions {
  items: readonly ListedItem[];
  view: ListView;
  changeView: (changes: Partial<ListView>) => void;
  /** Once a surprise is over they are what the list is opened for. */
  isSurpriseOver: boolean;
  root: RefObject<HTMLElement | null>;
}

/** Opens the taken gifts in place, or those whose givers are to be thanked. A gift stays among these once it is ticked. */
export function useTakenView({ items, view, changeView, isSurpriseOver, root }: TakenOptions): TakenView {
  const [thankingIds, setThankingIds] = useState<ReadonlySet<string> | null>(null);
  const [isRefolded, setRefolded] = useState(false);
  const isOpen = isSurpriseOver ? !isRefolded : view.showPurchased;
  const open = (isToOpen: boolean) =>
    isSurpriseOver ? setRefolded(!isToOpen) : changeView({ showPurchased: isToOpen });
  return {
    isOpen,
    toggle: () => {
      open(thankingIds !== null || !isOpen);
      setThankingIds(null);
    },
    isThanking: thankingIds !== null,
    thank: () => {
      flushSync(() => setThankingIds(new Set(items.filter(isToThank).map(({ id }) => id))));
      leadToThanks(root.current);
    },
    showAll: () => setThankingIds(null),
    thanked: thankingIds ? items.filter((item) => thankingIds.has(item.id) || isToThank(item)) : [],
  };
}
