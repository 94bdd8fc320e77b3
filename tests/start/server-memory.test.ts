import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from 'vitest';
import { LONGEST_WAIT_MS } from '../run-limits.ts';
import { test } from './product.ts';

/** In bytes. The largest was 2,070,000 when this was set, and one of 6,200,000 took 10 MB more for good. */
const MOST_OF_ONE_SCRIPT = 2_500_000;

/** In MB: it was 2 to 4, and without being held back 32. */
const MOST_OF_YOUNG_GENERATION = 12;

/** Says when asked by a signal how large the young generation is, in bytes. */
const PROBE = `
  import { getHeapSpaceStatistics } from 'node:v8';
  process.on('SIGUSR2', () => console.log('young', getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size));
`;

/** The code that the server reads before it begins, in the order in which it runs. */
function scriptsOfStart(file = 'dist/server/main.js', found = new Map<string, number>()): Map<string, number> {
  if (found.has(file)) return found;
  const text = readFileSync(file, 'utf8');
  found.set(file, text.length);
  for (const [, name] of text.matchAll(/^import .*"\.\/(?:assets\/)?([^"]+\.js)";$/gm)) {
    scriptsOfStart(`dist/server/assets/${name}`, found);
  }
  return found;
}

test('the server is read in several scripts, of which none is large', () => {
  const sizes = scriptsOfStart();
  expect(sizes.size).toBeGreaterThan(4);
  expect(Math.max(...sizes.values())).toBeLessThan(MOST_OF_ONE_SCRIPT);
});

test('a start reads nothing of what takes other sites’ pages apart, which is the thread’s', () => {
  const sources = [...scriptsOfStart().keys()]
    .filter((file) => existsSync(`${file}.map`))
    .flatMap((file) => (JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] }).sources);
  expect(sources.some((source) => source.includes('/node_modules/tldts/'))).toBe(true);
  expect(sources.filter((source) => /\/node_modules\/(cheerio|metascraper|@metascraper)\//.test(source))).toEqual([]);
});

test('a start loads nothing that draws pictures, which is for the first of them', () => {
  const texts = [...scriptsOfStart().keys()].map((file) => readFileSync(file, 'utf8'));
  expect(texts.some((text) => /^import .*"argon2";$/m.test(text))).toBe(true);
  expect(texts.filter((text) => /^import .*"sharp";$/m.test(text))).toEqual([]);
});

test('nothing is built in that libraries bring for developers, or for what nobody asks of them', () => {
  const maps = readdirSync('dist/server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.map'),
  );
  const sources = maps.flatMap((file) => JSON.parse(readFileSync(`dist/server/${file}`, 'utf8')).sources as string[]);
  const uncalled = /react.*\.development\.js$|\/node_modules\/(undici|iconv-lite|chrono-node|brotli)\//;
  expect(sources.some((source) => source.includes('/node_modules/react-dom/'))).toBe(true);
  expect(sources.filter((source) => uncalled.test(source))).toEqual([]);
});

test('a start leaves V8 with a small young generation', async ({ start, database }) => {
  const { process } = await start(database, {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(PROBE)}`,
  });
  const size = Promise.withResolvers<number>();
  createInterface({ input: process.stdout as Readable }).on('line', (line) => {
    const bytes = /^young (\d+)$/.exec(line)?.[1];
    if (bytes) size.resolve(Number(bytes));
  });
  process.kill('SIGUSR2');
  expect((await size.promise) / 2 ** 20).toBeLessThan(MOST_OF_YOUNG_GENERATION);
});

/** Says how large the young generation is in a process that has filled it and then has nothing to do, once it is small again. */
const IDLE_PROCESS = `
  import { mock } from 'node:test';
  import { getHeapSpaceStatistics } from 'node:v8';
  import { letHeapGrow } from './server/base/process/heap-growth.ts';
  const young = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').physical_space_size;
  globalThis.kept = Array.from({ length: 400_000 }, (_, place) => ({ place }));
  const filled = young();
  const look = setInterval(() => {
    mock.timers.tick(10_000);
    if (young() > filled / 2) return;
    clearInterval(look);
    console.log('given back');
  }, 50);
  mock.timers.enable({ apis: ['setTimeout'] });
  letHeapGrow();
`;

test('a server that has nothing to do gives back the memory that its start needed', () => {
  const options = { encoding: 'utf8', timeout: LONGEST_WAIT_MS } as const;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', IDLE_PROCESS], options);
  expect(said).toBe('given back\n');
});

test('V8 knows the flags that hold its memory back, as it says nothing of one that it does not', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const set = readFileSync('server/base/process/heap-growth.ts', 'utf8').match(/--[a-z-]+/g) ?? [];
  const flags = set.map((flag) => flag.replace('--no-', '--'));
  expect(flags.length).toBeGreaterThanOrEqual(2);
  for (const flag of flags) expect(known).toMatch(new RegExp(`^ +${flag} `, 'm'));
});
