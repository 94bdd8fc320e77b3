import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// The files of a worker share its loaded packages and its window: each has our own modules anew, and a page that nobody was at.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  cleanup();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
