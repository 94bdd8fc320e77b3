import type { CSSProperties, FocusEventHandler, ReactNode, RefCallback } from 'react';

export const GRID_LAYOUTS = {
  rows: { look: '@container row-sheet', height: 65 },
  sheet: { look: 'sheet-columns', height: 48 },
  oneSheet: { look: 'sheet-rows', height: 53 },
  items: {
    look: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,50%-0.375rem)),1fr))] gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5',
    height: 300,
  },
  lists: { look: 'grid gap-x-5 gap-y-2 sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-3', height: 260 },
  pair: { look: '@container grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4', height: 480 },
  gifts: {
    look: '@container grid print:block grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4',
    height: 480,
  },
  plainGifts: {
    look: '@container grid print:block grid-cols-[minmax(0,1fr)]',
    height: 73,
  },
};

/** For each thing's `li`. The object stays the same for as long as nothing of it changes. */
export interface Cell {
  ref?: RefCallback<HTMLLIElement>;
  style?: CSSProperties;
  onFocus?: FocusEventHandler;
  'aria-setsize'?: number;
  'aria-posinset'?: number;
  'data-index'?: number;
  /** Below what is seen first: a browser lays a drawn page's out when they come near, and holds `--held` for them meanwhile. */
  'data-later'?: '';
}

export interface GridGroup<Thing> {
  heading: string | null;
  key?: string;
  things: readonly Thing[];
  /** Nobody needs a way to it. */
  hasNoChip?: boolean;
}

/** In pixels below the edge: the thing at the top of the window stays there when all is drawn anew. */
export interface KeptPlace {
  id: string;
  top: number;
}

export interface GridProps<Thing extends { id: string }> {
  layout: keyof typeof GRID_LAYOUTS;
  groups: readonly GridGroup<Thing>[];
  /** A person who comes back finds the grid at the same height. */
  name: string;
  keep?: string | null;
  hasChips?: boolean;
  counts?: ReadonlyMap<string, number>;
  /** Drawn as a long grid from the start then, and not anew on the way. */
  hasMore?: boolean;
  /** The same group again is another object. */
  target?: { heading: string } | null;
  /** A long grid, which may not have it on the page, scrolls to it. */
  shown?: { id: string } | null;
  place?: KeptPlace | null;
  drawHeading?: (group: GridGroup<Thing>) => ReactNode;
  children: (thing: Thing, index: number, cell: Cell) => ReactNode;
}

export const HEADING_MARK = 'data-group';

/** Gifts stand on cards without a sheet below them: a line says how far a heading reaches. */
export function headingLook(layout: keyof typeof GRID_LAYOUTS): string {
  return `min-w-0 text-xl wrap-anywhere ${layout === 'gifts' ? 'sm:border-b sm:border-line sm:pb-1.5' : ''}`;
}

/** Rows without room between them give none to it either. */
export function headingAir(layout: keyof typeof GRID_LAYOUTS, isFirst: boolean): string {
  const above = isFirst ? 'pt-2' : 'pt-6';
  if (layout === 'rows') return `${above} pb-3 max-sm:border-b max-sm:border-line max-sm:px-3 max-sm:pb-2`;
  return layout === 'plainGifts' ? `${above} pb-3` : 'pt-2';
}
