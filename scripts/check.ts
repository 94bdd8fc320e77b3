import { ensureCommands, ensureDocuments } from './build.ts';
import { run } from './run.ts';
import type { Result } from './test-reports.ts';

/** The compiler looks at no unchanged file again. */
const TYPES = 'dist/types.tsbuildinfo';

/** The longest first. The product is not built: no check reads it. */
const CHECKS = {
  types: async () => {
    await ensureDocuments(); // which are typed, too
    await run('tsc', ['--project', '.', '--checkers', '2', '--incremental', '--tsBuildInfoFile', TYPES]);
  },
  'format and lint': () => run('biome', ['check', '--error-on-warnings', '.']),
  'no pattern that a long text makes slow': () => run('node', ['scripts/check-patterns.ts']),
  'schema.graphql is current': () => command('schema', '--check'),
  'the migrations make what the entities say, and keep nobody waiting': () => command('migration', '--check'),
  'who imports whom, and nothing is exported in vain': () => run('node', ['scripts/check-imports.ts']),
  'every text is a message, and every message is there in every language': () =>
    run('node', ['scripts/check-messages.ts']),
  'texts have typographic marks': () => run('node', ['scripts/check-texts.ts']),
  'descriptions take the numbers of limits from constants': () => run('node', ['scripts/check-limits.ts']),
  'code that knows nothing of giving names no gift': () => run('node', ['scripts/check-words.ts']),
  'comments begin with their subject': () => run('node', ['scripts/check-comments.ts']),
  'no bare text beside what comes and goes': () => run('node', ['scripts/check-bare-text.ts']),
  'the documentation names what exists': () => run('node', ['scripts/check-docs.ts']),
  'the schema is described': () => run('node', ['scripts/check-schema.ts']),
  'operations ask for what is read': () => run('node', ['scripts/check-operations.ts']),
};

export async function check(): Promise<Result> {
  const results = await Promise.all(Object.entries(CHECKS).map(([name, work]) => passes(name, work)));
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

export async function passes(name: string, work: () => Promise<unknown>): Promise<Result> {
  const began = performance.now();
  try {
    await work();
    console.log(`✓ ${name}, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    return { passed: 1, failures: [] };
  } catch (error) {
    console.error(`✗ ${name}\n${(error as Error).message}\n`);
    return { passed: 0, failures: [name] };
  }
}

if (import.meta.main) {
  const { failures } = await check();
  process.exitCode = failures.length ? 1 : 0;
}
