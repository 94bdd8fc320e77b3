// Loaded into a server before its own script: writes a line of figures of the process into the file SAMPLES_FILE again and again.
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';

const PAUSE_MS = 10_000;
const RESOLUTION_MS = 20;
const MB = 1024 * 1024;

/** In this order: memory in MB, the delay of the event loop and the time spent on garbage in milliseconds. */
export const FIGURES = [
  'minutes',
  'rss',
  'heap',
  'external',
  'handles',
  'delayP99',
  'delayMost',
  'garbage',
  'cpu',
] as const;

const file = process.env.SAMPLES_FILE;
if (file) writeSamples(file);

function writeSamples(name: string): void {
  delete process.env.SAMPLES_FILE; // of this process alone
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let garbage = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) garbage += duration;
  }).observe({ entryTypes: ['gc'] });
  let computed = process.cpuUsage();

  writeFileSync(name, `${FIGURES.join(',')}\n`);
  setInterval(() => {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage(computed);
    computed = process.cpuUsage();
    const late = (milliseconds: number) => Math.max(0, milliseconds / 1e6 - RESOLUTION_MS);
    const figures = {
      minutes: process.uptime() / 60,
      rss: rss / MB,
      heap: heapUsed / MB,
      external: external / MB,
      handles: readdirSync('/proc/self/fd').length,
      delayP99: late(delay.percentile(99)),
      delayMost: late(delay.max),
      garbage,
      cpu: (user + system) / 1000 / (PAUSE_MS / 1000),
    } satisfies Record<(typeof FIGURES)[number], number>;
    appendFileSync(name, `${FIGURES.map((figure) => figures[figure].toFixed(2)).join(',')}\n`);
    delay.reset();
    garbage = 0;
  }, PAUSE_MS).unref();
}
