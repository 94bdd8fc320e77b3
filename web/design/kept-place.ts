import type { GridGroup, KeptPlace } from './grid-layouts.ts';

/** Null at the beginning of the page, which stays there by itself. */
export function placeIn<Thing extends { id: string }>(
  container: HTMLElement | null,
  groups: readonly GridGroup<Thing>[],
): KeptPlace | null {
  if (!container || window.scrollY === 0) return null;
  const cells = [...container.querySelectorAll('li')].filter((cell) => !cell.parentElement?.closest('li'));
  const ids = groups.flatMap(({ things }) => things.map(({ id }) => id));
  const index = cells.findIndex((cell) => cell.getBoundingClientRect().bottom > 0);
  const [cell, id] = [cells[index], ids[index]];
  return cell && id !== undefined ? { id, top: cell.getBoundingClientRect().top } : null;
}
