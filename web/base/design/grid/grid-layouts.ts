import type { CSSProperties, FocusEventHandler, ReactNode, RefCallback } from 'react';

/** How things stand beside and beneath each other, and about how high one of them is. */
export const GRID_LAYOUTS = {
  rows: { look: '@container grid row-sheet', height: 65 },
  sheet: { look: 'grid', height: 48 },
  items: {
    look: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,50%-0.375rem)),1fr))] gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5',
    height: 300,
  },
  lists: { look: 'grid gap-x-5 gap-y-3 sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-3', height: 260 },
  pair: { look: '@container grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 sm:gap-4', height: 480 },
  gifts: {
    look: '@container grid items-start print:block grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3',
    height: 480,
  },
  /** For gifts of which none has a picture. */
  plainGifts: {
    look: '@container grid print:block grid-cols-[minmax(0,1fr)]',
    height: 73,
  },
};

/**
 * The attributes of each thing's `li`, which spreads them. The object stays the same for as long as nothing of it
 * changes.
 */
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
  /** Needed where two groups could have the same heading. */
  key?: string;
  things: readonly Thing[];
}

/**
 * The thing at the top of the window, and its distance below the edge in pixels: it stays there when all is drawn anew.
 */
export interface KeptPlace {
  id: string;
  top: number;
}

export interface GridProps<Thing extends { id: string }> {
  layout: keyof typeof GRID_LAYOUTS;
  groups: readonly GridGroup<Thing>[];
  /** Says which grid this is, so that a person who comes back finds it at the same height. */
  name: string;
  /** The id of a thing that must not leave the page, wherever it is scrolled to. */
  keep?: string | null;
  /** Whether chips lead to the groups where there are many things; only for the one such grid of a page. */
  hasChips?: boolean;
  /** How many things there are in each group, by its heading, where not all are here. */
  counts?: ReadonlyMap<string, number>;
  /** Whether more will come as one scrolls: it is drawn as a long grid from the start then, and not anew on the way. */
  hasMore?: boolean;
  /** The group that was asked for last: the same one again is another object. */
  target?: { heading: string } | null;
  /** The thing that was just added: a long grid, which may not have it on the page, scrolls to it. */
  shown?: { id: string } | null;
  /** The thing that stays in its place when one grid replaces another. */
  place?: KeptPlace | null;
  /** Draws what stands above a group, in place of its heading alone. */
  drawHeading?: (group: GridGroup<Thing>) => ReactNode;
  /** Draws the `li` of a thing; `index` is its place in its group, from 0. */
  children: (thing: Thing, index: number, cell: Cell) => ReactNode;
}

export const HEADING_MARK = 'data-group';

/** Gifts stand on cards without a sheet below them: a line says how far a heading reaches. */
export function headingLook(layout: keyof typeof GRID_LAYOUTS): string {
  return `min-w-0 text-xl wrap-anywhere ${layout === 'gifts' ? 'sm:border-b sm:border-line sm:pb-1.5' : ''}`;
}

/** The air around a heading that stands in the grid itself: what has no room between its rows gives none to it either. */
export function headingAir(layout: keyof typeof GRID_LAYOUTS, isFirst: boolean): string {
  const above = isFirst ? 'pt-2' : 'pt-6';
  if (layout === 'rows') return `${above} pb-3 max-sm:border-b max-sm:border-line max-sm:px-3 max-sm:pb-2`;
  return layout === 'plainGifts' ? `${above} pb-3` : 'pt-2';
}
