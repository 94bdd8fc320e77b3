import { vi } from 'vitest';
import { LONGEST_WAIT_MS } from './run-limits.ts';

// vitest has a setting for `expect.poll` and none for these two, which give up after a second.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LONGEST_WAIT_MS });
}

function patient(options: number | { timeout?: number; interval?: number } = {}) {
  return typeof options === 'number' ? options : { timeout: LONGEST_WAIT_MS, ...options };
}
