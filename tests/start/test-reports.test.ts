import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightResult, vitestResult } from '../../scripts/test-reports.ts';

const aQuietEnd = () => aReport({ lost: [], errors: [] });

async function aReport(report: object): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

const aTestFile = (assertionResults: object[], rest = {}) => ({
  name: resolve('tests/server/a.test.ts'),
  status: assertionResults.length ? 'passed' : 'failed',
  assertionResults,
  ...rest,
});

test('what failed in vitest is named with its file and the first line of its reason', async () => {
  const file = await aReport({
    testResults: [
      aTestFile([
        { fullName: 'a list opens', status: 'passed' },
        { fullName: 'a list closes', status: 'failed', failureMessages: ['Error: it did not\n    at somewhere'] },
      ]),
      aTestFile([], { message: 'Cannot find module\nfor a reason' }),
    ],
  });

  expect(vitestResult(file, await aQuietEnd(), 1)).toEqual({
    passed: 1,
    failures: [
      'tests/server/a.test.ts › a list closes: Error: it did not',
      'tests/server/a.test.ts: Cannot find module',
    ],
    lost: [],
  });
});

test('a file whose worker died counts as nothing and is named, though vitest calls it passed', async () => {
  const file = await aReport({
    testResults: [
      aTestFile([{ fullName: 'a list opens', status: 'passed' }], { name: resolve('tests/server/b.test.ts') }),
      aTestFile([
        { fullName: 'a list opens', status: 'passed' },
        { fullName: 'a list closes', status: 'pending' },
      ]),
    ],
  });
  const end = await aReport({ lost: [{ file: resolve('tests/server/a.test.ts'), reason: 'killed' }], errors: [] });

  expect(vitestResult(file, end, 1)).toEqual({
    passed: 1,
    failures: [],
    lost: [{ path: 'tests/server/a.test.ts', reason: 'killed' }],
  });
});

test('an error outside of all tests is a failure with its message', async () => {
  const file = await aReport({ testResults: [] });
  const end = await aReport({ lost: [], errors: ['Error: nobody waited for this\nsecond line'] });

  expect(vitestResult(file, end, 1).failures).toEqual(['outside of all tests: Error: nobody waited for this']);
});

test('what failed in the browser is named, in however many suites it stands', async () => {
  const inner = { file: 'lists.spec.ts', title: 'a phone', specs: [{ title: 'it scrolls', ok: false }] };
  const outer = { file: 'lists.spec.ts', title: 'lists', specs: [{ title: 'it opens', ok: true }], suites: [inner] };
  const file = await aReport({ stats: { expected: 3, flaky: 1 }, suites: [outer] });

  expect(playwrightResult(file, 1)).toEqual({ passed: 4, failures: ['lists.spec.ts › it scrolls'] });
});

test('a run that ends badly though no test failed, or says nothing, has failed', async () => {
  const file = await aReport({ testResults: [] });

  expect(vitestResult(file, await aQuietEnd(), 0).failures).toEqual([]);
  expect(vitestResult('/nowhere.json', await aQuietEnd(), 0).failures).toEqual(['vitest ended without a report']);
  expect(vitestResult(file, await aQuietEnd(), 'SIGKILL').failures).toEqual([
    'vitest ended with SIGKILL, and no test failed',
  ]);
  expect(playwrightResult('/nowhere.json', 0)).toEqual({ passed: 0, failures: ['playwright ended without a report'] });
});
