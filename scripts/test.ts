import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '../server/base/postgres/free-port.ts';
import { startScratchServer } from '../server/base/postgres/scratch-server.ts';
import { RUN_END } from '../tests/run-end.reporter.ts';
import { SECOND_TRY } from '../tests/run-limits.ts';
import { ensureBuilt, ensureCommands, ensureDocuments, ensureExtension } from './build.ts';
import { check } from './check.ts';
import { ensureChromium, ensureChromiumWithExtensions } from './chromium.ts';
import { passes, show } from './run.ts';
import { ensurePrograms, ensureProxyPrograms } from './system-packages.ts';
import { playwrightResult, type Result, type VitestRun, vitestResult } from './test-reports.ts';

const VITEST_REPORT = resolve('test-results/vitest.json');
const PLAYWRIGHT_REPORT = resolve('test-results/playwright.json');

mkdirSync('test-results', { recursive: true });
const results = await runTests(process.argv.slice(2));

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
for (const failure of failures) console.log(`✗ ${failure}`); // once more, where nobody has to look for it
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;

async function runTests([part, ...rest]: string[]): Promise<Result[]> {
  if (part === undefined) {
    void fetchPrograms();
    const checked = await check();
    const built = await passes('the build', () => Promise.all([ensureBuilt(), ensureCommands(), ensureExtension()]));
    return [checked, built, await unitTests(), await browserTests()];
  }
  if (part === 'browser') return [await browserTests(rest)];
  const named = [part, ...rest];
  const [specs, others] = [named.filter(isBrowserTest), named.filter((argument) => !isBrowserTest(argument))];
  const isOnlyBrowser = specs.length > 0 && others.every((argument) => !isUnitTest(argument));
  if (isOnlyBrowser) return [await browserTests(named)];
  await ensureDocuments();
  if (!others.some((argument) => /tests\/(server|web)\b/.test(argument)))
    await Promise.all([ensureBuilt(), ensureCommands(), ensurePrograms()]);
  const results = [await unitTests(others)];
  return specs.length > 0 ? [...results, await browserTests(specs)] : results;
}

/** Waits for the network while the checks compute. Tests that need a program ask for it again, and say when it is not there. */
async function fetchPrograms(): Promise<void> {
  for (const fetch of [ensurePrograms, ensureChromium, ensureChromiumWithExtensions]) await fetch().catch(() => {});
}

function isBrowserTest(argument: string): boolean {
  return /\.spec\.ts|tests\/e2e\b/.test(argument);
}

function isUnitTest(argument: string): boolean {
  return /\.test\.tsx?|tests\/(server|web|start)\b/.test(argument);
}

async function unitTests(vitestArguments: string[] = []): Promise<Result> {
  if (vitestArguments.length === 0) await ensurePrograms().catch(({ message }: Error) => console.error(message)); // the tests that need them fail
  const { passed, failures, lost } = await vitest(vitestArguments);
  if (lost.length === 0) return { passed, failures };
  for (const { path, reason } of lost) console.log(`⚠ its worker died: ${path}: ${reason}`);
  const again = SECOND_TRY > 0 ? await vitest(lost.map(({ path }) => path)) : { passed: 0, failures: [], lost };
  const stillLost = again.lost.map(({ path, reason }) => `${path}: ${reason}`);
  return { passed: passed + again.passed, failures: [...failures, ...again.failures, ...stillLost] };
}

async function vitest(vitestArguments: string[]): Promise<VitestRun> {
  for (const file of [VITEST_REPORT, RUN_END]) rmSync(file, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${VITEST_REPORT}`,
    '--reporter=tests/run-end.reporter.ts',
  ];
  const command = ['run', '--config', 'tests/vitest.config.ts', ...reporters, ...vitestArguments];
  const status = await show('vitest', command);
  return vitestResult(VITEST_REPORT, RUN_END, status);
}

async function browserTests(playwrightArguments: string[] = []): Promise<Result> {
  try {
    await ensureBuilt();
    await ensureExtension();
    await ensureProxyPrograms().catch(({ message }: Error) => console.error(message)); // the tests that need them fail
    const CHROMIUM_PATH = await ensureChromium();
    const EXTENSION_CHROMIUM_PATH = await ensureChromiumWithExtensions();
    const server = await startScratchServer(process.env);
    try {
      const DATABASE_URL = await server.createDatabase();
      return await playwright(playwrightArguments, { CHROMIUM_PATH, EXTENSION_CHROMIUM_PATH, DATABASE_URL });
    } finally {
      await server.stop();
    }
  } catch (error) {
    console.error(`✗ browser tests\n${(error as Error).message}`);
    return { passed: 0, failures: ['browser tests did not begin'] };
  }
}

async function playwright(playwrightArguments: string[], environment: NodeJS.ProcessEnv): Promise<Result> {
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const ports = {
    E2E_PORT: String(await freePort()),
    E2E_GOOGLE_PORT: String(await freePort()),
    E2E_SHOP_PORT: String(await freePort()),
  };
  const reporting = { ...environment, ...ports, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
  const command = ['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json', ...playwrightArguments];
  const status = await show('playwright', command, reporting);
  return playwrightResult(PLAYWRIGHT_REPORT, status);
}
