import { isMotionReduced } from '../../../base/design/motion.ts';

/** Finds the drawn items, each marked with its id. */
export function rowsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
}

/** How far from the top of the window each item stands, by its id. */
export function positionsOfRows(root: HTMLElement | null): Map<string, number> {
  return new Map(rowsIn(root).map((row) => [row.dataset.item ?? '', row.getBoundingClientRect().top]));
}

const ANIMATION_DURATION_MS = 200;

/** Lets rows that have another place now be seen to go there, unless somebody prefers that nothing moves. */
export function animateRows(root: HTMLElement | null, before: ReadonlyMap<string, number>): void {
  if (isMotionReduced()) return;
  const longestWay = window.innerHeight;
  for (const row of rowsIn(root)) {
    const from = before.get(row.dataset.item ?? '');
    if (from === undefined) continue;
    const way = from - row.getBoundingClientRect().top;
    if (way === 0) continue;
    const start = Math.max(-longestWay, Math.min(longestWay, way));
    row.animate?.([{ transform: `translateY(${start}px)` }, { transform: 'none' }], {
      duration: ANIMATION_DURATION_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
    });
  }
}
