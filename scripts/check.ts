import { ensureBuilt, ensureCommands, ensureDocuments } from './build.ts';
import { run } from './run.ts';

const CHECKS = {
  'format and lint': () => run('biome', ['check', '--error-on-warnings', '.']),
  'who imports whom': () => run('node', ['scripts/check-imports.ts']),
  'no pattern that a long text makes slow': () => run('node', ['scripts/check-patterns.ts']),
  'texts have typographic marks': () => run('node', ['scripts/check-texts.ts']),
  'no bare text beside what comes and goes': () => run('node', ['scripts/check-bare-text.ts']),
  'the documentation names what exists': () => run('node', ['scripts/check-docs.ts']),
  'the schema is described': () => run('node', ['scripts/check-schema.ts']),
  'operations ask for what is read': () => run('node', ['scripts/check-operations.ts']),
  types: () => run('tsc', ['--project', '.']),
  'schema.graphql is current': () => run('node', ['dist/commands/run.js', 'schema', '--check']),
  'the migrations make what the entities say': () => run('node', ['dist/commands/run.js', 'migration', '--check']),
};

/** What can be said without running tests: may this be pushed? The build comes first, for it generates types. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const isBuilt = await passes('the build', build);
  const results = await Promise.all(Object.entries(CHECKS).map(([name, work]) => passes(name, work)));
  const passed = [isBuilt, ...results].filter(Boolean).length;
  return { passed, failed: results.length + 1 - passed };
}

async function build(): Promise<void> {
  await ensureDocuments();
  await Promise.all([ensureBuilt(), ensureCommands()]);
}

async function passes(name: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    console.log(`✓ ${name}`);
    return true;
  } catch (error) {
    console.error(`✗ ${name}\n${(error as Error).message}\n`);
    return false;
  }
}

if (import.meta.main) {
  const { failed } = await check();
  process.exitCode = failed ? 1 : 0;
}
