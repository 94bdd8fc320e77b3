import { expect } from 'vitest';

/** Whoever works by keyboard, or listens, is still somewhere after what they did. */
export function expectFocusKept(): void {
  expect(document.activeElement, 'the focus fell out of the page').not.toBe(document.body);
}
