import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { median, type World } from './measure.ts';
import { plotted } from './plot.ts';
import type { FIGURES } from './process-samples.ts';
import type { Figure } from './report.ts';
import { askProcess, type ServerProcess } from './server-process.ts';
import type { SoakJob, SoakResult } from './soak-visitors.ts';

const TABLE = 'bench-soak.csv';
const PLOT = 'bench-soak.svg';

/** The server has done everything at least once by then, and its memory has its usual shape. */
const WARM_UP_MINUTES = 1;

type Sample = Record<(typeof FIGURES)[number], number>;

const DRAWN: [keyof Sample, string][] = [
  ['rss', 'Resident memory, MB'],
  ['heap', 'JavaScript heap with what the next collection takes away, MB'],
  ['external', 'Buffers outside of that heap, MB'],
  ['handles', 'Open files and sockets'],
  ['delayP99', 'Delay of the event loop, ms (p99 of 10 s)'],
];

/** Growth from the second quarter to the last is kept for good. The figures come from inside the server. */
export async function soak(
  { databaseUrl, samples, documents }: World,
  minutes: number,
  { start, folder }: { start: (more: NodeJS.ProcessEnv) => Promise<ServerProcess>; folder: string },
): Promise<Figure[]> {
  const file = join(folder, TABLE);
  const probe = join(folder, 'process-samples.mjs'); // without types, or the server would keep what Node reads them with
  writeFileSync(probe, stripTypeScriptTypes(readFileSync(new URL('./process-samples.ts', import.meta.url), 'utf8')));
  const { url } = await start({ SAMPLES_FILE: file, NODE_OPTIONS: `--import ${probe}` });
  const job: SoakJob = { url, minutes, databaseUrl, samples, documents };
  const { done, failures, problems } = await askProcess<SoakResult>('./soak-visitors.ts', job);
  if (failures > 0) throw new Error(`${failures} of ${done + failures} were no good: ${problems.join('\n')}`);

  copyFileSync(file, TABLE);
  const measured = samplesIn(file);
  const drawn = DRAWN.map(([figure, name]) => ({
    name,
    points: measured.map((sample) => [sample.minutes, sample[figure]] as const),
  }));
  writeFileSync(PLOT, plotted(drawn, 'minutes'));
  console.log(`${done.toLocaleString('en')} things were done. Kept in ${TABLE}, drawn in ${PLOT}.`);
  const settled = measured.filter(({ minutes: at }) => at > WARM_UP_MINUTES).map(({ rss }) => rss);
  return [
    { name: 'resident memory, the median', product: median(settled), unit: 'MB', measure: 'product', atMost: 300 },
    growth('resident memory', measured, 'rss', 'MB'),
    growth('heap', measured, 'heap', 'MB'),
    growth('external memory', measured, 'external', 'MB'),
    growth('handles', measured, 'handles', ''),
  ];
}

function samplesIn(file: string): Sample[] {
  const [names = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [names[index], Number(value)])) as Sample);
}

function growth(name: string, all: Sample[], figure: keyof Sample, unit: string): Figure {
  const samples = all.filter(({ minutes }) => minutes > WARM_UP_MINUTES);
  const quarter = (index: number) => {
    const part = samples.slice((samples.length * index) / 4, Math.ceil((samples.length * (index + 1)) / 4));
    const values = part.map((sample) => sample[figure]).toSorted((one, other) => one - other);
    return values[Math.floor(values.length / 2)] as number;
  };
  const [product, floor] = [quarter(3), quarter(1)];
  return { name: `${name}, last quarter beside the second`, product, floor, unit, measure: 'ratio', atMost: 1.1 };
}
