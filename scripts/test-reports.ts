import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { RunEnd } from '../tests/run-end.reporter.ts';

export interface Result {
  passed: number;
  failures: string[];
}

export interface VitestRun extends Result {
  /** Files whose worker died: no test of theirs counts, neither as passed nor as failed. */
  lost: LostFile[];
}

interface LostFile {
  path: string; // seen from here
  reason: string;
}

interface VitestReport {
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

/**
 * From the file of vitest's json reporter and that of `tests/run-end.reporter.ts`, which knows what the first leaves out:
 * files that were lost with their worker (there they passed), and what was thrown outside of all tests.
 * @param status 0 is well
 */
export function vitestResult(file: string, endFile: string, status: number | string): VitestRun {
  const report = read<VitestReport>(file);
  const end = read<RunEnd>(endFile);
  if (!report || !end) return { passed: 0, failures: ['vitest ended without a report'], lost: [] };
  const lost = end.lost.map(({ file, reason }) => ({ path: relative('', file), reason: firstLine(reason) }));
  const lostPaths = new Set(lost.map(({ path }) => path));
  const ended = report.testResults.filter(({ name }) => !lostPaths.has(relative('', name)));
  const passed = ended.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed'));
  const failures = ended.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative('', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${path}${reason(message)}`]; // it did not load
    return failed.map(({ fullName, failureMessages }) => `${path} › ${fullName}${reason(failureMessages?.[0])}`);
  });
  failures.push(...end.errors.map((error) => `outside of all tests${reason(error)}`));
  return { passed: passed.length, failures: lost.length ? failures : orStatus('vitest', failures, status), lost };
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
  const line = firstLine(message ?? '');
  return line ? `: ${line}` : '';
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]?.slice(0, 200) ?? '';
}

function read<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(resolve(file), 'utf8'));
  } catch {
    return undefined; // it did not come to that
  }
}
