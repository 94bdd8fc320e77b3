import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

export interface Result {
  passed: number;
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface Suite {
  file: string;
  title: string;
  specs?: { title: string; ok: boolean }[];
  suites?: Suite[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: Suite[];
  errors?: { message?: string }[];
}

/** As vitest's json reporter writes it. 0 is well. */
export function vitestResult(file: string, status: number | string): Result {
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failures: ['vitest ended without a report'] };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative('', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${path}${reason(message)}`]; // it did not load
    return failed.map(({ fullName, failureMessages }) => `${path} › ${fullName}${reason(failureMessages?.[0])}`);
  });
  return { passed: report.numPassedTests, failures: orStatus('vitest', failures, status) };
}

export function playwrightResult(file: string, status: number | string): Result {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failures: ['playwright ended without a report'] };
  const failures = [
    ...report.suites.flatMap(failuresOf),
    ...(report.errors ?? []).map(({ message }) => `playwright${reason(message)}`),
  ];
  const { expected, flaky } = report.stats;
  return { passed: expected + flaky, failures: orStatus('playwright', failures, status) };
}

function failuresOf({ file, specs = [], suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap(failuresOf)];
}

/** Something may be thrown outside of all tests: it counts as one failure. */
function orStatus(runner: string, failures: string[], status: number | string): string[] {
  return status === 0 || failures.length > 0 ? failures : [`${runner} ended with ${status}, and no test failed`];
}

function reason(message: string | undefined): string {
  const [line] = message?.trim().split('\n') ?? [];
  return line ? `: ${line.slice(0, 200)}` : '';
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(resolve(file), 'utf8'));
  } catch {
    return undefined; // it did not come to that
  }
}
