import { setTimeout as wait } from 'node:timers/promises';

/** The longest step finishes the jobs that are at work. */
const LONGEST_STEP_MILLISECONDS = 12_000;

interface Step {
  what: string;
  close: () => unknown;
}

/** In the opposite order. One that fails does not keep the others open. */
export class Shutdown {
  private readonly steps: Step[] = [];

  constructor(private readonly longestStep = LONGEST_STEP_MILLISECONDS) {}

  defer(what: string, close: () => unknown): void {
    this.steps.push({ what, close });
  }

  async run(report: (problem: string) => void): Promise<void> {
    for (let step = this.steps.pop(); step; step = this.steps.pop()) await this.take(step, report);
  }

  private async take({ what, close }: Step, report: (problem: string) => void): Promise<void> {
    const isOver = new AbortController();
    const timeout = wait(this.longestStep, 'too long', { signal: isOver.signal });
    timeout.catch(() => {}); // it was closed before
    try {
      if ((await Promise.race([close(), timeout])) === 'too long') report(`${what}: took too long to close`);
    } catch (problem) {
      report(`${what}: ${problem instanceof Error ? problem.message : problem}`);
    } finally {
      isOver.abort();
    }
  }
}
