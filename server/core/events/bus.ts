import type { LiveEvent } from './live-event.ts';

/** Brings every announced event to every process, in the order of each list. Starting and ending are the adapter's. */
export interface Bus {
  onEvent(listener: (event: LiveEvent) => void): void;
  /** Called when events may have been missed: after a lost connection is back. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
