import type { LiveEvent } from './live-event.ts';

/** In the order of each list. Starting and ending are the adapter's. */
export interface Bus {
  onEvent(listener: (event: LiveEvent) => void): void;
  /** Events may have been missed: a lost connection is back. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
