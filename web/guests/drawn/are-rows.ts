import type { Face } from './shared-item.ts';

type Pictured = Pick<Face, 'effectiveImageUrl' | 'quantityRemaining'>;

/**
 * Whether gifts stand in rows: as long as most of those that can be given have no picture, cards would show the same
 * drawing again and again. Of a list with several pages the first one decides.
 */
export function areRows(gifts: readonly Pictured[]): boolean {
  const open = gifts.filter(({ quantityRemaining }) => quantityRemaining > 0);
  const seen = open.length > 0 ? open : gifts;
  const pictured = seen.filter(({ effectiveImageUrl }) => effectiveImageUrl !== null);
  return 2 * pictured.length < (seen.length || 1);
}
