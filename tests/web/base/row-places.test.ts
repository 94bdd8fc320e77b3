// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { animateRows, positionsOfRows } from '../../../web/lists/items/cache/row-positions.ts';

afterEach(() => vi.unstubAllGlobals());

/** Two rows that change places, for a person who does or does not want things to move; what was seen to move, and from where. */
function changePlaces(prefersStillness: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersStillness }));
  const root = document.createElement('div');
  const moves: unknown[] = [];
  let tops: Record<string, number> = { milk: 100, bread: 200, salt: 300 };
  for (const id of Object.keys(tops)) {
    const row = root.appendChild(document.createElement('article'));
    row.dataset.item = id;
    row.getBoundingClientRect = () => ({ top: tops[id] }) as DOMRect;
    row.animate = ((frames: { transform: string }[]) => moves.push([id, frames[0]?.transform])) as never;
  }
  const before = positionsOfRows(root);
  tops = { milk: 200, bread: 100, salt: 300 };
  animateRows(root, before);
  return moves;
}

test('rows that change places are seen to go there', () => {
  expect(changePlaces(false)).toEqual([
    ['milk', 'translateY(-100px)'],
    ['bread', 'translateY(100px)'],
  ]);
});

test('for a person who prefers that nothing moves, they are there at once', () => {
  expect(changePlaces(true)).toEqual([]);
});
