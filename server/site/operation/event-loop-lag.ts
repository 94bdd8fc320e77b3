import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 50;
const WINDOW_MS = 60_000;

export class EventLoopLag {
  private readonly histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly timer = setInterval(() => this.histogram.reset(), WINDOW_MS).unref();

  constructor() {
    this.histogram.enable();
  }

  /** In milliseconds, what 99 of 100 turns of the last minute kept within. */
  get p99Ms(): number {
    const measured = this.histogram.count > 0 ? this.histogram.percentile(99) / 1e6 : RESOLUTION_MS;
    return Math.max(0, measured - RESOLUTION_MS); // it measures from one look to the next
  }

  stop(): void {
    clearInterval(this.timer);
    this.histogram.disable();
  }
}
