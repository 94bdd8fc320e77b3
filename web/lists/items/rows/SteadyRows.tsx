import { Component, type ReactNode } from 'react';

interface SteadyRowsProps {
  /** Everything on the list: another number of things means that something came or went. */
  items: readonly unknown[];
  /** Whether more of the list is still to come. */
  hasMore: boolean;
  children: ReactNode;
}

interface SeenRow {
  element: Element;
  top: number;
}

/** The place of thumb and eyes, as a part of the window's height. */
const MIDDLE = 0.6;

/**
 * Keeps what is in the middle of the window where it is when rows come or go above it, so that nobody ticks what they did
 * not mean. Not every browser does that by itself, and none does at the top of the page.
 */
export class SteadyRows extends Component<SteadyRowsProps> {
  override getSnapshotBeforeUpdate({ items, hasMore }: SteadyRowsProps): SeenRow[] | null {
    const isSame = items.length === this.props.items.length || items.length === 0;
    const isArriving = hasMore && window.scrollY === 0; // a list that opens stays at its beginning
    return isSame || isArriving ? null : rowsFromTheMiddle();
  }

  override componentDidUpdate(_props: SteadyRowsProps, _state: unknown, seen: SeenRow[] | null): void {
    const kept = seen?.find(({ element }) => element.isConnected);
    if (!kept) return;
    const move = Math.round(kept.element.getBoundingClientRect().top - kept.top);
    if (move !== 0) window.scrollBy({ top: move, behavior: 'instant' });
  }

  override render() {
    return this.props.children;
  }
}

/** The rows in the window, from the one that is nearest to its middle. */
function rowsFromTheMiddle(): SeenRow[] {
  const middle = window.innerHeight * MIDDLE;
  return [...document.querySelectorAll('main [data-item]')]
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
    .filter(({ top }) => top >= 0 && top < window.innerHeight)
    .sort((one, other) => Math.abs(one.top - middle) - Math.abs(other.top - middle));
}
