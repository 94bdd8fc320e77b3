import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { broadcast } from './broadcasts.ts';
import type { LoadJob, LoadResult } from './load.ts';
import type { World } from './measure.ts';
import { gatherTogether } from './people.ts';
import { plotted } from './plot.ts';
import type { Figure } from './report.ts';
import { askProcess, type ServerProcess } from './server-process.ts';

const PLOT = 'bench-soak.svg';
const MINUTE_MS = 60_000;
const ROUND_SECONDS = 20;
const PROBE_PAUSE_MS = 50;
const READS_PER_SECOND = 60;
const PURCHASES_PER_SECOND = 10;

interface Sample {
  /** In minutes since the begin. */
  at: number;
  /** In MB. */
  memory: number;
  handles: number;
  /** In milliseconds: how long a file in memory took, at worst but for one in a hundred. It waits for the event loop alone. */
  delay: number;
}

/**
 * Reads, purchases, new accounts and a thousand open pages, round after round: what grows from the second quarter to the
 * last is kept for good. Memory, handles and delay are drawn into a file.
 */
export async function soak(world: World, minutes: number): Promise<Figure[]> {
  const samples: Sample[] = [];
  const startedAt = Date.now();
  do {
    const delays = await delaysDuring(world.product, () => oneRound(world));
    const at = (Date.now() - startedAt) / MINUTE_MS;
    const { residentMemory: memory, handles } = world.product;
    samples.push({ at, memory, handles, delay: percentile(delays, 0.99) });
    console.log(
      `${at.toFixed(1)} min: ${memory.toFixed(0)} MB, ${handles} handles, ${samples.at(-1)?.delay.toFixed(0)} ms`,
    );
  } while (Date.now() - startedAt < minutes * MINUTE_MS);

  const drawn = [
    { name: 'Memory, MB', points: samples.map(({ at, memory }) => [at, memory] as const) },
    { name: 'Handles', points: samples.map(({ at, handles }) => [at, handles] as const) },
    {
      name: 'Event loop, ms until a file in memory is answered (p99)',
      points: samples.map(({ at, delay }) => [at, delay] as const),
    },
  ];
  writeFileSync(PLOT, plotted(drawn, 'minutes'));
  console.log(`Drawn in ${PLOT}.`);
  return [
    growth('memory of the last quarter, beside the second', samples, ({ memory }) => memory, 'MB'),
    growth('handles of the last quarter, beside the second', samples, ({ handles }) => handles, ''),
  ];
}

async function oneRound(world: World): Promise<void> {
  const { product, samples, documents, databaseUrl } = world;
  const load = (kind: LoadJob['kind'], perSecond: number) =>
    askProcess<LoadResult>('./load.ts', {
      ...{ kind, url: product.url, seconds: ROUND_SECONDS, samples, documents, perSecond },
    } satisfies LoadJob);
  await Promise.all([
    load('read over GraphQL', READS_PER_SECOND),
    load('purchase over GraphQL', PURCHASES_PER_SECOND),
    gatherTogether(product.url, databaseUrl),
    broadcast(world),
  ]);
}

/** In milliseconds. */
async function delaysDuring(product: ServerProcess, work: () => Promise<unknown>): Promise<number[]> {
  const delays: number[] = [];
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${product.url}/favicon.svg`)).arrayBuffer();
      delays.push(performance.now() - startedAt);
      await pause(PROBE_PAUSE_MS);
    }
  })();
  await work();
  isOver = true;
  await probing;
  return delays;
}

function growth(name: string, samples: Sample[], read: (sample: Sample) => number, unit: string): Figure {
  const quarter = (index: number) => {
    const part = samples.slice((samples.length * index) / 4, Math.ceil((samples.length * (index + 1)) / 4));
    return percentile(part.map(read), 0.5);
  };
  return { name, product: quarter(3), floor: quarter(1), unit, measure: 'ratio', atMost: 1.1 };
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number;
}
