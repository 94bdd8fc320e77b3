import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort } from '../server/postgres/free-port.ts';
import { startScratchServer } from '../server/postgres/scratch-server.ts';
import { ensureBuilt } from './build.ts';
import { check } from './check.ts';
import { ensureChromium } from './chromium.ts';
import { show } from './run.ts';

interface Result {
  passed: number;
  failed: number;
}

const VITEST_REPORT = resolve('test-results/vitest.json');
const PLAYWRIGHT_REPORT = resolve('test-results/playwright.json');

// `npm test` does everything; `npm run test:e2e` only the last part, passing its arguments on to playwright.
const [part, ...playwrightArguments] = process.argv.slice(2);
mkdirSync('test-results', { recursive: true });
const results = part === 'browser' ? [await browserTests()] : [await check(), await unitTests(), await browserTests()];

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

/** Server, web and start, on a real PostgreSQL. */
async function unitTests(): Promise<Result> {
  rmSync(VITEST_REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const status = await show('vitest', ['run', '--config', 'tests/vitest.config.ts', ...reporters]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(VITEST_REPORT);
  return result(status, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

/** The built product in a real Chromium, over a database of its own. */
async function browserTests(): Promise<Result> {
  try {
    await ensureBuilt();
    const CHROMIUM_PATH = await ensureChromium();
    const server = await startScratchServer(process.env);
    try {
      return await playwright({ CHROMIUM_PATH, DATABASE_URL: await server.createDatabase() });
    } finally {
      await server.stop();
    }
  } catch (error) {
    console.error(`✗ browser tests\n${(error as Error).message}`);
    return { passed: 0, failed: 1 };
  }
}

async function playwright(environment: NodeJS.ProcessEnv): Promise<Result> {
  rmSync(PLAYWRIGHT_REPORT, { force: true });
  const [E2E_PORT, E2E_GOOGLE_PORT] = [String(await freePort()), String(await freePort())];
  const reporting = { ...environment, E2E_PORT, E2E_GOOGLE_PORT, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT };
  const command = ['test', '--config', 'tests/playwright.config.ts', '--reporter=line,json', ...playwrightArguments];
  const status = await show('playwright', command, reporting);
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    PLAYWRIGHT_REPORT,
  )?.stats;
  return result(status, stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky });
}

/** A run that ends badly without a failed test, as when a file does not load, counts as one failure. */
function result(status: number | string, report: Result | undefined): Result {
  if (!report) return { passed: 0, failed: 1 };
  return status === 0 ? report : { ...report, failed: Math.max(report.failed, 1) };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // it did not come to that
  }
}
