import type { LiveEvent } from './live-event.ts';

/** In the order of each list. Starting and ending are the adapter's. */
export interface Bus {
  onEvent(listener: (event: LiveEvent) => void): void;
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
