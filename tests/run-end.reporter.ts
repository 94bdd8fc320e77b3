import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';

/** The end of the last run is written here, as a `RunEnd`. */
export const RUN_END = resolve('test-results/vitest-end.json');

/** The part that vitest's own json report leaves out. */
export interface RunEnd {
  /** Files that began, or were to begin, and never ended: their worker died or did not start. */
  lost: { file: string; reason: string }[];
  /** Messages of what was thrown outside of all tests. */
  errors: string[];
}

/**
 * Names the tests that passed only when they were run again: each hides a race, in the product or in itself. And writes
 * down the files that were lost, which vitest would have passed in silence but for its exit code.
 */
export default class RunEndReporter implements Reporter {
  private readonly secondTries: string[] = [];
  private readonly unfinished = new Set<string>();

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.unfinished.add(moduleId);
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.unfinished.delete(moduleId);
  }

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.secondTries.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const name of this.secondTries) console.log(`⚠ passed at the second try only: ${name}`);
    const files = [...this.unfinished];
    const errors = unhandled.map(wholeMessage);
    const end: RunEnd = {
      lost: files.map((file) => ({ file, reason: errors.find((error) => error.includes(file)) ?? 'it did not end' })),
      errors: errors.filter((error) => !files.some((file) => error.includes(file))),
    };
    writeFileSync(RUN_END, JSON.stringify(end));
  }
}

/** The cause first: it says how a worker ended, and with which file. */
function wholeMessage({ message, cause }: SerializedError): string {
  return cause ? `${cause.message} (${message})` : message;
}
