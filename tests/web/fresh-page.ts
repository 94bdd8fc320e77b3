import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterAll, afterEach, vi } from 'vitest';
import { WebSocket } from 'ws';

// The files of a worker share its loaded packages and its window: each has our own modules anew, and a page that nobody was at.
vi.resetModules();

/** jsdom's sockets make their events with Node's classes, in whose place vitest puts jsdom's: none would arrive. */
class BrowserSocket extends WebSocket {
  constructor(address: string, protocols?: string | string[]) {
    super(address, protocols);
    this.on('error', () => {}); // in a browser nothing is thrown where nobody listens
  }
}
if (typeof window !== 'undefined') Object.assign(globalThis, { WebSocket: BrowserSocket });

/** Listeners of this file on the window: an app that was never closed would go on listening in the files after it. */
const listening: Parameters<EventTarget['addEventListener']>[] = [];
const page: EventTarget | undefined = globalThis.window;
const addEventListener = page?.addEventListener;
if (page && addEventListener) {
  page.addEventListener = (...listener) => {
    listening.push(listener);
    addEventListener.apply(page, listener);
  };
}

afterEach(() => {
  toast.dismiss(); // else whatever shows toasts next shows those, too, that nothing showed before
  if (typeof document === 'undefined') return;
  cleanup();
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('kindlist_draft')) storage.removeItem(key); // text of forms that were left
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  cleanup();
  for (const listener of listening) page?.removeEventListener(...listener);
  if (page && addEventListener) page.addEventListener = addEventListener;
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  document.title = '';
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
