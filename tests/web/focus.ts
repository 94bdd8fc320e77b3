import { expect } from 'vitest';

/** After an action, the focus is still somewhere for people who use a keyboard or a screen reader. */
export function expectFocusKept(): void {
  expect(document.activeElement, 'the focus fell out of the page').not.toBe(document.body);
}
