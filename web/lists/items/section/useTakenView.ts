import { useState } from 'react';
import type { ListView } from './list-view.ts';

/** The taken gifts that are in sight. */
export interface TakenView {
  /** Whether all that are taken are in sight, under the line that counts them. */
  isOpen: boolean;
  toggle: () => void;
}

interface TakenOptions {
  view: ListView;
  changeView: (changes: Partial<ListView>) => void;
  /** Once a surprise is over they are what the list is opened for. */
  isSurpriseOver: boolean;
}

/** Opens the taken gifts in place. */
export function useTakenView({ view, changeView, isSurpriseOver }: TakenOptions): TakenView {
  const [isRefolded, setRefolded] = useState(false);
  const isOpen = isSurpriseOver ? !isRefolded : view.showPurchased;
  return {
    isOpen,
    toggle: () => (isSurpriseOver ? setRefolded(isOpen) : changeView({ showPurchased: !isOpen })),
  };
}
