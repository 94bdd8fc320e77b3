// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettledPurchases } from '../../../web/lists/items/rows/useSettledPurchases.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Items by name, with how many of one are bought; tells which of them stand among what is purchased. */
function aList(bought: Record<string, number>) {
  const root = { current: document.body };
  const toItems = (counts: Record<string, number>) =>
    Object.entries(counts).map(([id, quantityPurchased]) => ({ id, quantityPurchased, quantityDesired: 1 }));
  const hook = renderHook(
    ({ counts }) => {
      const items = toItems(counts);
      const isDone = useSettledPurchases(items, root);
      return items.filter(isDone).map(({ id }) => id);
    },
    { initialProps: { counts: bought } },
  );
  return { result: hook.result, change: (counts: Record<string, number>) => hook.rerender({ counts }) };
}

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test('what was purchased before, or comes purchased, stands below at once', () => {
  const { result, change } = aList({ milk: 1, bread: 0 });
  expect(result.current).toEqual(['milk']);

  change({ milk: 1, bread: 0, eggs: 1 });

  expect(result.current).toEqual(['milk', 'eggs']);
});

test('what is ticked rests, and moves when no hand has moved for a while', async () => {
  const { result, change } = aList({ milk: 0, bread: 0 });
  change({ milk: 1, bread: 0 });
  await pass(1400);
  expect(result.current).toEqual([]);

  fireEvent.pointerDown(document.body); // the thumb comes for the next row
  await pass(1400);
  expect(result.current).toEqual([]);

  change({ milk: 1, bread: 1 });
  await pass(1400);
  expect(result.current).toEqual([]);
  await pass(200);
  expect(result.current).toEqual(['milk', 'bread']);
});

test('what is taken back while it rests never moves', async () => {
  const { result, change } = aList({ milk: 0 });
  change({ milk: 1 });
  await pass(1000);
  change({ milk: 0 });
  await pass(5000);

  expect(result.current).toEqual([]);
});
