import { Worker } from 'node:worker_threads';
import { Unavailable } from '../../base/errors/errors.ts';
import { type ExtractionAnswer, type ExtractionJob, READY } from './extraction/extraction-job.ts';
import { FetchRefused } from './page-fetcher.ts';

export interface ExtractionThreadsOptions {
  /** The built extraction-worker. */
  script: URL;
  /** For one page; an ordinary one takes some hundredth of it. */
  timeLimitMs?: number;
  memoryLimitMb?: number;
}

/** Each waits with its page in memory. */
const MOST_WAITING = 50;

/** What libraries keep for good goes with the thread. */
const PAGES_PER_THREAD = 300;

/** An idle thread gives its memory back. */
const IDLE_MS = 60_000;

interface Waiting {
  job: ExtractionJob;
  resolve(answer: ExtractionAnswer): void;
  reject(problem: Error): void;
}

/**
 * Reads pages in a thread of its own, one at a time, so that no page can hold the server up: one that takes too long or too
 * much memory ends with its thread, and the next page gets a new one. Nothing is loaded before the first page.
 */
export class ExtractionThreads {
  private readonly waiting: Waiting[] = [];
  private thread: Worker | null = null;
  private current: Waiting | null = null;
  private timer: NodeJS.Timeout | undefined;
  private pagesRead = 0;

  constructor(private readonly options: ExtractionThreadsOptions) {}

  /** Null for a page that nothing can be read from, because it is made to take too long or too much. */
  read(job: ExtractionJob): Promise<ExtractionAnswer> {
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(new Unavailable());
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.begin();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new FetchRefused('timeout'));
    this.finish(null);
    await this.dismiss();
  }

  private begin(): void {
    if (this.current) return;
    const next = this.waiting.shift();
    if (!next) {
      this.timer = setTimeout(() => void this.dismiss(), IDLE_MS).unref();
      return;
    }
    clearTimeout(this.timer);
    this.current = next;
    if (this.thread) this.hand(this.thread, next);
    else this.thread = this.start();
  }

  private hand(thread: Worker, { job }: Waiting): void {
    thread.postMessage(job, [job.bytes.buffer as ArrayBuffer]);
    this.timer = setTimeout(() => this.giveUp(), this.options.timeLimitMs ?? 5_000);
  }

  private start(): Worker {
    const { script, memoryLimitMb = 256 } = this.options;
    const thread = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      stdout: true, // libraries have nothing to say in our log
      stderr: true,
    });
    thread.unref();
    thread.on('message', (answer: ExtractionAnswer | typeof READY) => {
      if (this.thread !== thread) return;
      if (answer === READY) {
        if (this.current) this.hand(thread, this.current); // its time begins when everything is loaded
        return;
      }
      this.pagesRead += 1;
      if (this.pagesRead >= PAGES_PER_THREAD) void this.dismiss();
      this.finish(answer);
      this.begin();
    });
    thread.on('error', (problem: NodeJS.ErrnoException) => {
      if (this.thread !== thread) return;
      if (problem.code !== 'ERR_WORKER_OUT_OF_MEMORY') this.current?.reject(problem); // ours, and to be heard of
      this.giveUp();
    });
    return thread;
  }

  /** This page is not read, and the thread that was at it goes. */
  private giveUp(): void {
    void this.dismiss();
    this.finish(null);
    this.begin();
  }

  private finish(answer: ExtractionAnswer): void {
    clearTimeout(this.timer);
    this.current?.resolve(answer);
    this.current = null;
  }

  private async dismiss(): Promise<void> {
    const { thread } = this;
    this.thread = null;
    this.pagesRead = 0;
    await thread?.terminate();
  }
}
