import type { Reporter, TestCase } from 'vitest/node';

/** Names the tests that passed only when they were run again: each hides a race, in the product or in itself. */
export default class SecondTryReporter implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.names) console.log(`⚠ passed at the second try only: ${name}`);
  }
}
