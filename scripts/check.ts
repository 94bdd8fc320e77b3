import { fork } from 'node:child_process';
import { ensureCommands, ensureDocuments } from './build.ts';
import { passes, run } from './run.ts';
import type { Result } from './test-reports.ts';

/** The longest first. The product is not built: no check reads it. */
const CHECKS = {
  types: async () => {
    await ensureDocuments(); // which are typed, too
    await run('tsc', ['--project', '.', '--checkers', '2']);
  },
  'format and lint': () => run('biome', ['check', '--error-on-warnings', '.']),
  'schema.graphql is current': () => command('schema', '--check'),
  'the migrations make what the entities say, and keep nobody waiting': () => command('migration', '--check'),
};

export async function check(): Promise<Result> {
  const others = Object.entries(CHECKS).map(async ([name, work]) => [await passes(name, work)]);
  const results = (await Promise.all([...others, readings()])).flat();
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

let commands: Promise<void> | undefined;

async function command(...args: string[]): Promise<void> {
  commands ??= ensureCommands();
  await commands;
  await run('node', ['dist/commands/run.js', ...args]);
}

/** The results of `check-sources.ts`, which says them itself. */
function readings(): Promise<Result[]> {
  const reader = fork('scripts/check-sources.ts');
  return new Promise((resolve) => {
    reader.once('message', (results) => resolve(results as Result[]));
    reader.once('exit', () => resolve([{ passed: 0, failures: ['the code could not be read'] }])); // unless they came before
  });
}

if (import.meta.main) {
  const { failures } = await check();
  process.exitCode = failures.length ? 1 : 0;
}
